import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import type { BackgroundRemoval } from '../../../src/contract/models.ts';
import { createCompanions, namedFields, messageOf, post, recordOf } from '../support/companions.ts';
import { base64, createRemover, drawing, form, raster, REMOVE, square } from '../support/removal.ts';

/** Size of a picture, and its alpha in the corner and in the middle. */
async function readAlpha(png: Uint8Array) {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  return {
    size: [info.width, info.height],
    channels: info.channels,
    corner: alphaAt(0, 0),
    middle: alphaAt(info.width >> 1, info.height >> 1),
  };
}

const CUT = { size: [60, 40], channels: 4, corner: 0, middle: 255 };

describe('background removal', () => {
  test('accepts a file and returns a PNG in Base64 without the background, and its cost (C4)', async () => {
    const response = await createRemover().sendRequest(REMOVE, form({ image_file: square }));
    const { image_b64, ...rest } = await recordOf<BackgroundRemoval>(response);
    expect(rest).toEqual({ model: 'balanced', width: 60, height: 40, charged: 0.0333, balance: 99.9667 });
    expect(await readAlpha(Buffer.from(image_b64, 'base64'))).toEqual(CUT);
  });

  test('returns the bytes if format is png (C4)', async () => {
    const response = await createRemover().sendRequest(REMOVE, form({ image_file: square, format: 'png' }));
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect(await readAlpha(new Uint8Array(await response.arrayBuffer()))).toEqual(CUT);
  });

  test('is deterministic', async () => {
    const { sendRequest } = createRemover();
    const run = async () =>
      (await recordOf<BackgroundRemoval>(await sendRequest(REMOVE, form({ image_file: square })))).image_b64;
    expect(await run()).toBe(await run());
  });

  test.each(['balanced', 'studio', 'turbo'])('supports the model %s', async (model) => {
    const { sendRequest } = createRemover();
    for (const request of [
      form({ image_file: square, model }),
      post({ image_file_b64: base64(square), model }),
    ]) {
      expect((await recordOf<BackgroundRemoval>(await sendRequest(REMOVE, request))).model).toBe(model);
    }
  });

  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('accepts a %s', async (format) => {
    const { sendRequest } = createRemover();
    const response = await sendRequest(REMOVE, form({ image_file: await raster(format), format: 'png' }));
    expect(await readAlpha(new Uint8Array(await response.arrayBuffer()))).toEqual(CUT);
  });

  test('accepts an SVG, and pictures in greyscale, in 16 bits and in CMYK', async () => {
    const { sendRequest } = createRemover();
    const others = [
      await sharp(square).greyscale().toColourspace('b-w').png().toBuffer(),
      await sharp(square).toColourspace('rgb16').png().toBuffer(),
      await sharp(square).toColourspace('cmyk').jpeg().toBuffer(),
    ].map((bytes) => new Uint8Array(bytes));
    // Yellow differs from the white background in blue only.
    const yellow = drawing().replace('#c00', '#ff0');
    for (const image_file of [
      ...[drawing(), yellow].map((svg) => new TextEncoder().encode(svg)),
      ...others,
    ]) {
      const response = await sendRequest(REMOVE, form({ image_file, format: 'png' }));
      expect(await readAlpha(new Uint8Array(await response.arrayBuffer()))).toEqual(CUT);
    }
  });

  test('takes the colour of each corner for the background', async () => {
    const colors = ['#9a1e02', '#0a8c14', '#103cb4', '#d2c8f0'];
    const corners = colors.map((color, at) => {
      const [x, y] = [30 * (at % 2), at < 2 ? 0 : 20];
      return `<rect x="${x}" y="${y}" width="30" height="20" fill="${color}"/>`;
    });
    const middle = '<rect x="20" y="10" width="20" height="20" fill="#000"/>';
    const image_file = new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">${corners.join('')}${middle}</svg>`,
    );
    const response = await createRemover().sendRequest(REMOVE, form({ image_file, format: 'png' }));
    const { data, info } = await sharp(await response.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
    const places = [
      [5, 5],
      [55, 5],
      [5, 35],
      [55, 35],
      [30, 20],
    ] as const;
    expect(places.map(([x, y]) => alphaAt(x, y))).toEqual([0, 0, 0, 0, 255]);
  });

  test.each([
    ['balanced', [0, 36, 48, 60, 61], [0, 0, 128, 255, 255]],
    ['studio', [0, 24, 48, 72, 73], [0, 0, 128, 255, 255]],
    ['turbo', [0, 47, 48, 49, 50], [0, 0, 0, 255, 255]],
  ])('with the model %s, colours near the background fade', async (model, distances, alphas) => {
    const base = [0, 100, 200];
    const pixels = distances.flatMap((by) =>
      [0, 1, 2].flatMap((at) => base.map((c, i) => (i === at ? c + by * (c > 150 ? -1 : 1) : c))),
    );
    const width = pixels.length / 3;
    const edge = Array.from({ length: width }, () => base).flat();
    const raw = { width, height: 3, channels: 3 } as const;
    const png = await sharp(Uint8Array.from([...edge, ...pixels, ...edge]), { raw })
      .png()
      .toBuffer();
    const request = form({ image_file: new Uint8Array(png), format: 'png', model });
    const response = await createRemover().sendRequest(REMOVE, request);
    const data = await sharp(await response.arrayBuffer())
      .raw()
      .toBuffer();
    const row = data.subarray(width * 4, 2 * width * 4);
    expect(Array.from({ length: width }, (_, at) => row[at * 4 + 3])).toEqual(
      alphas.flatMap((alpha) => [alpha, alpha, alpha]),
    );
  });

  test('reduces pictures of more than 16 million pixels', async () => {
    const { sendRequest } = createRemover();
    const image_file = await raster('png', 8_000, 4_000);
    const { width, height } = await recordOf<BackgroundRemoval>(
      await sendRequest(REMOVE, form({ image_file })),
    );
    expect(width / height).toBeCloseTo(2, 2);
    expect(width * height).toBeGreaterThan(15_900_000);
    expect(width * height).toBeLessThanOrEqual(16_000_000);
  });

  test('accepts Base64, raw and as a data URI (I4)', async () => {
    const { sendRequest } = createRemover();
    for (const image_file_b64 of [base64(square), `data:image/png;base64,${base64(square)}`]) {
      expect((await sendRequest(REMOVE, post({ image_file_b64 }))).status).toBe(200);
    }
  });
});

describe('a URL', () => {
  test.each([
    ['/raw/square.png', [600, 400]],
    ['/cdn.php?id=square', [600, 400]],
    ['/cdn.php?id=1', [600, 400]],
    ['/thumb/square.png', [480, 320]],
  ])('of a picture of the service is accepted: %s', async (path, size) => {
    const { sendRequest } = createRemover();
    const image_url = `http://pix.test${path}`;
    for (const request of [post({ image_url }), form({ image_url })]) {
      const { width, height } = await recordOf<BackgroundRemoval>(await sendRequest(REMOVE, request));
      expect([width, height]).toEqual(size);
    }
  });

  test.each([
    'http://127.0.0.1:1/a.png',
    'http://169.254.169.254/latest',
    'http://localhost/raw/square.png',
    'http://pix.test.example/raw/square.png',
    'http://pix.tent/raw/square.png',
    'http://pix.test:8080/raw/square.png',
    'https://pix.test/raw/square.png',
    'http://pix.test/raw/square.jpg',
    'http://pix.test/raw/nothing.png',
    'http://pix.test/raw/..%2Fsquare.png',
    'http://pix.test/cdn.php',
    'http://pix.test/cdn.php/x?id=square',
    'http://pix.test/i/square',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'square.png',
    '',
    null,
    1,
  ])('of any other kind is rejected and never fetched: %j (S25)', async (image_url) => {
    const connect = vi.spyOn(globalThis, 'fetch');
    const { sendRequest } = createRemover();
    const response = await sendRequest(REMOVE, post({ image_url }));
    expect([response.status, await namedFields(response)]).toEqual([422, ['image_url']]);
    expect(connect).not.toHaveBeenCalled();
    connect.mockRestore();
  });
});

describe('the wallet', () => {
  test('pays 1 rupee for 30', async () => {
    const { sendRequest, app } = createRemover();
    for (let done = 0; done < 30; done += 1) await sendRequest(REMOVE, form({ image_file: square }));
    expect(app.store.wallets.balance('owner')).toBe(29_700);
  });

  test('without sufficient balance leads to a 402', async () => {
    const response = await createRemover().sendRequest(REMOVE, form({ image_file: square }, 'other'));
    expect([response.status, await messageOf(response)]).toEqual([
      402,
      'This costs 0.0333 rupees; the wallet holds 0.',
    ]);
  });

  test('without sufficient balance starts no work', async () => {
    const removeBackground = vi.fn();
    const { sendRequest } = createCompanions({ removeBackground });
    expect((await sendRequest(REMOVE, form({ image_file: square }, 'other'))).status).toBe(402);
    expect(removeBackground).not.toHaveBeenCalled();
  });

  test('is charged to its last unit and no further, even by concurrent requests', async () => {
    const mock = createRemover();
    const { wallets } = mock.app.store;
    mock.app.store.write(() => wallets.table.put({ user: 'other', units: 29 }));
    const statuses = await Promise.all(
      Array.from(
        { length: 5 },
        async () => (await mock.sendRequest(REMOVE, form({ image_file: square }, 'other'))).status,
      ),
    );
    expect(statuses.toSorted()).toEqual([200, 200, 402, 402, 402]);
    expect(wallets.balance('other')).toBe(9);
  });
});

test('without a decoder, the result is a transparent PNG of the same size', async () => {
  const { sendRequest } = createCompanions();
  for (const [width, height] of [
    [1, 1],
    [7, 300],
    [9, 1],
    [5_000, 3_000],
  ] as const) {
    const image_file = new TextEncoder().encode(drawing(width, height));
    const response = await sendRequest(REMOVE, form({ image_file, format: 'png' }));
    const png = new Uint8Array(await response.arrayBuffer());
    const { size, channels } = await readAlpha(png);
    expect([size, channels]).toEqual([[width, height], 4]);
    const alpha = await sharp(png).extractChannel('alpha').raw().toBuffer();
    expect(alpha.every((value) => value === 0)).toBe(true);
  }
});

/** Uploads from a page, over real sockets and HTTP/1.1. */
import { describe, expect, it, vi } from 'vitest';
import {
  PixAbortError,
  PixAuthError,
  PixConflictError,
  PixError,
  PixInvalidParameterError,
  PixNetworkError,
  PixTooLargeError,
  type UploadImageInput,
  type UploadProgress,
} from '../../src/index.ts';
import {
  createClient,
  failNextRequest,
  live,
  picture,
  readTraffic,
  resetBeforeEach,
  storedBytes,
  uploadStatuses,
} from './support/live.ts';

resetBeforeEach();

const MEGABYTES = 1_000_000;
const pix = createClient();
/** A client over a connection of about 10 MB per second. */
const slow = createClient({ baseUrl: live.slow });

const streamOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream();
const base64Of = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** The error that a call rejects with. */
async function failureOf(call: PromiseLike<unknown>): Promise<PixError> {
  const error = await call.then(
    () => expect.unreachable('the call should have failed'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(PixError);
  return error as PixError;
}

/** POST requests received by the proxy. */
const posts = async () => (await readTraffic()).requests.filter(({ method }) => method === 'POST');
const slugs = async () => (await pix.images.list()).data.map(({ slug }) => slug);

describe('An upload from a page', () => {
  it.each<[string, (bytes: Uint8Array<ArrayBuffer>) => UploadImageInput]>([
    ['a File', (bytes) => ({ image: new File([bytes], 'ship.png', { type: 'image/png' }) })],
    ['a Blob', (bytes) => ({ image: new Blob([bytes]) })],
    ['a Uint8Array', (bytes) => ({ image: bytes })],
    ['an ArrayBuffer', (bytes) => ({ image: bytes.buffer })],
    ['a ReadableStream', (bytes) => ({ image: streamOf(bytes) })],
    ['Base64', (bytes) => ({ image: base64Of(bytes) })],
    ['a data URI', (bytes) => ({ image: `data:image/png;base64,${base64Of(bytes)}` })],
    ['image_base64', (bytes) => ({ image_base64: base64Of(bytes) })],
  ])('of %s stores the exact bytes, as a form and as JSON', async (_kind, input) => {
    const bytes = await picture();
    for (const as of ['multipart', 'json'] as const) {
      const image = await pix.images.upload({ ...input(bytes), slug: `ship-${as}` }, { as });
      expect(image).toMatchObject({ format: 'PNG', dimensions: { width: 40, height: 30 } });
      expect(image.delete_token).toMatch(/\w{8}/);
      expect(await storedBytes(pix, `ship-${as}`)).toEqual(bytes);
    }
    expect(await posts()).toHaveLength(2);
  });

  it('reports its actual progress over HTTP/1.1', async () => {
    // Sockets buffer the first megabytes at once, whatever the server does.
    const image = await picture(20 * MEGABYTES);
    const steps: UploadProgress[] = [];
    await slow.images.upload({ image, slug: 'large' }, { onProgress: (step) => steps.push(step) });
    const loaded = steps.map((step) => step.loaded);
    // More than start and end, which would be reported without actual progress, too.
    expect(new Set(loaded).size).toBeGreaterThan(3);
    expect(loaded).toEqual(loaded.toSorted((a, b) => a - b));
    expect(new Set(steps.map(({ total }) => total)).size).toBe(1);
    expect(steps.at(-1)).toEqual({ loaded: steps[0]?.total, total: steps[0]?.total });
    expect(steps[0]?.total).toBeGreaterThan(image.length);
  });

  it('uses XMLHttpRequest, which sends cookies, only with `onProgress`', async () => {
    const types = () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name === `${live.proxy}/api/v1/images`)
        .map((entry) => (entry as PerformanceResourceTiming).initiatorType);
    await pix.images.upload({ image: await picture(), slug: 'plain' });
    await vi.waitFor(() => expect(types()).toEqual(['fetch']));
    await pix.images.upload({ image: await picture(), slug: 'heard' }, { onProgress: () => undefined });
    // The XMLHttpRequest belongs to a frame, whose requests are not in the list of the page.
    expect(types()).toEqual(['fetch']);
    expect(await posts()).toHaveLength(2);
  });

  it('accepts pictures from another window', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const other = frame.contentWindow as Window & typeof globalThis;
    const bytes = await picture();
    for (const image of [
      new other.File([bytes], 'ship.png'),
      new other.Blob([bytes]),
      other.Uint8Array.from(bytes),
      other.Uint8Array.from(bytes).buffer,
      new other.Blob([bytes]).stream(),
    ]) {
      const { slug } = await pix.images.upload({ image });
      expect(await storedBytes(pix, slug)).toEqual(bytes);
    }
    frame.remove();
  });

  it('cancels its stream when it is aborted while the stream is read', async () => {
    const cancel = vi.fn();
    const image = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        controller.enqueue(new Uint8Array(1024));
      },
      cancel,
    });
    const controller = new AbortController();
    setTimeout(() => controller.abort('enough'), 50);
    const error = await failureOf(pix.images.upload({ image }, { signal: controller.signal }));
    expect(error).toBeInstanceOf(PixAbortError);
    expect(cancel.mock.calls).toEqual([expect.arrayContaining(['enough'])]);
    expect((await readTraffic()).requests).toEqual([]);
  });

  it.each(['multipart', 'json'] as const)('by a custom fetch reports its end, as %s', async (as) => {
    const own = createClient({ fetch: (url, init) => fetch(url, init) });
    const steps: UploadProgress[] = [];
    await own.images.upload(
      { image: await picture(), slug: `own-${as}` },
      { as, onProgress: (step) => steps.push(step) },
    );
    expect(steps).toEqual([{ loaded: steps[0]?.total, total: expect.any(Number) as number }]);
  });

  it('continues when `onProgress` throws, and logs the error (U18)', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const onProgress = () => {
      throw new Error('listener');
    };
    expect(await pix.images.upload({ image: await picture(), slug: 'new' }, { onProgress })).toMatchObject({
      slug: 'new',
    });
    expect(error).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ message: 'listener' }));
    error.mockRestore();
  });

  it('that is aborted in progress ends at the server, too, and stores nothing (U15)', async () => {
    const controller = new AbortController();
    const call = slow.images.upload(
      { image: await picture(20 * MEGABYTES), slug: 'cancelled' },
      { signal: controller.signal, onProgress: () => controller.abort('enough') },
    );
    const error = await failureOf(call);
    expect(error).toBeInstanceOf(PixAbortError);
    expect(error).toMatchObject({ cause: 'enough', attempts: 1, maybeSent: true });
    // The server has seen the end of the connection, or half a picture.
    expect([[0], [400]]).toContainEqual(await uploadStatuses());
    expect(await slugs()).toEqual(['harbour', 'quay']);
  });

  it('that is aborted before it begins sends nothing', async () => {
    const signal = AbortSignal.abort('early');
    const error = await failureOf(pix.images.upload({ image: await picture() }, { signal }));
    expect(error).toBeInstanceOf(PixAbortError);
    expect(error).not.toHaveProperty('maybeSent');
    expect((await readTraffic()).requests).toEqual([]);
  });

  it.each([
    ['revoked key', PixAuthError, 401, { apiKey: 'pix_test_revoked' }],
    ['taken slug', PixConflictError, 409, {}],
  ] as const)(
    'with a %s rejects with its error class, although the picture is large',
    async (_, type, status, options) => {
      for (const baseUrl of [live.url, live.slow]) {
        const { images } = createClient({ baseUrl, ...options });
        const error = await failureOf(
          images.upload({ image: await picture(8 * MEGABYTES), slug: 'harbour' }),
        );
        expect(error).toBeInstanceOf(type);
        expect(error).toMatchObject({ status, attempts: 1 });
        expect(error.requestId).toMatch(/\w{8}/);
        expect(error).not.toHaveProperty('maybeSent');
      }
    },
  );

  it('that a proxy rejects as too large rejects with its error class', async () => {
    await failNextRequest('too large');
    const error = await failureOf(pix.images.upload({ image: await picture(8 * MEGABYTES) }));
    expect(error).toBeInstanceOf(PixTooLargeError);
    expect(error).toMatchObject({ status: 413, code: 'made_up' });
    expect(await posts()).toHaveLength(1);
  });

  it('whose response is lost fails with `maybeSent`, and is not sent again (U17)', async () => {
    await failNextRequest('lost');
    const error = await failureOf(pix.images.upload({ image: await picture(), slug: 'lost' }, { retry: 5 }));
    expect(error).toBeInstanceOf(PixNetworkError);
    expect(error).toMatchObject({ maybeSent: true, attempts: 1 });
    expect(error.message).toContain('check before you send it again');
    expect(await posts()).toHaveLength(1);
    expect(await slugs()).toContain('lost');
  });

  it('of a file that is not a picture is rejected before anything is sent (U10)', async () => {
    const image = new File(['<html><body>'], 'a.png', { type: 'image/png' });
    expect(await failureOf(pix.images.upload({ image }))).toBeInstanceOf(PixInvalidParameterError);
    expect((await readTraffic()).requests).toEqual([]);
  });

  it('with `stripMetadata` removes metadata, and keeps the orientation', async () => {
    const image = await turnedJpeg();
    for (const stripMetadata of [false, true]) {
      const slug = stripMetadata ? 'stripped' : 'plain';
      await pix.images.upload({ image, slug }, { stripMetadata });
      const bytes = await storedBytes(pix, slug);
      expect(new TextDecoder('latin1').decode(bytes).includes('SECRET-NAME')).toBe(!stripMetadata);
      const { width, height } = await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>]));
      expect([width, height]).toEqual([30, 40]);
    }
  });
});

/** A JPEG with metadata: an orientation of 90 degrees, and a name. */
async function turnedJpeg(): Promise<Uint8Array<ArrayBuffer>> {
  const jpeg = await picture(0, 'image/jpeg');
  // Exif: one directory of two entries, the orientation (6) and the copyright, whose text follows.
  const exif = [
    ...[...'Exif\0\0II*\0'].map((letter) => letter.charCodeAt(0)),
    ...[8, 0, 0, 0, 2, 0],
    ...[0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0],
    ...[0x98, 0x82, 2, 0, 12, 0, 0, 0, 38, 0, 0, 0],
    ...[0, 0, 0, 0],
    ...[...'SECRET-NAME\0'].map((letter) => letter.charCodeAt(0)),
  ];
  const segment = [0xff, 0xe1, 0, exif.length + 2, ...exif];
  return new Uint8Array([...jpeg.subarray(0, 2), ...segment, ...jpeg.subarray(2)]);
}

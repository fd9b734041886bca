/** Uploads that break off, and pictures that prove invalid only when decoded, sent to the server. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { encodeBmp } from '../../mock-server/imaging/bmp.ts';
import { startPixServer, type PixServer } from '../../mock-server/server.ts';
import type { ErrorBody, Stats } from '../../src/contract/models.ts';
import { asForm, fileOf, pictures } from '../contract/support/uploads.ts';

let folder: string;
let server: PixServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pix-'));
  server = await startPixServer({ port: 0, key: 'pix_test_owner', data: folder, scenario: 'empty' });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const send = async (bytes: Uint8Array) => {
  const response = await fetch(`${server.url}/api/v1/images`, asForm({ image: fileOf(bytes) }));
  const body = (await response.json()) as Partial<ErrorBody>;
  return { status: response.status, fault: body.error?.fields?.['image'] };
};

const filesLeft = async () => (await readdir(join(folder, 'state', 'pictures'))).length;

const total = async () => {
  const response = await fetch(`${server.url}/api/v1/stats`);
  return ((await response.json()) as { data: Stats }).data.total_images;
};

const noise = sharp({
  create: {
    ...{ width: 700, height: 500, channels: 3, background: '#c63' },
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
});
const whole = {
  JPG: await noise.clone().jpeg().toBuffer(),
  PNG: await noise.clone().png().toBuffer(),
  GIF: await noise.clone().gif().toBuffer(),
  WEBP: await noise.clone().webp().toBuffer(),
};
const tables = whole.JPG.indexOf(Buffer.from([0xff, 0xc4])) + 4;

test.each([
  ['JPG', Buffer.from(whole.JPG).fill(0xff, tables, tables + 20), 'the JPG cannot be decoded'],
  [
    'truncated JPG',
    Buffer.concat([whole.JPG.subarray(0, 9000), Buffer.from([0xff, 0xd9])]),
    'parts of the JPG',
  ],
  ['PNG', Buffer.from(whole.PNG).fill(7, 2000, 40_000), 'parts of the PNG are missing'],
  ['GIF', Buffer.from(whole.GIF).fill(0xff, 900, 1100), 'the GIF cannot be decoded'],
  ['WEBP', Buffer.from(whole.WEBP).fill(7, 30), 'the WEBP cannot be decoded'],
  ['BMP', Buffer.from(encodeBmp(new Uint8Array(12), 2, 2)).fill(5, 30, 31), 'the BMP cannot be decoded'],
  [
    'SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"><g></svg>'),
    'the SVG cannot',
  ],
])('a complete but undecodable %s is a 422, and its file is deleted', async (_, bytes, words) => {
  const before = [await total(), await filesLeft()];
  const { status, fault } = await send(bytes);
  expect(status).toBe(422);
  expect(fault).toContain(`must be a complete picture; ${words}`);
  expect([await total(), await filesLeft()]).toEqual(before);
});

test.each([
  ['bytes after its end', Buffer.concat([whole.JPG, Buffer.alloc(9000, 7)])],
  ['stray bytes between segments', withStrayBytes(whole.JPG)],
  ['a metadata chunk with a wrong checksum', withOddChunk(whole.PNG)],
  [
    'script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"><script>x</script></svg>'),
  ],
])('a picture with %s is accepted, as by viewers', async (_, bytes) => {
  expect(await send(bytes)).toEqual({ status: 201, fault: undefined });
});

test.each([
  [
    'nested entities',
    `<!DOCTYPE svg [<!ENTITY a0 "aaaaaaaaaa">${nested((at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`)}]>`,
    '<text>&a9;</text>',
    [],
  ],
  [
    'nested uses',
    '',
    `<defs><g id="a0"><rect width="9" height="9"/></g>${nested((at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`)}</defs><use href="#a9"/>`,
    // The drawing is rendered for seconds before it is given up.
    ['photo', 'drawing'],
  ],
])(
  'a drawing of %s is rejected, and a photo is accepted meanwhile (S21)',
  async (_, type, content, inOrder) => {
    const svg = `${type}<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">${content}</svg>`;
    const events: string[] = [];
    const refused = send(Buffer.from(svg)).finally(() => events.push('drawing'));
    expect((await send(whole.JPG).finally(() => events.push('photo'))).status).toBe(201);
    expect((await refused).status).toBe(422);
    if (inOrder.length) expect(events).toEqual(inOrder);
  },
);

test.each([
  [
    'a form',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n',
  ],
  ['JSON', 'application/json', '{"image_base64":"'],
])('an upload as %s that breaks off leaves nothing behind (S4)', async (_, type, start) => {
  const before = [await total(), await filesLeft()];
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/v1/images HTTP/1.1\r\nHost: localhost\r\nX-API-Key: pix_test_owner\r\nContent-Type: ${type}\r\nContent-Length: 9000000\r\n\r\n${start}`,
  );
  await new Promise<void>((resolve) => socket.write(Buffer.alloc(2_000_000, 'A'), () => resolve()));
  // The file is written while it arrives.
  await vi.waitFor(async () => expect(await filesLeft()).toBe((before[1] ?? 0) + 1));
  socket.destroy();
  await vi.waitFor(async () => expect([await total(), await filesLeft()]).toEqual(before));
  expect((await send(pictures.PNG)).status).toBe(201);
});

function nested(write: (at: number) => string): string {
  return Array.from({ length: 9 }, (_, at) => write(at)).join('');
}

/** Inserts bytes behind the frame, where the size is known. */
function withStrayBytes(jpg: Buffer): Buffer {
  const at = jpg.indexOf(Buffer.from([0xff, 0xc4]), jpg.indexOf(Buffer.from([0xff, 0xc0])));
  return Buffer.concat([jpg.subarray(0, at), Buffer.from([1, 2, 3]), jpg.subarray(at)]);
}

function withOddChunk(png: Buffer): Buffer {
  const chunk = Buffer.from([0, 0, 0, 4, 0x74, 0x45, 0x58, 0x74, 1, 2, 3, 4, 0, 0, 0, 0]);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

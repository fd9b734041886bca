/** Memory of a server that keeps pictures in a folder, during many uploads. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

const UPLOADS = 25;

/**
 * In megabytes, on top of the memory of the server itself: 91 MB when built, and about 40 more here, where Node compiles TypeScript. The
 * engine keeps some 64 MB of unused buffers before it collects them, and more on a busy machine; the pictures are 375 MB and more.
 */
const MAX_MEGABYTES = 140;

const ways = [
  {
    way: 'forms',
    type: 'multipart/form-data; boundary=b',
    start: '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n',
    megabytes: 30,
    bytesPerLetter: 1,
  },
  // Decoded data are discarded block by block, and collected later.
  {
    way: 'JSON',
    type: 'application/json',
    start: '{"image_base64":"',
    // If they were kept, they would still be twice the limit.
    megabytes: 15,
    bytesPerLetter: 3 / 4,
  },
];

async function startServer(): Promise<{ port: number; pictures: string; peak: () => Promise<number> }> {
  const folder = await mkdtemp(join(tmpdir(), 'pix-'));
  const data = join(folder, 'data');
  const server = fork(new URL('upload-server.ts', import.meta.url), [data], { execArgv: [] });
  onTestFinished(async () => {
    server.disconnect();
    await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  });
  const nextMessage = async <T>() => ((await once(server, 'message')) as [T])[0];
  const { url } = await nextMessage<{ url: string }>();
  const peak = async () => {
    const message = nextMessage<{ peak: number }>();
    server.send('peak');
    return (await message).peak;
  };
  return { port: Number(new URL(url).port), pictures: join(data, 'state', 'pictures'), peak };
}

/** Sends all of a picture but its last byte, with backpressure. */
async function sendMost(port: number, type: string, start: string, bytes: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  const length = start.length + bytes + 1;
  socket.write(
    `POST /api/v1/images HTTP/1.1\r\nHost: localhost\r\nX-API-Key: pix_test_owner\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${start}`,
  );
  const block = Buffer.alloc(100_000, 'A');
  for (let sent = 0; sent < bytes; sent += block.length)
    if (!socket.write(block)) await once(socket, 'drain');
}

async function bytesIn(folder: string): Promise<number> {
  const sizes = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test.each(ways)(
  `${UPLOADS} uploads of $megabytes MB in progress as $way are stored in the folder, and take less than ${MAX_MEGABYTES} MB of additional memory (S3)`,
  async ({ type, start, megabytes, bytesPerLetter }) => {
    const bytes = megabytes * 1e6;
    const { port, pictures, peak } = await startServer();
    const before = await peak();
    await Promise.all(Array.from({ length: UPLOADS }, () => sendMost(port, type, start, bytes)));
    // The last blocks of each upload may not have been written yet.
    const arrived = UPLOADS * (bytes * bytesPerLetter - 200_000);
    await vi.waitFor(async () => expect(await bytesIn(pictures)).toBeGreaterThan(arrived));
    expect(((await peak()) - before) / 1e6).toBeLessThan(MAX_MEGABYTES);
  },
);

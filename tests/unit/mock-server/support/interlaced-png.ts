import { crc32, createDeflate, constants } from 'node:zlib';

/** The passes of Adam7: offsets and distances of their pixels. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

const BYTES_PER_PIXEL = 3;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A complete black interlaced PNG of three bytes per pixel, created without holding its pixels. */
export async function interlacedPng(side: number): Promise<Uint8Array<ArrayBuffer>> {
  const rowBytes = PASSES.map(([x, y, dx, dy]) => {
    const [columns, rows] = [Math.ceil((side - x) / dx), Math.ceil((side - y) / dy)];
    return rows * (1 + columns * BYTES_PER_PIXEL);
  });
  let left = rowBytes.reduce((total, bytes) => total + bytes, 0);
  const deflate = createDeflate({ level: constants.Z_BEST_SPEED });
  const zeros = Buffer.alloc(1_048_576);
  const parts: Buffer[] = [];
  deflate.on('data', (part: Buffer) => parts.push(part));
  while (left > 0) {
    const block = zeros.subarray(0, Math.min(left, zeros.length));
    left -= block.length;
    if (!deflate.write(block)) await new Promise((resolve) => deflate.once('drain', resolve));
  }
  await new Promise<void>((resolve) => deflate.end(resolve));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 1], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', Buffer.concat(parts)),
      chunk('IEND', new Uint8Array()),
    ]),
  );
}

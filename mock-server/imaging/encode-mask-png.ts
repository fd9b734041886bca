import type { Bytes } from '../store/records.ts';
import type { Size } from './svg-size.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Number of bytes passed to the compressor at a time. */
const BLOCK = 262_144;

/** A single-coloured shape on a transparent background. */
export interface Mask extends Size {
  /** Red, green and blue, each from 0 to 255. */
  colour: readonly [number, number, number];
  /** Returns the first and last coloured pixel of a row; `undefined` for an empty row. */
  rowOf: (y: number) => readonly [first: number, last: number] | undefined;
}

/** Encodes a mask as PNG with one bit per pixel, row by row; needs no library, so that it runs in browsers, too. */
export async function encodeMaskPng(mask: Mask): Promise<Bytes> {
  const { width, height, colour } = mask;
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  // One bit per pixel, which is a palette index.
  header.setUint8(8, 1);
  header.setUint8(9, 3);
  const rows = new ReadableStream<Bytes>({ start: (controller) => sendRows(mask, controller) });
  const data = await new Response(rows.pipeThrough(new CompressionStream('deflate'))).arrayBuffer();
  const parts = [
    Uint8Array.from(SIGNATURE),
    ...chunk('IHDR', new Uint8Array(header.buffer)),
    ...chunk('PLTE', Uint8Array.from([0, 0, 0, ...colour])),
    ...chunk('tRNS', Uint8Array.from([0])),
    ...chunk('IDAT', new Uint8Array(data)),
    ...chunk('IEND', new Uint8Array(0)),
  ];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function sendRows({ width, height, rowOf }: Mask, controller: ReadableStreamDefaultController<Bytes>): void {
  const length = 1 + Math.ceil(width / 8);
  const perBlock = Math.max(1, Math.floor(BLOCK / length));
  for (let top = 0; top < height; top += perBlock) {
    const rows = Math.min(perBlock, height - top);
    const block = new Uint8Array(rows * length);
    for (let y = 0; y < rows; y += 1) {
      const [first, last] = rowOf(top + y) ?? [0, -1];
      // The first byte of a row selects its filter: none.
      const start = y * length + 1;
      for (let x = first; x <= last; x += 1)
        block[start + (x >> 3)] = (block[start + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
    }
    controller.enqueue(block);
  }
  controller.close();
}

/** Encodes a chunk of a PNG: length, type, data, checksum of type and data. */
function chunk(name: string, data: Bytes): Bytes[] {
  const named = new Uint8Array(4 + data.byteLength);
  named.set(new TextEncoder().encode(name));
  named.set(data, 4);
  return [bigEndian(data.byteLength), named, bigEndian(crc32(named))];
}

function bigEndian(value: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** Computes the checksum of PNG (ISO/IEC 15948, Annex D). */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}

/** Compression of static files. Node only. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Bytes } from '../../store/records.ts';

/** Content codings in order of preference. */
export type Coding = 'br' | 'gzip';

/** Size in bytes from which maximum compression would take seconds. */
const LARGE = 262_144;

/** Compresses as much as is possible without a noticeable delay; called once per file. */
export async function compress(bytes: Bytes, coding: Coding): Promise<Bytes> {
  const packed =
    coding === 'br'
      ? await promisify(brotliCompress)(bytes, {
          params: {
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
            [constants.BROTLI_PARAM_QUALITY]: bytes.byteLength < LARGE ? constants.BROTLI_MAX_QUALITY : 5,
          },
        })
      : await promisify(gzip)(bytes, { level: 9 });
  return new Uint8Array(packed);
}

/** The preferred coding among those an `Accept-Encoding` header allows. */
export function acceptedCoding(acceptEncoding: string | null): Coding | undefined {
  const accepted = (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding));
}

/** Compression of static files. Node only. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Bytes } from '../../store/records.ts';

/** Content codings in order of preference. */
const CODINGS = ['br', 'gzip'] as const;

/** A content coding. */
export type Coding = (typeof CODINGS)[number];

/** Extensions of files that were compressed when they were built. */
export const EXTENSIONS: Record<Coding, string> = { br: '.br', gzip: '.gz' };

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

/** Weights of an `Accept-Encoding` header (RFC 9110, 12.5.3); a missing or malformed weight counts as 1. */
function weights(acceptEncoding: string): Map<string, number> {
  const parts = acceptEncoding.toLowerCase().split(',');
  return new Map(
    parts.map((part) => {
      const [coding = '', ...parameters] = part.split(';').map((text) => text.trim());
      const [, weight = '1'] = /^q\s*=\s*([01](?:\.\d{0,3})?)$/.exec(parameters[0] ?? '') ?? [];
      return [coding, Number(weight)];
    }),
  );
}

/**
 * The coding that an `Accept-Encoding` header prefers; `undefined` for an uncompressed response. Of equal weights, Brotli
 * comes before gzip, and an uncompressed response last.
 */
export function acceptedCoding(acceptEncoding: string | null): Coding | undefined {
  const accepted = weights(acceptEncoding ?? '');
  const weightOf = (coding: string) => accepted.get(coding) ?? accepted.get('*') ?? 0;
  const plain = accepted.get('identity') ?? 0;
  const [best] = CODINGS.filter((coding) => weightOf(coding) > 0 && weightOf(coding) >= plain).sort(
    (one, other) => weightOf(other) - weightOf(one),
  );
  return best;
}

import { MAX_JSON_BYTES } from '../../src/contract/limits.ts';

/** Bytes of a body that may hold a picture of so many bytes, as a form or in Base64: its Base64, and 1 MiB. Gap: G8. */
export function uploadBodyLimit(maxBytes: number): number {
  return Math.ceil(maxBytes / 3) * 4 + MAX_JSON_BYTES;
}

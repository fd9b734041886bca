/** Number of bytes encoded at a time: a multiple of three, so that only the end is padded. */
const BLOCK = 24_576;

/** Encodes bytes as Base64. */
export function encodeBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += BLOCK) {
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + BLOCK))));
  }
  return parts.join('');
}

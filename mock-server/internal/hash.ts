/** Computes a 53-bit hash of a string as hex: distinguishes versions, but does not protect against forgery. */
export function hashText(text: string): string {
  return hashBytes(new TextEncoder().encode(text));
}

/** Computes a 53-bit hash of bytes as hex (cyrb53). */
export function hashBytes(bytes: Uint8Array): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at] ?? 0;
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, '0');
}

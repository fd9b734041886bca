/** Decodes a short range of bytes into characters with the same codes. The result is shorter if the bytes end before. */
export function asciiAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

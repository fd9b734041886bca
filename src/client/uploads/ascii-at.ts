/** The bytes of a short range as characters of the same codes; fewer where the bytes end. */
export function asciiAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

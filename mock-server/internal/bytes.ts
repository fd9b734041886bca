/** Bytes without shared memory, as `Response` requires. */
export type Bytes = ReturnType<InstanceType<typeof TextEncoder>['encode']>;

/** Concatenates parts; numbers are single bytes. */
export function concatBytes(...parts: (readonly number[] | Uint8Array)[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Size in bytes up to which chunks are copied. */
const BLOCK = 4_096;

/** Collects chunks of bytes; small ones in blocks, since single bytes would cost many times their size in memory. */
export class ByteCollector {
  #parts: Uint8Array[] = [];
  #block = new Uint8Array(BLOCK);
  #filled = 0;

  /** Adds a chunk, which must not be changed afterwards. */
  add(chunk: Uint8Array): void {
    if (this.#filled + chunk.length > BLOCK) this.#endBlock();
    if (chunk.length >= BLOCK) this.#parts.push(chunk);
    else {
      this.#block.set(chunk, this.#filled);
      this.#filled += chunk.length;
    }
  }

  /** Takes everything that was added. */
  take(): Bytes {
    this.#endBlock();
    const bytes = concatBytes(...this.#parts);
    this.#parts = [];
    return bytes;
  }

  #endBlock(): void {
    if (this.#filled === 0) return;
    this.#parts.push(this.#block.subarray(0, this.#filled));
    this.#block = new Uint8Array(BLOCK);
    this.#filled = 0;
  }
}

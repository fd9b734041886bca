import type { Bytes } from '../../store/records.ts';

/** Puts numbers of some bits one after the other, beginning at the lowest bit of each byte. */
export class BitWriter {
  readonly #bytes: number[] = [];
  #held = 0;
  #bits = 0;

  /** Adds the lowest `bits` bits of a number, the lowest first; 16 at most. */
  add(value: number, bits: number): void {
    this.#held |= value << this.#bits;
    this.#bits += bits;
    for (; this.#bits >= 8; this.#bits -= 8) {
      this.#bytes.push(this.#held & 255);
      this.#held >>>= 8;
    }
  }

  /** All bytes, the last one filled up with zeros. */
  finish(): Bytes {
    return Uint8Array.from(this.#bits > 0 ? [...this.#bytes, this.#held & 255] : this.#bytes);
  }
}

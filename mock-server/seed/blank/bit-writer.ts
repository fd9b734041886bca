import type { Bytes } from '../../store/records.ts';

/** Packs numbers of a few bits into bytes, least significant bit first. */
export class BitWriter {
  readonly #bytes: number[] = [];
  #held = 0;
  #bits = 0;

  /** Appends the lowest `bits` bits of a number, least significant first; 16 bits at most. */
  add(value: number, bits: number): void {
    this.#held |= value << this.#bits;
    this.#bits += bits;
    for (; this.#bits >= 8; this.#bits -= 8) {
      this.#bytes.push(this.#held & 255);
      this.#held >>>= 8;
    }
  }

  /** Returns all bytes; the last one is padded with zero bits. */
  finish(): Bytes {
    return Uint8Array.from(this.#bits > 0 ? [...this.#bytes, this.#held & 255] : this.#bytes);
  }
}

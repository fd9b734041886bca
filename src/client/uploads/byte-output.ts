/** What a stripped file may be longer than the one it was made of: an orientation may take more room than before. */
const SLACK = 64;

/** Memory that is filled from its start. */
export interface ByteOutput {
  write: (bytes: ArrayLike<number>) => void;
  /** What was written so far: a view, not a copy. */
  written: () => Uint8Array<ArrayBuffer>;
}

/** Takes memory once, so that a file of millions of tiny parts costs no more than any other of its size. */
export function createByteOutput(inputLength: number): ByteOutput {
  const memory = new Uint8Array(inputLength + SLACK);
  let length = 0;
  return {
    write: (bytes) => {
      memory.set(bytes, length);
      length += bytes.length;
    },
    written: () => memory.subarray(0, length),
  };
}

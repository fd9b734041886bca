/** Size and colour of a single-coloured picture. */
export interface Blank {
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** Red, green and blue, each from 0 to 255. */
  colour: readonly [number, number, number];
}

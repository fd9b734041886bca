/** Linear light: red, green and blue; 1 is a white surface in full light. */
export type Rgb = Float64Array;

export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : value > high ? high : value;

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Cubic transition from 0 at `low` to 1 at `high` (Hermite). */
export function smooth(low: number, high: number, value: number): number {
  const share = clamp((value - low) / (high - low));
  return share * share * (3 - 2 * share);
}

/** Sets a colour. */
export function setRgb(out: Rgb, red: number, green: number, blue: number): void {
  out[0] = red;
  out[1] = green;
  out[2] = blue;
}

/** Mixes a colour into `out`. */
export function blendRgb(out: Rgb, red: number, green: number, blue: number, share: number): void {
  out[0] = mix(out[0] ?? 0, red, share);
  out[1] = mix(out[1] ?? 0, green, share);
  out[2] = mix(out[2] ?? 0, blue, share);
}

/** Adds light to `out`. */
export function addRgb(out: Rgb, red: number, green: number, blue: number, amount: number): void {
  out[0] = (out[0] ?? 0) + red * amount;
  out[1] = (out[1] ?? 0) + green * amount;
  out[2] = (out[2] ?? 0) + blue * amount;
}

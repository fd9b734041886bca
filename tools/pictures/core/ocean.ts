import { createGaussian, createRandom } from './random.ts';

/** A square tile of waves that repeats in both directions: a sum of waves with the spectrum of wind on deep water. */
export interface WaveTile {
  size: number;
  heights: Float32Array;
}

const GRAVITY = 9.81;

/**
 * Creates a tile of waves (Tessendorf, "Simulating ocean water"): the Phillips spectrum with random phases, transformed by FFT.
 *
 * @param length Side of the tile in metres.
 * @param wind Speed of the wind in metres per second; it blows towards the viewer.
 * @param height Standard deviation of the heights in metres.
 */
export function createWaves(
  size: number,
  length: number,
  { wind, height, seed }: { wind: number; height: number; seed: number },
): WaveTile {
  const gaussian = createGaussian(createRandom(seed));
  const real = new Float64Array(size * size);
  const imaginary = new Float64Array(size * size);
  const longest = (wind * wind) / GRAVITY;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const kx = (2 * Math.PI * (column < size / 2 ? column : column - size)) / length;
      const kz = (2 * Math.PI * (row < size / 2 ? row : row - size)) / length;
      const k = Math.hypot(kx, kz);
      const [one, other] = [gaussian(), gaussian()];
      if (k === 0) continue;
      const along = (kz * 0.94 + kx * 0.34) / k;
      const spread = 0.12 + along * along;
      const decay = -1 / (k * longest) ** 2 - ((k * length) / size / 2) ** 2;
      const power = (Math.exp(decay) / k ** 4) * spread;
      const amplitude = Math.sqrt(power / 2);
      real[row * size + column] = one * amplitude;
      imaginary[row * size + column] = other * amplitude;
    }
  }
  transform2(real, imaginary, size);
  const deviation = Math.sqrt(real.reduce((sum, value) => sum + value * value, 0) / real.length);
  return { size, heights: Float32Array.from(real, (value) => (value / deviation) * height) };
}

/** Fast Fourier transform of rows, then of columns, in place. */
function transform2(real: Float64Array, imaginary: Float64Array, size: number): void {
  const lineR = new Float64Array(size);
  const lineI = new Float64Array(size);
  for (const [step, stride] of [
    [1, size],
    [size, 1],
  ] as const) {
    for (let line = 0; line < size; line += 1) {
      for (let at = 0; at < size; at += 1) {
        lineR[at] = real[line * stride + at * step] ?? 0;
        lineI[at] = imaginary[line * stride + at * step] ?? 0;
      }
      transform(lineR, lineI);
      for (let at = 0; at < size; at += 1) {
        real[line * stride + at * step] = lineR[at] ?? 0;
        imaginary[line * stride + at * step] = lineI[at] ?? 0;
      }
    }
  }
}

/** Radix-2 FFT (Cooley and Tukey), in place. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const { length } = real;
  for (let at = 1, reversed = 0; at < length; at += 1) {
    let bit = length >> 1;
    for (; reversed & bit; bit >>= 1) reversed ^= bit;
    reversed ^= bit;
    if (at < reversed) {
      [real[at], real[reversed]] = [real[reversed] ?? 0, real[at] ?? 0];
      [imaginary[at], imaginary[reversed]] = [imaginary[reversed] ?? 0, imaginary[at] ?? 0];
    }
  }
  for (let span = 2; span <= length; span *= 2) {
    const half = span / 2;
    for (let at = 0; at < half; at += 1) {
      const cos = Math.cos((2 * Math.PI * at) / span);
      const sin = Math.sin((2 * Math.PI * at) / span);
      for (let one = at; one < length; one += span) {
        const other = one + half;
        const re = (real[other] ?? 0) * cos - (imaginary[other] ?? 0) * sin;
        const im = (real[other] ?? 0) * sin + (imaginary[other] ?? 0) * cos;
        real[other] = (real[one] ?? 0) - re;
        imaginary[other] = (imaginary[one] ?? 0) - im;
        real[one] = (real[one] ?? 0) + re;
        imaginary[one] = (imaginary[one] ?? 0) + im;
      }
    }
  }
}

/** Height of the waves at a point of the tile, in cells; interpolated linearly. */
export function waveHeight({ size, heights }: WaveTile, x: number, z: number): number {
  const column = Math.floor(x);
  const row = Math.floor(z);
  const fx = x - column;
  const fz = z - row;
  const left = column & (size - 1);
  const right = (column + 1) & (size - 1);
  const top = (row & (size - 1)) * size;
  const bottom = ((row + 1) & (size - 1)) * size;
  const near = (heights[top + left] ?? 0) * (1 - fx) + (heights[top + right] ?? 0) * fx;
  const far = (heights[bottom + left] ?? 0) * (1 - fx) + (heights[bottom + right] ?? 0) * fx;
  return near + (far - near) * fz;
}

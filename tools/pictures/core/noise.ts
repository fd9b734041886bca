/** Gradient noise (Perlin), and the sums of octaves (fBm) that shape terrain, clouds and water. */
import { createRandom } from './random.ts';

const SIZE = 256;
const random = createRandom(20_260);
const order = Uint8Array.from({ length: SIZE }, (_, at) => at);
for (let at = SIZE - 1; at > 0; at -= 1) {
  const other = Math.floor(random() * (at + 1));
  [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
}
const permutation = Uint8Array.from({ length: SIZE * 2 }, (_, at) => order[at % SIZE] ?? 0);
const gradientX = Float64Array.from({ length: SIZE }, (_, at) => Math.cos((at / SIZE) * 2 * Math.PI));
const gradientY = Float64Array.from({ length: SIZE }, (_, at) => Math.sin((at / SIZE) * 2 * Math.PI));

function corner(hash: number, x: number, y: number): number {
  return (gradientX[hash] ?? 0) * x + (gradientY[hash] ?? 0) * y;
}

/** Noise in two dimensions, about -0.7 to 0.7, with a period of 256. */
export function noise2(x: number, y: number): number {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  const fx = x - cellX;
  const fy = y - cellY;
  const ix = cellX & 255;
  const iy = cellY & 255;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const left = permutation[ix] ?? 0;
  const right = permutation[(ix + 1) & 255] ?? 0;
  const a = corner(permutation[left + iy] ?? 0, fx, fy);
  const b = corner(permutation[right + iy] ?? 0, fx - 1, fy);
  const c = corner(permutation[left + ((iy + 1) & 255)] ?? 0, fx, fy - 1);
  const d = corner(permutation[right + ((iy + 1) & 255)] ?? 0, fx - 1, fy - 1);
  const top = a + u * (b - a);
  return top + v * (c + u * (d - c) - top);
}

/** A pseudo-random number from 0 to 1 for a lattice point. */
export function hash2(x: number, y: number, seed = 0): number {
  let hash = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed + 1, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}

/** Sum of octaves of noise, about -1 to 1. Each octave is rotated, so that the lattice does not show. */
export function fbm2(x: number, y: number, octaves: number, gain = 0.5): number {
  let sum = 0;
  let amplitude = 1;
  let px = x;
  let py = y;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += amplitude * noise2(px, py);
    amplitude *= gain;
    const turned = 1.6 * px + 1.2 * py + 17.3;
    py = 1.6 * py - 1.2 * px + 41.7;
    px = turned;
  }
  return sum;
}

/** Sum of octaves of ridged noise, 0 to about 2: sharp crests, as of mountains. */
export function ridged2(x: number, y: number, octaves: number, gain = 0.5): number {
  let sum = 0;
  let amplitude = 1;
  let weight = 1;
  let px = x;
  let py = y;
  for (let octave = 0; octave < octaves; octave += 1) {
    const crest = 1 - Math.min(1, Math.abs(noise2(px, py)) * 1.6);
    const value = crest * crest * weight;
    sum += amplitude * value;
    weight = Math.min(1, value * 1.8);
    amplitude *= gain;
    const turned = 1.6 * px + 1.2 * py + 17.3;
    py = 1.6 * py - 1.2 * px + 41.7;
    px = turned;
  }
  return sum;
}

import { createRandom } from './random.ts';

const INERTIA = 0.06;
const CAPACITY = 3.2;
const MIN_SLOPE = 0.02;
const EROSION = 0.22;
const DEPOSITION = 0.28;
const EVAPORATION = 0.012;
const GRAVITY = 4;
const MAX_STEPS = 70;
/** Steepest slope that lasts: about 48 degrees. */
const MAX_SLOPE = 1.1;

/**
 * Hydraulic erosion by droplets: each runs downhill, takes up sediment where it accelerates, and drops it where it slows
 * down. Gullies and fans result. After Hans Theobald Beyer, "Implementation of a method for hydraulic erosion" (2015).
 */
export function erode(heights: Float32Array, size: number, droplets: number): void {
  const random = createRandom(4);
  slide(heights, size, 24);
  for (let droplet = 0; droplet < droplets; droplet += 1) {
    runDroplet(heights, size, 2 + random() * (size - 5), 2 + random() * (size - 5));
  }
  slide(heights, size, 12);
}

/** Thermal erosion: material on slopes that are too steep slides to the lower neighbour. */
function slide(heights: Float32Array, size: number, turns: number): void {
  for (let turn = 0; turn < turns; turn += 1) {
    for (let at = size; at < heights.length - size; at += 1) {
      const here = heights[at] ?? 0;
      for (const step of [1, -1, size, -size]) {
        const excess = here - (heights[at + step] ?? 0) - MAX_SLOPE;
        if (excess <= 0) continue;
        heights[at] = (heights[at] ?? 0) - excess * 0.22;
        heights[at + step] = (heights[at + step] ?? 0) + excess * 0.22;
      }
    }
  }
}

function runDroplet(heights: Float32Array, size: number, startX: number, startZ: number): void {
  let [x, z, dx, dz, speed, water, sediment] = [startX, startZ, 0, 0, 1, 1, 0];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const column = Math.floor(x);
    const row = Math.floor(z);
    const at = row * size + column;
    const fx = x - column;
    const fz = z - row;
    const a = heights[at] ?? 0;
    const b = heights[at + 1] ?? 0;
    const c = heights[at + size] ?? 0;
    const d = heights[at + size + 1] ?? 0;
    const height = (a * (1 - fx) + b * fx) * (1 - fz) + (c * (1 - fx) + d * fx) * fz;
    dx = dx * INERTIA - ((b - a) * (1 - fz) + (d - c) * fz) * (1 - INERTIA);
    dz = dz * INERTIA - ((c - a) * (1 - fx) + (d - b) * fx) * (1 - INERTIA);
    const length = Math.hypot(dx, dz);
    if (length < 1e-6) return;
    dx /= length;
    dz /= length;
    x += dx;
    z += dz;
    if (x < 2 || z < 2 || x > size - 4 || z > size - 4) return;
    const fall = heightAt(heights, size, x, z) - height;
    const capacity = Math.max(-fall, MIN_SLOPE) * speed * water * CAPACITY;
    const isFull = sediment > capacity || fall > 0;
    const change = isFull
      ? fall > 0
        ? Math.min(fall, sediment)
        : (sediment - capacity) * DEPOSITION
      : -Math.min((capacity - sediment) * EROSION, -fall);
    sediment -= change;
    heights[at] = a + change * (1 - fx) * (1 - fz);
    heights[at + 1] = b + change * fx * (1 - fz);
    heights[at + size] = c + change * (1 - fx) * fz;
    heights[at + size + 1] = d + change * fx * fz;
    speed = Math.sqrt(Math.max(0, speed * speed - fall * GRAVITY));
    water *= 1 - EVAPORATION;
  }
}

function heightAt(heights: Float32Array, size: number, x: number, z: number): number {
  const column = Math.floor(x);
  const row = Math.floor(z);
  const at = row * size + column;
  const fx = x - column;
  const near = (heights[at] ?? 0) * (1 - fx) + (heights[at + 1] ?? 0) * fx;
  const far = (heights[at + size] ?? 0) * (1 - fx) + (heights[at + size + 1] ?? 0) * fx;
  return near + (far - near) * (z - row);
}

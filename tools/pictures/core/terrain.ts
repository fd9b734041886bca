import { clamp, mix } from './maths.ts';
import { erode } from './erode.ts';

/** A direction or a point; `y` is up. The unit is a cell of the height map. */
export interface Vector {
  x: number;
  y: number;
  z: number;
}

export function normalize({ x, y, z }: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return { x: x / length, y: y / length, z: z / length };
}

/** A square height map with the light that reaches each cell. */
export class Terrain {
  readonly size: number;
  readonly heights: Float32Array;
  /** Share of the sun that reaches a cell, with a soft edge. */
  readonly sun: Float32Array;
  /** Share of the sky that reaches a cell. */
  readonly open: Float32Array;
  top = 0;

  /** `heightOf` gets coordinates from 0 to `size`. */
  constructor(
    size: number,
    heightOf: (x: number, z: number) => number,
    { droplets = 0, sun, softness = 0.04 }: { droplets?: number; sun: Vector; softness?: number },
  ) {
    this.size = size;
    this.heights = Float32Array.from({ length: size * size }, (_, at) =>
      heightOf(at % size, Math.floor(at / size)),
    );
    if (droplets > 0) erode(this.heights, size, droplets);
    for (const height of this.heights) this.top = Math.max(this.top, height);
    this.open = this.#openness();
    this.sun = this.#sunlight(normalize(sun), softness);
  }

  /** Interpolates a map linearly. */
  read(map: Float32Array, x: number, z: number): number {
    const { size } = this;
    const px = clamp(x, 0, size - 1.001);
    const pz = clamp(z, 0, size - 1.001);
    const column = Math.floor(px);
    const row = Math.floor(pz);
    const at = row * size + column;
    const fx = px - column;
    const near = (map[at] ?? 0) + ((map[at + 1] ?? 0) - (map[at] ?? 0)) * fx;
    const far = (map[at + size] ?? 0) + ((map[at + size + 1] ?? 0) - (map[at + size] ?? 0)) * fx;
    return near + (far - near) * (pz - row);
  }

  height(x: number, z: number): number {
    return this.read(this.heights, x, z);
  }

  /** Normal of the surface, from slopes over a distance. */
  normal(x: number, z: number, reach: number): Vector {
    const dx = this.height(x - reach, z) - this.height(x + reach, z);
    const dz = this.height(x, z - reach) - this.height(x, z + reach);
    return normalize({ x: dx, y: 2 * reach, z: dz });
  }

  /** Distance along a ray to the surface; Infinity if it misses. */
  trace(from: Vector, to: Vector, farthest: number): number {
    let distance = 1;
    let before = 0;
    for (let turn = 0; turn < 700 && distance < farthest; turn += 1) {
      const y = from.y + to.y * distance;
      if (y > this.top && to.y > 0) return Infinity;
      const above = y - this.height(from.x + to.x * distance, from.z + to.z * distance);
      if (above < 0) return this.#refine(from, to, before, distance);
      before = distance;
      distance += Math.max(0.25 + distance * 0.0006, above * 0.34);
    }
    return Infinity;
  }

  #refine(from: Vector, to: Vector, above: number, below: number): number {
    let low = above;
    let high = below;
    for (let turn = 0; turn < 9; turn += 1) {
      const middle = (low + high) / 2;
      const isAbove = from.y + to.y * middle > this.height(from.x + to.x * middle, from.z + to.z * middle);
      if (isAbove) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  }

  #sunlight(sun: Vector, softness: number): Float32Array {
    const { size, heights } = this;
    return Float32Array.from({ length: size * size }, (_, at) => {
      const x = at % size;
      const z = Math.floor(at / size);
      const y = (heights[at] ?? 0) + 0.3;
      let light = 1;
      for (let distance = 1.5; distance < size && light > 0; distance *= 1.09) {
        const height = y + sun.y * distance;
        if (height > this.top) break;
        const clearance = height - this.height(x + sun.x * distance, z + sun.z * distance);
        light = Math.min(light, clearance / (softness * distance) + 0.5);
      }
      return clamp(light);
    });
  }

  /** Openness: higher than the surroundings is brighter, at three scales. */
  #openness(): Float32Array {
    const { size, heights } = this;
    const open = new Float32Array(size * size).fill(1);
    for (const radius of [2, 7, 22]) {
      const around = boxBlur(boxBlur(heights, size, radius), size, radius);
      for (let at = 0; at < open.length; at += 1) {
        const depth = ((around[at] ?? 0) - (heights[at] ?? 0)) / radius;
        open[at] = (open[at] ?? 0) * mix(1, 0.35, clamp(depth * 1.6 + 0.08));
      }
    }
    return open;
  }
}

function boxBlur(map: Float32Array, size: number, radius: number): Float32Array {
  const turned = new Float32Array(map.length);
  for (let line = 0; line < size; line += 1) {
    const get = (at: number) => map[line * size + clamp(at, 0, size - 1)] ?? 0;
    let sum = 0;
    for (let at = -radius; at <= radius; at += 1) sum += get(at);
    for (let at = 0; at < size; at += 1) {
      // Written as columns, so that two passes blur both directions.
      turned[at * size + line] = sum / (2 * radius + 1);
      sum += get(at + radius + 1) - get(at - radius);
    }
  }
  return turned;
}

import { hash2 } from './noise.ts';

const SIZE = 64;

/** A cube of value noise with four octaves that repeats in all directions, about 0 to 1. */
export function createVolume(): (x: number, y: number, z: number) => number {
  const data = new Float32Array(SIZE ** 3);
  for (const [cells, amplitude] of [
    [4, 0.5],
    [8, 0.27],
    [16, 0.15],
    [32, 0.08],
  ] as const)
    addOctave(data, cells, amplitude);
  const at = (x: number, y: number, z: number) =>
    data[((z & (SIZE - 1)) * SIZE + (y & (SIZE - 1))) * SIZE + (x & (SIZE - 1))] ?? 0;
  return (x, y, z) => interpolate(at, x * SIZE, y * SIZE, z * SIZE);
}

function addOctave(data: Float32Array, cells: number, amplitude: number): void {
  const step = SIZE / cells;
  const lattice = (x: number, y: number, z: number) =>
    hash2((x % cells) * 37 + (y % cells), z % cells, cells);
  for (let at = 0; at < data.length; at += 1) {
    const x = at % SIZE;
    const y = Math.floor(at / SIZE) % SIZE;
    const z = Math.floor(at / SIZE ** 2);
    data[at] = (data[at] ?? 0) + amplitude * interpolate(lattice, x / step, y / step, z / step, true);
  }
}

function interpolate(
  at: (x: number, y: number, z: number) => number,
  x: number,
  y: number,
  z: number,
  isSmooth = false,
): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const ease = (value: number) => (isSmooth ? value * value * (3 - 2 * value) : value);
  const fx = ease(x - ix);
  const fy = ease(y - iy);
  const fz = ease(z - iz);
  const line = (row: number, plane: number) => {
    const from = at(ix, row, plane);
    return from + (at(ix + 1, row, plane) - from) * fx;
  };
  const near = line(iy, iz) * (1 - fy) + line(iy + 1, iz) * fy;
  const far = line(iy, iz + 1) * (1 - fy) + line(iy + 1, iz + 1) * fy;
  return near + (far - near) * fz;
}

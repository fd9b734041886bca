/** Northern lights over a lake in the woods. */
import { addRgb, blendRgb, clamp, mix, setRgb, smooth, type Rgb } from '../core/maths.ts';
import { isConifer } from '../core/conifers.ts';
import { fbm2, hash2 } from '../core/noise.ts';
import { createRandom } from '../core/random.ts';
import type { Scene, Shader } from '../core/scene.ts';

const SHORE = -0.3;
const STEPS = 60;
/** Moves the layers by a different part of a step at each sample, so that they do not show as lines. */
const random = createRandom(3);

function stars(x: number, y: number, out: Rgb): void {
  for (const [cells, chance, power] of [
    [170, 0.07, 0.09],
    [70, 0.045, 0.4],
    [20, 0.05, 2],
  ] as const) {
    const column = Math.floor(x * cells);
    const row = Math.floor(y * cells);
    if (hash2(column, row, cells) > chance) continue;
    const dx = x * cells - column - 0.25 - 0.5 * hash2(column, row, 1);
    const dy = y * cells - row - 0.25 - 0.5 * hash2(column, row, 2);
    const size = (cells / 1000) * (0.7 + 0.5 * hash2(column, row, 4));
    const light =
      Math.exp(-((dx * dx + dy * dy) / (size * size))) * power * (0.3 + hash2(column, row, 3) ** 3);
    addRgb(out, 0.85, 0.92, 1.1, light);
  }
}

/** Strength of a curtain above a point of the map. */
function curtain(x: number, z: number): number {
  const bend = fbm2(x * 0.34 + 3, z * 0.34 + 1, 4, 0.55) * 1.5;
  const line = Math.abs(Math.sin((z * 0.62 + x * 0.2 + bend) * 1.9));
  const folds = 0.45 + 0.85 * Math.max(0, fbm2(x * 2.6 + bend * 3, z * 1.1, 4, 0.6) + 0.3);
  const patch = smooth(-0.32, 0.35, fbm2(x * 0.3 + 8, z * 0.22 + 5, 3));
  return Math.exp(-((line / 0.12) ** 2)) * folds * patch;
}

/** The curtains as the camera sees them: columns by direction, rows by the logarithm of the distance. */
const MAP = { columns: 1400, rows: 1100, left: -0.74, width: 1.4, nearest: Math.log(0.7), depth: 3.3 };
const curtains = Float32Array.from({ length: MAP.columns * MAP.rows }, (_, at) => {
  const distance = Math.exp(MAP.nearest + (Math.floor(at / MAP.columns) / MAP.rows) * MAP.depth);
  return curtain((MAP.left + ((at % MAP.columns) / MAP.columns) * MAP.width) * distance, distance);
});

/** Reads the map, interpolated linearly. */
function curtainAt(direction: number, distance: number): number {
  const x = clamp((direction - MAP.left) / MAP.width, 0, 0.998) * MAP.columns;
  const y = clamp((Math.log(distance) - MAP.nearest) / MAP.depth, 0, 0.998) * MAP.rows;
  const column = Math.floor(x);
  const at = Math.floor(y) * MAP.columns + column;
  const below = at + MAP.columns;
  const near = mix(curtains[at] ?? 0, curtains[at + 1] ?? 0, x - column);
  return mix(near, mix(curtains[below] ?? 0, curtains[below + 1] ?? 0, x - column), y - Math.floor(y));
}

function sky(x: number, y: number, out: Rgb): void {
  const up = clamp((y - SHORE) / 1.2);
  setRgb(out, mix(0.009, 0.003, up), mix(0.02, 0.0055, up), mix(0.03, 0.014, up));
  stars(x + 4, y + 4, out);
  // The rays of the lower sky cross the layer of the lights far away.
  const rise = Math.max(0.02, y - SHORE) * 0.72 + 0.13;
  let [red, green, blue] = [0, 0, 0];
  const shift = random();
  for (let step = 0; step < STEPS; step += 1) {
    const part = (step + shift) / STEPS;
    const height = 1 + part * 1.15;
    const distance = height / rise;
    const strength = curtainAt((x - 0.1) * 0.62, distance);
    const fade = Math.exp(-part * 3.3) * smooth(0, 0.05, part);
    red += strength * fade * mix(0.1, 0.62, part ** 0.8);
    green += strength * fade * mix(1, 0.18, part);
    blue += strength * fade * mix(0.42, 0.6, part);
  }
  const amount = 0.16 * (46 / STEPS) * smooth(0, 0.24, y - SHORE + 0.02) * smooth(1.5, 0.55, y);
  addRgb(out, red, green, blue, amount);
  addRgb(out, 0.02, 0.11, 0.06, 0.32 * Math.exp(-Math.max(0, y - SHORE) * 2.6));
}

function scenery(x: number, y: number, out: Rgb): void {
  sky(x, y, out);
  const hill = SHORE + 0.055 + 0.1 * (fbm2(x * 1.1 + 2, 1.5, 5) + 0.28);
  if (y < hill || isConifer(x, y - hill, 0.026, 2)) setRgb(out, 0.006, 0.014, 0.014);
  const shore = SHORE + 0.004 + 0.05 * Math.abs(x - 0.15) ** 1.6;
  const tall = 0.21 * smooth(0.2, 1, Math.abs(x - 0.12));
  if (y < shore || isConifer(x, y - shore, 0.075, 5) || (y - shore < tall && isConifer(x, y - shore, 0.2, 7)))
    setRgb(out, 0.0018, 0.0032, 0.0034);
}

function prepare(): Shader {
  const mirrored = new Float64Array(3);
  return (x, y, out) => {
    if (y >= SHORE) {
      scenery(x, y, out);
      return;
    }
    const below = SHORE - y;
    const distance = 0.05 / (below + 0.01);
    const ripple = fbm2(x * 16 * distance + 2, distance * 55, 3, 0.5) * (0.006 + below * 0.055);
    const drift = fbm2(x * 9 * distance + 7, distance * 30 + 4, 2) * 0.012;
    scenery(x + drift, SHORE + Math.max(0.001, below * 1.04 + ripple), mirrored);
    setRgb(out, 0.002, 0.005, 0.007);
    addRgb(out, mirrored[0] ?? 0, mirrored[1] ?? 0, mirrored[2] ?? 0, mix(0.78, 0.36, smooth(0, 0.5, below)));
    const mist = Math.exp(-below * 42) * 0.28 * clamp(0.7 + fbm2(x * 3, y * 40, 3));
    blendRgb(out, 0.03, 0.075, 0.06, mist);
  };
}

const scene: Scene = {
  width: 2400,
  height: 1600,
  samples: 2,
  edgeSamples: 2,
  film: { exposure: 1.5, bloom: 0.06, grain: 1.2, saturation: 1.1 },
  prepare,
};

export default scene;

/** A snowy peak by the light of the moon, below the Milky Way. */
import { createCamera } from '../core/camera.ts';
import { addRgb, blendRgb, clamp, mix, setRgb, smooth, type Rgb } from '../core/maths.ts';
import { fbm2, hash2, ridged2 } from '../core/noise.ts';
import type { Scene, Shader } from '../core/scene.ts';
import { normalize, Terrain, type Vector } from '../core/terrain.ts';

const MOON = normalize({ x: 0.85, y: 0.42, z: -0.25 });

function heightOf(x: number, z: number): number {
  const bentX = x + 40 * fbm2(x / 130, z / 130 + 9, 3);
  const bentZ = z + 40 * fbm2(x / 130 + 5, z / 130, 3);
  const peak = Math.max(0, 1 - Math.hypot((bentX - 510) / 330, (bentZ - 600) / 330)) ** 1.2;
  const second = Math.max(0, 1 - Math.hypot((bentX - 320) / 230, (bentZ - 700) / 230)) ** 1.2;
  const crags = ridged2(bentX / 240 + 7.7, bentZ / 240 + 2.1, 7, 0.46);
  return peak * 195 + second * 90 + crags * (20 + 62 * Math.min(1, peak * 2.2 + second * 1.6));
}

/** Stars: in each cell of a grid on the sky at most one, most of them faint. */
function stars(x: number, y: number, band: number, out: Rgb): void {
  for (const [cells, chance, power] of [
    [200, 0.05 + band * 0.34, 0.2],
    [80, 0.07, 0.7],
    [22, 0.07, 3.4],
  ] as const) {
    const column = Math.floor(x * cells);
    const row = Math.floor(y * cells);
    if (hash2(column, row, cells) > chance) continue;
    const dx = x * cells - column - 0.25 - 0.5 * hash2(column, row, 1);
    const dy = y * cells - row - 0.25 - 0.5 * hash2(column, row, 2);
    const size = (cells / 1000) * (0.62 + 0.5 * hash2(column, row, 4));
    const light =
      Math.exp(-((dx * dx + dy * dy) / (size * size))) * power * (0.25 + hash2(column, row, 3) ** 3 * 1.6);
    const warm = hash2(column, row, 6);
    addRgb(out, mix(0.7, 1.1, warm), mix(0.85, 0.9, warm), mix(1.25, 0.72, warm), light);
  }
}

function sky(x: number, y: number, out: Rgb): void {
  const up = smooth(-0.6, 1.1, y);
  setRgb(out, mix(0.05, 0.0055, up), mix(0.075, 0.011, up), mix(0.105, 0.029, up));
  // The band leans to the right.
  const along = y * 0.8 - x * 0.6;
  const across = x * 0.8 + y * 0.6 - 0.42;
  const ragged = 0.13 * fbm2(along * 1.8 + 3, across * 1.8, 6);
  const band = Math.exp(-(((across + ragged) / 0.3) ** 2)) * smooth(-0.55, 0.2, y);
  const dust =
    smooth(-0.05, 0.5, fbm2(along * 2.3 + 9, across * 4.6 + 5, 8, 0.58)) *
    Math.exp(-(((across + ragged * 1.4 - 0.02) / 0.13) ** 2));
  const clumps = 0.65 + 0.9 * fbm2(along * 4, across * 5 + 2, 7, 0.6);
  const glow = Math.max(0, band * clumps * (1 - 0.85 * dust));
  addRgb(out, 0.15, 0.145, 0.19, glow * 0.26);
  addRgb(out, 0.2, 0.13, 0.09, glow * Math.exp(-(((along - 0.1) / 0.6) ** 2)) * 0.4);
  stars(x + 5, y + 5, band * (1 - dust * 0.7), out);
}

function prepare(): Shader {
  const terrain = new Terrain(1024, heightOf, { droplets: 420_000, sun: MOON, softness: 0.03 });
  const camera: Vector = { x: 470, y: 62, z: 60 };
  const ray = createCamera(camera, { x: 515, y: 205, z: 600 }, 1.3);
  return (x, y, out) => {
    const to = ray(x, y);
    sky(x, y, out);
    const distance = terrain.trace(camera, to, 1300);
    if (distance === Infinity) return;
    const px = camera.x + to.x * distance;
    const py = camera.y + to.y * distance;
    const pz = camera.z + to.z * distance;
    const coarse = terrain.normal(px, pz, 1);
    const bumpX = fbm2(px * 0.8, pz * 0.8 + py * 0.6, 5, 0.6);
    const bumpZ = fbm2(px * 0.8 + 40, pz * 0.8 - py * 0.6, 5, 0.6);
    const rough = mix(0.5, 0.09, smooth(0.45, 0.75, coarse.y));
    const normal = normalize({ x: coarse.x + bumpX * rough, y: coarse.y, z: coarse.z + bumpZ * rough });
    const facing = Math.max(0, normal.x * MOON.x + normal.y * MOON.y + normal.z * MOON.z);
    const light = facing * terrain.read(terrain.sun, px, pz);
    const open = terrain.read(terrain.open, px, pz);
    const rock = 0.085 + 0.05 * fbm2(px / 4, py / 3 + pz / 8, 4);
    const snow = smooth(0.42, 0.6, coarse.y + 0.1 * bumpX + smooth(60, 300, py) * 0.12);
    setRgb(out, rock, rock * 1.02, rock * 1.08);
    blendRgb(out, 0.84, 0.88, 0.94, snow);
    setRgb(
      out,
      (out[0] ?? 0) * (light * 0.24 + 0.016 * open),
      (out[1] ?? 0) * (light * 0.255 + 0.025 * open),
      (out[2] ?? 0) * (light * 0.28 + 0.045 * open),
    );
    const mist =
      clamp(Math.exp(-(py - 58 + 26 * fbm2(px / 90, pz / 60, 5)) / 26)) * smooth(60, 330, distance);
    blendRgb(out, 0.042, 0.062, 0.092, clamp(mist * 0.7 + (1 - Math.exp(-distance / 2600))));
  };
}

const scene: Scene = {
  width: 1600,
  height: 2400,
  film: { exposure: 1.75, bloom: 0.05, grain: 1.2 },
  edgeSamples: 3,
  prepare,
};

export default scene;

/** A canyon in the evening, its strata in the last sun. */
import { createCamera } from '../core/camera.ts';
import { addRgb, blendRgb, clamp, mix, setRgb, smooth, type Rgb } from '../core/maths.ts';
import { fbm2, noise2 } from '../core/noise.ts';
import type { Scene, Shader } from '../core/scene.ts';
import { normalize, Terrain, type Vector } from '../core/terrain.ts';

const SIZE = 1536;
const RIM = 150;
const SUN = normalize({ x: -0.9, y: 0.26, z: 0.12 });
const CAMERA: Vector = { x: 720, y: 182, z: 24 };

/** Hard layers form cliffs, soft ones slopes. */
function terrace(height: number): number {
  const level = height / 21;
  const base = Math.floor(level);
  const part = level - base;
  return (base + mix(part, smooth(0.52, 0.86, part), 0.86)) * 21;
}

function heightOf(x: number, z: number): number {
  const bentX = x + 70 * fbm2(x / 260, z / 260 + 3, 4);
  const bentZ = z + 70 * fbm2(x / 260 + 8, z / 260, 4);
  // Side canyons branch from the river.
  const river = Math.abs(bentX - 760 - 150 * Math.sin(bentZ / 210 + 0.7)) / 400;
  const branches =
    Math.abs(noise2(bentX / 210 + 4.2, bentZ / 210 + 1.1)) * 1.9 +
    Math.abs(noise2(bentX / 92 + 1, bentZ / 92)) * 0.55;
  const depth = smooth(0.02, 1.15, river * 0.62 + branches * 0.62 + 0.14 * fbm2(x / 60, z / 60, 4));
  const raw = depth * RIM * 1.06 + 5 * fbm2(x / 34, z / 34, 4);
  return Math.min(terrace(Math.max(0, raw)), RIM + 4 * fbm2(x / 80, z / 80, 4));
}

function sky(to: Vector, out: Rgb): void {
  const up = smooth(-0.02, 0.4, to.y);
  setRgb(out, mix(0.98, 0.16, up ** 0.6), mix(0.66, 0.28, up ** 0.6), mix(0.52, 0.52, up));
  const px = to.x / (to.y + 0.09);
  const pz = to.z / (to.y + 0.09);
  const body = fbm2(px * 0.42 + 1.4, pz * 0.6 + 5.2, 8, 0.55);
  const cover = smooth(0.02, 0.55, body + 0.05) * smooth(0.01, 0.1, to.y);
  const thick = smooth(0.2, 0.75, body);
  blendRgb(out, mix(1.25, 0.5, thick), mix(0.74, 0.36, thick), mix(0.6, 0.4, thick), cover * 0.8);
}

const BANDS = [
  [0.5, 0.25, 0.14],
  [0.58, 0.34, 0.2],
  [0.42, 0.19, 0.11],
  [0.62, 0.42, 0.28],
  [0.47, 0.22, 0.13],
  [0.66, 0.5, 0.36],
  [0.5, 0.28, 0.18],
] as const;

/** Colour of the rock at a height. */
function rock(x: number, y: number, z: number, out: Rgb): void {
  const level = y + 2.2 * fbm2(x / 120, z / 120, 3);
  const at = Math.abs(level / 7.3);
  const first = BANDS[Math.floor(at) % BANDS.length] ?? BANDS[0];
  const second = BANDS[(Math.floor(at) + 1) % BANDS.length] ?? BANDS[0];
  const share = smooth(0.7, 1, at - Math.floor(at));
  const thin =
    1 +
    0.16 * noise2(level * 1.9, 3.3) +
    0.12 * noise2(level * 5.2, x / 60) +
    0.16 * fbm2(x / 4 + z / 9, y / 1.5, 4);
  for (let channel = 0; channel < 3; channel += 1)
    out[channel] = mix(first[channel] ?? 0, second[channel] ?? 0, share) * thin;
}

function prepare(): Shader {
  const terrain = new Terrain(SIZE, heightOf, { sun: SUN, softness: 0.03 });
  const ray = createCamera(CAMERA, { x: 745, y: 132, z: 400 }, 1.28);
  return (x, y, out) => {
    const to = ray(x, y);
    sky(to, out);
    const distance = terrain.trace(CAMERA, to, 2000);
    if (distance === Infinity) return;
    const [skyR, skyG, skyB] = [out[0] ?? 0, out[1] ?? 0, out[2] ?? 0];
    const px = CAMERA.x + to.x * distance;
    const py = CAMERA.y + to.y * distance;
    const pz = CAMERA.z + to.z * distance;
    const base = terrain.normal(px, pz, 0.9);
    const rough = mix(0.5, 0.22, smooth(0.5, 0.9, base.y));
    const normal = normalize({
      x: base.x + rough * fbm2(px * 0.7, pz * 0.7 + py * 0.5, 5, 0.62),
      y: base.y + rough * 0.5 * noise2(py * 1.3, px * 0.15),
      z: base.z + rough * fbm2(px * 0.7 + 30, pz * 0.7 - py * 0.5, 5, 0.62),
    });
    const facing = Math.max(0, normal.x * SUN.x + normal.y * SUN.y + normal.z * SUN.z);
    const light = facing * terrain.read(terrain.sun, px, pz);
    const open = terrain.read(terrain.open, px, pz);
    rock(px, py, pz, out);
    const scrub = smooth(0.82, 0.95, base.y) * smooth(0.02, 0.22, fbm2(px * 0.8, pz * 0.8, 4, 0.6));
    blendRgb(out, 0.075, 0.08, 0.04, scrub * 0.8);
    setRgb(
      out,
      (out[0] ?? 0) * (light * 3.3 + 0.15 * open + 0.1),
      (out[1] ?? 0) * (light * 2.05 + 0.18 * open + 0.06),
      (out[2] ?? 0) * (light * 1.25 + 0.3 * open + 0.05),
    );
    const low = clamp(1.2 - py / RIM);
    const air = clamp(1 - Math.exp(-((distance / 1050) ** 1.3) * (0.75 + 0.5 * low)));
    blendRgb(out, mix(0.38, skyR, air), mix(0.33, skyG, air), mix(0.42, skyB, air), air * 0.9);
    addRgb(out, 0.2, 0.1, 0.05, air * Math.max(0, -to.x) * 0.6);
  };
}

const scene: Scene = {
  width: 3000,
  height: 1200,
  film: { exposure: 0.68, saturation: 1.12, grain: 1 },
  edgeSamples: 3,
  prepare,
};

export default scene;

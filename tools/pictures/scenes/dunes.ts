/** Sand dunes in low light, with ripples of the wind. */
import { createCamera } from '../core/camera.ts';
import { addRgb, blendRgb, clamp, mix, setRgb, smooth, type Rgb } from '../core/maths.ts';
import { fbm2, hash2, noise2 } from '../core/noise.ts';
import type { Scene, Shader } from '../core/scene.ts';
import { normalize, Terrain, type Vector } from '../core/terrain.ts';

const SIZE = 1024;
const SUN = normalize({ x: 0.93, y: 0.27, z: 0.22 });
const CAMERA: Vector = { x: 430, y: 66, z: 30 };

/** A dune rises slowly with the wind, and falls steeply behind its crest. */
function profile(phase: number): number {
  const part = phase - Math.floor(phase);
  const crest = 0.7;
  return part < crest ? (part / crest) ** 1.35 : Math.max(0, 1 - (part - crest) / (1 - crest)) ** 1.2;
}

function heightOf(x: number, z: number): number {
  const bend =
    62 * fbm2(x / 300 + 5, z / 300 + 1, 3) + 26 * Math.sin(z / 92 + 1.4 * fbm2(x / 240, z / 240 + 9, 2));
  const across = -x + 0.28 * z + bend * 1.35;
  const size = 0.62 + 0.75 * fbm2(x / 330 + 2.4, z / 330 + 8.1, 2);
  const large = profile(across / 235 + 0.36) * clamp(size + 0.3, 0.2, 1.4) * 62;
  const small = profile((-x + 0.7 * z + bend * 0.8) / 88 + 0.2) * 9 * clamp(0.4 + fbm2(x / 150, z / 150, 2));
  return large + small + 5 * fbm2(x / 70, z / 70, 3);
}

function sky(to: Vector, out: Rgb): void {
  const up = smooth(-0.03, 0.5, to.y);
  setRgb(out, mix(0.95, 0.1, up ** 0.6), mix(0.74, 0.27, up ** 0.65), mix(0.56, 0.62, up));
  const high = fbm2((to.x / (to.y + 0.2)) * 0.8 + 4, (to.z / (to.y + 0.2)) * 2.6, 6, 0.55);
  blendRgb(out, 1, 0.86, 0.76, 0.35 * smooth(0.1, 0.7, high) * smooth(0.05, 0.2, to.y));
}

/** Height of the ripples: crests across the wind that join and split. */
function ripples(x: number, z: number): number {
  const bend = 2.6 * fbm2(x / 9, z / 9, 3) + 0.8 * noise2(x / 2.2, z / 2.2);
  const wave = Math.sin((x * 0.9 - z * 0.32) * 3.4 + bend * 1.5);
  return (wave + 0.22 * Math.cos(2 * ((x * 0.9 - z * 0.32) * 3.4 + bend * 1.5))) * 0.085;
}

/** Share of the sun that reaches a point; the edge of a shadow is softer the farther what casts it. */
function sunAt(terrain: Terrain, { x, y, z }: Vector): number {
  let light = 1;
  for (let distance = 0.4; distance < 420 && light > 0; distance *= 1.13) {
    const height = y + 0.03 + SUN.y * distance;
    if (height > terrain.top) break;
    light = Math.min(
      light,
      (height - terrain.height(x + SUN.x * distance, z + SUN.z * distance)) / (0.03 * distance) + 0.5,
    );
  }
  return clamp(light);
}

function prepare(pixel: number): Shader {
  const terrain = new Terrain(SIZE, heightOf, { sun: SUN, softness: 0.025 });
  const ray = createCamera(CAMERA, { x: 520, y: 40, z: 430 }, 1.5);
  return (x, y, out) => {
    const to = ray(x, y);
    sky(to, out);
    const distance = terrain.trace(CAMERA, to, 1400);
    if (distance === Infinity) return;
    const [skyR, skyG, skyB] = [out[0] ?? 0, out[1] ?? 0, out[2] ?? 0];
    const px = CAMERA.x + to.x * distance;
    const pz = CAMERA.z + to.z * distance;
    const base = terrain.normal(px, pz, 0.9);
    const facingView = Math.max(0.05, -(base.x * to.x + base.y * to.y + base.z * to.z));
    const footprint = (distance * pixel) / facingView;
    // Steep lee slopes have no ripples.
    const amount = smooth(1.1, 0.3, footprint) * smooth(0.8, 0.93, base.y);
    const here = ripples(px, pz);
    const bumpX = ((here - ripples(px + 0.06, pz)) / 0.06) * amount;
    const bumpZ = ((here - ripples(px, pz + 0.06)) / 0.06) * amount;
    const grit =
      0.07 * (hash2(Math.floor(px * 16), Math.floor(pz * 16)) - 0.5) * smooth(0.5, 0.05, footprint);
    const normal = normalize({ x: base.x + bumpX + grit, y: base.y, z: base.z + bumpZ + grit });
    const facing = Math.max(0, normal.x * SUN.x + normal.y * SUN.y + normal.z * SUN.z);
    const light = facing * sunAt(terrain, { x: px, y: terrain.height(px, pz), z: pz });
    const open = terrain.read(terrain.open, px, pz) * (0.7 + 0.3 * base.y);
    const tone = 1 + 0.1 * fbm2(px / 40, pz / 40, 4) + 0.09 * here * amount * 4;
    // Light from sunlit sand nearby warms the shadows.
    setRgb(
      out,
      0.56 * tone * (light * 3.3 + 0.13 * open + 0.05),
      0.36 * tone * (light * 2.35 + 0.17 * open + 0.035),
      0.2 * tone * (light * 1.6 + 0.29 * open + 0.02),
    );
    const air = 1 - Math.exp(-((distance / 1150) ** 1.4));
    blendRgb(out, skyR * 0.9, skyG * 0.86, skyB * 0.86, air);
    const glow = Math.max(0, to.x * SUN.x + to.z * SUN.z) ** 6;
    addRgb(out, 0.5, 0.3, 0.15, glow * air * 0.4);
  };
}

const scene: Scene = {
  width: 2400,
  height: 1600,
  film: { exposure: 0.6, saturation: 1.2, grain: 1 },
  prepare,
};

export default scene;

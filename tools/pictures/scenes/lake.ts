/** A mountain and its reflection in a lake, early in the morning. */
import { createCamera } from '../core/camera.ts';
import { blendRgb, clamp, mix, setRgb, smooth, addRgb, type Rgb } from '../core/maths.ts';
import { fbm2, noise2, ridged2, hash2 } from '../core/noise.ts';
import type { Scene, Shader } from '../core/scene.ts';
import { normalize, Terrain, type Vector } from '../core/terrain.ts';

const SIZE = 1024;
const SUN = normalize({ x: -0.78, y: 0.36, z: -0.42 });
const CAMERA = { x: 512, y: 5, z: 40 };
const SHORE = 330;

function heightOf(x: number, z: number): number {
  const bentX = x + 34 * fbm2(x / 120, z / 120 + 9, 3);
  const bentZ = z + 34 * fbm2(x / 120 + 5, z / 120, 3);
  const rise = smooth(SHORE - 10, 700, z + 40 * fbm2(x / 130, 3.3, 3));
  const cone = (middleX: number, middleZ: number, reach: number) =>
    Math.max(0, 1 - Math.hypot(bentX - middleX, (bentZ - middleZ) * 1.1) / reach) ** 1.15;
  const peaks =
    cone(590, 760, 300) * 150 +
    cone(330, 700, 210) * 74 +
    cone(850, 720, 260) * 92 +
    cone(180, 800, 260) * 90;
  const crags = ridged2(bentX / 230 + 3.2, bentZ / 230 + 1.4, 7, 0.46);
  return -5 + rise * (8 + crags * 34) + peaks * (0.62 + 0.34 * crags);
}

function sky(to: Vector, out: Rgb): void {
  const up = smooth(-0.02, 0.55, to.y);
  setRgb(out, mix(0.92, 0.16, up ** 0.8), mix(0.74, 0.33, up ** 0.8), mix(0.66, 0.62, up));
  const px = to.x / (to.y + 0.12);
  const pz = to.z / (to.y + 0.12);
  const cloud = smooth(0.02, 0.7, fbm2(px * 0.55 + 4.1, pz * 0.95 + 2.7, 7, 0.55)) * smooth(0.02, 0.2, to.y);
  blendRgb(out, 1.05, 0.84, 0.76, cloud * 0.75);
}

function createView(terrain: Terrain): (from: Vector, to: Vector, out: Rgb) => void {
  return (from, to, out) => {
    sky(to, out);
    const distance = terrain.trace(from, to, 1100);
    if (distance === Infinity) return;
    const [horizonR, horizonG, horizonB] = [out[0] ?? 0, out[1] ?? 0, out[2] ?? 0];
    const x = from.x + to.x * distance;
    const y = from.y + to.y * distance;
    const z = from.z + to.z * distance;
    const coarse = terrain.normal(x, z, 1.2);
    const wide = terrain.normal(x, z, 5);
    // Detail below the size of a cell.
    const bumpX = fbm2(x * 0.9, z * 0.9 + y * 0.7, 5, 0.6) * 0.5;
    const bumpZ = fbm2(x * 0.9 + 40, z * 0.9 - y * 0.7, 5, 0.6) * 0.5;
    const normal = normalize({ x: coarse.x + bumpX, y: coarse.y, z: coarse.z + bumpZ });
    const facing = Math.max(0, normal.x * SUN.x + normal.y * SUN.y + normal.z * SUN.z);
    const light = facing * terrain.read(terrain.sun, x, z);
    const open = terrain.read(terrain.open, x, z);
    const patch = fbm2(x / 26, z / 26, 5);
    const rock = 0.17 + 0.08 * fbm2(x / 5, y / 3 + z / 9, 4);
    setRgb(out, rock * 1.06, rock, rock * 0.94);
    const woods = smooth(0.55, 0.75, wide.y + 0.1 * patch) * smooth(66, 44, y + 18 * patch);
    const crowns = 0.6 + 0.55 * hash2(Math.floor(x * 2.2), Math.floor(z * 1.1 + y * 2.4));
    blendRgb(out, 0.03 * crowns, 0.048 * crowns, 0.022 * crowns, woods);
    const snow =
      smooth(0.5, 0.68, coarse.y + 0.12 * noise2(x / 2.2, z / 2.2) + smooth(60, 150, y) * 0.2) *
      smooth(52, 84, y + 22 * patch);
    blendRgb(out, 0.86, 0.88, 0.92, snow);
    const [skyR, skyG, skyB] = [0.24 * open, 0.34 * open, 0.52 * open];
    setRgb(
      out,
      (out[0] ?? 0) * (light * 3.1 + skyR),
      (out[1] ?? 0) * (light * 2.25 + skyG),
      (out[2] ?? 0) * (light * 1.6 + skyB),
    );
    const air = 1 - Math.exp(-((distance / 900) ** 1.5) * 0.75);
    blendRgb(out, mix(0.5, horizonR, 0.5), mix(0.54, horizonG, 0.45), mix(0.64, horizonB, 0.4), air * 0.72);
    // Mist on the water.
    const bank = Math.exp(-Math.max(0, y - 2) / (4 + 5 * fbm2(x / 60, z / 90 + 7, 4))) * smooth(200, 380, z);
    blendRgb(out, 0.82, 0.74, 0.72, clamp(bank * 0.7));
  };
}

function prepare(): Shader {
  const terrain = new Terrain(SIZE, heightOf, { droplets: 260_000, sun: SUN });
  const view = createView(terrain);
  const ray = createCamera(CAMERA, { x: 545, y: 12, z: 700 }, 2.0);
  const mirrored = new Float64Array(3);
  return (x, y, out) => {
    const to = ray(x, y);
    const water = to.y < 0 ? -CAMERA.y / to.y : Infinity;
    if (water === Infinity || terrain.trace(CAMERA, to, Math.min(water, 1100)) < water) {
      view(CAMERA, to, out);
      return;
    }
    const px = CAMERA.x + to.x * water;
    const pz = CAMERA.z + to.z * water;
    const calm = 0.0035 + 0.012 * smooth(-0.1, 0.5, fbm2(px / 60, pz / 22, 4));
    const slopeX = fbm2(px * 0.55, pz * 0.8, 4) * calm;
    const slopeZ = fbm2(px * 0.5 + 31, pz * 1.5, 4) * calm * 2.2;
    const reflected = normalize({ x: to.x + slopeX, y: Math.abs(-to.y + slopeZ) + 0.001, z: to.z });
    view({ x: px, y: 0.05, z: pz }, reflected, mirrored);
    const fresnel = 0.02 + 0.98 * (1 - Math.abs(to.y)) ** 5;
    setRgb(out, 0.012, 0.03, 0.034);
    addRgb(out, mirrored[0] ?? 0, mirrored[1] ?? 0, mirrored[2] ?? 0, 0.25 + 0.68 * fresnel);
  };
}

const scene: Scene = {
  width: 2400,
  height: 2400,
  film: { exposure: 0.62, saturation: 1.2, grain: 1 },
  edgeSamples: 3,
  prepare,
};

export default scene;

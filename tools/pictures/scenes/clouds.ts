/** A sea of clouds from above, at sunrise. */
import { createCamera } from '../core/camera.ts';
import { addRgb, blendRgb, clamp, mix, setRgb, smooth, type Rgb } from '../core/maths.ts';
import { fbm2 } from '../core/noise.ts';
import { createRandom } from '../core/random.ts';
import type { Scene, Shader } from '../core/scene.ts';
import { normalize, type Vector } from '../core/terrain.ts';
import { createVolume } from '../core/volume.ts';

const CAMERA: Vector = { x: 0, y: 2.5, z: 0 };
const SUN = normalize({ x: -0.42, y: 0.17, z: 1 });
const STEPS = 84;
const FARTHEST = 46;

function sky(to: Vector, out: Rgb): void {
  const up = smooth(-0.02, 0.5, to.y);
  setRgb(out, mix(0.98, 0.1, up ** 0.6), mix(0.58, 0.22, up ** 0.6), mix(0.4, 0.5, up));
  const angle = Math.acos(clamp(to.x * SUN.x + to.y * SUN.y + to.z * SUN.z));
  addRgb(out, 1, 0.58, 0.24, 0.8 * Math.exp(-angle * 3.6));
  addRgb(out, 1, 0.85, 0.6, 22 * Math.exp(-((angle / 0.02) ** 2)) + 1.6 * Math.exp(-angle * 16));
  const px = to.x / (to.y + 0.1);
  const pz = to.z / (to.y + 0.1);
  const veil = smooth(0.02, 0.65, fbm2(px * 0.7 + 4, pz * 1.9 + 1, 7, 0.55)) * smooth(0.04, 0.2, to.y);
  blendRgb(out, 1.15, 0.74, 0.6, veil * 0.5);
}

function prepare(): Shader {
  const volume = createVolume();
  const random = createRandom(12);
  const density = (x: number, y: number, z: number) => {
    // Heaps of different height, rounded by finer noise.
    const heap =
      0.78 + 0.72 * fbm2(x * 0.19 + 1.7, z * 0.19 + 4.2, 3, 0.5) + 0.2 * fbm2(x * 0.9, z * 0.9 + 7, 2);
    const body = clamp((heap * 1.15 - y) * 2.1);
    if (body <= 0 || y < -0.6) return 0;
    const detail =
      volume(x * 0.34, y * 0.4, z * 0.34) * 0.72 + volume(x * 1.45 + 0.3, y * 1.7, z * 1.45) * 0.28;
    return clamp(body - (1 - detail) * 0.82 + 0.1) * 7.5;
  };
  const ray = createCamera(CAMERA, { x: 0, y: 2.5 - 0.115, z: 1 }, 1.5);
  return (x, y, out) => {
    const to = ray(x, y);
    sky(to, out);
    const [backR, backG, backB] = [out[0] ?? 0, out[1] ?? 0, out[2] ?? 0];
    if (to.y > -0.005) return;
    const toSun = clamp(to.x * SUN.x + to.y * SUN.y + to.z * SUN.z);
    const forward = 0.55 + 1.7 * toSun ** 8;
    let [red, green, blue, clear] = [0, 0, 0, 1];
    const start = (1.75 - CAMERA.y) / to.y;
    const growth = (Math.min(FARTHEST, (-0.6 - CAMERA.y) / to.y) / start) ** (1 / STEPS);
    let distance = start * growth ** random();
    for (let turn = 0; turn < STEPS && clear > 0.015; turn += 1) {
      const length = distance * (growth - 1);
      const px = to.x * distance;
      const py = CAMERA.y + to.y * distance;
      const pz = to.z * distance;
      const thick = density(px, py, pz);
      if (thick > 0.01) {
        let shade = 0;
        for (let reach = 0.09, at = 0; at < 5; at += 1, reach *= 1.95)
          shade += density(px + SUN.x * reach, py + SUN.y * reach, pz + SUN.z * reach) * reach * 0.75;
        // Beer's law, and a slower term for light that was scattered several times.
        const lit = (Math.exp(-shade * 1.5) + 0.32 * Math.exp(-shade * 0.32)) * forward;
        const opaque = (1 - Math.exp(-thick * length * 2.4)) * clear;
        const high = clamp(py * 0.55 + 0.42);
        const air = 1 - Math.exp(-((distance / 30) ** 1.3));
        red += opaque * mix(lit * 1.5 + 0.12 * high + 0.06, backR * 0.96, air);
        green += opaque * mix(lit * 0.86 + 0.16 * high + 0.075, backG * 0.94, air);
        blue += opaque * mix(lit * 0.55 + 0.26 * high + 0.13, backB * 0.96, air);
        clear -= opaque;
      }
      distance *= growth;
    }
    const haze = 1 - Math.exp(-start / 16);
    setRgb(
      out,
      red + clear * mix(0.16, backR, haze),
      green + clear * mix(0.22, backG, haze),
      blue + clear * mix(0.34, backB, haze),
    );
  };
}

const scene: Scene = {
  width: 2400,
  height: 1600,
  scale: 0.5,
  edgeSamples: 1,
  film: { exposure: 0.44, saturation: 1.3, bloom: 0.07, grain: 1 },
  prepare,
};

export default scene;

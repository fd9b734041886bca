/** The open sea at sunset, from just above the waves. */
import { createRandom, createGaussian } from '../core/random.ts';
import { addRgb, blendRgb, clamp, mix, setRgb, smooth, type Rgb } from '../core/maths.ts';
import { fbm2 } from '../core/noise.ts';
import { createWaves, waveHeight } from '../core/ocean.ts';
import type { Scene, Shader } from '../core/scene.ts';
import { normalize, type Vector } from '../core/terrain.ts';
import { createCamera } from '../core/camera.ts';

const CAMERA: Vector = { x: 0, y: 2.3, z: 0 };
const SUN = normalize({ x: 0.15, y: 0.058, z: 1 });
const HIGHEST = 1.15;

function sky(to: Vector, sunSize: number, out: Rgb): void {
  const up = smooth(0, 0.62, to.y);
  setRgb(out, mix(0.78, 0.07, up ** 0.62), mix(0.36, 0.115, up ** 0.55), mix(0.235, 0.25, up));
  const near = Math.max(0, to.x * SUN.x + to.y * SUN.y + to.z * SUN.z);
  const angle = Math.acos(Math.min(1, near));
  addRgb(out, 1, 0.5, 0.16, 0.75 * Math.exp(-angle * 3.4));
  addRgb(out, 1, 0.62, 0.25, 1.5 * Math.exp(-angle * 13));
  // A sheet of clouds at one height, lit from below.
  const px = to.x / (to.y + 0.045);
  const pz = to.z / (to.y + 0.045);
  const body = fbm2(px * 0.3 + 2.2, pz * 0.42 + 6.1, 8, 0.54);
  const cover = smooth(-0.06, 0.5, body + 0.1) * smooth(0.015, 0.11, to.y) * (1 - 0.35 * up);
  const thick = smooth(0.18, 0.7, body);
  const lit = Math.exp(-angle * 1.5);
  blendRgb(
    out,
    mix(0.26, 1.5, lit) * (1 - 0.62 * thick),
    mix(0.17, 0.62, lit) * (1 - 0.66 * thick),
    mix(0.22, 0.34, lit) * (1 - 0.55 * thick),
    cover * 0.85,
  );
  addRgb(out, 1, 0.72, 0.36, 34 * smooth(sunSize * 1.15, sunSize * 0.85, angle) * (1 - cover * 0.6));
}

function prepare(pixel: number): Shader {
  const swell = createWaves(512, 96, { wind: 7.5, height: 0.2, seed: 3 });
  const chop = createWaves(512, 13, { wind: 3.2, height: 0.028, seed: 8 });
  const gaussian = createGaussian(createRandom(5));
  const heightAt = (x: number, z: number) => {
    const long = waveHeight(swell, (x * 512) / 96, (z * 512) / 96);
    // Crests are sharper than troughs.
    return long + 0.35 * long * Math.abs(long) + waveHeight(chop, (x * 512) / 13, (z * 512) / 13);
  };
  const ray = createCamera(CAMERA, { x: 0.02, y: 2.3 - 0.02, z: 1 }, 1.45);
  const light = new Float64Array(3);
  return (x, y, out) => {
    const to = ray(x, y);
    if (to.y >= -0.0006) {
      sky({ ...to, y: Math.max(0, to.y) }, 0.0125, out);
      return;
    }
    let distance = (HIGHEST - CAMERA.y) / to.y;
    const step = (-2 * HIGHEST) / to.y / 70;
    for (let turn = 0; turn < 70; turn += 1) {
      const above = CAMERA.y + to.y * distance - heightAt(to.x * distance, to.z * distance);
      if (above < 0) break;
      distance += Math.min(step, Math.max(step * 0.15, above * 1.6));
    }
    const px = to.x * distance;
    const pz = to.z * distance;
    const height = heightAt(px, pz);
    // The footprint of a pixel on the water: finer waves only scatter.
    const reach = Math.max(0.02, distance * pixel * 0.6);
    const long = Math.max(reach, (distance * pixel * 0.5) / Math.max(0.02, -to.y));
    const fade = 1 / (1 + long * 0.35);
    const scatter = 0.022 + 0.095 * smooth(0.02, 3, long);
    const slopeX = (heightAt(px - reach, pz) - heightAt(px + reach, pz)) / (2 * reach);
    const slopeZ = (heightAt(px, pz - reach) - heightAt(px, pz + reach)) / (2 * reach);
    const normal = normalize({
      x: slopeX * fade + gaussian() * scatter,
      y: 1,
      z: slopeZ * fade - Math.abs(gaussian()) * scatter * 1.2,
    });
    const facing = Math.max(0.02, -(normal.x * to.x + normal.y * to.y + normal.z * to.z));
    const reflected = normalize({
      x: to.x + 2 * facing * normal.x,
      y: Math.abs(to.y + 2 * facing * normal.y) + 0.004,
      z: to.z + 2 * facing * normal.z,
    });
    const fresnel = 0.02 + 0.98 * (1 - facing) ** 5;
    sky(reflected, 0.034, light);
    const crest = clamp(height * 0.9 + 0.25);
    setRgb(out, 0.012 + 0.02 * crest, 0.03 + 0.05 * crest, 0.045 + 0.045 * crest);
    addRgb(
      out,
      Math.min(9, light[0] ?? 0),
      Math.min(6.4, light[1] ?? 0),
      Math.min(3.2, light[2] ?? 0),
      fresnel,
    );
    const haze = 1 - Math.exp(-distance / 1500);
    sky({ x: to.x, y: 0.001, z: to.z }, 0.0001, light);
    blendRgb(out, (light[0] ?? 0) * 0.72, (light[1] ?? 0) * 0.7, (light[2] ?? 0) * 0.78, haze * 0.8);
  };
}

const scene: Scene = {
  width: 2560,
  height: 1440,
  samples: 2,
  edgeSamples: 4,
  film: { exposure: 0.55, saturation: 1.2, bloom: 0.07, grain: 1 },
  prepare,
};

export default scene;

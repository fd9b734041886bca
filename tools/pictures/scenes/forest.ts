/** A wood in fog; the sun is behind the trunks. */
import { addRgb, blendRgb, clamp, mix, setRgb, smooth, type Rgb } from '../core/maths.ts';
import { fbm2, hash2, noise2 } from '../core/noise.ts';
import type { Scene, Shader } from '../core/scene.ts';

const LAYERS = 15;
const HORIZON = -0.42;
const SUN = { x: 0.3, y: 0.5 };

/** Brightness of the fog towards the sun. */
function glowAt(x: number, y: number): number {
  return Math.exp(-Math.hypot(x - SUN.x, (y - SUN.y) * 0.85) * 1.55);
}

function fogColour(x: number, y: number, out: Rgb): void {
  const glow = glowAt(x, y);
  setRgb(out, 0.2 + 1.25 * glow, 0.24 + 1.02 * glow, 0.24 + 0.62 * glow);
}

/** Beams between the crowns: the same along each line from the sun. */
function beams(x: number, y: number): number {
  const away = Math.hypot(x - SUN.x, y - SUN.y) + 1e-6;
  const gaps = smooth(-0.02, 0.42, fbm2(((x - SUN.x) / away) * 4.6 + 3, ((y - SUN.y) / away) * 4.6, 4, 0.6));
  return (
    gaps *
    Math.exp(-away * 0.95) *
    smooth(0.05, 0.4, away) *
    smooth(SUN.y + 0.25, SUN.y - 0.2, y) *
    smooth(HORIZON - 0.55, HORIZON + 0.1, y)
  );
}

/** Light of the trunk of one layer; whether the layer covers the point. */
function trunk(layer: number, depth: number, x: number, y: number, out: Rgb): boolean {
  const spacing = 0.92 / depth + 0.05;
  const foot = HORIZON - 0.62 / depth;
  const cell = Math.floor(x / spacing + layer * 0.37);
  for (let at = cell - 1; at <= cell + 1; at += 1) {
    if (hash2(at, layer, 9) < 0.22) continue;
    const middle = (at - layer * 0.37 + 0.5 + 0.62 * (hash2(at, layer) - 0.5)) * spacing;
    const width = (0.105 / depth) * mix(0.45, 1.25, hash2(at, layer, 2) ** 1.4);
    const height = y - foot + width * (0.5 * noise2(x * 9, at + 0.5) + 0.2 * noise2(x * 55, at + layer));
    if (height < 0) continue;
    const lean = (hash2(at, layer, 4) - 0.5) * 0.07;
    const bend = 0.012 * noise2(y * 1.6 + at * 7, layer * 3.3);
    const root = 1 + 0.75 * Math.exp(-height * depth * 6.5);
    const taper = Math.max(0.45, 1 - height * 0.16);
    const edge = 0.05 * noise2(y * 38 * depth ** 0.5, at * 5 + layer);
    const across = (x - middle - lean * height - bend) / (width * taper * root * (1 + edge));
    if (Math.abs(across) > 0.5) continue;
    const around = Math.asin(across * 2);
    const bark = 0.62 + 0.75 * fbm2(around * 4.5 + at * 13, y * 5.5 * depth ** 0.3 + layer, 5, 0.62);
    const side = SUN.x > middle ? across : -across;
    const rim = 0.5 + 0.9 * smooth(0.1, 0.5, side);
    const tone = Math.max(0.12, bark) * rim * 0.042;
    const moss =
      smooth(0.35, -0.25, height * depth * 0.4 - 0.2 * noise2(at, y * 9)) * smooth(0.2, -0.5, side);
    setRgb(out, tone * mix(1, 0.75, moss), tone * mix(0.86, 1.15, moss), tone * mix(0.72, 0.45, moss));
    return true;
  }
  return false;
}

/** Leaves of a layer: clusters that let the light through; the share that they cover. */
function leaves(layer: number, depth: number, x: number, y: number, out: Rgb): number {
  if (y < -0.2) return 0;
  const scale = 1.35 * depth ** 0.8;
  const clusters = fbm2(x * scale + layer * 17.3, y * scale * 1.35 + layer * 5.1, 7, 0.68);
  const height = smooth(0.25, 1.15, y + 0.4 * (hash2(layer, 3) - 0.5));
  const fine = fbm2(x * scale * 12 + layer, y * scale * 14, 3, 0.6);
  const cover =
    smooth(0.02, 0.34, clusters * 0.9 + fine * 0.34 - 0.74 + height * 0.95) * smooth(-0.2, 0.2, y);
  const through = 0.5 + 1.1 * glowAt(x, y) + 0.6 * fine;
  setRgb(out, 0.03 * through, 0.04 * through, 0.012 * through);
  return cover * 0.92;
}

function ground(x: number, y: number, out: Rgb): void {
  const depth = 0.62 / Math.max(0.012, HORIZON - y);
  const px = x * depth;
  const litter = 0.55 + 0.95 * fbm2(px * 15, depth * 15, 6, 0.66);
  const moss = smooth(-0.1, 0.35, fbm2(px * 1.4 + 4, depth * 1.4, 4));
  const sunny = smooth(0.1, 0.5, fbm2(px * 0.9 + 9, depth * 0.5, 3)) * 1.6;
  const tone = Math.max(0.1, litter) * (1 + sunny);
  setRgb(out, tone * mix(0.046, 0.026, moss), tone * mix(0.032, 0.042, moss), tone * mix(0.017, 0.011, moss));
}

function prepare(): Shader {
  const fog = new Float64Array(3);
  const paint = new Float64Array(3);
  return (x, y, out) => {
    fogColour(x, y, fog);
    setRgb(out, (fog[0] ?? 0) * 1.06, (fog[1] ?? 0) * 1.06, (fog[2] ?? 0) * 1.06);
    const veil = (depth: number) => clamp(1 - Math.exp(-Math.max(0, depth - 0.7) * 0.3));
    if (y < HORIZON) {
      ground(x, y, paint);
      const depth = 0.62 / Math.max(0.012, HORIZON - y);
      const share = veil(depth);
      for (let channel = 0; channel < 3; channel += 1)
        out[channel] = mix(paint[channel] ?? 0, fog[channel] ?? 0, share);
    }
    const beam = beams(x, y);
    for (let layer = 0; layer < LAYERS; layer += 1) {
      const depth = 0.85 + 10 * (1 - (layer + 0.5) / LAYERS) ** 2;
      const share = 1 - veil(depth) * 0.97;
      if (trunk(layer, depth, x, y, paint)) {
        const drift = clamp(share + 1.6 * share * (1 - share) * fbm2(x * 1.4 + layer, y * 2.2, 3));
        for (let channel = 0; channel < 3; channel += 1)
          out[channel] = mix(fog[channel] ?? 0, paint[channel] ?? 0, drift);
      }
      const cover = leaves(layer, depth, x, y, paint);
      if (cover > 0) {
        for (let channel = 0; channel < 3; channel += 1)
          paint[channel] = mix(fog[channel] ?? 0, paint[channel] ?? 0, share);
        blendRgb(out, paint[0] ?? 0, paint[1] ?? 0, paint[2] ?? 0, cover);
      }
      addRgb(out, 1, 0.84, 0.52, (beam * 0.62) / LAYERS);
    }
  };
}

const scene: Scene = {
  width: 1920,
  height: 2400,
  film: { exposure: 0.72, saturation: 1.15, bloom: 0.09, grain: 1.1 },
  edgeSamples: 2,
  prepare,
};

export default scene;

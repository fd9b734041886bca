/** Dew on a leaf with the light behind it, close up. */
import { addRgb, clamp, mix, setRgb, smooth, type Rgb } from '../core/maths.ts';
import { fbm2, noise2 } from '../core/noise.ts';
import { createRandom } from '../core/random.ts';
import type { Scene, Shader } from '../core/scene.ts';

interface Drop {
  x: number;
  y: number;
  radius: number;
}

/** The sharp zone runs across the leaf; what is nearer or farther is blurred. */
const blurAt = (x: number, y: number) => clamp((Math.abs(y - 0.05 - 0.22 * x) - 0.2) * 1.25, 0, 1);

function createDrops(): Drop[] {
  const random = createRandom(31);
  const drops: Drop[] = [];
  for (const [count, small, large] of [
    [9, 0.085, 0.15],
    [40, 0.03, 0.075],
    [230, 0.009, 0.028],
    [900, 0.003, 0.008],
  ] as const) {
    for (let at = 0; at < count; at += 1) {
      const drop = {
        x: mix(-1.05, 1.05, random()),
        y: mix(-0.72, 0.72, random()),
        radius: mix(small, large, random() ** 1.5),
      };
      const isFree = drops.every(
        ({ x, y, radius }) => Math.hypot(x - drop.x, y - drop.y) > (radius + drop.radius) * 1.06,
      );
      if (isFree) drops.push(drop);
    }
  }
  return drops;
}

/** Distance to the nearest of the side veins, which leave the midrib at an angle and bend to the tip. */
function veins(along: number, across: number, blur: number): number {
  const side = Math.abs(across);
  const phase =
    (along - side * 0.85 - side * side * 0.25) * 4.1 +
    (across > 0 ? 0.5 : 0) +
    0.12 * noise2(along * 2, across * 2);
  const near = Math.abs(phase - Math.round(phase)) / 4.1;
  const width = 0.012 * (1 - 0.4 * side) * (1 + blur * 3);
  const lateral = Math.exp(-((near / width) ** 2)) / (1 + blur * 1.4);
  const rib = Math.exp(-((across / (0.026 * (1 + blur * 1.5))) ** 2));
  return Math.max(lateral * 0.75, rib);
}

/** Light that comes through the leaf. */
function leaf(x: number, y: number, blur: number, out: Rgb): void {
  const along = x * 0.94 + y * 0.34 + 0.06 * noise2(x * 0.8, y * 0.8);
  const across = y * 0.94 - x * 0.34 + 0.16 + 0.09 * along * along;
  const vein = veins(along, across, blur);
  // The net of the finest veins.
  const [gridX, gridY] = [
    along * 26 + noise2(x * 22, y * 22) * 0.9,
    across * 26 + noise2(x * 22 + 9, y * 22) * 0.9,
  ];
  const cellX = Math.abs(gridX - Math.round(gridX));
  const cellY = Math.abs(
    gridY + 0.5 * (Math.round(gridX) & 1) - Math.round(gridY + 0.5 * (Math.round(gridX) & 1)),
  );
  const net =
    smooth(0.36, 0.5, Math.max(cellX, cellY)) * (1 - smooth(0, 0.45, blur)) * (0.7 + noise2(x * 9, y * 9));
  const grain = 1 + (0.09 * fbm2(x * 90, y * 90, 3) + 0.14 * fbm2(x * 14, y * 14, 4)) * (1 - blur * 0.85);
  const light =
    (0.2 + 0.95 * Math.exp(-Math.hypot(x - 0.5, y - 0.42) * 1.15)) *
    grain *
    (1 + 0.16 * fbm2(x * 1.6, y * 1.6 + 4, 3));
  const shade = 1 - 0.25 * smooth(0.0, 0.12, Math.abs(across)) * 0.5;
  setRgb(
    out,
    light * shade * mix(0.15, 0.5, clamp(vein * 0.75 + net * 0.2)),
    light * shade * mix(0.335, 0.66, clamp(vein * 0.75 + net * 0.25)),
    light * shade * mix(0.03, 0.16, vein * 0.8),
  );
}

function prepare(pixel: number): Shader {
  const drops = createDrops();
  const through = new Float64Array(3);
  return (x, y, out) => {
    leaf(x, y, blurAt(x, y), out);
    for (const { x: dropX, y: dropY, radius } of drops) {
      const blur = blurAt(dropX, dropY);
      const soft = Math.max(pixel / radius, blur * (0.12 + 0.012 / radius));
      const reach = 1 + soft + 0.5;
      if (Math.abs(x - dropX) > radius * reach || Math.abs(y - dropY) > radius * reach) continue;
      const dx = (x - dropX) / radius;
      const dy = (y - dropY) / radius;
      const away = Math.hypot(dx, dy) / (1 + 0.05 * noise2(dropX * 40 + dx * 0.9, dropY * 40 + dy * 0.9));
      // The drop gathers the light behind it into a bright spot, and leaves a shadow beside it.
      const shadow = Math.exp(-(((dx + 0.2) / 0.95) ** 2) - ((dy + 0.28) / 0.95) ** 2) * 0.5;
      const dark = 1 - shadow * smooth(0.7, 1, away);
      setRgb(out, (out[0] ?? 0) * dark, (out[1] ?? 0) * dark, (out[2] ?? 0) * dark);
      const cover = smooth(1 + soft, 1 - soft, away);
      if (cover <= 0) continue;
      const rise = Math.min(1, away * away);
      const lens = mix(0.55, 1.7, rise);
      leaf(dropX - dx * radius * lens, dropY - dy * radius * lens, blur, through);
      const gathered = 0.62 + 1.5 * Math.exp(-(((dx + 0.32) / 0.55) ** 2) - ((dy + 0.38) / 0.5) ** 2);
      const rim = 1 - 0.72 * smooth(0.66, 0.99, away) * smooth(-0.9, 0.7, dy + dx * 0.5);
      for (let channel = 0; channel < 3; channel += 1) {
        const sky = 0.11 * (1 + 0.5 * channel * 0.3) * smooth(0.3, 1, away);
        out[channel] = mix(out[channel] ?? 0, (through[channel] ?? 0) * gathered * rim + sky * rim, cover);
      }
      const spread = 0.1 + blur * 0.22;
      const glint = Math.exp(-(((dx - 0.36) / spread) ** 2 + ((dy - 0.42) / (spread * 1.25)) ** 2));
      addRgb(out, 1, 1, 0.94, (glint * 4.2 * cover) / (1 + blur * 5));
      const second = Math.exp(-(((dx + 0.4) / 0.3) ** 2 + ((dy + 0.5) / 0.16) ** 2));
      addRgb(out, 0.7, 0.95, 0.4, second * 0.5 * cover);
    }
  };
}

const scene: Scene = {
  width: 2400,
  height: 1600,
  film: { exposure: 0.9, bloom: 0.06, grain: 1, saturation: 0.96 },
  edgeSamples: 3,
  prepare,
};

export default scene;

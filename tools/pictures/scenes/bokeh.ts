/** City lights at night, far out of focus. */
import { createRandom } from '../core/random.ts';
import { addRgb, clamp, mix, setRgb, smooth } from '../core/maths.ts';
import { noise2 } from '../core/noise.ts';
import type { Scene, Shader } from '../core/scene.ts';

interface Lamp {
  x: number;
  y: number;
  radius: number;
  colour: readonly [number, number, number];
  power: number;
}

const COLOURS = [
  [1, 0.52, 0.16],
  [1, 0.6, 0.24],
  [1, 0.46, 0.12],
  [1, 0.72, 0.4],
  [1, 0.85, 0.66],
  [0.75, 0.87, 1],
  [1, 0.1, 0.06],
  [1, 0.14, 0.1],
  [0.1, 0.85, 0.5],
  [0.3, 0.5, 1],
  [0.95, 0.3, 0.6],
] as const;

/** Lights of a street: rows that run to a vanishing point, and windows above. */
export function createLamps(seed: number, radius: number): Lamp[] {
  const random = createRandom(seed);
  const lamps: Lamp[] = [];
  const add = (x: number, y: number, size: number, at: number, power: number) =>
    lamps.push({
      x,
      y,
      radius: radius * size * mix(0.88, 1.12, random()),
      colour: COLOURS[at] ?? COLOURS[0],
      power,
    });
  for (let side = -1; side <= 1; side += 2) {
    for (let at = 0; at < 15; at += 1) {
      const depth = 1 / (1 + at * 0.36);
      const sway = (random() - 0.5) * 0.06;
      add(
        side * (0.08 + 1.15 * depth) + 0.1 + sway,
        0.05 + 0.75 * depth * mix(0.75, 1.1, random()),
        mix(0.55, 1.15, depth),
        Math.floor(random() * 4),
        1.15,
      );
    }
  }
  for (let at = 0; at < 46; at += 1) {
    const depth = random() ** 1.7;
    const isLeft = random() < 0.5;
    const x = 0.1 + (isLeft ? -1 : 1) * (0.05 + 0.8 * depth * random());
    add(
      x,
      -0.06 - 0.5 * depth + 0.03 * random(),
      mix(0.5, 1, depth),
      isLeft ? 4 : 6 + Math.floor(random() * 2),
      mix(1.3, 0.7, depth),
    );
  }
  for (let at = 0; at < 95; at += 1) {
    const y = mix(-0.15, 1.15, random() ** 1.6);
    add(
      mix(-1.1, 1.1, random()),
      y,
      mix(0.5, 0.95, random()),
      Math.floor(random() * COLOURS.length),
      mix(0.1, 0.55, random() ** 2),
    );
  }
  // Reflections on the wet street.
  for (let at = 0; at < 26; at += 1)
    add(
      mix(-0.9, 1, random()),
      mix(-1.2, -0.35, random()),
      mix(0.8, 1.25, random()),
      Math.floor(random() * 8),
      mix(0.06, 0.3, random()),
    );
  return lamps;
}

/** Image of a point of light by the lens: an even disc with a brighter rim, cut by the barrel towards the corners. */
export function discAt(x: number, y: number, { x: lampX, y: lampY, radius }: Lamp, soft: number): number {
  const dx = (x - lampX) / radius;
  const dy = (y - lampY) / radius;
  const away = Math.hypot(dx, dy);
  if (away > 1.1) return 0;
  const cut = Math.hypot(dx + lampX * 0.34, dy + lampY * 0.34);
  const edge = smooth(1 + soft, 1 - soft, Math.max(away, cut * 0.9));
  const rings = 1 + 0.05 * Math.sin(away * 34) * (1 - away);
  return edge * (0.74 + 0.34 * away ** 6) * rings;
}

function prepare(pixel: number): Shader {
  const lamps = createLamps(11, 0.092);
  return (x, y, out) => {
    const street = Math.exp(-(((y + 0.02) / 0.5) ** 2));
    setRgb(out, 0.006 + 0.045 * street, 0.006 + 0.02 * street, 0.011 + 0.011 * street);
    const walls = clamp(0.5 + 0.9 * noise2(x * 1.4 + 9, y * 0.8));
    addRgb(out, 0.007, 0.009, 0.02, walls * smooth(-0.1, 1.2, y));
    for (const lamp of lamps) {
      const light = discAt(x, y, lamp, Math.max(0.035, (pixel / lamp.radius) * 2));
      if (light > 0) addRgb(out, ...lamp.colour, light * lamp.power * 0.72);
    }
  };
}

const scene: Scene = {
  width: 1920,
  height: 2400,
  film: { exposure: 1.1, bloom: 0.07, grain: 1.2 },
  edgeSamples: 2,
  prepare,
};

export default scene;

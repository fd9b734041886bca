/** Rain on a window at night; the street behind is out of focus. */
import { addRgb, clamp, mix, setRgb, smooth, type Rgb } from '../core/maths.ts';
import { fbm2, noise2 } from '../core/noise.ts';
import { createRandom } from '../core/random.ts';
import type { Scene, Shader } from '../core/scene.ts';
import { createLamps, discAt } from './bokeh.ts';

interface Drop {
  x: number;
  y: number;
  radius: number;
  /** Height divided by width. */
  stretch: number;
  bend: number;
}

const CELL = 0.07;
const LARGEST = 0.062;

function createDrops(): Drop[] {
  const random = createRandom(21);
  const drops: Drop[] = [];
  const add = (x: number, y: number, radius: number, stretch: number) => {
    const overlaps = drops.some(
      (other) => Math.hypot(other.x - x, other.y - y) < (other.radius + radius) * 0.85,
    );
    if (!overlaps) drops.push({ x, y, radius, stretch, bend: random() * 40 });
  };
  for (let at = 0; at < 14; at += 1) {
    // A drop that runs down, and the trail that it leaves.
    let x = mix(-1, 1, random());
    let y = mix(-1.4, 0.9, random());
    add(x, y, mix(0.036, LARGEST, random()), mix(1.2, 1.45, random()));
    for (let part = 0; part < 30 && y < 1.6; part += 1) {
      y += mix(0.03, 0.11, random());
      x += (random() - 0.5) * 0.018;
      add(x, y, mix(0.005, 0.017, random() ** 1.6), mix(1, 1.5, random()));
    }
  }
  for (let at = 0; at < 190; at += 1)
    add(
      mix(-1.05, 1.05, random()),
      mix(-1.55, 1.55, random()),
      mix(0.016, 0.045, random() ** 1.8),
      mix(0.95, 1.2, random()),
    );
  for (let at = 0; at < 650; at += 1)
    add(mix(-1.05, 1.05, random()), mix(-1.55, 1.55, random()), mix(0.005, 0.017, random() ** 1.5), 1);
  for (let at = 0; at < 900; at += 1)
    add(mix(-1.05, 1.05, random()), mix(-1.55, 1.55, random()), mix(0.003, 0.006, random()), 1);
  return drops;
}

/** Drops by cell of a grid, so that a point looks at few of them. */
function createFinder(drops: readonly Drop[]): (x: number, y: number) => readonly Drop[] {
  const cells = new Map<string, Drop[]>();
  for (const drop of drops) {
    const reach = Math.ceil((drop.radius * 1.6) / CELL);
    for (let row = -reach; row <= reach; row += 1) {
      for (let column = -reach; column <= reach; column += 1) {
        const key = `${Math.floor(drop.x / CELL) + column},${Math.floor(drop.y / CELL) + row}`;
        const list = cells.get(key) ?? [];
        list.push(drop);
        cells.set(key, list);
      }
    }
  }
  return (x, y) => cells.get(`${Math.floor(x / CELL)},${Math.floor(y / CELL)}`) ?? [];
}

/** The street as the lens shows it, computed once on a grid from -3 to 3. */
function createStreet(
  radius: number,
  size: number,
  { soft, power }: { soft: number; power: number },
): (x: number, y: number, out: Rgb) => void {
  const lamps = createLamps(29, radius);
  const data = new Float32Array(size * size * 3);
  const light = new Float64Array(3);
  for (let at = 0; at < size * size; at += 1) {
    const x = ((at % size) / size) * 6 - 3;
    const y = (Math.floor(at / size) / size) * 6 - 3;
    const glow = Math.exp(-(((y + 0.05) / 0.75) ** 2));
    setRgb(light, 0.008 + 0.04 * glow, 0.011 + 0.022 * glow, 0.02 + 0.018 * glow);
    addRgb(light, 0.008, 0.017, 0.04, smooth(-0.2, 1.6, y));
    for (const lamp of lamps) {
      const share = discAt(x, y, lamp, soft);
      if (share > 0) addRgb(light, ...lamp.colour, share * lamp.power * power);
    }
    for (let channel = 0; channel < 3; channel += 1) data[at * 3 + channel] = light[channel] ?? 0;
  }
  return (x, y, out) => {
    const px = clamp(((x + 3) / 6) * size, 0, size - 2);
    const py = clamp(((y + 3) / 6) * size, 0, size - 2);
    const left = Math.floor(px);
    const top = Math.floor(py);
    for (let channel = 0; channel < 3; channel += 1) {
      const at = (top * size + left) * 3 + channel;
      const near = mix(data[at] ?? 0, data[at + 3] ?? 0, px - left);
      const far = mix(data[at + size * 3] ?? 0, data[at + size * 3 + 3] ?? 0, px - left);
      out[channel] = mix(near, far, py - top);
    }
  };
}

function prepare(): Shader {
  const find = createFinder(createDrops());
  const blurred = createStreet(0.17, 900, { soft: 0.14, power: 0.24 });
  const sharp = createStreet(0.1, 1100, { soft: 0.2, power: 1.5 });
  return (x, y, out) => {
    blurred(x, y, out);
    // Breath on the glass.
    const fog = 0.05 * (0.7 + fbm2(x * 2, y * 2, 4));
    addRgb(out, 0.3, 0.34, 0.42, fog * 0.4);
    for (const { x: dropX, y: dropY, radius, stretch, bend } of find(x, y)) {
      const dx = (x - dropX) / radius;
      const dy = (y - dropY) / (radius * stretch);
      if (dx * dx + dy * dy > 1.8) continue;
      const turn = Math.atan2(dy, dx);
      const round = 1 + 0.13 * noise2(Math.cos(turn) * 1.3 + bend, Math.sin(turn) * 1.3 + bend * 2);
      // A drop on a steep pane hangs: wider below.
      const away = Math.hypot(dx * (1 + 0.12 * dy * (stretch - 0.9)), dy) / round;
      if (away > 1) continue;
      const rise = away * away;
      const lens = mix(0.8, 2.1, rise);
      sharp(dropX * 0.55 - dx * lens * 0.62, dropY * 0.5 - dy * lens * 0.62 - 0.02, out);
      const rim = 1 - 0.8 * smooth(0.62, 1, away);
      const dim = rim * (0.8 + 0.35 * dy * 0.6);
      setRgb(out, (out[0] ?? 0) * dim, (out[1] ?? 0) * dim, (out[2] ?? 0) * dim);
      const glint = Math.exp(-(((dx + 0.36) / 0.13) ** 2) - ((dy - 0.46) / 0.1) ** 2);
      addRgb(out, 0.8, 0.85, 0.95, glint * 0.55 * smooth(0.006, 0.02, radius));
      addRgb(out, 0.35, 0.3, 0.26, 0.25 * smooth(0.75, 0.93, away) * smooth(0.1, -0.8, dy));
      return;
    }
  };
}

const scene: Scene = {
  width: 1600,
  height: 2400,
  film: { exposure: 1.15, bloom: 0.07, grain: 1.1 },
  edgeSamples: 4,
  prepare,
};

export default scene;

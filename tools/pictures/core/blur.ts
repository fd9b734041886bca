import type { Light } from './render-scene.ts';

/** Side of the blocks that are averaged first: a blurred picture does not need more. */
const STEP = 4;

/** Blurs light by three passes of a box filter in each direction, which approximates a Gaussian. */
export function blurLight(light: Light, radius: number): Float32Array {
  const small = reduce(light);
  for (let pass = 0; pass < 3; pass += 1) {
    blurLines(small, Math.max(1, Math.round(radius / STEP)), 'rows');
    blurLines(small, Math.max(1, Math.round(radius / STEP)), 'columns');
  }
  return enlarge(small, light);
}

function reduce({ width, height, data }: Light): Light {
  const small = { width: Math.ceil(width / STEP), height: Math.ceil(height / STEP) };
  const sums = new Float32Array(small.width * small.height * 3);
  const counts = new Float32Array(small.width * small.height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const to = Math.floor(row / STEP) * small.width + Math.floor(column / STEP);
      counts[to] = (counts[to] ?? 0) + 1;
      for (let channel = 0; channel < 3; channel += 1)
        sums[to * 3 + channel] =
          (sums[to * 3 + channel] ?? 0) + (data[(row * width + column) * 3 + channel] ?? 0);
    }
  }
  return { ...small, data: sums.map((sum, at) => sum / (counts[Math.floor(at / 3)] ?? 1)) };
}

/** Box filter along rows or columns, as a running sum; the edge is repeated. */
function blurLines({ width, height, data }: Light, radius: number, along: 'rows' | 'columns'): void {
  const [lines, length, step, stride] =
    along === 'rows' ? [height, width, 3, width * 3] : [width, height, width * 3, 3];
  const line = new Float32Array(length);
  for (let start = 0; start < lines * 3; start += 1) {
    const first = Math.floor(start / 3) * stride + (start % 3);
    for (let at = 0; at < length; at += 1) line[at] = data[first + at * step] ?? 0;
    const get = (at: number) => line[Math.min(length - 1, Math.max(0, at))] ?? 0;
    let sum = 0;
    for (let at = -radius; at <= radius; at += 1) sum += get(at);
    for (let at = 0; at < length; at += 1) {
      data[first + at * step] = sum / (2 * radius + 1);
      sum += get(at + radius + 1) - get(at - radius);
    }
  }
}

/** Enlarges by bilinear interpolation. */
function enlarge(small: Light, { width, height }: Light): Float32Array {
  const large = new Float32Array(width * height * 3);
  const get = (row: number, column: number, channel: number) =>
    small.data[
      (Math.min(row, small.height - 1) * small.width + Math.min(column, small.width - 1)) * 3 + channel
    ] ?? 0;
  for (let row = 0; row < height; row += 1) {
    const y = Math.max(0, (row + 0.5) / STEP - 0.5);
    const top = Math.floor(y);
    for (let column = 0; column < width; column += 1) {
      const x = Math.max(0, (column + 0.5) / STEP - 0.5);
      const left = Math.floor(x);
      for (let channel = 0; channel < 3; channel += 1) {
        const above =
          get(top, left, channel) + (get(top, left + 1, channel) - get(top, left, channel)) * (x - left);
        const below =
          get(top + 1, left, channel) +
          (get(top + 1, left + 1, channel) - get(top + 1, left, channel)) * (x - left);
        large[(row * width + column) * 3 + channel] = above + (below - above) * (y - top);
      }
    }
  }
  return large;
}

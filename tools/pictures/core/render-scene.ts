import { createRandom } from './random.ts';
import type { Scene, Shader } from './scene.ts';

/** Light of a rendered picture: three numbers per pixel, row by row. */
export interface Light {
  width: number;
  height: number;
  data: Float32Array;
}

/** Difference of displayed brightness between neighbours that makes a pixel an edge. */
const EDGE = 0.035;

/** Renders a scene at a width: samples of each pixel, and more of those at edges. */
export function renderScene(scene: Scene, fullWidth: number): Light {
  const { scale = 1, samples = 1, edgeSamples = 4 } = scene;
  const width = Math.round(fullWidth * scale);
  const height = Math.round((width * scene.height) / scene.width);
  const light = { width, height, data: new Float32Array(width * height * 3) };
  const shade = scene.prepare(2 / width);
  const random = createRandom(7);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      addSamples(light, shade, random, { column, row, count: samples, total: samples });
    }
  }
  if (edgeSamples === 0) return light;
  const total = samples + edgeSamples;
  for (const at of findEdges(light)) {
    for (let channel = 0; channel < 3; channel += 1)
      light.data[at * 3 + channel] = ((light.data[at * 3 + channel] ?? 0) * samples) / total;
    const column = at % width;
    addSamples(light, shade, random, { column, row: (at - column) / width, count: edgeSamples, total });
  }
  return light;
}

interface SampledPixel {
  column: number;
  row: number;
  count: number;
  total: number;
}

const sample = new Float64Array(3);

function addSamples(
  { width, height, data }: Light,
  shade: Shader,
  random: () => number,
  pixel: SampledPixel,
): void {
  const { column, row, count, total } = pixel;
  const at = (row * width + column) * 3;
  for (let turn = 0; turn < count; turn += 1) {
    const dx = total === 1 ? 0.5 : random();
    const dy = total === 1 ? 0.5 : random();
    sample.fill(0);
    shade(((column + dx) * 2 - width) / width, (height - (row + dy) * 2) / width, sample);
    // Single samples of a glint would show as dots: limited, as by the film.
    for (let channel = 0; channel < 3; channel += 1)
      data[at + channel] = (data[at + channel] ?? 0) + Math.min(60, sample[channel] ?? 0) / total;
  }
}

/** Finds pixels whose displayed brightness differs from that of the neighbours to the right and below. */
function findEdges({ width, height, data }: Light): Set<number> {
  const shown = new Float32Array(width * height);
  for (let at = 0; at < shown.length; at += 1) {
    const sum = 0.3 * (data[at * 3] ?? 0) + 0.6 * (data[at * 3 + 1] ?? 0) + 0.1 * (data[at * 3 + 2] ?? 0);
    shown[at] = Math.sqrt(sum / (1 + sum));
  }
  const edges = new Set<number>();
  for (let row = 0; row < height - 1; row += 1) {
    for (let column = 0; column < width - 1; column += 1) {
      const at = row * width + column;
      const here = shown[at] ?? 0;
      for (const next of [at + 1, at + width]) {
        if (Math.abs(here - (shown[next] ?? 0)) < EDGE) continue;
        edges.add(at);
        edges.add(next);
      }
    }
  }
  return edges;
}

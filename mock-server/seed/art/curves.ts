import type { Random } from '../../internal/random.ts';
import { num, type Point } from './brush.ts';

/** Builds a smooth path through points (a Catmull-Rom spline as Béziers); `start` is `M` or `L`. */
export function smoothPath(points: readonly Point[], start = 'M'): string {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const [first] = points;
  if (!first) return '';
  const curves = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const control1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const control2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...control1, ...control2, ...to].map(num).join(' ')}`;
  });
  return `${start}${num(first[0])} ${num(first[1])}${curves.join('')}`;
}

/** Builds a closed smooth path. */
export function closedSmoothPath(points: readonly Point[]): string {
  const ring = [...points.slice(-1), ...points, ...points.slice(0, 2)];
  const whole = smoothPath(ring);
  const curves = whole.split('C').slice(1);
  const [first] = points;
  // The first and last pieces only determine the direction of their neighbours.
  return first ? `M${num(first[0])} ${num(first[1])}C${curves.slice(1, -1).join('C')}z` : '';
}

/** Builds a polyline in small relative steps, which keeps the text short. */
export function polyline(points: readonly Point[], start = 'M'): string {
  const [first] = points;
  if (!first) return '';
  let [x, y] = first.map(Math.round) as [number, number];
  const steps = points.slice(1).map(([toX, toY]) => {
    const step = `l${Math.round(toX) - x} ${Math.round(toY) - y}`;
    [x, y] = [Math.round(toX), Math.round(toY)];
    return step;
  });
  return `${start}${Math.round(first[0])} ${Math.round(first[1])}${steps.join('')}`;
}

/**
 * Creates a smooth noise function with values between about -1 and 1: a sum of sines with random phases. `roughness`
 * weights the short waves.
 */
export function createNoise(random: Random, waves: number, roughness = 0.5): (t: number) => number {
  const parts = Array.from({ length: 5 }, (_, octave) => ({
    frequency: waves * 2 ** octave * random.between(0.8, 1.25),
    phase: random.between(0, Math.PI * 2),
    weight: roughness ** octave,
  }));
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  return (t) =>
    parts.reduce(
      (sum, { frequency, phase, weight }) => sum + weight * Math.sin(t * frequency * Math.PI * 2 + phase),
      0,
    ) / total;
}

/** Samples a line across the picture at `steps` points. */
export function sampleLine(width: number, steps: number, heightAt: (t: number) => number): Point[] {
  return Array.from(
    { length: steps + 1 },
    (_, step) => [(step / steps) * width, heightAt(step / steps)] as const,
  );
}

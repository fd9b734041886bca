/**
 * Mixes two colours `#rrggbb` in linear light, which keeps mixed colours bright; `share` 0 is the first, 1 the
 * second.
 */
export function mixColours(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  const t = Math.min(1, Math.max(0, share));
  const mixed = a.map((value, at) => Math.sqrt(value ** 2 * (1 - t) + (b[at] ?? 0) ** 2 * t));
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

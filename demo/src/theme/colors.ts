import type { Rgba } from './contrast.ts';
import { customProperty, isColor, isOfViewer, NAMES, type Name } from './properties.ts';
import { appliedValues, valueIn, type Scheme, type Theme } from './theme.ts';

const COLORS = NAMES.filter(isColor);

/** Resolves the colours of a theme in a scheme, as a function of the name. */
export type ResolveColors = (theme: Theme, scheme: Scheme) => (name: Name) => Rgba;

/**
 * Creates a function that resolves colours: hidden elements get them, and the browser computes them.
 *
 * @param defaults Defaults of the properties, as CSS.
 */
export function createResolver(parent: Element, defaults: ReadonlyMap<Name, string>): ResolveColors {
  const box = document.createElement('div');
  box.hidden = true;
  const probes = new Map(COLORS.map((name) => [name, document.createElement('i')]));
  box.append(...probes.values());
  parent.append(box);
  return (theme, scheme) => {
    box.style.colorScheme = scheme;
    box.style.color = valueIn(theme, 'page-color', scheme) ?? '';
    for (const [name, value] of appliedValues(theme, scheme))
      box.style.setProperty(customProperty(name), value ?? '');
    for (const [name, { style }] of probes) {
      // The viewer's own colour scheme is dark.
      style.colorScheme = isOfViewer(name) ? 'dark' : '';
      const value = valueIn(theme, name, scheme) ?? defaults.get(name) ?? '';
      // A mix of a colour with itself is computed in sRGB, whatever notation the colour has.
      style.backgroundColor = '';
      style.backgroundColor = `color-mix(in srgb, ${value}, ${value})`;
    }
    const colors = new Map(
      [...probes].map(([name, probe]) => [name, parseRgba(getComputedStyle(probe).backgroundColor)]),
    );
    return (name) => colors.get(name) ?? [0, 0, 0, 0];
  };
}

/** Parses a computed colour: `color(srgb 1 0.5 0 / 0.5)`, or `rgb()` and `rgba()` in bytes. */
export function parseRgba(text: string): Rgba {
  const numbers = text.replace(/none/g, '0').match(/-?[\d.]+(?:e-?\d+)?/g) ?? [];
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers.map(Number);
  const scale = text.startsWith('color(') ? 1 : 255;
  return [red / scale, green / scale, blue / scale, alpha];
}

/** An opaque colour as `#rrggbb`. */
export function toHex([red, green, blue]: Rgba): string {
  const pair = (channel: number) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${pair(red)}${pair(green)}${pair(blue)}`;
}

/** A colour from a picker, with the opacity of the colour that it replaces. */
export function withAlpha(hex: string, alpha: number): string {
  if (alpha >= 1 || alpha <= 0) return hex;
  const bytes = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${bytes.join(' ')} / ${Math.round(alpha * 100)}%)`;
}

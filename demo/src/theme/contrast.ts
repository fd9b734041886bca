import type { Name } from './properties.ts';

/** A colour in sRGB: channels and opacity from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Least contrast of text, and of other parts, by WCAG 2.2 (1.4.3, 1.4.11 and 2.4.13). */
const TEXT = 4.5;
const PART = 3;

/** Colours whose contrast is measured. */
export interface Check {
  what: string;
  /** Colours of the foreground, of which one has to have the contrast. */
  colors: readonly Name[];
  /** Backgrounds from the lowest upwards. */
  on: readonly Name[];
  minimum: number;
}

const PAGE = 'page-background';
const VIEWER = 'viewer-background';

export const CHECKS: readonly Check[] = [
  { what: 'Text on the page', colors: ['page-color'], on: [PAGE], minimum: TEXT },
  { what: 'Text of controls', colors: ['page-color'], on: [PAGE, 'control-surface'], minimum: TEXT },
  { what: 'Text under the pointer', colors: ['page-color'], on: [PAGE, 'control-hover'], minimum: TEXT },
  { what: 'Text of a selected tag', colors: ['page-color'], on: [PAGE, 'control-active'], minimum: TEXT },
  { what: 'Edge of controls', colors: ['control-border', 'control-surface'], on: [PAGE], minimum: PART },
  { what: 'Focus ring on the page', colors: ['focus'], on: [PAGE], minimum: PART },
  { what: 'Focus ring on controls', colors: ['focus'], on: [PAGE, 'control-surface'], minimum: PART },
  { what: 'Text in the viewer', colors: ['viewer-color'], on: [VIEWER], minimum: TEXT },
  { what: 'Text of menu and info', colors: ['viewer-color'], on: [VIEWER, 'viewer-panel'], minimum: TEXT },
  { what: 'Icons of the viewer', colors: ['viewer-color'], on: [VIEWER, 'viewer-button'], minimum: PART },
  {
    what: 'Icons of active buttons',
    colors: ['viewer-color'],
    on: [VIEWER, 'viewer-button-active'],
    minimum: PART,
  },
  { what: 'Focus ring in the viewer', colors: ['viewer-focus'], on: [VIEWER], minimum: PART },
];

/** A colour over an opaque one. */
export function composite(top: Rgba, bottom: Rgba): Rgba {
  const [, , , alpha] = top;
  const mix = (at: 0 | 1 | 2) => top[at] * alpha + bottom[at] * (1 - alpha);
  return [mix(0), mix(1), mix(2), 1];
}

/** Contrast ratio of two opaque colours by WCAG, from 1 to 21. */
export function contrastRatio(one: Rgba, other: Rgba): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Relative luminance by WCAG. */
function luminance([red, green, blue]: Rgba): number {
  const linear = (channel: number) => {
    const value = Math.min(1, Math.max(0, channel));
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast that a check measures. */
export function measure({ colors, on }: Check, colorOf: (name: Name) => Rgba): number {
  const white: Rgba = [1, 1, 1, 1];
  const background = on.reduce((below, name) => composite(colorOf(name), below), white);
  return Math.max(...colors.map((name) => contrastRatio(composite(colorOf(name), background), background)));
}

/** A ratio with one decimal, rounded down, so that a failing one never reads as the minimum. */
export const formatRatio = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

import { expect, it } from 'vitest';
import { parseRgba, toHex, withAlpha } from '../../../../demo/src/theme/colors.ts';
import {
  composite,
  contrastRatio,
  formatRatio,
  measure,
  type Rgba,
} from '../../../../demo/src/theme/contrast.ts';

const grey = (byte: number): Rgba => [byte / 255, byte / 255, byte / 255, 1];

it.each([
  [grey(0), grey(255), '21.0:1'],
  [grey(255), grey(0), '21.0:1'],
  [grey(128), grey(128), '1.0:1'],
  // The lightest grey that WCAG accepts for text on white, and the next one.
  [grey(0x76), grey(255), '4.5:1'],
  [grey(0x77), grey(255), '4.4:1'],
])('the contrast of %s and %s is %s', (one, other, ratio) => {
  expect(formatRatio(contrastRatio(one, other))).toBe(ratio);
});

it('a transparent colour is measured on its background, and the best of several colours counts', () => {
  const colors: Record<string, Rgba> = {
    'page-background': [1, 1, 1, 1],
    'control-surface': [0, 0, 0, 0.5],
    'control-border': [1, 1, 1, 1],
  };
  const check = { what: '', colors: ['control-border', 'control-surface'], minimum: 3 } as const;
  const colorOf = (name: string) => colors[name] ?? expect.unreachable();
  const expected = contrastRatio(composite([0, 0, 0, 0.5], [1, 1, 1, 1]), [1, 1, 1, 1]);
  expect(measure({ ...check, on: ['page-background'] }, colorOf)).toBeCloseTo(expected);
});

it('computed colours are read in both notations', () => {
  expect(parseRgba('color(srgb 0.5 none 1 / 0.25)')).toEqual([0.5, 0, 1, 0.25]);
  expect(parseRgba('rgba(255, 0, 51, 0.5)')).toEqual([1, 0, 0.2, 0.5]);
  expect(toHex([1, 0.5, -0.1, 1])).toBe('#ff8000');
});

it('a picked colour keeps the opacity of the replaced one', () => {
  expect(withAlpha('#ff0080', 0.5)).toBe('rgb(255 0 128 / 50%)');
  expect(withAlpha('#ff0080', 1)).toBe('#ff0080');
  expect(withAlpha('#ff0080', 0)).toBe('#ff0080');
});

import type { Box } from '../../layouts/layout-model.ts';
import type { LayoutStrategy, Lengths } from '../../layouts/layout-strategy.ts';
import { create, setAttributes } from '../../tiles/elements.ts';

/** Inline style of a tile with a position of its own. Print has a layout of its own, which uses only the aspect ratio. */
export const tileStyle = ({ x, y, width, height }: Box, ratio = width / height): string =>
  `inset-inline-start:${x}px;top:${y}px;inline-size:${width}px;block-size:${height}px;--_ratio:${ratio}`;

/** Inline style of the list of such tiles, by its length on the scroll axis. */
export const listStyle = ({ axis }: LayoutStrategy, { size, caption = 0 }: Lengths, length: number): string =>
  axis === 'x'
    ? `inline-size:${length}px;block-size:${length && size + caption}px`
    : `block-size:${length}px`;

/** Creates the hidden element that resolves the custom properties of a layout to pixels. */
export const createProbe = () =>
  create('div', { class: 'tokens' }, create('i'), create('b'), create('s', { part: 'caption' }));

/** Lengths of a layout without groups. */
export type MeasuredLengths = Required<Omit<Lengths, 'heading'>>;

/** Measures the lengths of a layout by a probe; `undefined` while the probe is hidden. */
export function measureLengths({ sizedBy }: LayoutStrategy, probe: Element): MeasuredLengths | undefined {
  setAttributes(probe, { class: `tokens ${sizedBy}` });
  if (!probe.getClientRects().length) return undefined;
  // The probe has the width of the container; its children have the size of a tile, of the gap and of a caption below a picture.
  const [container, tile, between] = [probe, ...probe.children].map((element) => getComputedStyle(element));
  const lengthOf = (style: CSSStyleDeclaration | undefined) => parseFloat(style?.inlineSize ?? '');
  return {
    width: lengthOf(container),
    size: lengthOf(tile),
    gap: lengthOf(between),
    ratio: parseRatio(tile?.aspectRatio ?? ''),
    caption: probe.children[2]?.clientHeight ?? 0,
  };
}

/** Parses an aspect ratio: `3 / 2`, `1.5` or `auto 3 / 2`; 1 if the value is invalid. */
function parseRatio(value: string): number {
  const [width = 1, height = 1] = value.match(/[\d.]+/g)?.map(Number) ?? [];
  return width / height || 1;
}

import type { Box } from '../../layouts/layout-model.ts';
import type { PagedLayout } from '../../layouts/paged-layout.ts';
import { create, setStyle } from '../../tiles/elements.ts';

/** Inline style of a tile with a position of its own. Print has a layout of its own, which uses only the aspect ratio. */
export const tileStyle = ({ x, y, width, height }: Box, ratio = width / height): string =>
  `inset-inline-start:${x}px;top:${y}px;inline-size:${width}px;block-size:${height}px;--_ratio:${ratio}`;

/** Inline style of the list of such tiles. */
export const listStyle = ({ strategy, length, segments: [first] }: PagedLayout): string =>
  strategy.axis === 'x'
    ? `inline-size:${length}px;block-size:${first?.model.height ?? 0}px`
    : `block-size:${length}px`;

/** Creates the scroll container of a list, and an element around it for the buttons. */
export const createStrip = (list: Element) =>
  create('div', { class: 'carousel' }, create('div', { class: 'strip', part: 'strip', tabindex: -1 }, list));

/** Sets whether the end of a carousel fades out, before there is a button whose state decides it. */
export const fadeEnd = (carousel: Element, fades: boolean) =>
  setStyle(carousel.firstElementChild as HTMLElement, fades ? '--_end:transparent' : '');

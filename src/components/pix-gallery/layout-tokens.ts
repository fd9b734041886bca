import { sizeObserver, type SizeObserver } from '../../internal/size-observer.ts';
import { create } from '../../tiles/elements.ts';
import { strategyOf, type LayoutOptions } from '../../layouts/layouts.ts';
import type { LayoutName } from '../../layouts/layout-names.ts';

/** Resolves the custom properties of a layout to pixels by a hidden probe element, and reports when they change. */
export class LayoutTokens {
  readonly #onChange: () => void;
  #observer: SizeObserver | null = null;
  #probe: Element | null = null;
  #options: LayoutOptions | undefined;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Observes a probe and its children; returns whether the probe is a new one, to be measured. */
  observe(probe: Element | null): boolean {
    if (probe === this.#probe) return false;
    this.#probe = probe;
    this.#observer?.disconnect();
    this.#observer =
      probe &&
      sizeObserver(probe, () => {
        this.#options = undefined;
        this.#onChange();
      });
    for (const element of probe ? [probe, ...probe.children] : []) this.#observer?.observe(element);
    return !!probe;
  }

  /** The options of a layout, the same object until a length changes; `undefined` without a probe or while hidden. */
  read(layout: LayoutName): LayoutOptions | undefined {
    if (this.#probe && this.#options?.layout !== layout) this.#options = measureLengths(layout, this.#probe);
    return this.#options;
  }
}

/** Creates a probe; its class must name what the size of the layout means. */
export const createProbe = () => create('div', { 'aria-hidden': 'true' }, create('i'), create('b'));

/** Measures the options of a layout; `undefined` while the probe is hidden. */
export function measureLengths(layout: LayoutName, probe: Element): LayoutOptions | undefined {
  if (!probe.getClientRects().length) return undefined;
  // The probe has the width of the container; its children have the size of a tile and of the gap.
  const [container, tile, between] = [probe, ...probe.children].map((element) => getComputedStyle(element));
  const lengthOf = (style: CSSStyleDeclaration | undefined) => parseFloat(style?.inlineSize ?? '');
  const [width, size, gap] = [lengthOf(container), lengthOf(tile), lengthOf(between)];
  return strategyOf(layout).options({ width, size, gap, ratio: parseRatio(tile?.aspectRatio ?? '') });
}

/** Parses an aspect ratio: `3 / 2`, `1.5` or `auto 3 / 2`; 1 if the value is invalid. */
function parseRatio(value: string): number {
  const [width = 1, height = 1] = value.match(/[\d.]+/g)?.map(Number) ?? [];
  return width / height || 1;
}

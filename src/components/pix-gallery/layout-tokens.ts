import { sizeObserver, type SizeObserver } from '../../internal/size-observer.ts';
import type { LayoutStrategy, Lengths } from '../../layouts/layout-strategy.ts';
import { measureLengths } from './positioned-tiles.ts';

/** Resolves the custom properties of a layout to pixels by a hidden probe element, and reports when they change. */
export class LayoutTokens {
  readonly #onChange: () => void;
  #observer: SizeObserver | null = null;
  #probe: Element | null = null;
  /** Number of children that are observed. */
  #childCount = 0;
  #strategy: LayoutStrategy | undefined;
  /** Lengths for that layout; `undefined` until they are measured. */
  #lengths: Lengths | undefined;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Observes a probe and its children; returns whether the probe is a new one, to be measured. */
  observe(probe: Element | null): boolean {
    const { childElementCount = 0 } = probe ?? {};
    if (probe === this.#probe && childElementCount === this.#childCount) return false;
    this.#probe = probe;
    this.#childCount = childElementCount;
    this.#lengths = undefined;
    this.#observer?.disconnect();
    this.#observer =
      probe &&
      sizeObserver(probe, () => {
        this.#lengths = undefined;
        this.#onChange();
      });
    for (const element of probe ? [probe, ...probe.children] : []) this.#observer?.observe(element);
    return !!probe;
  }

  /** The lengths of a layout, the same object until one changes; `undefined` without a probe or while hidden. */
  read(strategy: LayoutStrategy): Lengths | undefined {
    const probe = this.#probe;
    if (probe && (!this.#lengths || this.#strategy !== strategy)) {
      const lengths = measureLengths(strategy, probe);
      const { clientHeight: heading = 0 } = probe.querySelector('.month') ?? {};
      this.#lengths = lengths && { ...lengths, heading };
    }
    this.#strategy = strategy;
    return this.#lengths;
  }
}

import { sizeObserver, type SizeObserver } from '../../internal/size-observer.ts';
import type { LayoutStrategy, Lengths } from '../../layouts/layout-strategy.ts';
import { measureLengths } from './positioned-tiles.ts';

/** Resolves the custom properties of a layout to pixels by a hidden probe element, and reports when they change. */
export class LayoutTokens {
  readonly #onChange: () => void;
  #observer: SizeObserver | null = null;
  #probe: Element | null = null;
  #strategy: LayoutStrategy | undefined;
  /** Lengths for that layout; `undefined` until they are measured. */
  #lengths: Lengths | undefined;

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
        this.#lengths = undefined;
        this.#onChange();
      });
    for (const element of probe ? [probe, ...probe.children] : []) this.#observer?.observe(element);
    return !!probe;
  }

  /** The lengths of a layout, the same object until one changes; `undefined` without a probe or while hidden. */
  read(strategy: LayoutStrategy): Lengths | undefined {
    if (this.#probe && (!this.#lengths || this.#strategy !== strategy))
      this.#lengths = measureLengths(strategy, this.#probe);
    this.#strategy = strategy;
    return this.#lengths;
  }
}

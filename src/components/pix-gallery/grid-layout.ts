import type { ReactiveController } from 'lit';
import { itemCount, layoutPages, type PagedLayout } from '../../layouts/paged-layout.ts';
import type { LayoutOptions } from '../../layouts/layouts.ts';
import type { Part } from '../../controllers/paged-list.ts';
import type { Picture } from '../picture.ts';
import { LayoutTokens } from './layout-tokens.ts';
import { ratiosOf } from './ratios-of.ts';
import type { VirtualGridHost, VirtualGridProps } from './virtual-grid-props.ts';

type LayoutInput = Pick<VirtualGridProps, 'layout' | 'parts' | 'open'>;

/** Layout of a whole list, computed from its pages and the custom properties; estimated where pages are not loaded. */
export class GridLayout implements ReactiveController {
  /** `undefined` until the custom properties are measured. */
  model: PagedLayout | undefined;
  /** The pages laid out last. */
  parts: readonly Part<Picture>[] = [];
  readonly #host: VirtualGridHost;
  readonly #tokens: LayoutTokens;
  #options: LayoutOptions | undefined;

  constructor(host: VirtualGridHost) {
    this.#host = host;
    this.#tokens = new LayoutTokens(() => host.requestUpdate());
    host.addController(this);
  }

  /** The scroll axis. */
  get axis(): 'x' | 'y' {
    return this.model?.strategy.axis ?? 'y';
  }

  /** Number of items laid out, without those that fill no row yet. */
  get count(): number | undefined {
    return this.model && itemCount(this.model);
  }

  /** Whether the grid was visible when its lengths were last read. */
  get isVisible(): boolean {
    return !!this.#options;
  }

  /** Whether the pages or the lengths have changed since the last layout; not while the grid is hidden. */
  isStale({ layout, parts }: LayoutInput): boolean {
    const options = this.#tokens.read(layout);
    if (!options) this.#options = undefined;
    const isSame = this.#options === options && this.parts === parts;
    return !!options && !(isSame && this.model);
  }

  /** Lays out the list; loaded pages keep their boxes. */
  update({ layout, parts, open }: LayoutInput): void {
    const options = this.#tokens.read(layout);
    if (!options) return;
    this.#options = options;
    this.parts = parts;
    const ratios = parts.map(({ count, items }) => ({ count, ratios: items && ratiosOf(items) }));
    this.model = layoutPages(ratios, options, { open, before: this.model });
  }

  /** Discards the layout of another list. */
  reset(): void {
    this.model = undefined;
  }

  /** Measures a new probe of the custom properties at once, so that no frame is painted without the height of the list. */
  hostUpdated(): void {
    if (this.#tokens.observe(this.#host.renderRoot.querySelector('.tokens'))) this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#tokens.observe(null);
  }
}

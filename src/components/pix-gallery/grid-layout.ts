import type { ReactiveController } from 'lit';
import type { LayoutStrategy, Lengths } from '../../layouts/layout-strategy.ts';
import {
  layoutPages,
  reservedLayout,
  withRatios,
  type PagedLayout,
  type PageRatios,
} from '../../layouts/paged-layout.ts';
import { LayoutTokens } from './layout-tokens.ts';
import type { ShownPage, VirtualGridHost, VirtualGridProps } from './virtual-grid-props.ts';

/** Layout of a whole list, computed from its pages and the custom properties; estimated where pages are not loaded. */
export class GridLayout implements ReactiveController {
  /** `undefined` until the custom properties are measured. */
  model: PagedLayout | undefined;
  /** The pages laid out last. */
  pages: readonly ShownPage[] = [];
  /** The layout of the list before, without its aspect ratios: like an estimate, it reserves the height of the next page. */
  #former: PagedLayout | undefined;
  readonly #host: VirtualGridHost;
  readonly #tokens: LayoutTokens;
  /** Lengths read last, in pixels; `undefined` while the grid is hidden. */
  #lengths: Lengths | undefined;
  /** Lengths of the current layout. */
  #modelLengths: Lengths | undefined;

  constructor(host: VirtualGridHost) {
    this.#host = host;
    this.#tokens = new LayoutTokens(() => host.requestUpdate());
    host.addController(this);
  }

  /** The scroll axis. */
  get axis(): 'x' | 'y' {
    return this.model?.strategy.axis ?? 'y';
  }

  /** Whether the grid was visible when its lengths were last read. */
  get isVisible(): boolean {
    return !!this.#lengths;
  }

  /** Reads the lengths of a layout from the custom properties. */
  readLengths(strategy: LayoutStrategy): void {
    this.#lengths = this.#tokens.read(strategy);
  }

  /** Whether pages or lengths differ from those of the current layout; false while the grid is hidden. */
  isStale(pages: VirtualGridProps['pages']): boolean {
    const isSame = this.#modelLengths === this.#lengths && this.pages === pages;
    return !!this.#lengths && !(isSame && this.model);
  }

  /** Lays out the list with the lengths read last; loaded pages keep their boxes. */
  update({ pages, strategy }: Pick<VirtualGridProps, 'pages' | 'strategy'>): void {
    if (!this.#lengths) return;
    this.#modelLengths = this.#lengths;
    this.pages = pages;
    const ratios = withRatios(pages, ({ width, height }) => width / height);
    const before = this.#replacedLayout(ratios, strategy) ?? this.model ?? this.#former;
    this.model = layoutPages(strategy, ratios, this.#lengths, { before });
  }

  /** A layout with the heights of the content of the slot `loading`, such as server-rendered months, for the pages that replace it. */
  #replacedLayout(pages: readonly PageRatios[], strategy: LayoutStrategy): PagedLayout | undefined {
    const lengths = this.#lengths;
    const isKnown = this.model?.segments.filter(({ ratios }) => ratios).length;
    const content = this.#host.querySelector<HTMLElement>(':scope>[slot=loading]');
    if (!strategy.usesRatios || !lengths || !content || isKnown) return undefined;
    // The content is rendered until this update ends.
    const lists = [...content.querySelectorAll('ul')];
    const isOther = lists.length > 1 && lists.length !== pages.length;
    if (!content.offsetHeight || isOther) return undefined;
    const replaced = lists.length === pages.length ? lists : [content];
    const segments = pages.slice(0, replaced.length).flatMap(({ count, ratios, key }, at) => {
      const before = reservedLayout(strategy, lengths, { count, length: replaced[at]?.offsetHeight ?? 0 });
      const own = ratios && layoutPages(strategy, [{ count, ratios }], lengths, { before });
      return own?.segments.map((segment) => ({ ...segment, key })) ?? [];
    });
    return { strategy, lengths, segments, length: 0 };
  }

  /** Discards the layout of the previous list, except for the height of its only page: page numbers stay under the pointer. */
  reset(): void {
    const { model } = this;
    const [page] = model?.segments ?? [];
    if (model)
      this.#former =
        page && model.segments.length === 1
          ? { ...model, segments: [{ ...page, ratios: undefined }] }
          : undefined;
    this.model = undefined;
  }

  /** Observes the probe of the custom properties; returns whether it is a new one. */
  observe(): boolean {
    return this.#tokens.observe(this.#host.renderRoot.querySelector('.tokens'));
  }

  /** Measures a new probe at once, so that no frame is painted without the height of the list. */
  hostUpdated(): void {
    if (this.observe()) this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#tokens.observe(null);
  }
}

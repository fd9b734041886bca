import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { sizeObserver, type SizeObserver } from '../../../internal/size-observer.ts';
import { toolButton } from '../tool-button.ts';
import type { FeatureContext } from '../viewer-context.ts';
import type { Tool, ViewerFeature } from '../viewer-features.ts';
import { isNarrow, textScale, toolSize } from '../viewport-padding.ts';

/** Width in px of the bar's counter and paddings at the usual size of text, and of the gap between buttons. */
const COUNTER_PX = 160;
const GAP_PX = 4;

/** The tools that fit into the bar, as round buttons. The others are entries of the menu. */
export class ToolBar implements ViewerFeature {
  readonly #viewer: FeatureContext;
  readonly #bar: Element | null;
  readonly #tools: () => Tool[];
  readonly #sizes: SizeObserver;
  readonly #isChosen: boolean;
  /** Number of buttons that fit into the bar beside its counter. */
  #capacity: number;

  /**
   * @param tools Returns the tools of all features, in their order.
   * @param isChosen Whether the page has chosen them and their order: nothing but Close is permanent then.
   */
  constructor(viewer: FeatureContext, tools: () => Tool[], isChosen: boolean) {
    const { host } = viewer;
    this.#viewer = viewer;
    this.#tools = tools;
    this.#isChosen = isChosen;
    this.#bar = host.renderRoot.querySelector('.bar');
    this.#capacity = this.#measure();
    this.#sizes = sizeObserver(host, () => {
      const capacity = this.#measure();
      // Deferred: changes of size within the callback raise a "ResizeObserver loop" error on the page.
      if (capacity !== this.#capacity) requestAnimationFrame(() => host.requestUpdate());
      this.#capacity = capacity;
    });
    if (this.#bar) this.#sizes.observe(this.#bar);
  }

  #measure(): number {
    const space = (this.#bar?.clientWidth ?? 0) - COUNTER_PX * textScale();
    return Math.floor(space / (toolSize() + GAP_PX));
  }

  /** Whether Zoom is one of the tools, in place of a button of its own. */
  get hasZoom(): boolean {
    return this.#isChosen || isNarrow();
  }

  /** The tools in the bar, and those in the menu. */
  get #places(): { inBar: Tool[]; inMenu: Tool[] } {
    const tools = this.#tools();
    // Info, More, Close, and Zoom; or Close alone, and More if it is necessary.
    const needsMore = tools.length >= this.#capacity || tools.some(({ priority }) => !priority);
    const permanent = this.#isChosen ? (needsMore ? 2 : 1) : this.hasZoom ? 3 : 4;
    const inBar = tools.filter(
      ({ priority }, i) => priority && (i < this.#capacity - permanent || priority === Infinity),
    );
    return { inBar, inMenu: tools.filter((tool) => !inBar.includes(tool)) };
  }

  /** The text of a tool. */
  labelOf({ label, name = 'more' }: Tool): string {
    return label ?? this.#viewer.texts.t(name);
  }

  /** The tools that are not in the bar. */
  get others(): Tool[] {
    return this.#places.inMenu;
  }

  bar(): unknown {
    return repeat(
      this.#places.inBar,
      ({ part }) => part,
      (tool) => this.#button(tool),
    );
  }

  #button(tool: Tool): TemplateResult {
    const { part, icon, act, href, isOwn } = tool;
    const name = this.labelOf(tool);
    if (href === undefined)
      return toolButton({ ...tool, name, act: () => void act?.(new MouseEvent('click')) });
    return html`<a
      class="tool"
      part="button ${part}"
      aria-label=${name}
      title=${name}
      href=${href}
      ?download=${part === 'download-button'}
      target=${isOwn ? nothing : '_blank'}
      rel="noopener"
      @click=${act}
      >${icon}</a
    >`;
  }

  stop(): void {
    this.#sizes.disconnect();
  }
}

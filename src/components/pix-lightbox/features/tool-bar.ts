import { html, type TemplateResult } from 'lit';
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
  /** Number of tools that fit into the bar beside its permanent buttons. */
  #capacity: number;

  /** @param tools Returns the tools of all features. */
  constructor(viewer: FeatureContext, tools: () => Tool[]) {
    const { host } = viewer;
    this.#viewer = viewer;
    this.#tools = tools;
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
    const button = toolSize() + GAP_PX;
    // Info, More, Close, and Zoom if it is in the bar.
    const fixed = COUNTER_PX * textScale() + (isNarrow() ? 3 : 4) * button;
    return Math.max(0, Math.floor(((this.#bar?.clientWidth ?? 0) - fixed) / button));
  }

  /** The tools in the bar, those with the highest priority first, and those in the menu. */
  get #places(): { inBar: Tool[]; inMenu: Tool[] } {
    const tools = this.#tools();
    const buttons = tools
      .filter(({ priority }) => priority)
      .sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
    const inBar = buttons.filter(({ priority }, i) => i < this.#capacity || priority === Infinity);
    const others = buttons.filter((tool) => !inBar.includes(tool));
    return { inBar, inMenu: [...others, ...tools.filter(({ priority }) => !priority)] };
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

  #button({ part, name, icon, act, href, key }: Tool): TemplateResult {
    const label = this.#viewer.texts.t(name);
    if (href === undefined)
      return toolButton({ part, name: label, icon, act: () => void act?.(new MouseEvent('click')), key });
    return html`<a
      class="tool"
      part="button ${part}"
      aria-label=${label}
      title=${label}
      href=${href}
      download
      target="_blank"
      rel="noopener"
      @click=${act}
      >${icon}</a
    >`;
  }

  stop(): void {
    this.#sizes.disconnect();
  }
}

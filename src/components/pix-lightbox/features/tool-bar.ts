import { html, nothing, type TemplateResult } from 'lit';
import { sizeObserver, type SizeObserver } from '../../../internal/size-observer.ts';
import { toolButton } from '../tool-button.ts';
import type { FeatureContext } from '../viewer-context.ts';
import type { Tool, ViewerFeature } from '../viewer-features.ts';
import { viewerIcon } from '../viewer-icons.ts';
import { isNarrow, textScale, toolSize } from '../viewport-padding.ts';
import type { Panels } from './panels.ts';

const ICONS = {
  info: viewerIcon('M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v5.5M12 7.5v.01'),
  // Filled dots of a radius of 1.6: a stroke of their own size around nothing.
  more: viewerIcon('M5 12h.01M12 12h.01M19 12h.01', 3.2),
  zoomIn: viewerIcon('M16 16l4.5 4.5M17.5 11a6.5 6.5 0 11-13 0 6.5 6.5 0 0113 0zM8 11h6M11 8v6'),
  zoomOut: viewerIcon('M16 16l4.5 4.5M17.5 11a6.5 6.5 0 11-13 0 6.5 6.5 0 0113 0zM8 11h6'),
};

/** Width in px of the bar's counter and paddings at the usual size of text, and of the gap between buttons. */
const COUNTER_PX = 160;
const GAP_PX = 4;

/** The tools that fit into the bar, as round buttons, with Info, More and Zoom. The others are entries of the menu. */
export class ToolBar implements ViewerFeature {
  readonly #viewer: FeatureContext;
  readonly #panels: Panels;
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
  constructor(viewer: FeatureContext, panels: Panels, tools: () => Tool[], isChosen: boolean) {
    const { host } = viewer;
    this.#viewer = viewer;
    this.#panels = panels;
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

  get #info(): Tool {
    const expanded = this.#panels.open === 'info';
    const act = () => this.#viewer.act('info');
    return { part: 'info-button', name: 'info', icon: ICONS.info, key: 'I', expanded, act };
  }

  get #more(): Tool {
    const expanded = this.#panels.open === 'menu';
    return {
      part: 'more-button',
      name: 'more',
      icon: ICONS.more,
      expanded,
      act: () => this.#viewer.act('more'),
    };
  }

  get #zoom(): Tool[] {
    const { state, act } = this.#viewer;
    const name = state.zoomed ? 'zoomOut' : 'zoomIn';
    const tool: Tool = { part: 'zoom-button', name, icon: ICONS[name], key: 'Z', act: () => act('zoom') };
    return state.zoomable ? [tool] : [];
  }

  /** Whether Zoom is one of the tools: in narrow bars it gives its place to Download, since a pinch replaces it. */
  get #hasZoom(): boolean {
    return this.#isChosen || isNarrow();
  }

  /** Info and Zoom where they have no permanent place in the bar. */
  tools(): Tool[] {
    return [...(this.#isChosen ? [this.#info] : []), ...(this.#hasZoom ? this.#zoom : [])];
  }

  /** The tools in the bar, and those in the menu. */
  get #places(): { inBar: Tool[]; inMenu: Tool[] } {
    const tools = this.#tools();
    // Info, More, Close, and Zoom; or Close alone, and More if it is necessary.
    const needsMore = tools.length >= this.#capacity || tools.some(({ priority }) => !priority);
    const permanent = this.#isChosen ? (needsMore ? 2 : 1) : this.#hasZoom ? 3 : 4;
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
    const { inBar, inMenu } = this.#places;
    if (!this.#isChosen) inBar.push(this.#info);
    if (inMenu.length) inBar.push(this.#more);
    if (!this.#hasZoom) inBar.push(...this.#zoom);
    return inBar.map((tool) => this.#button(tool));
  }

  #button(tool: Tool): TemplateResult {
    const { part, icon, act, href, target = '_blank' } = tool;
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
      target=${target || nothing}
      rel="noopener"
      @click=${act}
      >${icon}</a
    >`;
  }

  stop(): void {
    this.#sizes.disconnect();
  }
}

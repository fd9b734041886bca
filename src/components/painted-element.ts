import {
  css,
  html,
  LitElement,
  nothing,
  render,
  unsafeCSS,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { whenTextsLoaded } from '../controllers/localize-controller.ts';
import { listStyles as text } from '../tiles/list.styles.ts';
import { frameOf } from '../tiles/tile-frame.ts';
import { warnValue } from '../internal/warn-once.ts';
import { takeOptions } from './element-options.ts';
import { COUNT, parseLimit } from '../internal/numbers.ts';
import { IMAGE_SORTS } from '../contract/filter-values.ts';
import { LAYOUT_VALUES, PAGING_VALUES, QUALITY_VALUES } from './option-values.ts';

/** Values of properties that have a fixed set of them, or count something; others mean the default. */
const VALUES: Readonly<Record<string, readonly unknown[] | string>> = {
  layout: LAYOUT_VALUES,
  paging: PAGING_VALUES,
  quality: QUALITY_VALUES,
  sort: IMAGE_SORTS,
  limit: COUNT,
  page: COUNT,
  autoPages: COUNT,
};

let last: Promise<unknown> = Promise.resolve();

/** Resolves in a task of its own, one caller after the other: together, what they do would be one long task. */
const ownTask = (): Promise<unknown> =>
  (last = last.then(() => new Promise((resolve) => setTimeout(resolve))));

/** Styles shared by galleries, album cards and single pictures: those of painted elements, of skeletons, and of the status below. */
export const listStyles = css`
  ${unsafeCSS(text)}
  :host {
    text-align: start;
    text-indent: 0;
  }
  .status {
    display: grid;
    justify-items: center;
    gap: 12px;
    contain: inline-size;
    padding: 32px 16px;
    text-align: center;
  }
  .status:empty {
    padding: 0;
  }
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    .skeleton {
      border: 1px solid;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    /* Animated together: separate animations would create a layer for each tile. */
    .grid:has(> [aria-hidden]:first-child) {
      animation: pulse 1.6s ease-in-out infinite alternate;
    }
  }
  @media print {
    .action,
    li[aria-hidden] {
      display: none;
    }
  }
  @keyframes pulse {
    to {
      opacity: 0.5;
    }
  }
`;

/** An element whose tiles the embed script may have painted before its class was defined. */
export abstract class PaintedElement extends LitElement {
  /** @internal */
  protected readonly frame = frameOf(this);

  /** @internal The element in the frame before which `render()` renders. */
  protected get first(): Element {
    return this.frame.element;
  }

  /** @internal Takes the options that the embed script does not read. */
  takeOptions(container: Element, own?: object): void {
    takeOptions(this, container, own);
  }

  /** @internal Removed attributes and `null` stand for the default, as `undefined` does. Wrong values get a warning. */
  override requestUpdate(...args: Parameters<LitElement['requestUpdate']>): void {
    const name = String(args[0]);
    const value: unknown = Reflect.get(this, name);
    if (value === null) return void Reflect.set(this, name, undefined);
    const values = VALUES[name] ?? [];
    const isWrong =
      values === COUNT ? !parseLimit(value) : value && values.length && !values.includes(value as string);
    if (isWrong && value !== undefined) warnValue(name, value, [values].flat().join(', '));
    super.requestUpdate(...args);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    Object.assign(this, this.frame.painted?.props);
    // The frame is never moved, which would cost its tiles the focus: Lit renders before and after it.
    this.renderOptions.renderBefore = this.first;
    return this.frame.attachTo(keepStyles(this, () => super.createRenderRoot()));
  }

  protected override scheduleUpdate(): void | Promise<unknown> {
    if (!this.frame.painted) return super.scheduleUpdate();
    // Painted elements take over one after the other, in their language.
    return whenTextsLoaded()
      .then(ownTask)
      .then(() => super.scheduleUpdate());
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    this.updateFrame();
    render(this.below(), this.renderRoot, { host: this, renderBefore: this.frame.footer });
  }

  /** A template, even if it is empty: where Lit cannot render, that is known before painted tiles are taken. */
  protected override render(): TemplateResult {
    return html`${nothing}`;
  }

  /** Updates the frame, between what Lit renders before and after it. */
  protected abstract updateFrame(): void;

  /** Renders what is between the tiles and the footer slot. */
  protected abstract below(): TemplateResult | typeof nothing;
}

/**
 * Creates the render root of an element. One that was painted before keeps the styles that it has got since, as for a failed picture.
 * Another document refuses the style sheets: the element copies them later.
 */
function keepStyles<Root>(host: Element, createRoot: () => Root): Root | ShadowRoot {
  // The first style sheet is that of painted elements, which the root has, too.
  const added = host.shadowRoot?.adoptedStyleSheets.slice(1) ?? [];
  let root: Root | ShadowRoot;
  try {
    root = createRoot();
  } catch (error) {
    if (!host.shadowRoot || host.ownerDocument === document) throw error;
    root = host.shadowRoot;
  }
  const { shadowRoot } = host;
  if (added.length && shadowRoot)
    shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, ...added];
  return root;
}

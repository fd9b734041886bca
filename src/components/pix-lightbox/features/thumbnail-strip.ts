import { css, html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { FeatureContext } from '../viewer-context.ts';
import type { ReservedSpace, Tool, ViewerFeature } from '../viewer-features.ts';
import type { ViewerAction } from '../viewer-keys.ts';

/** Height in px that the strip takes from the picture. */
const STRIP_PX = 80;

/** Distance in px from one thumbnail to the next. */
const PITCH_PX = 68;

/** Time in ms after the last scroll event before visible thumbnails are read. */
const READ_DELAY_MS = 150;

/** Whether thumbnails are shown: the visitor's choice, kept for all viewers on this page. */
let isShown = false;

/** Hides an image that cannot be loaded, in place of which browsers show an icon. */
const onImageEvent = ({ type, currentTarget }: Event) =>
  (currentTarget as Element).toggleAttribute('data-failed', type === 'error');

/** Virtual list of thumbnails below the picture: only visible ones and a few beside them are rendered. */
export class ThumbnailStrip implements ViewerFeature {
  readonly styles = css`
    .strip {
      block-size: 68px;
      margin-block: 8px var(--_foot);
      padding-right: env(safe-area-inset-right);
      padding-left: env(safe-area-inset-left);
      overflow: auto hidden;
      scrollbar-width: none;
      overscroll-behavior: contain;
      touch-action: pan-x;
      pointer-events: auto;
    }
    .thumbnails {
      position: relative;
      block-size: 68px;
      margin-inline: auto;
    }
    .thumbnails button {
      position: absolute;
      inset-block-start: 2px;
      box-sizing: border-box;
      inline-size: 64px;
      block-size: 64px;
      padding: 0;
      border: 0;
      border-radius: 4px;
      overflow: hidden;
      background: var(--_faint);
      color: inherit;
      opacity: 0.6;
      cursor: pointer;
    }
    .thumbnails button:is([aria-current='true'], :hover, :focus-visible) {
      opacity: 1;
    }
    .thumbnails [aria-current='true'] {
      box-shadow: inset 0 0 0 3px currentColor;
      padding: 3px;
    }
    .thumbnails img {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
    .thumbnails [data-failed] {
      visibility: hidden;
    }
    /* On narrow viewports the arrows are above the thumbnails, beside the caption. */
    @container viewer (max-width: 600px) {
      .frame:has(.strip) :is(.previous, .next) {
        inset-block-end: 88px;
      }
    }
    @media (forced-colors: active) {
      .thumbnails [aria-current='true'] {
        outline: 3px solid Highlight;
      }
    }
  `;
  readonly #viewer: FeatureContext;
  #first = 0;
  #centred = -1;
  #width = 0;
  #isReading = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(viewer: FeatureContext) {
    this.#viewer = viewer;
    // The first picture has been placed without the strip.
    if (this.#isShown) queueMicrotask(() => viewer.engine?.resize());
  }

  get #isShown(): boolean {
    return isShown && this.#isSeries;
  }

  get #isSeries(): boolean {
    return this.#viewer.options.pictures.count > 1;
  }

  tool(): Partial<Tool> {
    return { pressed: isShown };
  }

  act(action: ViewerAction): boolean {
    if (action !== 'thumbnails' || !this.#isSeries) return false;
    isShown = !isShown;
    this.stop();
    this.#viewer.engine?.resize();
    return true;
  }

  reservedSpace(): Partial<ReservedSpace> {
    return this.#isShown ? { bottom: STRIP_PX } : {};
  }

  get #element(): HTMLElement | null {
    return this.#viewer.host.renderRoot.querySelector('.strip');
  }

  /** Number of rendered thumbnails: one viewport width and the overscan on both sides. */
  get #renderedCount(): number {
    return Math.ceil(innerWidth / PITCH_PX) + 8;
  }

  /** Indices of the rendered thumbnails. */
  get #range(): number[] {
    const end = Math.min(this.#viewer.options.pictures.count, this.#first + this.#renderedCount);
    return Array.from({ length: end - this.#first }, (_, i) => this.#first + i);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#width = 0;
  }

  /** Centres the thumbnail of the current picture. */
  updated(): void {
    const strip = this.#element;
    const { index } = this.#viewer.state;
    const width = strip?.clientWidth ?? 0;
    if (!strip || (index === this.#centred && width === this.#width)) return;
    const isNear = width === this.#width && Math.abs(index - this.#centred) < 20;
    this.#centred = index;
    this.#width = width;
    const isInstant = !isNear || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = (index + 0.5) * PITCH_PX - width / 2;
    const hasFocus = (this.#viewer.host.shadowRoot?.activeElement as HTMLElement | null)?.closest('.strip');
    // Simulated documents cannot scroll.
    (strip as Partial<Element>).scrollTo?.({
      left: this.#viewer.host.dir === 'rtl' ? -left : left,
      behavior: isInstant ? 'instant' : 'smooth',
    });
    if (isInstant) queueMicrotask(() => this.#onScroll());
    if (hasFocus) strip.querySelector<HTMLElement>('[aria-current=true]')?.focus({ preventScroll: true });
  }

  /** Scrolls the strip by vertical wheels, too. */
  #onWheel({ deltaX, deltaY }: WheelEvent): void {
    const inline = this.#viewer.host.dir === 'rtl' ? -deltaY : deltaY;
    this.#element?.scrollBy({ left: deltaX + inline, behavior: 'instant' });
  }

  #onScroll(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#readVisible(), READ_DELAY_MS);
    const first = Math.max(0, Math.floor(Math.abs(this.#element?.scrollLeft ?? 0) / PITCH_PX) - 4);
    if (first === this.#first) return;
    this.#first = first;
    this.#viewer.host.requestUpdate();
  }

  /** Reads the records of visible thumbnails, page by page, until one fails. */
  async #readVisible(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    const { pictures } = this.#viewer.options;
    let index = this.#firstUnread;
    while (index !== undefined && (await pictures.load(index).catch(() => undefined))) {
      this.#viewer.host.requestUpdate();
      index = this.#firstUnread;
    }
    this.#isReading = false;
  }

  /** Index of the first visible thumbnail whose record has not been read. */
  get #firstUnread(): number | undefined {
    const { engine, options } = this.#viewer;
    return engine && this.#element ? this.#range.find((index) => !options.pictures.at(index)) : undefined;
  }

  #thumbnail(index: number): TemplateResult {
    const { state, options } = this.#viewer;
    const { t } = this.#viewer.texts;
    const { count } = options.pictures;
    const picture = options.pictures.at(index);
    const title = picture?.alt ?? picture?.title ?? t('loadingPicture');
    return html`<button
      part="thumbnail"
      .style=${`inset-inline-start: ${index * PITCH_PX}px`}
      tabindex=${index === state.index ? 0 : -1}
      aria-current=${index === state.index ? 'true' : 'false'}
      aria-label=${t('position', { index: index + 1, count, title })}
      @click=${() => this.#viewer.engine?.goTo(index)}
    >
      ${
        picture
          ? html`<img
              alt=""
              loading="lazy"
              decoding="async"
              src=${picture.thumbnail}
              @load=${onImageEvent}
              @error=${onImageEvent}
            />`
          : ''
      }
    </button>`;
  }

  foot(): unknown {
    if (!this.#isShown) return nothing;
    const { options, state } = this.#viewer;
    const { count } = options.pictures;
    const rendered = this.#range;
    // The current thumbnail is always rendered: it is the tab stop (roving tabindex).
    if (!rendered.includes(state.index)) rendered.push(state.index);
    rendered.sort((a, b) => a - b);
    return html`<div
      class="strip"
      part="strip"
      role="group"
      aria-label=${this.#viewer.texts.t('thumbnails')}
      @scroll=${() => this.#onScroll()}
      @wheel=${(event: WheelEvent) => this.#onWheel(event)}
    >
      <div class="thumbnails" .style=${`inline-size: ${count * PITCH_PX}px`}>
        ${repeat(
          rendered,
          (index) => index,
          (index) => this.#thumbnail(index),
        )}
      </div>
    </div>`;
  }
}

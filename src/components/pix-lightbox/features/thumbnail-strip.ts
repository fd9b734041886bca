import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { ViewerContext } from '../viewer-context.ts';
import type { ViewerTexts } from './viewer-texts.ts';

/** Distance in px from one thumbnail to the next. */
const PITCH_PX = 68;

/** Time in ms after the last scroll event before visible thumbnails are read. */
const READ_DELAY_MS = 150;

/** Virtual list of thumbnails below the picture: only visible ones and a few beside them are rendered. */
export class ThumbnailStrip {
  readonly #viewer: ViewerContext;
  readonly #texts: ViewerTexts;
  #first = 0;
  #centred = -1;
  #isReading = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(viewer: ViewerContext, texts: ViewerTexts) {
    this.#viewer = viewer;
    this.#texts = texts;
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
    this.#centred = -1;
  }

  /** Centres the thumbnail of the current picture. */
  updated(): void {
    const strip = this.#element;
    const { index } = this.#viewer.state;
    if (!strip || index === this.#centred) return;
    const isNear = this.#centred >= 0 && Math.abs(index - this.#centred) < 20;
    this.#centred = index;
    const isInstant = !isNear || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = (index + 0.5) * PITCH_PX - strip.clientWidth / 2;
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
    const { t } = this.#texts;
    const { count } = options.pictures;
    const picture = options.pictures.at(index);
    const title = picture?.title ?? t('loadingPicture');
    return html`<button
      part="thumbnail"
      .style=${`inset-inline-start: ${index * PITCH_PX}px`}
      tabindex=${index === state.index ? 0 : -1}
      aria-current=${index === state.index ? 'true' : 'false'}
      aria-label=${t('position', { index: index + 1, count, title })}
      @click=${() => this.#viewer.engine?.goTo(index)}
    >
      ${picture ? html`<img alt="" loading="lazy" decoding="async" src=${picture.thumbnail} />` : ''}
    </button>`;
  }

  render(): TemplateResult {
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
      aria-label=${this.#texts.t('thumbnails')}
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

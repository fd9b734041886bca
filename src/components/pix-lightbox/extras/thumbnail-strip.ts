import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { PixLightbox } from '../pix-lightbox.ts';
import type { ViewerSpeech } from './viewer-speech.ts';

/** Pixels from one thumbnail to the next. */
const PITCH = 68;

/** Milliseconds of rest after which thumbnails that were scrolled to are read. */
const REST = 150;

/** Thumbnails below the picture; of a long list only those near the ones seen are drawn. */
export class ThumbnailStrip {
  readonly #viewer: PixLightbox;
  readonly #speech: ViewerSpeech;
  #first = 0;
  #centred = -1;
  #reading = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(viewer: PixLightbox, speech: ViewerSpeech) {
    this.#viewer = viewer;
    this.#speech = speech;
  }

  get #element(): HTMLElement | null {
    return this.#viewer.renderRoot.querySelector('.strip');
  }

  /** How many find room beside each other, and a few more on both sides. */
  get #shown(): number {
    return Math.ceil(innerWidth / PITCH) + 8;
  }

  /** Those that are drawn. */
  get #range(): number[] {
    const end = Math.min(this.#viewer.options.pictures.count, this.#first + this.#shown);
    return Array.from({ length: Math.max(0, end - this.#first) }, (_, i) => this.#first + i);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#centred = -1;
  }

  /** Brings the thumbnail of the picture shown into the middle. */
  updated(): void {
    const strip = this.#element;
    const { index } = this.#viewer.state;
    if (!strip || index === this.#centred) return;
    const near = this.#centred >= 0 && Math.abs(index - this.#centred) < 20;
    this.#centred = index;
    const still = !near || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = (index + 0.5) * PITCH - strip.clientWidth / 2;
    const focused = (this.#viewer.shadowRoot?.activeElement as HTMLElement | null)?.closest('.strip');
    strip.scrollTo({
      left: this.#viewer.dir === 'rtl' ? -left : left,
      behavior: still ? 'instant' : 'smooth',
    });
    if (still) queueMicrotask(() => this.#look());
    if (focused) strip.querySelector<HTMLElement>('[aria-current=true]')?.focus({ preventScroll: true });
  }

  /** A wheel that turns one way only goes along the thumbnails, too. */
  #roll({ deltaX, deltaY }: WheelEvent): void {
    const along = this.#viewer.dir === 'rtl' ? -deltaY : deltaY;
    this.#element?.scrollBy({ left: deltaX + along, behavior: 'instant' });
  }

  #look(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#read(), REST);
    const first = Math.max(0, Math.floor(Math.abs(this.#element?.scrollLeft ?? 0) / PITCH) - 4);
    if (first === this.#first) return;
    this.#first = first;
    this.#viewer.requestUpdate();
  }

  /** What is seen and not yet read comes when the strip has come to rest, page after page, until one does not come. */
  async #read(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    const { pictures } = this.#viewer.options;
    let index = this.#missing;
    while (index !== undefined && (await pictures.load(index).catch(() => undefined))) {
      this.#viewer.requestUpdate();
      index = this.#missing;
    }
    this.#reading = false;
  }

  /** The first that is seen and has not been read. */
  get #missing(): number | undefined {
    const { engine, options } = this.#viewer;
    return engine && this.#element ? this.#range.find((index) => !options.pictures.at(index)) : undefined;
  }

  #thumbnail(index: number): TemplateResult {
    const { state, options } = this.#viewer;
    const { say } = this.#speech;
    const { count } = options.pictures;
    const picture = options.pictures.at(index);
    const title = picture?.title ?? say('loadingPicture');
    return html`<button
      part="thumbnail"
      .style=${`inset-inline-start: ${index * PITCH}px`}
      tabindex=${index === state.index ? 0 : -1}
      aria-current=${index === state.index ? 'true' : 'false'}
      aria-label=${say('position', { index: index + 1, count, title })}
      @click=${() => this.#viewer.engine?.goTo(index)}
    >
      ${picture ? html`<img alt="" loading="lazy" decoding="async" src=${picture.thumbnail} />` : ''}
    </button>`;
  }

  render(): TemplateResult {
    const { options, state } = this.#viewer;
    const { count } = options.pictures;
    const drawn = this.#range;
    // The one that the tab key leads to is always there.
    if (!drawn.includes(state.index)) drawn.push(state.index);
    drawn.sort((a, b) => a - b);
    return html`<div
      class="strip"
      part="strip"
      role="group"
      aria-label=${this.#speech.say('thumbnails')}
      @scroll=${() => this.#look()}
      @wheel=${(event: WheelEvent) => this.#roll(event)}
    >
      <div class="track" .style=${`inline-size: ${count * PITCH}px`}>
        ${repeat(
          drawn,
          (index) => index,
          (index) => this.#thumbnail(index),
        )}
      </div>
    </div>`;
  }
}

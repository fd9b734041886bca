import { css, html, nothing } from 'lit';
import type { FeatureContext } from '../viewer-context.ts';
import type { Tool, ViewerFeature } from '../viewer-features.ts';
import { viewerIcon } from '../viewer-icons.ts';
import type { ViewerAction } from '../viewer-keys.ts';
import { readSlideshowOptions, type SlideshowOptions } from './slideshow-options.ts';
import { SlideshowSlides } from './slideshow-slides.ts';

const PAUSE = viewerIcon('M9 6v12M15 6v12');

/** Advances from picture to picture until it is paused, there is input, the page is hidden, or the list ends. */
export class Slideshow implements ViewerFeature {
  readonly styles = css`
    .progress {
      position: absolute;
      z-index: 2;
      inset: 0 0 auto;
      block-size: 3px;
      background: currentColor;
      transform-origin: left;
      animation: fill linear;
      pointer-events: none;
    }
    :host([dir='rtl']) .progress {
      transform-origin: right;
    }
    @keyframes fill {
      from {
        scale: 0 1;
      }
    }
    /* The picture is below all controls, as on short viewports. */
    .covered > .bar {
      background: linear-gradient(var(--_plate), transparent);
    }
    .covered > .stage ~ * {
      --_over: color-mix(in srgb, currentColor 12%, transparent);
    }
    @media (prefers-reduced-motion: reduce) {
      .progress {
        display: none;
      }
    }
    @media (forced-colors: active) {
      .progress {
        background: Highlight;
      }
    }
  `;
  #isPlaying = false;
  /** Whether the slideshow has been started before: its button then stays in the bar, to keep the focus. */
  #wasUsed = false;
  readonly #viewer: FeatureContext;
  readonly #options: SlideshowOptions;
  #slides: SlideshowSlides | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The index of the picture whose interval is running, if any. */
  #shown: number | undefined;

  constructor(viewer: FeatureContext) {
    this.#viewer = viewer;
    this.#options = readSlideshowOptions(viewer.options);
    for (const type of ['pointerdown', 'wheel', 'keydown'])
      viewer.host.renderRoot.addEventListener(type, this.#onInput, { capture: true, passive: true });
    document.addEventListener('visibilitychange', this.#onVisibilityChange);
  }

  tool(): Partial<Tool> {
    return {
      ...(this.#isPlaying && { name: 'pauseSlideshow', icon: PAUSE }),
      ...(this.#wasUsed && { priority: Infinity }),
    };
  }

  /** Renders a line that fills while a picture is shown. */
  panel(): unknown {
    if (this.#shown === undefined) return nothing;
    return html`<div
      class="progress"
      part="progress"
      .style=${`animation-duration: ${this.#options.interval}ms`}
    ></div>`;
  }

  stop(): void {
    this.#isPlaying = false;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#onVisibilityChange);
  }

  act(action: ViewerAction): boolean {
    if (action !== 'slideshow' || this.#viewer.options.pictures.count < 2) return false;
    if (this.#isPlaying) this.#pause();
    else this.#play();
    return true;
  }

  /** Starts the interval when the picture has loaded or failed. */
  updated(): void {
    const { state, problem } = this.#viewer;
    const { index, loading, closing } = state;
    if (closing) this.#isPlaying = false;
    if (this.#isPlaying) this.#playSlides();
    const shown = this.#isPlaying && (!loading || problem) ? index : undefined;
    if (shown === this.#shown) return;
    // The line is removed before it starts anew for another picture.
    this.#shown = this.#shown === undefined ? shown : undefined;
    this.#viewer.host.requestUpdate();
    clearTimeout(this.#timer);
    if (this.#shown !== undefined) this.#timer = setTimeout(() => this.#next(), this.#options.interval);
  }

  #play(): void {
    const { state, options } = this.#viewer;
    this.#isPlaying = this.#wasUsed = true;
    // The pictures are not announced.
    this.#viewer.announce(this.#viewer.texts.t('slideshowStarted'), () => this.#isPlaying);
    if (state.index === options.pictures.count - 1) this.#viewer.engine?.goTo(0);
  }

  /** Applies the options to the slides, as soon as these are there. */
  #playSlides(): void {
    const { engine } = this.#viewer;
    if (engine) this.#slides ??= new SlideshowSlides(engine, this.#viewer, this.#options);
    this.#slides?.play();
  }

  #pause(): void {
    if (!this.#isPlaying) return;
    this.#isPlaying = false;
    this.#slides?.pause();
    const { index } = this.#viewer.state;
    // The picture that the same key leads to is announced in its place.
    setTimeout(() => {
      const { state, texts } = this.#viewer;
      if (state.index === index) this.#viewer.announce(texts.t('slideshowPaused'));
    });
  }

  #next(): void {
    const { state, options } = this.#viewer;
    if (state.index >= options.pictures.count - 1) this.#pause();
    else this.#slides?.next();
  }

  readonly #onVisibilityChange = () => {
    if (document.hidden) this.#pause();
  };

  /** Pauses on any input, except what presses the slideshow's own button, and its key. */
  readonly #onInput = (event: Event) => {
    // A pointer presses the button, as Enter does.
    const { target, key = 'Enter' } = event as KeyboardEvent;
    const isOwn = target instanceof Element && target.closest('[part~=slideshow-button]');
    if (!(isOwn && key === 'Enter') && key !== ' ') this.#pause();
  };
}

import type { PixLightbox } from '../pix-lightbox.ts';
import type { ViewerSpeech } from './viewer-speech.ts';

/** Milliseconds for which each picture stands. */
const PACE = 5000;

/** Goes from picture to picture until it is paused, something is touched, the page is hidden, or the end has come. */
export class Slideshow {
  playing = false;
  /** It has been started once: its button stays, or the focus would be lost. */
  used = false;
  readonly #viewer: PixLightbox;
  readonly #speech: ViewerSpeech;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #key = '';

  constructor(viewer: PixLightbox, speech: ViewerSpeech) {
    this.#viewer = viewer;
    this.#speech = speech;
    for (const type of ['pointerdown', 'wheel', 'keydown'])
      viewer.renderRoot.addEventListener(type, this.#touched, { capture: true, passive: true });
    document.addEventListener('visibilitychange', this.#hidden);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#hidden);
  }

  toggle(): void {
    if (this.playing) this.#pause();
    else this.#play();
  }

  /** A picture stands from when it can be seen, or is said not to come. */
  updated(): void {
    const { state, problem } = this.#viewer;
    const { index, loading, closing } = state;
    if (closing) this.playing = false;
    const key = this.playing && (!loading || problem) ? String(index) : '';
    if (key === this.#key) return;
    this.#key = key;
    clearTimeout(this.#timer);
    if (key) this.#timer = setTimeout(() => this.#next(), PACE);
  }

  #play(): void {
    const { state, options } = this.#viewer;
    this.playing = this.used = true;
    this.#viewer.announce(this.#speech.say('slideshowStarted'));
    if (state.index === options.pictures.count - 1) this.#viewer.engine?.goTo(0);
  }

  #pause(): void {
    if (!this.playing) return;
    this.playing = false;
    this.#viewer.announce(this.#speech.say('slideshowPaused'));
  }

  #next(): void {
    const { state, options, engine } = this.#viewer;
    if (state.index >= options.pictures.count - 1) this.#pause();
    else engine?.goTo(state.index + 1);
  }

  readonly #hidden = () => {
    if (document.hidden) this.#pause();
  };

  /** What belongs to the slideshow itself pauses it in its own way. */
  readonly #touched = (event: Event) => {
    const own = event.target instanceof Element && event.target.closest('.play');
    if (!own && (event as KeyboardEvent).key !== ' ') this.#pause();
  };
}

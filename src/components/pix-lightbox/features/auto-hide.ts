import type { ViewerContext } from '../viewer-context.ts';

/** Time without input in ms after which the controls fade out. */
export const IDLE_DELAY_MS = 3000;

const INPUTS = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin', 'click'];

/**
 * Hides the controls after a time without input. The controls stay while one of them is hovered or has keyboard focus, if
 * the visitor prefers reduced motion, and until a pointer has been used: the cursor of a screen reader fires no events.
 */
export class AutoHide {
  /** Whether the controls are hidden. */
  isIdle = false;
  /** Whether the last pointer press brought the controls back: it must do nothing else. */
  wasWokenByPress = false;
  readonly #viewer: ViewerContext;
  readonly #isBusy: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasPointer: boolean;
  #hasKey = false;
  /** Whether there was a click without pointer or key, as of a screen reader: the controls then stay visible. */
  #isDisabled = false;
  #pointerPosition = '';

  /** @param isBusy Whether an open panel or a problem needs the controls. */
  constructor(viewer: ViewerContext, isBusy: () => boolean) {
    this.#viewer = viewer;
    this.#isBusy = isBusy;
    // The focus is visible if the viewer was opened by a key or by script.
    this.#hasPointer = !viewer.host.renderRoot.querySelector('dialog:focus-visible');
    for (const type of INPUTS)
      viewer.host.renderRoot.addEventListener(type, this.#onInput, { capture: true, passive: true });
    this.#start();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  readonly #onInput = (event: Event): void => {
    const { type, clientX, clientY, detail } = event as PointerEvent;
    if (type === 'pointermove') {
      // Browsers repeat the event when elements move below a resting pointer.
      const position = `${clientX},${clientY}`;
      if (this.#pointerPosition === position) return;
      this.#pointerPosition = position;
    }
    if (type === 'click') this.#isDisabled ||= !detail && !this.#hasKey;
    else if (type !== 'focusin') this.#hasKey = type === 'keydown';
    this.#hasPointer ||= type.startsWith('pointer');
    if (type === 'pointerdown') this.wasWokenByPress = this.isIdle;
    this.#setIdle(false);
    this.#start();
  };

  #start(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#setIdle(this.#canHide());
      this.#start();
    }, IDLE_DELAY_MS);
  }

  #canHide(): boolean {
    const { renderRoot } = this.#viewer.host;
    return (
      this.#hasPointer &&
      !this.#isDisabled &&
      !this.#isBusy() &&
      !matchMedia('(prefers-reduced-motion: reduce)').matches &&
      !renderRoot.querySelector(':focus-visible:not(dialog)') &&
      !(matchMedia('(hover: hover)').matches && renderRoot.querySelector(':is(button, a, .strip):hover'))
    );
  }

  #setIdle(isIdle: boolean): void {
    if (this.isIdle === isIdle) return;
    this.isIdle = isIdle;
    this.#viewer.host.requestUpdate();
  }
}

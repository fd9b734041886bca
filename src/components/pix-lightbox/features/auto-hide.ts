import { css } from 'lit';
import type { ViewerContext } from '../viewer-context.ts';
import type { ViewerFeature } from '../viewer-features.ts';
import type { ViewerAction } from '../viewer-keys.ts';
import type { Panels } from './panels.ts';

/** Time without input in ms after which the controls fade out. */
export const IDLE_DELAY_MS = 3000;

const INPUTS = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin', 'click'];

/**
 * Hides the controls after a time without input. The controls stay while one of them is hovered or has keyboard focus, if
 * the visitor prefers reduced motion, and until a pointer has been used: the cursor of a screen reader fires no events.
 */
export class AutoHide implements ViewerFeature {
  readonly styles = css`
    .idle * {
      cursor: none !important;
    }
  `;
  readonly #viewer: ViewerContext;
  readonly #panels: Panels;
  /** Whether the last pointer press brought the controls back: it must do nothing else. */
  #wasWokenByPress = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasPointer: boolean;
  #hasKey = false;
  /** Whether there was a click without pointer or key, as of a screen reader: the controls then stay visible. */
  #isDisabled = false;
  #pointerPosition = '';

  constructor(viewer: ViewerContext, panels: Panels) {
    this.#viewer = viewer;
    this.#panels = panels;
    // The focus is visible if the viewer was opened by a key or by script.
    this.#hasPointer = !viewer.host.renderRoot.querySelector('dialog:focus-visible');
    for (const type of INPUTS)
      viewer.host.renderRoot.addEventListener(type, this.#onInput, { capture: true, passive: true });
    this.#start();
  }

  act(action: ViewerAction): boolean {
    if (action !== 'toggleControls' || !this.#wasWokenByPress) return false;
    this.#viewer.act('showControls');
    return true;
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
    if (type === 'pointerdown') this.#wasWokenByPress = this.#viewer.isIdle;
    this.#viewer.setIdle(false);
    this.#start();
  };

  #start(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#viewer.setIdle(this.#canHide());
      this.#start();
    }, IDLE_DELAY_MS);
  }

  #canHide(): boolean {
    const { renderRoot } = this.#viewer.host;
    // An open panel or a problem needs the controls.
    if (this.#panels.open || this.#viewer.problem) return false;
    return (
      this.#hasPointer &&
      !this.#isDisabled &&
      !matchMedia('(prefers-reduced-motion: reduce)').matches &&
      !renderRoot.querySelector(':focus-visible:not(dialog)') &&
      !(matchMedia('(hover: hover)').matches && renderRoot.querySelector(':is(button, a, .strip):hover'))
    );
  }
}

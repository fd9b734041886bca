import { tileIndex } from '../focus-tile.ts';

/** Time in ms after which a touch is a long press, as on phones. */
export const LONG_PRESS_MS = 500;

/** Distance in pixels by which a finger may move in a long press. */
const MAX_DISTANCE = 10;

/** Calls back for long presses of a finger or a pen on tiles, and keeps menus and dragging of their links away. Returns whether a click ended one. */
export function watchLongPresses(
  element: HTMLElement,
  { isOn, onPress }: { isOn: () => boolean; onPress: (index: number) => void },
): (click: Event) => boolean {
  let touch: { x: number; y: number; index: number; timer: ReturnType<typeof setTimeout> } | undefined;
  let hasPressed = false;
  const end = () => {
    clearTimeout(touch?.timer);
    touch = undefined;
  };
  const press = () => {
    if (!touch || hasPressed) return;
    clearTimeout(touch.timer);
    hasPressed = true;
    onPress(touch.index);
  };
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => element.addEventListener(type, listener);
  on('pointerdown', ({ pointerType, isPrimary, target, clientX: x, clientY: y }) => {
    end();
    hasPressed = false;
    const index = tileIndex(target);
    if (pointerType === 'mouse' || !isPrimary || index < 0 || !isOn()) return;
    touch = { x, y, index, timer: setTimeout(press, LONG_PRESS_MS) };
  });
  on('pointermove', ({ clientX, clientY }) => {
    if (touch && Math.hypot(clientX - touch.x, clientY - touch.y) > MAX_DISTANCE) end();
  });
  on('pointerup', end);
  on('pointercancel', end);
  // Fires before the time is over where the system says what a long press is.
  on('contextmenu', (event) => {
    if (!touch) return;
    event.preventDefault();
    press();
  });
  on('dragstart', (event) => {
    if (touch) event.preventDefault();
  });
  return ({ type }) => {
    const isEnd = type === 'click' && hasPressed;
    hasPressed = false;
    return isEnd;
  };
}

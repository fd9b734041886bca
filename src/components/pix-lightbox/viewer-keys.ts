import { letterOf } from '../../internal/letter-of.ts';
import { hasModifier } from '../../internal/modifiers.ts';

/** Actions of keys and buttons of the viewer. */
export type ViewerAction =
  | ('previous' | 'next' | 'first' | 'last' | 'close')
  | ('zoomIn' | 'zoomOut' | 'zoomFit' | 'zoom' | 'left' | 'right' | 'up' | 'down')
  | ('slideshow' | 'fullscreen' | 'info' | 'thumbnails' | 'more' | 'download')
  | ('toggleControls' | 'showControls');

const KEYS: Record<string, ViewerAction> = {
  PageUp: 'previous',
  PageDown: 'next',
  Home: 'first',
  End: 'last',
  Escape: 'close',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  0: 'zoomFit',
  z: 'zoom',
  ' ': 'slideshow',
  f: 'fullscreen',
  i: 'info',
  t: 'thumbnails',
};

const ARROWS: Record<string, ViewerAction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Keys that would scroll the page behind the viewer. */
const SCROLL_KEYS = /^( |Page|Home|End|Arrow[UD])/;

/** Whether an event occurs in a panel that can scroll. */
export function isInScroller({ target }: Event): boolean {
  const panel = (target as Element).closest('.panel');
  return !!panel && panel.scrollHeight > panel.clientHeight;
}

/** Whether the focused element handles a key itself: Space presses buttons, and panels scroll. */
function isForTarget(event: KeyboardEvent): boolean {
  const { key, target } = event;
  const isPressed = key === ' ' && (target as Element).closest('button');
  return !!isPressed || (SCROLL_KEYS.test(key) && isInScroller(event));
}

/** The action of a key press, if it has one. */
function actionForKey(event: KeyboardEvent, zoomed: boolean, rtl: boolean): ViewerAction | undefined {
  const { key, target } = event;
  if (hasModifier(event)) return undefined;
  if (key === ' ' && (target as Element).closest('a')) return undefined;
  const arrow = ARROWS[key];
  if (!arrow || zoomed) return arrow ?? KEYS[key] ?? KEYS[letterOf(event)];
  if (arrow === 'up' || arrow === 'down') return undefined;
  return (arrow === 'left') === rtl ? 'next' : 'previous';
}

/** Takes a key press from the browser: returns its action, unless the focused element handles the key itself. */
export function takeAction(event: KeyboardEvent, zoomed: boolean, rtl: boolean): ViewerAction | undefined {
  if (isForTarget(event)) return undefined;
  const action = actionForKey(event, zoomed, rtl);
  if (action ?? SCROLL_KEYS.test(event.key)) event.preventDefault();
  if (action) event.stopPropagation();
  return action;
}

import { windowOf } from './documents.ts';

/** Observer of element sizes. */
export type SizeObserver = Pick<ResizeObserver, 'observe' | 'disconnect'>;

/**
 * Creates a ResizeObserver in the window of an element. In a browser without ResizeObserver, `resize` events of the window
 * replace it, and the callback gets no entries.
 */
export function sizeObserver(
  element: Element,
  onResize: (entries?: readonly ResizeObserverEntry[]) => void,
): SizeObserver {
  const view: Partial<Window & typeof globalThis> & Window = windowOf(element);
  if (view.ResizeObserver) return new view.ResizeObserver(onResize);
  const notify = () => onResize();
  return {
    observe() {
      view.addEventListener('resize', notify);
      view.requestAnimationFrame(notify);
    },
    disconnect: () => view.removeEventListener('resize', notify),
  };
}

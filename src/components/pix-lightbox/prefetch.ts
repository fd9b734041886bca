import { savesData } from '../../tiles/image-loading.ts';
import { engineCode, featuresCode } from './later-code.ts';
import type { ViewerContent } from './viewer-options.ts';

/** Time in ms for which a pointer must rest on a tile before its picture is prefetched. */
const HOVER_DELAY_MS = 80;

/** Maximum size in bytes of a file that is prefetched. */
const MAX_PREFETCH_BYTES = 4_000_000;

const hosts = new WeakSet<Element>();

/** Prefetches the code that the viewer loads later, unless the visitor has turned on data saving. */
export function prefetchCode(): void {
  // Errors surface when the viewer opens.
  if (!savesData()) for (const code of [engineCode, featuresCode]) code.load().catch(() => undefined);
}

/**
 * Prefetches the code that the viewer loads later, and the picture whose tile a pointer rests on or presses, unless the
 * visitor has turned on data saving. Prefetching counts no view.
 *
 * @param event The last event of a visitor who turned to the host while this code was loading.
 */
export function prefetch(
  host: HTMLElement,
  content: () => Pick<ViewerContent, 'pictures'>,
  event?: Event,
): void {
  const root = host.shadowRoot;
  if (!root || hosts.has(host)) return;
  hosts.add(host);
  prefetchCode();
  let prefetched: HTMLImageElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Prefetches the picture of the tile that an element is part of; without one, cancels the last prefetch. */
  const start = (element?: EventTarget | null) => {
    clearTimeout(timer);
    const tile = (element as Element | null)?.closest<HTMLElement>('[data-index]');
    const { source, image } = content().pictures.at(Number(tile?.dataset['index'] ?? -1)) ?? {};
    if (prefetched?.src === source) return;
    // Cancel an unfinished download: the pointer has left its tile.
    if (prefetched?.complete === false) prefetched.src = '';
    prefetched = undefined;
    if (!source || savesData() || Number(image?.file_size) > MAX_PREFETCH_BYTES) return;
    prefetched = new Image();
    prefetched.src = source;
  };
  // Debounce: tiles that scroll past the pointer start nothing.
  root.addEventListener('pointermove', ({ target }) => {
    clearTimeout(timer);
    timer = setTimeout(start, HOVER_DELAY_MS, target);
  });
  root.addEventListener('pointerdown', ({ target }) => start(target));
  // The browser turns the touch into scrolling.
  root.addEventListener('pointercancel', () => start());
  const { clientX = 0, clientY = 0, pointerId = 0 } = (event ?? {}) as Partial<PointerEvent>;
  // Simulated documents have no layout.
  const touched = (root as Partial<ShadowRoot>).elementFromPoint?.(clientX, clientY);
  // While this code was loading, the pointer may have rested on a tile, or touched one, which captures it until the touch ends.
  start(touched?.hasPointerCapture(pointerId) ? touched : root.querySelector('[data-index]:hover'));
}

import { savesData } from '../../tiles/image-loading.ts';
import { engineCode, featuresCode } from './later-code.ts';
import type { ViewerContent } from './viewer-options.ts';

/** Time in ms for which a pointer must rest on a tile before its picture is prefetched. */
const HOVER_DELAY_MS = 80;

/** Maximum size in bytes of a file that is prefetched. */
const MAX_PREFETCH_BYTES = 4_000_000;

const isLarge = (bytes: unknown) => typeof bytes === 'number' && bytes > MAX_PREFETCH_BYTES;

const hosts = new WeakSet<Element>();

/**
 * Prefetches the code that the viewer loads later, and the picture whose tile a pointer rests on or presses, unless the
 * visitor has turned on data saving. Prefetching counts no view.
 */
export function prefetch(host: HTMLElement, content: () => Pick<ViewerContent, 'pictures'>): void {
  const root = host.shadowRoot;
  if (!root || hosts.has(host)) return;
  hosts.add(host);
  // Errors surface when the viewer opens.
  if (!savesData()) for (const code of [engineCode, featuresCode]) code.load().catch(() => undefined);
  let prefetched: HTMLImageElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = (tile: HTMLElement | null) => {
    clearTimeout(timer);
    const index = Number(tile?.dataset['index'] ?? -1);
    const { source, image } = content().pictures.at(index) ?? {};
    if (prefetched?.src === source) return;
    // Cancel an unfinished download: the pointer has left its tile.
    if (prefetched?.complete === false) prefetched.src = '';
    prefetched = undefined;
    if (!source || savesData() || isLarge(image?.file_size)) return;
    prefetched = new Image();
    prefetched.src = source;
  };
  const tileOf = ({ target }: Event) => (target as Element).closest<HTMLElement>('[data-index]');
  // Debounce: tiles that scroll past the pointer start nothing.
  root.addEventListener('pointermove', (event) => {
    clearTimeout(timer);
    timer = setTimeout(start, HOVER_DELAY_MS, tileOf(event));
  });
  root.addEventListener('pointerdown', (event) => start(tileOf(event)));
  // The browser turns the touch into scrolling.
  root.addEventListener('pointercancel', () => start(null));
  // The pointer may have rested on a tile while this code was loading.
  start(root.querySelector<HTMLElement>('[data-index]:hover'));
}

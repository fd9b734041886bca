import type { Shown } from './show-viewer.ts';

/** Milliseconds without a movement after which a pointer rests on a tile, and does not pass by. */
const REST = 80;

/** Bytes above which a picture is not fetched before it is wanted. */
const MOST = 4_000_000;

const isLarge = (bytes: unknown) => typeof bytes === 'number' && bytes > MOST;

const watched = new WeakSet<Element>();

/** Fetches the file of the picture whose tile a pointer rests on or presses, unless the visitor saves data. It counts no view. */
export function prefetch(host: HTMLElement, shown: () => Pick<Shown, 'pictures'>): void {
  const root = host.shadowRoot;
  if (!root || watched.has(host)) return;
  watched.add(host);
  let ahead: HTMLImageElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = (tile: HTMLElement | null) => {
    clearTimeout(timer);
    const index = Number(tile?.dataset['index'] ?? -1);
    const { source, image } = shown().pictures.at(index) ?? {};
    if (ahead?.src === source) return;
    // What has not come yet will not be wanted.
    if (ahead?.complete === false) ahead.src = '';
    ahead = undefined;
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!source || connection?.saveData || isLarge(image?.file_size)) return;
    ahead = new Image();
    ahead.src = source;
  };
  const tileOf = ({ target }: Event) => (target as Element).closest<HTMLElement>('[data-index]');
  // Tiles that are scrolled past a pointer are not under one that has come to rest.
  root.addEventListener('pointermove', (event) => {
    clearTimeout(timer);
    timer = setTimeout(start, REST, tileOf(event));
  });
  root.addEventListener('pointerdown', (event) => start(tileOf(event)));
  // The browser takes the touch to scroll.
  root.addEventListener('pointercancel', () => start(null));
  // It has rested there while this code was on its way.
  start(root.querySelector<HTMLElement>('[data-index]:hover'));
}

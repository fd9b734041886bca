import type { List } from '../contract/models.ts';
import { create } from './elements.ts';
import { fullPicture } from './full-picture.ts';
import { INITIAL_IMAGES } from './initial-images.ts';
import { listStyles } from './list.styles.ts';
import { toPicture, type PictureRecord } from './picture.ts';
import { TileFrame } from './tile-frame.ts';

/** Options of `paint()`. */
export interface PaintOptions {
  /** Properties of the element, which it reads once its class is defined; `limit` is the maximum number of pictures. */
  props: { limit?: number | undefined; quality?: string | undefined; source: object };
  /** Inserts the element into the page. */
  insert: (element: HTMLElement) => void;
  /** Settles when the element has taken over the tiles, or cannot. */
  whenReady: () => Promise<unknown>;
}

/** The styles of all painted elements; parsed once. */
let sheet: CSSStyleSheet | undefined;

/**
 * Paints the first pictures of a list as a plain grid, in a `<pix-gallery>` whose class is not defined yet. Once it is, the element
 * takes over the tiles and the list. Paints nothing if the list has no picture.
 */
export function paint(list: List<PictureRecord>, options: PaintOptions): void {
  const { props, insert, whenReady } = options;
  const pictures = list.data.slice(0, props.limit).flatMap((record) => toPicture(record) ?? []);
  if (!pictures.length) return;
  const element = Object.assign(create('pix-gallery'), props);
  const root = element.attachShadow({ mode: 'open' });
  if (!sheet) (sheet = new CSSStyleSheet()).replaceSync(listStyles);
  root.adoptedStyleSheets = [sheet];
  const frame = TileFrame.of(element);
  const update = (box?: DOMRect) =>
    frame.update({
      slot: 'tiles',
      isBusy: false,
      content: frame.list.update({
        name: 'grid',
        items: pictures.map((picture, index) => ({
          index,
          tile: {
            picture,
            index,
            isInitial: index < INITIAL_IMAGES,
            isDeferred: !box?.width,
            srcset: box && fullPicture(picture, { box, count: pictures.length, quality: props.quality }),
          },
        })),
      }),
    });
  frame.element.addEventListener('click', repeatLater(element, whenReady));
  frame.painted = { list, props };
  frame.attachTo(root);
  update();
  insert(element);
  // Which image a tile shows depends on its size.
  measureTogether(() => frame.list.element.firstElementChild?.getBoundingClientRect(), update);
}

type Box = DOMRect | undefined;

/** Measurements that wait for the next frame, each with the function that uses its result; absent before the first one of a frame. */
let waiting: [measure: () => Box, use: (box: Box) => void][] | undefined;

/** Measures at once, but at most once a frame: galleries that are painted soon after another are measured together, in one layout. */
function measureTogether(measure: () => Box, use: (box: Box) => void): void {
  if (waiting) return void waiting.push([measure, use]);
  waiting = [];
  use(measure());
  requestAnimationFrame(() => {
    const all = waiting ?? [];
    waiting = undefined;
    const boxes = all.map(([read]) => read());
    all.forEach(([, write], at) => write(boxes[at]));
  });
}

/** Repeats clicks on the links of an element once it is ready: it opens the viewer then. */
function repeatLater(element: Element, whenReady: () => Promise<unknown>): (event: MouseEvent) => void {
  let isReady = false;
  return (event) => {
    const link = (event.target as Element).closest('a');
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    isReady ||= element.matches(':defined');
    if (isReady || !link || button || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void whenReady().finally(() => {
      isReady = true;
      link.click();
    });
  };
}

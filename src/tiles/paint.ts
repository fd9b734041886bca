import { MAX_LIMIT } from '../contract/limits.ts';
import type { List } from '../contract/models.ts';
import { withoutPrototype } from '../internal/altered-globals.ts';
import { create } from './elements.ts';
import { listStyles } from './list.styles.ts';
import { plainGrid, type Arrange, type PaintedList } from './plain-grid.ts';
import { repeatLater } from './repeat-later.ts';
import { frameOf, type TileFrame } from './tile-frame.ts';

/** Options of `paint()`. */
export interface PaintOptions extends Pick<PaintedList, 'props' | 'tile' | 'toPictureWith'> {
  /** A `div` shows the tiles for good. */
  tag: 'pix-gallery' | 'pix-albums' | 'pix-album' | 'pix-image' | 'pix-wall' | 'div';
  /** Whether it is in view: the first images load at once. */
  isUrgent?: boolean | undefined;
  /** The controls above the tiles, and their style sheet. */
  toolbar?: { create: (element: Element) => Element; styles: string } | undefined;
  /** Height in pixels of what shows further pictures below the tiles of a full page. */
  pager?: number | undefined;
  /** Arrangement and its style sheet; by default a plain grid of pictures. */
  layout?: { arrange: Arrange; styles: string } | undefined;
  /** Style sheet of what options add to tiles. */
  tileStyles?: string | undefined;
  /** Inserts the element into the page. */
  insert: (element: HTMLElement) => void;
  /** Lets the element take over, and settles with it: as it was painted if its code cannot be loaded. */
  whenReady?: () => Promise<Element>;
  /** Called when the tiles have their places. */
  onPainted?: (tiles: Element) => unknown;
}

/** The style sheets of all painted elements, by their text; parsed once. */
const sheets = new Map<string, CSSStyleSheet>();

function sheetOf(text: string): CSSStyleSheet {
  const sheet = sheets.get(text) ?? new CSSStyleSheet();
  if (!sheets.has(text)) sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}

/**
 * Paints the first page of a list, in an element whose class is not defined yet. Once it is, the element takes over the tiles and the
 * list. Paints nothing if there is nothing to show, or more than a plain grid shows.
 *
 * @returns The frame, if something has been painted.
 */
export function paint(list: List<unknown>, options: PaintOptions): TileFrame | undefined {
  const {
    tag,
    props,
    toolbar,
    layout,
    tileStyles,
    pager = 0,
    insert,
    isUrgent,
    whenReady,
    onPainted,
  } = options;
  const { limit = Infinity } = props;
  const { total } = list.pagination;
  // A page has no more, whatever the service sends.
  const records = list.data.slice(0, Math.min(limit, MAX_LIMIT));
  const element = create(tag, { caption: props.caption ?? undefined });
  const frame = frameOf(element);
  frame.isUrgent = !!isUrgent;
  const { arrange } = layout ?? { arrange: plainGrid };
  const measure = arrange(frame, { ...options, records, total });
  if (!measure) return undefined;
  const root = element.attachShadow(withoutPrototype({ mode: 'open' }));
  const styles = [listStyles, layout?.styles, toolbar?.styles, tileStyles];
  root.adoptedStyleSheets = styles.flatMap((text) => (text ? sheetOf(text) : []));
  frame.attachTo(root);
  if (toolbar) frame.element.before(toolbar.create(element));
  if (records.length === limit) frame.reserve(pager);
  if (whenReady) repeatLater(frame, whenReady);
  frame.painted = { list, props };
  insert(element);
  measureTogether(() => {
    const apply = measure();
    return () => {
      apply();
      // The tiles have their height now.
      element.style.minHeight = '';
      onPainted?.(frame.element);
    };
  });
  return frame;
}

/** Measurements that wait for the next frame; absent before the first one of a frame. */
let waiting: (() => () => void)[] | undefined;

/** Measures at once, but at most once a frame: galleries that are painted soon after another are measured together, in one layout. */
function measureTogether(measure: () => () => void): void {
  if (waiting) return void waiting.push(measure);
  waiting = [];
  measure()();
  requestAnimationFrame(() => {
    const all = waiting ?? [];
    waiting = undefined;
    for (const apply of all.map((read) => read())) apply();
  });
}

import type { ListPage } from '../../../controllers/paged-list.ts';
import { adoptStyles } from '../../../internal/adopt-styles.ts';
import { lazy } from '../../../internal/lazy.ts';
import { warnOnce } from '../../../internal/warn-once.ts';
import { strategy as groupedGrid } from '../../../layouts/grid/grouped-grid.ts';
import type { LayoutStrategy } from '../../../layouts/layout-strategy.ts';
import type { PagedLayout } from '../../../layouts/paged-layout.ts';
import { create, setAttributes, setStyle } from '../../../tiles/elements.ts';
import { hasMonths, monthName, partsByMonth, type MonthPart } from '../../../tiles/months.ts';
import type { Picture } from '../../../tiles/picture.ts';
import { frameOf } from '../../../tiles/tile-frame.ts';
import type { GalleryContext } from '../gallery-context.ts';
import type { LayoutCode } from '../load-layout.ts';
import type { GroupHeadings, ShownPage } from '../virtual-grid-props.ts';
import { monthStyles } from './months.styles.ts';
import type { RailContext } from './rail-context.ts';
import type { Rail } from './rail.ts';

/** Number of pictures from which on a list has a rail. */
const LONG_LIST = 300;

/** A page, or its part in one month. */
interface MonthPage extends ShownPage {
  /** Its month; absent as long as the page has not loaded, and without dates. */
  month?: number | undefined;
}

/** A heading, and the items below it. */
interface MonthGroup {
  month: number;
  /** Index of the first item. */
  first: number;
  /** Index of the item after the last one. */
  end: number;
  /** Index of the page that begins the group, and of the page after the last one. */
  pages: readonly [from: number, to: number];
}

/** Parts of a page by month, memoized: the same arrays for the same items. */
const parts = new WeakMap<object, readonly MonthPart[]>();

function partsOf(items: readonly Picture[]): readonly MonthPart[] {
  const known = parts.get(items) ?? partsByMonth(items);
  parts.set(items, known);
  return known;
}

/**
 * Divides the pages of a list by month. A page that begins another month than the page above it has, or below a page that has not
 * loaded, begins with a heading; the first page reserves its space.
 */
export function divideByMonth(pages: readonly ListPage<Picture>[]): MonthPage[] {
  let former: number | undefined;
  return pages.flatMap((page, at): MonthPage[] => {
    const { count, items } = page;
    if (!items?.length) {
      if (!items) former = undefined;
      return [{ count, ...(items && { items }), key: at, begins: !at && !items }];
    }
    return partsOf(items).map(({ month, items }, i) => {
      const begins = month !== undefined && month !== former;
      former = month ?? former;
      return { count: items.length, items, month: former, begins, key: i ? `${at}.${i}` : at };
    });
  });
}

/** The groups of divided pages, in order. */
function groupsOf(pages: readonly MonthPage[]): MonthGroup[] {
  const groups: MonthGroup[] = [];
  let first = 0;
  let open: MonthGroup | undefined;
  pages.forEach(({ count, items, month, begins }, at) => {
    // A month that continues on a page that has not loaded is not known to do so.
    if (begins || !items) open = undefined;
    if (begins && month !== undefined) groups.push((open = { month, first, end: first, pages: [at, at] }));
    first += count;
    if (open) Object.assign(open, { end: first, pages: [open.pages[0], at + 1] });
  });
  return groups;
}

/** Start and length of a group on the scroll axis, with its heading. */
function extentOf({ pages: [from, to] }: MonthGroup, { segments, lengths, strategy }: PagedLayout) {
  const { heading = 0 } = lengths;
  const above = strategy.axis === 'y' ? heading : 0;
  const start = (segments[from]?.origin ?? 0) - above;
  const end = Math.max(0, ...segments.slice(from, to).map((segment) => segment.to));
  return { start, length: end - start };
}

const POSITIONS = {
  x: (start: number, length: number) =>
    `inset-inline-start:${start}px;inline-size:${length}px;top:0;bottom:0`,
  y: (start: number, length: number) => `inset-inline:0;top:${start}px;block-size:${length}px`,
};

const createHeading = () => create('h3', { class: 'month', part: 'month' });

/** Headings of the months in a gallery that is sorted by date. */
export class Months implements GroupHeadings {
  readonly probe = create('div', { class: 'month', part: 'month', 'aria-hidden': 'true' }, '\u00a0');
  readonly #gallery: GalleryContext;
  readonly #context: RailContext;
  readonly #railCode;
  #rail: Rail | undefined;
  /** The pages divided last, and the result. */
  #divided: { from: readonly ListPage<Picture>[]; pages: readonly MonthPage[] } | undefined;
  /** Rendered headings by month and, if it comes repeatedly, its turn. */
  readonly #items = new Map<string, HTMLLIElement>();

  constructor(gallery: GalleryContext, context: RailContext) {
    this.#gallery = gallery;
    this.#context = context;
    this.#railCode = lazy(() => import('./rail.ts'), gallery);
    adoptStyles(gallery, monthStyles);
  }

  /** Whether there are headings: the value of `group` is valid, and the list is sorted by date. Warns if not. */
  get isActive(): boolean {
    const { group, content } = this.#gallery;
    return hasMonths(group, content.sort, warnOnce);
  }

  /** The layout in which groups begin on a new line. */
  layoutOf({ strategy, ...code }: LayoutCode): LayoutCode {
    const grouped: LayoutStrategy = strategy.usesRatios ? strategy : groupedGrid;
    return { ...code, strategy: grouped };
  }

  /** Divides pages by month, memoized: the same array for the same pages. */
  divide(from: readonly ListPage<Picture>[]): readonly ShownPage[] {
    if (this.#divided?.from !== from) this.#divided = { from, pages: divideByMonth(from) };
    return this.#divided.pages;
  }

  update({ tiles, pages, model, indices }: Parameters<GroupHeadings['update']>[0]): void {
    const wanted = new Map<string, MonthGroup>();
    for (const group of groupsOf(pages)) {
      const [index] = indices.filter((at) => at >= group.first && at < group.end);
      const item = index === undefined ? undefined : tiles.rendered.get(index);
      if (!item) continue;
      let key = String(group.month);
      while (wanted.has(key)) key += '+';
      wanted.set(key, group);
      const heading = this.#updateHeading(key, group, model);
      if (heading.nextElementSibling !== item) tiles.element.insertBefore(heading, item);
    }
    for (const key of this.#items.keys()) if (!wanted.has(key)) this.#remove(key);
    this.#updateRail(model);
  }

  /** Removes the headings and the rail. */
  clear(): void {
    for (const key of this.#items.keys()) this.#remove(key);
    frameOf(this.#gallery).element.removeAttribute('data-rail');
    this.#rail?.show(false);
  }

  #remove(key: string): void {
    const item = this.#items.get(key);
    item?.parentNode?.removeChild(item);
    this.#items.delete(key);
  }

  /** Shows the rail beside a long list that scrolls vertically; the space beside a list that grows to be long is reserved. */
  #updateRail(model: PagedLayout | undefined): void {
    const { paging = '' } = this.#gallery;
    const { count, total } = this.#context.list();
    const isVertical = model?.strategy.axis === 'y';
    const isLong = isVertical && count >= LONG_LIST;
    const mayGrow = isVertical && /scroll|more/.test(paging) && (total ?? LONG_LIST) >= LONG_LIST;
    const { element } = frameOf(this.#gallery);
    element.toggleAttribute('data-rail', isLong || mayGrow);
    const code = isLong && total !== undefined && this.#railCode();
    if (code) this.#rail ??= new code.Rail(this.#gallery, this.#context);
    this.#rail?.show(!!code);
  }

  /** Creates or updates the heading of a group. */
  #updateHeading(key: string, group: MonthGroup, model: PagedLayout | undefined): HTMLLIElement {
    const item = this.#items.get(key) ?? create('li', { class: 'group' }, createHeading());
    this.#items.set(key, item);
    const { axis } = model?.strategy ?? { axis: 'y' };
    const text = monthName(group.month, this.#context.texts.lang, axis === 'x' ? 'short' : 'long');
    const heading = item.firstElementChild;
    if (heading && heading.textContent !== text) heading.textContent = text;
    setAttributes(item, { 'data-axis': axis });
    const { start, length } = model ? extentOf(group, model) : { start: 0, length: 0 };
    setStyle(item, model ? POSITIONS[axis](start, length) : '');
    return item;
  }
}

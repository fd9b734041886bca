import type { ListPage, PagedList } from '../../../controllers/paged-list.ts';
import { range } from '../../../internal/altered-globals.ts';
import { monthOf } from '../../../tiles/months.ts';
import type { Picture, PictureRecord } from '../../../tiles/picture.ts';

/** A list whose pages load on demand, and stay. */
type Pages = Pick<PagedList<PictureRecord, Picture>, 'pages' | 'count' | 'at' | 'load'>;

const monthAt = (picture: Picture | undefined) => picture && monthOf(picture.image);

/** Month of the last picture of a page that has a date. */
const lastMonth = ({ items = [] }: ListPage<Picture>) =>
  items
    .map(monthAt)
    .filter((month) => month !== undefined)
    .at(-1);

/** Finds months in a list that is sorted by date. A page is requested once: those that have loaded are known. */
export class MonthSearch {
  readonly #list: Pages;
  readonly #isOldestFirst: boolean;

  constructor(list: Pages, isOldestFirst: boolean) {
    this.#list = list;
    this.#isOldestFirst = isOldestFirst;
  }

  /** Number of months from one to the next in the order of the list. */
  get step(): 1 | -1 {
    return this.#isOldestFirst ? 1 : -1;
  }

  /** Month of a picture that has loaded, or of the nearest one before it. */
  near(index: number): number | undefined {
    const { pages } = this.#list;
    const known = monthAt(this.#list.at(index));
    if (known !== undefined) return known;
    let first = 0;
    let month: number | undefined;
    for (const page of pages) {
      if (first > index) break;
      month = lastMonth(page) ?? month;
      first += page.count;
    }
    return month;
  }

  /** Month of a picture, whose page loads if necessary. */
  async at(index: number): Promise<number | undefined> {
    return monthAt(await this.#list.load(index));
  }

  /**
   * Index of the first picture of a month or, without one, of the next month in the order of the list; that of the last picture if
   * there is none. Binary search over the pages that have not loaded: at most log2 of their number is requested, one after the other.
   */
  async firstOf(month: number): Promise<number> {
    const passes = (other: number | undefined) =>
      other !== undefined && (this.#isOldestFirst ? other >= month : other <= month);
    const list = this.#list;
    let low = 0;
    let high = list.pages.length;
    list.pages.forEach((page, at) => {
      if (!page.items) return;
      if (!passes(lastMonth(page))) low = Math.max(low, at + 1);
      else high = Math.min(high, at);
    });
    while (low < high) {
      const middle = (low + high) >>> 1;
      await list.load(this.#startOf(middle));
      const page = list.pages[middle];
      if (page && passes(lastMonth(page))) high = middle;
      else low = middle + 1;
    }
    const items = list.pages[low]?.items ?? [];
    const within = items.findIndex((picture) => passes(monthAt(picture)));
    return Math.max(0, Math.min(this.#startOf(low) + Math.max(0, within), list.count - 1));
  }

  /** Loads at most this many pages, evenly spread over the list, one after the other, as long as they are wanted. */
  async sample(count: number, isWanted: () => boolean): Promise<void> {
    const { length } = this.#list.pages;
    const step = Math.max(1, Math.ceil(length / count));
    for (const at of range(0, Math.ceil(length / step) - 1)) {
      if (!isWanted()) return;
      await this.#list.load(this.#startOf(Math.min(at * step, length - 1)));
    }
    if (isWanted()) await this.#list.load(this.#list.count - 1);
  }

  /** Index of the first picture of a page. */
  #startOf(page: number): number {
    return this.#list.pages.slice(0, page).reduce((sum, { count }) => sum + count, 0);
  }
}

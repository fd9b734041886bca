import { nothing, type TemplateResult } from 'lit';
import { MAX_LIMIT } from '../../contract/limits.ts';
import type { Image } from '../../contract/models.ts';
import type { PagedList } from '../../controllers/paged-list.ts';
import type { TextController } from '../../controllers/text-controller.ts';
import { emit } from '../../internal/emit.ts';
import type { GalleryText } from '../../locales/pager.ts';
import { adoptStyles } from '../adopt-styles.ts';
import type { Picture } from '../picture.ts';
import { pagerStyles } from './pager.styles.ts';
import { moreButton, pageNumbers, pagerRoom } from './pager.templates.ts';
import { keepPlace, readPlace } from './place.ts';

/** A gallery whose list goes on. */
interface PagedGallery extends HTMLElement {
  page: number;
  limit: number;
  paging?: string | undefined;
  autoPages: number;
  requestUpdate: () => void;
}

/** How a gallery's list goes on after `limit` pictures: by a button, by scrolling, by page numbers. */
export class Pager {
  readonly #gallery: PagedGallery;
  readonly #texts: TextController<GalleryText>;
  #list: PagedList<Image, Picture> | undefined;
  /** How many records there were at last: the numbers stay, and the focus on them, while a page comes. */
  #total: number | undefined;
  /** Pages that are shown. */
  #shown = 1;
  /** Pages that come by scrolling, without being asked for. */
  #auto = 1;

  constructor(gallery: PagedGallery, texts: TextController<GalleryText>) {
    this.#gallery = gallery;
    this.#texts = texts;
    adoptStyles(gallery, pagerStyles);
    const { page = gallery.page, pages = 1 } = readPlace(gallery) ?? {};
    if (gallery.paging === 'pages') gallery.page = page;
    this.#shown = pages;
  }

  /** How many of the list's pages are shown. */
  get parts(): number {
    const { paging, limit } = this.#gallery;
    return paging === 'pages' ? Infinity : Math.ceil((this.#shown * limit) / Math.min(limit, MAX_LIMIT));
  }

  /** Begins with another list. */
  follow(list: PagedList<Image, Picture>): void {
    if (list === this.#list) return;
    // Of a list that has not begun, the place is kept for the one that does.
    if (this.#list?.total !== undefined) this.#shown = 1;
    this.#list = list;
    this.#auto = Math.max(this.#shown, this.#gallery.autoPages);
  }

  /** A visitor has come to the end of what is shown. */
  reachEnd(): void {
    if (this.#gallery.paging === 'scroll' && this.#shown < this.#auto) this.#more();
  }

  /**
   * What leads on, below the pictures.
   *
   * @param placed How many of those that are shown have a place already.
   */
  render(placed = Infinity): TemplateResult | typeof nothing {
    const { page, limit, paging } = this.#gallery;
    const { parts = [] } = this.#list ?? {};
    const texts = this.#texts;
    this.#total = this.#list?.total ?? (paging === 'pages' ? this.#total : undefined);
    const total = this.#total;
    if (total === undefined) return this.#list?.error === undefined ? pagerRoom(paging) : nothing;
    if (paging === 'pages')
      return pageNumbers({ texts, page, pages: Math.ceil(total / limit), go: (to) => this.#go(to) });
    const visible = parts.slice(0, this.parts);
    return moreButton({
      texts,
      shown: Math.min(
        placed,
        visible.reduce((sum, { count }) => sum + count, 0),
      ),
      count: this.#list?.count ?? 0,
      loading: !visible.every(({ items }) => items),
      more: () => {
        this.#auto = this.#shown + this.#gallery.autoPages;
        this.#more();
      },
    });
  }

  /** Shows the next page below the others, once those are there. */
  #more(): void {
    const parts = this.#list?.parts ?? [];
    if (parts.length <= this.parts || !parts.slice(0, this.parts).every(({ items }) => items)) return;
    this.#shown++;
    keepPlace(this.#gallery, { pages: this.#shown });
    this.#gallery.requestUpdate();
  }

  /** Shows another page instead. */
  #go(page: number): void {
    const gallery = this.#gallery;
    if (!emit(gallery, 'pix-change', { page }, true)) return;
    gallery.page = page;
    keepPlace(gallery, { page });
    if (gallery.getBoundingClientRect().top < 0) gallery.scrollIntoView({ block: 'start' });
  }
}

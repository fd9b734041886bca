import { nothing, type TemplateResult } from 'lit';
import type { Image } from '../../contract/models.ts';
import type { PagedList, Part } from '../../controllers/paged-list.ts';
import type { TextController } from '../../controllers/text-controller.ts';
import { emit } from '../../internal/emit.ts';
import { AUTO_PAGES } from '../../internal/parse-limit.ts';
import type { GalleryText } from '../../locales/pager.ts';
import { adoptStyles } from '../adopt-styles.ts';
import type { Picture } from '../picture.ts';
import { pagerStyles } from './pager.styles.ts';
import { moreButton, pageNumbers, pagerRoom } from './pager.templates.ts';
import { keepPlace, readPlace } from './place.ts';
import { shownParts } from './shown-parts.ts';

/** A gallery whose list goes on. */
interface PagedGallery extends HTMLElement {
  page: number;
  limit: number;
  paging?: string | undefined;
  autoPages: number;
  sync?: string | undefined;
  requestUpdate: () => void;
  renderRoot: ParentNode;
  updateComplete: Promise<unknown>;
  reveal: (index: number) => Promise<HTMLElement | undefined>;
}

/** How a gallery's list goes on after `limit` pictures: by a button, by scrolling, by page numbers. */
export class Pager {
  readonly #gallery: PagedGallery;
  readonly #texts: TextController<GalleryText>;
  #list: PagedList<Image, Picture> | undefined;
  /** How many records there were at last: the numbers stay, and the focus on them, while a page comes. */
  #total: number | undefined;
  /** How many pictures were said to be shown: of those that are on their way, nobody knows yet how many make full rows. */
  #said: number | undefined;
  /** Pages that are shown. */
  #shown = 1;
  /** Pages that come by scrolling, without being asked for. */
  #auto = 1;
  /** First picture of the page that was asked for last, until it has come. */
  #asked: number | undefined;
  /** Whether it is on its way. */
  #loading = false;
  #parts: readonly Part<Picture>[] = [];
  /** What they were made of. */
  #made: readonly unknown[] = [];

  constructor(gallery: PagedGallery, texts: TextController<GalleryText>) {
    this.#gallery = gallery;
    this.#texts = texts;
    adoptStyles(gallery, pagerStyles);
    const { page = gallery.page, pages = 1 } = readPlace(gallery) ?? {};
    if (gallery.paging === 'pages' && !isSynced(gallery)) gallery.page = page;
    this.#shown = pages;
  }

  /** What is shown of the list; the same array for the same pictures. */
  get parts(): readonly Part<Picture>[] {
    const pages = this.#shown;
    const { parts = [] } = this.#list ?? {};
    if (parts !== this.#made[0] || pages !== this.#made[1]) {
      this.#made = [parts, pages];
      const { page, limit } = this.#gallery;
      this.#parts = shownParts(parts, { page, limit, pages });
    }
    return this.#parts;
  }

  /** How many pictures are shown. */
  get count(): number {
    return this.parts.reduce((sum, { count }) => sum + count, 0);
  }

  /** Whether the list goes on after them. */
  get open(): boolean {
    return this.count < (this.#list?.count ?? 0);
  }

  /**
   * Begins with another list.
   *
   * @param returned Whether it begins at the place that is kept in the history.
   */
  follow(list: PagedList<Image, Picture>, returned: boolean): void {
    if (list === this.#list) return;
    if (returned) this.#shown = readPlace(this.#gallery)?.pages ?? 1;
    // Of a list that has not begun, the place is kept for the one that does.
    else if (this.#list?.total !== undefined) this.#shown = 1;
    this.#list = list;
    this.#asked = undefined;
    this.#said = undefined;
    this.#loading = false;
    this.#auto = Math.max(this.#shown, this.#autoPages);
  }

  /** A visitor has come to the end of what is shown. */
  reachEnd(): void {
    if (this.#gallery.paging === 'scroll' && this.#shown < this.#auto && !this.#missing) void this.#more();
  }

  /** Shows as many pages as a picture needs to be among them. */
  include(index: number): void {
    const before = this.#shown;
    while (this.open && index >= this.count) this.#shown++;
    if (this.#shown > before) this.#show(this.#shown);
  }

  /**
   * What leads on, below the pictures.
   *
   * @param placed How many of those that are shown have a place already.
   */
  render(placed = Infinity): TemplateResult | typeof nothing {
    const { page, limit, paging } = this.#gallery;
    const texts = this.#texts;
    this.#total = this.#list?.total ?? (paging === 'pages' ? this.#total : undefined);
    const total = this.#total;
    if (total === undefined) return this.#list?.error === undefined ? pagerRoom(paging) : nothing;
    if (paging === 'pages')
      return pageNumbers({
        texts,
        page,
        pages: Math.ceil(total / limit),
        go: (to, number) => this.#go(to, number),
      });
    const { count = 0 } = this.#list ?? {};
    if (this.#said === undefined || !this.#missing) this.#said = Math.min(placed, this.count);
    return moreButton({
      texts,
      shown: this.#said,
      count,
      open: this.open || this.#missing,
      loading: this.#loading,
      more: () => {
        this.#auto = this.#shown + this.#autoPages;
        void this.#more();
      },
    });
  }

  get #autoPages(): number {
    const { autoPages } = this.#gallery;
    return autoPages >= 0 ? autoPages : AUTO_PAGES;
  }

  /** Whether the page that was asked for last is not there, because it is on its way or has failed. */
  get #missing(): boolean {
    return this.#loading || (this.#asked !== undefined && !this.#list?.at(this.#asked));
  }

  /** Shows the next page below the others and reads it, wherever the visitor is; one that has failed is read again. */
  async #more(): Promise<void> {
    const list = this.#list;
    if (!list) return;
    if (!this.#missing) {
      if (!this.open) return;
      this.#asked = this.count;
      this.#show(this.#shown + 1);
    }
    const first = this.#asked ?? 0;
    this.#loading = true;
    const came = await list.load(first).then(
      () => true,
      () => false,
    );
    if (list !== this.#list) return;
    const { renderRoot } = this.#gallery;
    const { activeElement } = renderRoot as Partial<ShadowRoot>;
    this.#loading = false;
    if (came) this.#asked = undefined;
    this.#gallery.requestUpdate();
    await this.#gallery.updateComplete;
    // The last page takes the button away.
    if (!activeElement || activeElement.isConnected) return;
    const tile = await this.#gallery.reveal(Math.min(first, list.count - 1));
    tile?.focus({ preventScroll: true });
  }

  #show(pages: number): void {
    this.#shown = pages;
    keepPlace(this.#gallery, { pages });
    this.#gallery.requestUpdate();
  }

  /** Shows another page instead. */
  #go(page: number, number?: HTMLElement): void {
    const gallery = this.#gallery;
    if (!emit(gallery, 'pix-change', { page }, true)) return;
    gallery.page = page;
    if (!isSynced(gallery)) keepPlace(gallery, { page });
    if (gallery.getBoundingClientRect().top < 0) gallery.scrollIntoView({ block: 'start' });
    // The numbers shift: the button under the focus is another page's now.
    const { renderRoot } = gallery;
    if (number && number === (renderRoot as Partial<ShadowRoot>).activeElement)
      void gallery.updateComplete.then(() =>
        renderRoot.querySelector<HTMLElement>('[aria-current=page]')?.focus({ preventScroll: true }),
      );
  }
}

/** Whether the page's address says which page is shown: an entry of the history that says another would be wrong. */
const isSynced = ({ sync }: PagedGallery): boolean => sync != null;

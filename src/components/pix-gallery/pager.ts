import { nothing, type TemplateResult } from 'lit';
import { announce } from '../../controllers/announce.ts';
import type { PagedList, ListPage } from '../../controllers/paged-list.ts';
import type { LocalizeController } from '../../controllers/localize-controller.ts';
import { emit } from '../../internal/custom-element.ts';
import { landmarkName } from '../../internal/landmark-name.ts';
import { AUTO_PAGES, parseLimit, sumOf } from '../../internal/numbers.ts';
import { scrollIntoView } from '../../internal/scroll-into-view.ts';
import type { GalleryText } from '../../locales/pager.ts';
import { adoptStyles } from '../../internal/adopt-styles.ts';
import { actionStyles } from '../action.styles.ts';
import { iconStyles } from '../../internal/icons.ts';
import type { Picture, PictureRecord } from '../../tiles/picture.ts';
import type { GalleryContent } from './gallery-context.ts';
import { pagerStyles } from './pager.styles.ts';
import { moreButton, pageNumbers, pagerPlaceholder } from './pager.templates.ts';
import { saveScrollState, restoreScrollState } from './scroll-state.ts';
import { shownPages } from './shown-pages.ts';

/** A gallery with paging. */
interface PagedGallery extends HTMLElement {
  page: number;
  readonly content: Pick<GalleryContent, 'pageSize' | 'filters'>;
  sync?: string | undefined;
  /** Token of an album. */
  token?: string | undefined;
  paging?: string | undefined;
  autoPages: number;
  requestUpdate: () => void;
  renderRoot: ParentNode;
  updateComplete: Promise<unknown>;
  reveal: (index: number) => Promise<HTMLElement | undefined>;
}

/** Paging of a gallery: a button, infinite scroll or page numbers. */
export class Pager {
  readonly #gallery: PagedGallery;
  readonly #texts: LocalizeController<GalleryText>;
  #list: PagedList<PictureRecord, Picture> | undefined;
  /** Last known number of records: page numbers stay, and keep the focus, while a page loads. */
  #total: number | undefined;
  /** Number of pictures in the text; constant while a page loads. */
  #textCount: number | undefined;
  /** Whether a visitor has asked for a page that is announced once it is there. */
  #isAwaited = false;
  /** Number of pages shown. */
  #pageCount = 1;
  /** Number of pages up to which infinite scroll loads automatically. */
  #autoLoadLimit = 1;
  /** Index of the first picture of the page requested last, until it has loaded. */
  #pendingIndex: number | undefined;
  /** Whether that page is loading. */
  #loading = false;
  #pages: readonly ListPage<Picture>[] = [];
  /** Memoization key of `#pages`. */
  #pagesKey: readonly unknown[] = [];
  /** What is listed, and its page, at the last update. */
  #listed = '';
  #page = 1;
  /** Name of the landmark with the page numbers. */
  #landmarkName = '';

  constructor(gallery: PagedGallery, texts: LocalizeController<GalleryText>) {
    this.#gallery = gallery;
    this.#texts = texts;
    adoptStyles(gallery, iconStyles);
    adoptStyles(gallery, actionStyles);
    adoptStyles(gallery, pagerStyles);
    const { page = gallery.page, pages = 1 } = restoreScrollState(gallery) ?? {};
    if (gallery.paging === 'pages' && !isSynced(gallery)) gallery.page = page;
    this.#pageCount = pages;
  }

  /**
   * Goes to the first page of another list unless the page sets one, and to the last page in place of one beyond the end; called before
   * each update.
   *
   * @param returned Whether a history navigation sets the list and its page.
   */
  prepare(returned: boolean): void {
    const gallery = this.#gallery;
    if (gallery.paging !== 'pages') return;
    const { filters, pageSize } = gallery.content;
    const listed = JSON.stringify([filters, pageSize, gallery.token]);
    const isOther = listed !== this.#listed;
    const { total } = this.#list ?? {};
    if (!isOther && total !== undefined)
      gallery.page = Math.min(gallery.page, Math.max(1, Math.ceil(total / pageSize)));
    else if (isOther && this.#listed && !returned && gallery.page === this.#page) gallery.page = 1;
    this.#listed = listed;
    this.#page = gallery.page;
  }

  /** The pages shown, memoized: the same array for the same pictures. */
  get pages(): readonly ListPage<Picture>[] {
    const count = this.#pageCount;
    const { pages = [] } = this.#list ?? {};
    if (pages !== this.#pagesKey[0] || count !== this.#pagesKey[1]) {
      this.#pagesKey = [pages, count];
      this.#pages = shownPages(pages, { page: this.#gallery.page, limit: this.#pageSize, count });
    }
    return this.#pages;
  }

  /** Number of pictures shown. */
  get count(): number {
    return sumOf(this.pages, ({ count }) => count);
  }

  /** Whether the list continues after them. */
  get open(): boolean {
    return this.count < (this.#list?.count ?? 0);
  }

  /**
   * Resets the paging for a new list.
   *
   * @param returned Whether to restore the scroll state of the history entry.
   */
  reset(list: PagedList<PictureRecord, Picture>, returned: boolean): void {
    if (list === this.#list) return;
    if (returned) this.#pageCount = restoreScrollState(this.#gallery)?.pages ?? 1;
    // If the previous list never loaded, its restored state is for this one.
    else if (this.#list?.total !== undefined && list.change?.from !== this.#list) this.#pageCount = 1;
    this.#list = list;
    this.#pendingIndex = undefined;
    this.#textCount = undefined;
    this.#loading = false;
    this.#autoLoadLimit = Math.max(this.#pageCount, this.#autoPages);
  }

  /** Infinite scroll: loads the next page when the viewport nears the end. */
  reachEnd(): void {
    if (this.#gallery.paging === 'scroll' && this.#pageCount < this.#autoLoadLimit && !this.#isPending)
      // Nobody waits where the first pictures leave room for more.
      void this.#more(!!this.#gallery.renderRoot.querySelector('[part=grid] :focus'));
  }

  /** Shows as many pages as it takes to include a picture. */
  include(index: number): void {
    const before = this.#pageCount;
    while (this.open && index >= this.count) this.#pageCount++;
    if (this.#pageCount > before) this.#show(this.#pageCount);
  }

  /** Updates the numbers that the pager shows; called before each rendering. */
  update(): void {
    const isPages = this.#gallery.paging === 'pages';
    this.#total = this.#list?.total ?? (isPages ? this.#total : undefined);
    if (this.#hasNumbers) this.#landmarkName = landmarkName(this.#gallery, this.#texts.t('pages'));
    if (this.#list?.total === undefined) return;
    if (this.#isAwaited && !this.#isPending) {
      this.#isAwaited = false;
      announce(this.#gallery, () => this.#text());
    }
    if (isPages) return;
    if (this.#textCount === undefined || !this.#isPending) this.#textCount = this.count;
  }

  /** Renders the button or the page numbers below the pictures. */
  render(): TemplateResult | typeof nothing {
    const { page, paging } = this.#gallery;
    const limit = this.#pageSize;
    const texts = this.#texts;
    const total = this.#total;
    if (total === undefined) return this.#list?.error === undefined ? pagerPlaceholder(paging) : nothing;
    if (this.#hasNumbers)
      return pageNumbers({
        texts,
        name: this.#landmarkName,
        page,
        pages: Math.ceil(total / limit),
        go: (to, number) => this.#go(to, number),
      });
    // A list of exactly one page keeps the reserved space, so that the content below does not shift.
    const reservesSpace = total === limit;
    if (paging === 'pages') return reservesSpace ? pagerPlaceholder(paging) : nothing;
    return moreButton({
      texts,
      shown: this.#textCount ? this.#text(this.#textCount) : '',
      open: this.open || this.#isPending,
      reservesSpace,
      loading: this.#loading,
      more: () => {
        this.#autoLoadLimit = this.#pageCount + this.#autoPages;
        void this.#more(true);
      },
    });
  }

  /** The number of the page, or that of the pictures shown. */
  #text(shown = this.count): string {
    const { page, paging } = this.#gallery;
    const { count = 0 } = this.#list ?? {};
    const { t } = this.#texts;
    return paging === 'pages' ? t('pageNumber', { page }) : t('shownOf', { shown, count });
  }

  /** Whether there are page numbers: not for a single page. */
  get #hasNumbers(): boolean {
    return this.#gallery.paging === 'pages' && (this.#total ?? 0) > this.#pageSize;
  }

  get #pageSize(): number {
    return this.#gallery.content.pageSize;
  }

  get #autoPages(): number {
    return parseLimit(this.#gallery.autoPages) ?? AUTO_PAGES;
  }

  /** Whether the page requested last is missing, because it is loading or has failed. */
  get #isPending(): boolean {
    return this.#loading || (this.#pendingIndex !== undefined && !this.#list?.at(this.#pendingIndex));
  }

  /**
   * Shows the next page below the others and loads it; retries a page that has failed.
   *
   * @param isAwaited Whether a visitor waits for it.
   */
  async #more(isAwaited: boolean): Promise<void> {
    const list = this.#list;
    if (!list) return;
    this.#isAwaited = isAwaited;
    if (!this.#isPending) {
      if (!this.open) return;
      this.#pendingIndex = this.count;
      this.#show(this.#pageCount + 1);
    }
    const first = this.#pendingIndex ?? 0;
    this.#loading = true;
    const hasLoaded = await list.load(first).then(
      () => true,
      () => false,
    );
    if (list !== this.#list) return;
    const { renderRoot } = this.#gallery;
    const { activeElement } = renderRoot as Partial<ShadowRoot>;
    this.#loading = false;
    if (hasLoaded) this.#pendingIndex = undefined;
    this.#gallery.requestUpdate();
    await this.#gallery.updateComplete;
    // The button is gone after the last page: its focus moves to the first new tile.
    if (!activeElement || activeElement.isConnected) return;
    const tile = await this.#gallery.reveal(Math.min(first, list.count - 1));
    tile?.focus({ preventScroll: true });
  }

  #show(pages: number): void {
    this.#pageCount = pages;
    saveScrollState(this.#gallery, { pages });
    this.#gallery.requestUpdate();
  }

  /** Goes to another page. */
  #go(page: number, number?: HTMLElement): void {
    const gallery = this.#gallery;
    if (!emit(gallery, 'pix-change', { page }, true)) return;
    gallery.page = page;
    this.#isAwaited = true;
    if (!isSynced(gallery)) saveScrollState(gallery, { page });
    const { renderRoot } = gallery;
    if (gallery.getBoundingClientRect().top < 0) {
      scrollIntoView(gallery, { block: 'start' });
      // The buttons may be out of view now.
      renderRoot.querySelector<HTMLElement>('[part=grid]')?.focus({ preventScroll: true });
    }
    // The numbers shift: the focused button now belongs to another page.
    if (number && number === (renderRoot as Partial<ShadowRoot>).activeElement)
      void gallery.updateComplete.then(() =>
        renderRoot.querySelector<HTMLElement>('[aria-current=page]')?.focus({ preventScroll: true }),
      );
  }
}

/** Whether the URL holds the page number; a second one in the history entry could contradict it. */
const isSynced = ({ sync }: PagedGallery): boolean => sync != null;

import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/define.ts';
import {
  cleanup,
  createSource,
  focusedTile,
  indexOf,
  mountBox,
  mountGallery,
  press,
  queryShadow,
  queryShadowAll,
  tileAt,
  tiles,
  titles,
  waitForTiles,
  waitUntilStable,
} from '../support/gallery.ts';
import { countText, moreButton, mountPagedGallery } from '../support/paging.ts';

afterEach(cleanup);

const pageNumbers = (gallery: Element) =>
  queryShadowAll(gallery, 'nav .page').map((each) => each.textContent.trim());
const currentPage = (gallery: Element) => queryShadow(gallery, '[aria-current=page]')?.textContent.trim();
const pageButton = (gallery: Element, number: number) =>
  queryShadow(gallery, `[aria-label="Page ${number}"]`);

describe('paging="pages"', () => {
  it('navigates by page numbers, and marks the current page', async () => {
    const { gallery, list } = await mountPagedGallery({ paging: 'pages', limit: 10 }, 205);
    // The whole gallery is in view.
    gallery.style.setProperty('--pix-tile-size', '60px');
    expect(pageNumbers(gallery)).toEqual(['', '1', '2', '3', '4', '5', '…', '21', '']);
    expect(currentPage(gallery)).toBe('1');
    pageButton(gallery, 21).click();
    await vi.waitFor(() => expect(titles(gallery)[0]).toBe('Picture 201'));
    expect(titles(gallery)).toHaveLength(5);
    expect(currentPage(gallery)).toBe('21');
    for (const number of [18, 17, 16]) {
      pageButton(gallery, number).focus();
      pageButton(gallery, number).click();
      await vi.waitFor(() => expect(currentPage(gallery)).toBe(String(number)));
      await waitUntilStable(gallery);
      expect(focusedTile(gallery)).toBe(pageButton(gallery, number));
    }
    queryShadow(gallery, '[aria-label="Previous page"]').click();
    await vi.waitFor(() => expect(currentPage(gallery)).toBe('15'));
    expect(pageNumbers(gallery)).toEqual(['', '1', '…', '14', '15', '16', '…', '21', '']);
    expect(list.mock.lastCall?.[0]).toMatchObject({ page: 15, limit: 10 });
    gallery.style.removeProperty('--pix-tile-size');
    queryShadow(gallery, '[aria-label="Next page"]').focus();
    scrollTo(0, document.body.scrollHeight);
    queryShadow(gallery, '[aria-label="Next page"]').click();
    await vi.waitFor(() => expect(currentPage(gallery)).toBe('16'));
    // The button is out of view.
    expect(gallery.shadowRoot?.activeElement?.getAttribute('part')).toBe('grid');
  });

  it('begins with the first page of another list, unless the page of the document sets one', async () => {
    const { gallery, list } = await mountPagedGallery({ paging: 'pages', limit: 10 }, 205);
    const last = () => list.mock.lastCall?.[0];
    pageButton(gallery, 21).click();
    await vi.waitFor(() => expect(currentPage(gallery)).toBe('21'));
    gallery.category = 'Sea';
    await gallery.updateComplete;
    expect(gallery.page).toBe(1);
    await vi.waitFor(() => expect(last()).toMatchObject({ page: 1, limit: 10, category: 'Sea' }));
    await waitUntilStable(gallery);
    Object.assign(gallery, { category: undefined, page: 3 });
    await waitUntilStable(gallery);
    expect(last()).toMatchObject({ page: 3, limit: 10 });
    gallery.limit = 50;
    await gallery.updateComplete;
    await vi.waitFor(() => expect(last()).toMatchObject({ page: 1, limit: 50 }));
  });

  it('shows the last page when the list becomes shorter than that', async () => {
    const { gallery, list } = await mountPagedGallery({ paging: 'pages', limit: 10 }, 45);
    gallery.page = 9999;
    await waitUntilStable(gallery);
    expect(titles(gallery)).toEqual([41, 42, 43, 44, 45].map((number) => `Picture ${number}`));
    gallery.source = createSource(27).source;
    await vi.waitFor(() => expect(titles(gallery)[0]).toBe('Picture 21'));
    expect([gallery.page, gallery.state, list.mock.lastCall?.[0].page]).toEqual([3, 'ready', 5]);
  });

  it.each([
    ['320px', 21],
    ['800px', 201],
  ])('has squares as numbers in a width of %s, and a part for the current one', async (width, page) => {
    const box = mountBox({ width });
    const { source } = createSource(20 * page);
    const gallery = mountGallery({}, { source, page, limit: 10, paging: 'pages' }, box);
    await vi.waitFor(() => expect(currentPage(gallery)).toBe(String(page)));
    for (const button of queryShadowAll(gallery, 'button.page')) {
      const { width: buttonWidth, height } = button.getBoundingClientRect();
      expect(buttonWidth, button.textContent).toBeCloseTo(height, 0);
      const isCurrent = button.ariaCurrent === 'page';
      expect(button.part.contains('current')).toBe(isCurrent);
    }
  });

  it.each(['abc', '-1', '2.5', ''])('page="%s" means the first page', async (page) => {
    const { source } = createSource(30);
    const gallery = mountGallery({ page }, { source, limit: 10, paging: 'pages' });
    await vi.waitFor(() => expect(pageNumbers(gallery)).toEqual(['', '1', '2', '3', '']));
    expect([currentPage(gallery), titles(gallery)[0]]).toEqual(['1', 'Picture 1']);
  });

  it('pix-change can be cancelled, so that a site navigates by itself', async () => {
    const { gallery, list } = await mountPagedGallery({ paging: 'pages', limit: 10 }, 30);
    const onChange = vi.fn((event: Event) => event.preventDefault());
    gallery.addEventListener('pix-change', onChange);
    pageButton(gallery, 2).click();
    await waitUntilStable(gallery);
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ detail: { page: 2 }, bubbles: true, composed: true });
    expect(gallery.page).toBe(1);
    expect(list).toHaveBeenCalledOnce();
    gallery.page = 3;
    await vi.waitFor(() => expect(titles(gallery)[0]).toBe('Picture 21'));
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('scrolls back to the top of the gallery if that is out of view', async () => {
    const above = mountBox({ height: '900px' });
    const { gallery } = await mountPagedGallery({ paging: 'pages', limit: 40 }, 120);
    pageButton(gallery, 2).scrollIntoView({ block: 'end' });
    expect(gallery.getBoundingClientRect().top).toBeLessThan(0);
    pageButton(gallery, 2).click();
    await vi.waitFor(() => expect(Math.abs(gallery.getBoundingClientRect().top)).toBeLessThan(2));
    scrollTo(0, 600);
    pageButton(gallery, 3).click();
    await waitUntilStable(gallery);
    expect(scrollY).toBe(600);
    above.remove();
  });

  it.each([0, 20])('shows the last page in place of one beyond the end of %i pictures', async (total) => {
    const { source } = createSource(total);
    const gallery = mountGallery({}, { source, limit: 10, paging: 'pages', page: 7 });
    await vi.waitFor(() => expect(gallery.page).toBe(Math.max(1, total / 10)));
    await vi.waitFor(() => expect(gallery.matches(`:state(${total ? 'ready' : 'empty'})`)).toBe(true));
    expect(titles(gallery)).toHaveLength(total / 2);
  });

  it.each([0, 7, 10])('%i pictures that fit one page have no page numbers', async (total) => {
    const { source } = createSource(total);
    const gallery = mountGallery({}, { source, limit: 10, paging: 'pages' });
    await vi.waitFor(() => expect(gallery.total).toBe(total));
    await gallery.updateComplete;
    expect(pageNumbers(gallery)).toEqual([]);
  });
});

describe('pix-load', () => {
  const PAGED: [paging: string, next: (gallery: Element) => void, then: object[]][] = [
    ['none', () => undefined, []],
    ['pages', (gallery) => pageButton(gallery, 2).click(), [{ count: 24, total: 60 }]],
    ['more', (gallery) => moreButton(gallery).click(), [{ count: 48, total: 60 }]],
    ['scroll', () => scrollTo(0, document.body.scrollHeight), [{ count: 48, total: 60 }]],
  ];

  it.each(PAGED)(
    'of paging="%s" tells how many have loaded of how many, for each page',
    async (paging, next, then) => {
      const onLoad = vi.fn();
      const box = mountBox({ width: '600px' });
      box.addEventListener('pix-load', ({ detail }) => void onLoad(detail));
      const { gallery } = await mountPagedGallery({ paging: paging as 'more' }, 60, box);
      next(gallery);
      await vi.waitFor(() =>
        expect(onLoad.mock.calls.flat().slice(0, 2)).toEqual([{ count: 24, total: 60 }, ...then]),
      );
    },
  );
});

describe('scroll restoration of a list with paging', () => {
  it('works after the gallery is recreated, even if its source is set late', async () => {
    const { gallery } = await mountPagedGallery({ paging: 'more', layout: 'columns' }, 200);
    moreButton(gallery).click();
    await vi.waitFor(() => expect(countText(gallery)).toBe('48 of 200 pictures'));
    document.body.replaceChildren();
    const again = mountGallery({ paging: 'more', layout: 'columns' }, {}, mountBox({ width: '600px' }));
    await waitUntilStable(again);
    again.source = createSource(200).source;
    await vi.waitFor(() => expect(countText(again)).toBe('48 of 200 pictures'));
  });

  it('belongs to one gallery and one query; other history state of the page is kept', async () => {
    history.replaceState({ mine: 1 }, '');
    const main = mountBox({});
    main.id = 'main';
    const { gallery } = await mountPagedGallery({ paging: 'pages', limit: 10 }, 60, main);
    const { gallery: other } = await mountPagedGallery({ paging: 'pages', limit: 10 }, 60, main);
    pageButton(gallery, 3).click();
    await vi.waitFor(() => expect(currentPage(gallery)).toBe('3'));
    expect(history.state).toMatchObject({ mine: 1 });
    main.replaceChildren();
    const { gallery: first } = await mountPagedGallery({ paging: 'pages', limit: 10 }, 60, main);
    const { gallery: second } = await mountPagedGallery({ paging: 'pages', limit: 10 }, 60, main);
    expect([other.page, first.page, second.page]).toEqual([1, 3, 1]);
    main.replaceChildren();
    const { gallery: filtered } = await mountPagedGallery({ paging: 'pages', limit: 10, q: 'sea' }, 60, main);
    expect(filtered.page).toBe(1);
    expect(tiles(filtered).map(indexOf)).toHaveLength(10);
    main.replaceChildren();
    // A tag may have the name of the default order, which is the only value that equals an absent one.
    const { gallery: tagged } = await mountPagedGallery(
      { paging: 'pages', limit: 10, tag: 'newest' },
      60,
      main,
    );
    expect(tagged.page).toBe(1);
  });
});

it('a loaded tile keeps the focus when its page is laid out anew, as further pages join it', async () => {
  await page.viewport(700, 600);
  const { source, list } = createSource(200);
  const properties = { source, limit: 30, layout: 'rows', paging: 'scroll' } as const;
  const gallery = mountGallery({}, properties, mountBox({ width: '600px' }));
  await waitForTiles(gallery);
  await waitUntilStable(gallery);
  tileAt(gallery, 0)?.focus();
  for (const count of [1, 2]) {
    press(gallery, 'End');
    await vi.waitFor(() => expect(list.mock.calls.length).toBeGreaterThan(count));
    await waitUntilStable(gallery);
    expect(indexOf(focusedTile(gallery) as Element)).toBeGreaterThan(28);
  }
});

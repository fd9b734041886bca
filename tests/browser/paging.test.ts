import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import {
  allInside,
  createSource,
  focusedTile,
  indexOf,
  inside,
  mountBox,
  mountGallery,
  settled,
  tiles,
  titles,
  cleanup,
} from '../support/gallery.ts';
import { count, more, shown } from '../support/paging.ts';

afterEach(cleanup);

const numbers = (gallery: Element) => allInside(gallery, 'nav .page').map((each) => each.textContent.trim());
const current = (gallery: Element) => inside(gallery, '[aria-current=page]')?.textContent.trim();
const numbered = (gallery: Element, number: number) => inside(gallery, `[aria-label="Page ${number}"]`);

describe('paging="pages"', () => {
  it('navigates by page numbers, and marks the current page', async () => {
    const { gallery, list } = await shown({ paging: 'pages', limit: 10 }, 205);
    expect(numbers(gallery)).toEqual(['', '1', '2', '3', '4', '5', '…', '21', '']);
    expect(current(gallery)).toBe('1');
    numbered(gallery, 21).click();
    await vi.waitFor(() => expect(titles(gallery)[0]).toBe('Picture 201'));
    expect(titles(gallery)).toHaveLength(5);
    expect(current(gallery)).toBe('21');
    for (const number of [18, 17, 16]) {
      numbered(gallery, number).focus();
      numbered(gallery, number).click();
      await vi.waitFor(() => expect(current(gallery)).toBe(String(number)));
      await settled(gallery);
      expect(focusedTile(gallery)).toBe(numbered(gallery, number));
    }
    inside(gallery, '[aria-label="Previous page"]').click();
    await vi.waitFor(() => expect(current(gallery)).toBe('15'));
    expect(numbers(gallery)).toEqual(['', '1', '…', '14', '15', '16', '…', '21', '']);
    expect(list.mock.lastCall?.[0]).toMatchObject({ page: 15, limit: 10 });
  });

  it.each(['abc', '-1', '2.5', ''])('page="%s" means the first page', async (page) => {
    const { source } = createSource(30);
    const gallery = mountGallery({ page }, { source, limit: 10, paging: 'pages' });
    await vi.waitFor(() => expect(numbers(gallery)).toEqual(['', '1', '2', '3', '']), 5_000);
    expect([current(gallery), titles(gallery)[0]]).toEqual(['1', 'Picture 1']);
  });

  it('pix-change can be cancelled, so that a site navigates by itself', async () => {
    const { gallery, list } = await shown({ paging: 'pages', limit: 10 }, 30);
    const heard = vi.fn((event: Event) => event.preventDefault());
    gallery.addEventListener('pix-change', heard);
    numbered(gallery, 2).click();
    await settled(gallery);
    expect(heard.mock.lastCall?.[0]).toMatchObject({ detail: { page: 2 }, bubbles: true, composed: true });
    expect(gallery.page).toBe(1);
    expect(list).toHaveBeenCalledOnce();
    gallery.page = 3;
    await vi.waitFor(() => expect(titles(gallery)[0]).toBe('Picture 21'));
    expect(heard).toHaveBeenCalledOnce();
  });

  it('scrolls back to the top of the gallery if that is out of view', async () => {
    const above = mountBox({ height: '900px' });
    const { gallery } = await shown({ paging: 'pages', limit: 40 }, 120);
    numbered(gallery, 2).scrollIntoView({ block: 'end' });
    expect(gallery.getBoundingClientRect().top).toBeLessThan(0);
    numbered(gallery, 2).click();
    await vi.waitFor(() => expect(Math.abs(gallery.getBoundingClientRect().top)).toBeLessThan(2));
    scrollTo(0, 600);
    numbered(gallery, 3).click();
    await settled(gallery);
    expect(scrollY).toBe(600);
    above.remove();
  });

  it.each([0, 20])('from a page beyond the end of %i pictures there is a way back', async (total) => {
    const { source } = createSource(total);
    const gallery = mountGallery({}, { source, limit: 10, paging: 'pages', page: 7 });
    await vi.waitFor(() => expect(gallery.matches(':state(empty)')).toBe(true), 5_000);
    inside(gallery, '[aria-label="Previous page"]').click();
    await vi.waitFor(() => expect(gallery.page).toBe(Math.max(1, total / 10)));
  });

  it.each([0, 7, 10])('%i pictures that fit one page have no numbers', async (total) => {
    const { source } = createSource(total);
    const gallery = mountGallery({}, { source, limit: 10, paging: 'pages' });
    await vi.waitFor(() => expect(gallery.total).toBe(total), 5_000);
    await gallery.updateComplete;
    expect(numbers(gallery)).toEqual([]);
  });
});

describe('scroll restoration of a list with paging', () => {
  it('works after the gallery is recreated, even if its source is set late', async () => {
    const { gallery } = await shown({ paging: 'more', layout: 'columns' }, 200);
    more(gallery).click();
    await vi.waitFor(() => expect(count(gallery)).toBe('48 of 200 pictures'));
    document.body.replaceChildren();
    const again = mountGallery({ paging: 'more', layout: 'columns' }, {}, mountBox({ width: '600px' }));
    await settled(again);
    again.source = createSource(200).source;
    await vi.waitFor(() => expect(count(again)).toBe('48 of 200 pictures'), 3_000);
  });

  it('belongs to one gallery and one query; other history state of the page is kept', async () => {
    history.replaceState({ mine: 1 }, '');
    const main = mountBox({});
    main.id = 'main';
    const { gallery } = await shown({ paging: 'pages', limit: 10 }, 60, main);
    const { gallery: other } = await shown({ paging: 'pages', limit: 10 }, 60, main);
    numbered(gallery, 3).click();
    await vi.waitFor(() => expect(current(gallery)).toBe('3'));
    expect(history.state).toMatchObject({ mine: 1 });
    main.replaceChildren();
    const { gallery: first } = await shown({ paging: 'pages', limit: 10 }, 60, main);
    const { gallery: second } = await shown({ paging: 'pages', limit: 10 }, 60, main);
    expect([other.page, first.page, second.page]).toEqual([1, 3, 1]);
    main.replaceChildren();
    const { gallery: asked } = await shown({ paging: 'pages', limit: 10, q: 'sea' }, 60, main);
    expect(asked.page).toBe(1);
    expect(tiles(asked).map(indexOf)).toHaveLength(10);
  });
});

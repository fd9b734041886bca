import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import {
  boxes,
  cleanup,
  createSource,
  focusedTile,
  indexOf,
  mountBox,
  press,
  queryShadow,
  tileAt,
  tiles,
  titles,
  waitUntilStable,
} from '../support/gallery.ts';
import { countText, moreButton, mountPagedGallery } from '../support/paging.ts';

afterEach(cleanup);

describe('paging="more"', () => {
  it('shows the number of pictures, keeps the focus on the button, and ends with the list', async () => {
    const { gallery, pages } = await mountPagedGallery({ paging: 'more' }, 60);
    expect(countText(gallery)).toBe('24 of 60 pictures');
    const button = moreButton(gallery);
    button.focus();
    button.click();
    await vi.waitFor(() => expect(countText(gallery)).toBe('48 of 60 pictures'));
    await waitUntilStable(gallery);
    expect(moreButton(gallery)).toBe(button);
    expect(gallery.shadowRoot?.activeElement).toBe(button);
    await vi.waitFor(() => expect(button.ariaDisabled).toBe('false'));
    button.click();
    await vi.waitFor(() => expect(countText(gallery)).toBe('60 of 60 pictures'));
    await vi.waitFor(() => expect(moreButton(gallery)).toBeNull());
    scrollTo(0, 1e6);
    await vi.waitFor(() => expect(titles(gallery)).toContain('Picture 60'));
    expect(pages()).toEqual([1, 2, 3]);
  });

  it('counts the pictures of rows when they have loaded, not before', async () => {
    const { gallery, list } = await mountPagedGallery({ paging: 'more', layout: 'rows', limit: 7 }, 60);
    const before = countText(gallery);
    expect(before).toBe('7 of 60 pictures');
    const read = list.getMockImplementation();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    list.mockImplementation(async (query) => {
      await held;
      return (read as NonNullable<typeof read>)(query);
    });
    moreButton(gallery).click();
    await vi.waitFor(() => expect(moreButton(gallery).ariaDisabled).toBe('true'));
    await waitUntilStable(gallery);
    expect(countText(gallery)).toBe(before);
    release();
    await vi.waitFor(() => expect(countText(gallery)).not.toBe(before));
    expect(countText(gallery)).toBe('14 of 60 pictures');
  });

  it('shows the pictures of a grid in place of content with the same height', async () => {
    const gallery = document.createElement('pix-gallery');
    gallery.innerHTML = '<div slot="loading" style="height: 700px"></div>';
    const { source } = createSource(40);
    Object.assign(gallery, { source, limit: 12, paging: 'more' });
    mountBox({ width: '900px' }).append(gallery);
    await vi.waitFor(() => expect(tiles(gallery)).toHaveLength(12));
  });

  it('shows more at each click, wherever the visitor has scrolled', async () => {
    const { gallery, pages } = await mountPagedGallery({ paging: 'more' }, 200, undefined, 300);
    const button = moreButton(gallery);
    button.focus({ preventScroll: true });
    for (const wanted of [48, 72, 96]) {
      button.click();
      await vi.waitFor(() => expect(countText(gallery)).toBe(`${wanted} of 200 pictures`));
      await vi.waitFor(() => expect(button.ariaDisabled).toBe('false'));
    }
    expect(pages()).toEqual([1, 2, 3, 4]);
    expect(scrollY).toBe(0);
  });

  it('shows more although earlier pages are not loaded', async () => {
    const { gallery } = await mountPagedGallery({ paging: 'more', limit: 500 }, 1_200);
    tiles(gallery)[0]?.focus();
    press(gallery, 'End');
    await vi.waitFor(() => expect(indexOf(focusedTile(gallery) as Element)).toBe(499));
    expect(countText(gallery)).toBe('500 of 1,200 pictures');
    moreButton(gallery).click();
    await vi.waitFor(() => expect(countText(gallery)).toBe('1,000 of 1,200 pictures'));
    press(gallery, 'End');
    await vi.waitFor(() => expect(indexOf(focusedTile(gallery) as Element)).toBe(999));
  });

  it('leaves the history as it is once the gallery has been removed', async () => {
    const { gallery } = await mountPagedGallery({ paging: 'more' }, 60);
    gallery.requestUpdate();
    document.body.replaceChildren();
    await gallery.updateComplete;
    history.replaceState(null, '');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(history.state).toBeNull();
  });

  it('shows more after a reload at the end, although earlier pages are not loaded again', async () => {
    const { gallery } = await mountPagedGallery({ paging: 'more' }, 300);
    for (const wanted of [48, 72, 96, 120, 144, 168]) {
      moreButton(gallery).click();
      await vi.waitFor(() => expect(countText(gallery)).toBe(`${wanted} of 300 pictures`));
      await vi.waitFor(() => expect(moreButton(gallery).ariaDisabled).toBe('false'));
    }
    scrollTo(0, 1e6);
    await vi.waitFor(() => expect(JSON.stringify(history.state)).toMatch(/"anchor":{"index":1[456]/));
    document.body.replaceChildren();
    const { gallery: again, pages } = await mountPagedGallery({ paging: 'more' }, 300);
    expect(countText(again)).toBe('168 of 300 pictures');
    expect(pages()).not.toContain(3);
    moreButton(again).click();
    await vi.waitFor(() => expect(countText(again)).toBe('192 of 300 pictures'));
  });

  it.each([
    [150, ['150', '300', '400']],
    [250, ['250', '400']],
  ])('shows %i more each time, although a request returns at most 100', async (limit, wanted) => {
    const { gallery } = await mountPagedGallery({ paging: 'more', limit, layout: 'columns' }, 400);
    tiles(gallery)[0]?.focus();
    for (const [at, number] of wanted.entries()) {
      if (at) moreButton(gallery).click();
      await vi.waitFor(() => expect(countText(gallery)).toBe(`${number} of 400 pictures`));
      press(gallery, 'End');
      await vi.waitFor(() => expect(indexOf(focusedTile(gallery) as Element)).toBe(Number(number) - 1));
      await waitUntilStable(gallery);
      expect(Math.max(...tiles(gallery).map(indexOf))).toBe(Number(number) - 1);
    }
  });

  it('the End key in rows focuses the last picture', async () => {
    const { gallery } = await mountPagedGallery({ paging: 'more', limit: 300, layout: 'rows' }, 1_000);
    tileAt(gallery, 0).focus();
    press(gallery, 'End');
    await vi.waitFor(() => expect(indexOf(focusedTile(gallery) as Element)).toBe(299));
    await waitUntilStable(gallery);
    expect(countText(gallery)).toBe('300 of 1,000 pictures');
  });

  it('moves the focus to the first new picture when the button disappears', async () => {
    const { gallery } = await mountPagedGallery({ paging: 'more' }, 60);
    const button = moreButton(gallery);
    button.focus();
    button.click();
    await vi.waitFor(() => expect(countText(gallery)).toBe('48 of 60 pictures'));
    await vi.waitFor(() => expect(button.ariaDisabled).toBe('false'));
    button.click();
    await vi.waitFor(() => expect(indexOf(focusedTile(gallery) as Element)).toBe(48));
    expect(moreButton(gallery)).toBeNull();
  });

  it.each(['grid', 'rows'] as const)('reveals a later picture in %s', async (layout) => {
    const { gallery } = await mountPagedGallery({ paging: 'more', layout }, 200);
    for (const index of [71, 130]) {
      const tile = await gallery.reveal(index);
      expect(tile && indexOf(tile)).toBe(index);
    }
    expect(await gallery.reveal(200)).toBeUndefined();
  });

  it.each(['grid', 'rows', 'columns'] as const)(
    'moves no visible tile of %s when more load, except those of a last row',
    async (layout) => {
      const { gallery } = await mountPagedGallery({ paging: 'more', layout }, 200);
      const known = new Map<number, DOMRect>();
      /** Its pictures join those of the next page. */
      const lastRow = new Set<number>();
      for (let at = 0; at < 5; at++) {
        for (const [index, { x, y, width, height }] of boxes(gallery)) {
          const box = new DOMRect(x + scrollX, y + scrollY, width, height);
          const before = known.get(index) ?? box;
          known.set(index, box);
          if (layout === 'rows' && lastRow.has(index)) continue;
          for (const side of ['x', 'y', 'width', 'height'] as const)
            expect(box[side]).toBeCloseTo(before[side], 0);
        }
        const top = Math.max(...tiles(gallery).map((tile) => tile.getBoundingClientRect().top));
        for (const [index, box] of boxes(gallery)) if (box.top > top - 1) lastRow.add(index);
        moreButton(gallery).click();
        await waitUntilStable(gallery);
        scrollBy(0, 250);
        await waitUntilStable(gallery);
      }
      expect(known.size).toBeGreaterThan(20);
    },
  );

  it('retries after each failure, and keeps the pictures shown', async () => {
    const { gallery, list } = await mountPagedGallery({ paging: 'more' }, 60);
    list.mockRejectedValueOnce(new Error('Out of film'));
    moreButton(gallery).click();
    scrollTo(0, 1e6);
    await vi.waitFor(() =>
      expect(queryShadow(gallery, '.status').textContent).toContain('could not be loaded'),
    );
    expect(tiles(gallery).length).toBeGreaterThan(3);
    queryShadow(gallery, '.status button').click();
    await vi.waitFor(() => expect(countText(gallery)).toBe('48 of 60 pictures'));
    await vi.waitFor(() => expect(queryShadow(gallery, '.status').textContent.trim()).toBe(''));
  });
});

describe('paging="scroll"', () => {
  it('loads a few pages by itself, then shows a button, so that the content below can be reached', async () => {
    const { gallery, pages } = await mountPagedGallery({ paging: 'scroll', autoPages: 3 }, 1_000);
    const footer = document.createElement('footer');
    footer.textContent = 'The end';
    document.body.append(footer);
    for (let at = 0; at < 8; at++) {
      scrollTo(0, 1e6);
      await waitUntilStable(gallery);
    }
    expect(pages()).toEqual([1, 2, 3]);
    expect(footer.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight + 1);
    expect(countText(gallery)).toBe('72 of 1,000 pictures');
    moreButton(gallery).click();
    for (let at = 0; at < 6; at++) {
      await waitUntilStable(gallery);
      scrollTo(0, 1e6);
    }
    await vi.waitFor(() => expect(pages()).toEqual([1, 2, 3, 4, 5, 6]));
  });

  it.each([NaN, 0])('loads five pages by itself if the number is invalid: %s', async (autoPages) => {
    const { gallery, pages } = await mountPagedGallery({ paging: 'scroll', autoPages }, 1_000);
    await vi.waitFor(
      () => {
        scrollTo(0, 1e6);
        expect(pages()).toEqual([1, 2, 3, 4, 5]);
      },
      { interval: 100 },
    );
    await waitUntilStable(gallery);
    expect(moreButton(gallery)).not.toBeNull();
  });

  it('loads no second page while the end is far away', async () => {
    const { gallery, pages } = await mountPagedGallery({ paging: 'scroll', limit: 96 }, 1_000);
    await waitUntilStable(gallery);
    expect(pages()).toEqual([1]);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../src/define.ts';
import de from '../../src/locales/de.ts';
import { cleanup, focusedTile, tileAt, waitUntilStable } from '../support/gallery.ts';
import { readZip } from '../support/read-zip.ts';
import {
  bar,
  barButton,
  barText,
  clickTile,
  mountSelectable,
  selectBox,
  selectedTiles,
  spoken,
  waitForBoxes,
} from '../support/selection.ts';
import { newRecords } from '../support/updates.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
});

describe('The bar', () => {
  it('clears, selects all, and gives the focus back to the tiles', async () => {
    const { gallery } = await mountSelectable({}, 30);
    selectBox(gallery, 4).click();
    await gallery.updateComplete;
    barButton(gallery, 'Select all').click();
    await gallery.updateComplete;
    expect(barText(gallery)).toMatch(/^12 pictures selected/);
    expect(() => barButton(gallery, 'Select all')).toThrow();
    const clear = barButton(gallery, 'Clear selection');
    clear.focus();
    await userEvent.keyboard('{Enter}');
    expect(gallery.selection?.count).toBe(0);
    await vi.waitFor(() => expect(focusedTile(gallery)).toBe(tileAt(gallery, 4)));
  });

  it('returns the focus from an action of the page that clears the selection', async () => {
    const { gallery } = await mountSelectable();
    gallery.innerHTML = '<button slot="action">Order</button>';
    const action = gallery.querySelector('button');
    action?.addEventListener('click', () => gallery.selection?.clear());
    tileAt(gallery, 4).focus();
    await userEvent.keyboard(' ');
    await gallery.updateComplete;
    action?.focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(focusedTile(gallery)).toBe(tileAt(gallery, 4)));
  });

  it('shows the actions of the page, and says all in the language of the page', async () => {
    const { gallery } = await mountSelectable();
    gallery.lang = 'de';
    gallery.innerHTML = '<button slot="action">Order</button>';
    await vi.waitFor(() =>
      expect(selectBox(gallery, 0).ariaLabel).toBe(de.selectPicture.replace('{title}', 'Picture 1')),
    );
    selectBox(gallery, 0).click();
    await gallery.updateComplete;
    expect(barText(gallery)).toContain(de.selected.one.replace('{count}', '1'));
    expect(gallery.querySelector('button')?.getBoundingClientRect().height).toBeGreaterThan(0);
    expect(barButton(gallery, de.downloadSelected)).toBeDefined();
  });

  it.each(['ltr', 'rtl'])('holds long words of large text on a narrow screen (%s)', async (dir) => {
    const { gallery } = await mountSelectable();
    await page.viewport(320, 500);
    gallery.parentElement?.style.setProperty('width', '304px');
    gallery.style.font = "32px 'DejaVu Sans', sans-serif";
    Object.assign(gallery, {
      dir,
      texts: { downloadSelected: de.downloadSelected, selectAll: 'W'.repeat(20) },
    });
    gallery.innerHTML = `<button slot="action">${de.downloadSelected}</button>`;
    await waitUntilStable(gallery);
    selectBox(gallery, 0).click();
    await gallery.updateComplete;
    const { left, right } = bar(gallery).getBoundingClientRect();
    const buttons = [...bar(gallery).querySelectorAll('button'), ...gallery.querySelectorAll('button')];
    expect(buttons).toHaveLength(4);
    for (const button of buttons) {
      expect(button.getBoundingClientRect().left).toBeGreaterThan(left);
      expect(button.getBoundingClientRect().right).toBeLessThan(right);
      expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    }
    // The word of the language is on one line.
    const word = document.createRange();
    word.selectNodeContents(barButton(gallery, de.downloadSelected));
    expect(word.getBoundingClientRect().height).toBeLessThan(50);
  });
});

it('a selection is saved as an archive by the browser where pages have no access to the disk', async () => {
  vi.stubGlobal('showSaveFilePicker', undefined);
  document.title = 'Our: harbour';
  const { gallery } = await mountSelectable();
  gallery.selection?.select(0, 1);
  await gallery.updateComplete;
  const saved: string[] = [];
  const files = vi.spyOn(URL, 'createObjectURL');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download, this.protocol);
  });
  barButton(gallery, 'Download').focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(spoken(gallery)).toBe('2 pictures saved'));
  expect(saved).toEqual(['Our harbour.zip', 'blob:']);
  const archive = new Uint8Array(await (files.mock.lastCall?.[0] as Blob).arrayBuffer());
  expect(readZip(archive).map(({ name }) => name)).toEqual(['Picture 1.svg', 'Picture 2.svg']);
});

describe('The selection', () => {
  it('stays with its pictures when the list is refreshed', async () => {
    const { gallery, all, events } = await mountSelectable({ limit: 300 }, 300);
    selectBox(gallery, 1).click();
    selectBox(gallery, 3).click();
    gallery.selection?.select(150, 159);
    await gallery.updateComplete;
    const gone = all[3];
    all.splice(3, 1);
    all.unshift(...newRecords(2));
    await gallery.refresh();
    await waitUntilStable(gallery);
    expect(selectedTiles(gallery)).toEqual([3]);
    expect(gallery.selection?.count).toBe(11);
    expect(events.at(-1)?.count).toBe(11);
    const images = await gallery.selection?.load();
    expect(images).not.toContain(gone);
    expect(images?.map(({ id }) => id)).toEqual([2, ...Array.from({ length: 10 }, (_, i) => 151 + i)]);
  });

  it('spans the pages of a list with page numbers, and ends with another list', async () => {
    const { gallery, list } = await mountSelectable({ paging: 'pages' }, 40);
    selectBox(gallery, 10).click();
    gallery.page = 2;
    await vi.waitFor(() => expect(tileAt(gallery, 0).querySelector('img')?.alt).toBe('Picture 13'));
    await waitForBoxes(gallery);
    expect(selectedTiles(gallery)).toEqual([]);
    expect(barText(gallery)).toMatch(/^1 picture selected/);
    clickTile(gallery, 1);
    expect(gallery.selection?.images.map(({ id }) => id)).toEqual([11, 14]);
    gallery.selection?.selectAll();
    await gallery.updateComplete;
    expect(barText(gallery)).toBe('40 pictures selected');
    const requests = list.mock.calls.length;
    expect((await gallery.selection?.load())?.length).toBe(40);
    expect(list.mock.calls.length).toBeGreaterThan(requests);
    gallery.q = 'Picture 2';
    await gallery.updateComplete;
    expect(gallery.selection?.count).toBe(0);
    expect(spoken(gallery)).toBe('Selection cleared');
  });

  it('has all pictures of all pages, also where a page has a record without one', async () => {
    const { gallery, all } = await mountSelectable({ paging: 'pages' }, 40);
    Object.assign(all[3] as object, { urls: {}, images: [] });
    await gallery.refresh();
    await waitUntilStable(gallery);
    gallery.selection?.selectAll();
    const images = await gallery.selection?.load();
    const ids = Array.from({ length: 40 }, (_, i) => i + 1).filter((id) => id !== 4);
    expect(images?.map(({ id }) => id)).toEqual(ids);
    gallery.selection?.deselect(5);
    expect(gallery.selection?.count).toBe(38);
  });

  it('ends where the list does, whatever the page or the service says', async () => {
    const { gallery, list } = await mountSelectable();
    gallery.selection?.select(9, 9999);
    expect(gallery.selection?.count).toBe(3);
    const read = list.getMockImplementation();
    list.mockImplementation(async (...args: Parameters<typeof list>) => {
      const page = await (read as typeof list)(...args);
      return { ...page, pagination: { ...page.pagination, total: 1e15 } };
    });
    gallery.paging = 'pages';
    await vi.waitFor(() => expect(gallery.selection?.count).toBe(0));
    await waitForBoxes(gallery);
    gallery.selection?.selectAll();
    expect(gallery.selection?.count).toBe(12_000);
  });

  it('can be set by the page, without events, and its loading be ended', async () => {
    const { gallery, events, list } = await mountSelectable({ limit: 300 }, 300);
    const { selection } = gallery;
    selection?.select(2, 4);
    selection?.deselect(3);
    expect([2, 3, 4].map((index) => selection?.has(index))).toEqual([true, false, true]);
    selection?.select(200, 250);
    expect(selection?.has(225)).toBe(true);
    await gallery.updateComplete;
    list.mockImplementation(() => new Promise(() => undefined));
    const controller = new AbortController();
    const loaded = selection?.load({ signal: controller.signal });
    controller.abort();
    await expect(loaded).rejects.toThrow(/abort/i);
    selection?.clear();
    expect([selection?.count, events]).toEqual([0, []]);
  });
});

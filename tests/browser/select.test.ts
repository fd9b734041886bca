import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../src/define.ts';
import {
  ALBUM,
  cleanup,
  focusedTile,
  type GalleryProperties,
  indexOf,
  queryShadow,
  tileAt,
  tiles,
} from '../support/gallery.ts';
import {
  bar,
  barText,
  clickTile,
  mountSelectable,
  selectBox,
  selectBoxes,
  selectedTiles,
  spoken,
  waitForBoxes,
} from '../support/selection.ts';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

describe('Boxes', () => {
  it.each<[string, GalleryProperties, number]>([
    ['a plain grid', {}, 12],
    ['a virtual grid', { limit: 300 }, 300],
    ['rows', { layout: 'rows' }, 12],
    ['columns', { layout: 'columns' }, 12],
    ['a carousel', { layout: 'carousel' }, 12],
    ['infinite scroll', { layout: 'rows', paging: 'scroll' }, 100],
    ['an album', ALBUM, 12],
  ])('select pictures in %s', async (_, properties, count) => {
    const { gallery, events, all } = await mountSelectable(properties, count);
    expect(selectBoxes(gallery)).toHaveLength(tiles(gallery).length);
    expect(barText(gallery)).toBe('');
    selectBox(gallery, 1).click();
    selectBox(gallery, 2).click();
    await gallery.updateComplete;
    expect(selectedTiles(gallery)).toEqual([1, 2]);
    expect(selectBox(gallery, 1).checked).toBe(true);
    expect(barText(gallery)).toMatch(/^2 pictures selected/);
    expect(spoken(gallery)).toBe('2 pictures selected');
    expect(events.at(-1)).toEqual({ count: 2, images: [all[1], all[2]] });
    selectBox(gallery, 1).click();
    await gallery.updateComplete;
    expect(selectedTiles(gallery)).toEqual([2]);
    expect(tileAt(gallery, 2).getAttribute('aria-description')).toBe('Selected');
    expect(tileAt(gallery, 1).hasAttribute('aria-description')).toBe(false);
  });

  it.each([
    ['black', 'rgb(255, 255, 255)'],
    ['#eee', 'rgb(0, 0, 0)'],
  ])('and their bar suit text in %s, and follow custom properties', async (color, background) => {
    const { gallery } = await mountSelectable();
    gallery.style.color = color;
    selectBox(gallery, 1).click();
    await gallery.updateComplete;
    const colors = () => [
      getComputedStyle(selectBox(gallery, 1), '::before').backgroundColor,
      getComputedStyle(bar(gallery)).backgroundColor,
    ];
    const probe = document.createElement('canvas').getContext('2d');
    const toRgb = (text = '') => {
      if (!probe) return text;
      probe.fillStyle = text;
      probe.fillRect(0, 0, 1, 1);
      return `rgb(${[...probe.getImageData(0, 0, 1, 1).data.slice(0, 3)].join(', ')})`;
    };
    expect(colors().map(toRgb)).toEqual(['rgb(27, 98, 212)', background]);
    gallery.style.cssText += '--pix-accent: rgb(1, 2, 3); --pix-panel: rgb(4, 5, 6)';
    expect(colors()).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
  });

  it('have a name, and leave the tab stop to the tiles', async () => {
    const { gallery } = await mountSelectable();
    expect(selectBox(gallery, 3).ariaLabel).toBe('Select Picture 4');
    expect(selectBoxes(gallery).filter(({ tabIndex }) => tabIndex >= 0)).toEqual([]);
    selectBox(gallery, 3).click();
    expect(focusedTile(gallery)).toBe(tileAt(gallery, 3));
  });

  it('are tab stops where pictures are no links, and a click on such a picture selects it', async () => {
    const { gallery } = await mountSelectable({ link: 'none' });
    expect(selectBoxes(gallery).filter(({ tabIndex }) => tabIndex < 0)).toEqual([]);
    selectBox(gallery, 0).focus();
    await userEvent.keyboard(' ');
    clickTile(gallery, 4);
    await gallery.updateComplete;
    expect(selectedTiles(gallery)).toEqual([0, 4]);
  });

  it('come and go with the property, and the selection with them', async () => {
    const { gallery, events } = await mountSelectable();
    selectBox(gallery, 0).click();
    gallery.select = false;
    await gallery.updateComplete;
    expect(selectBoxes(gallery)).toEqual([]);
    expect(selectedTiles(gallery)).toEqual([]);
    expect(queryShadow(gallery, '.selection')).toBeNull();
    expect(events.at(-1)?.count).toBe(0);
    clickTile(gallery, 0, { shiftKey: true });
    expect(events).toHaveLength(2);
    gallery.select = true;
    await waitForBoxes(gallery);
    expect(bar(gallery).hidden).toBe(true);
  });
});

describe('Clicks on pictures', () => {
  it('open the viewer until something is selected, then select', async () => {
    const { gallery } = await mountSelectable();
    const opened = vi.fn((event: Event) => event.preventDefault());
    gallery.addEventListener('pix-open', opened);
    clickTile(gallery, 0);
    expect(opened).toHaveBeenCalledOnce();
    selectBox(gallery, 5).click();
    clickTile(gallery, 0);
    expect(opened).toHaveBeenCalledOnce();
    clickTile(gallery, 5);
    await gallery.updateComplete;
    expect(selectedTiles(gallery)).toEqual([0]);
    clickTile(gallery, 2, { ctrlKey: true });
    expect(gallery.selection?.count).toBe(1);
  });

  it('with Shift select a range, whose end later ones move', async () => {
    const { gallery } = await mountSelectable();
    selectBox(gallery, 9).click();
    selectBox(gallery, 2).click();
    clickTile(gallery, 5, { shiftKey: true });
    await gallery.updateComplete;
    expect(selectedTiles(gallery)).toEqual([2, 3, 4, 5, 9]);
    clickTile(gallery, 1, { shiftKey: true });
    await gallery.updateComplete;
    expect(selectedTiles(gallery)).toEqual([1, 2, 9]);
    expect(selectBox(gallery, 4).checked).toBe(false);
    // What the page sets begins anew.
    gallery.selection?.clear();
    clickTile(gallery, 6, { shiftKey: true });
    await gallery.updateComplete;
    expect(selectedTiles(gallery)).toEqual([6]);
  });
});

describe('Keys', () => {
  it('Space selects, Enter opens, with Shift they make ranges', async () => {
    const { gallery } = await mountSelectable();
    const opened = vi.fn((event: Event) => event.preventDefault());
    gallery.addEventListener('pix-open', opened);
    tileAt(gallery, 0).focus();
    await userEvent.keyboard(' ');
    expect(gallery.selection?.images.map(({ id }) => id)).toEqual([1]);
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(gallery.selection?.count).toBe(3);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(gallery.selection?.count).toBe(2);
    await userEvent.keyboard('{ArrowDown}{Shift>} {/Shift}');
    await gallery.updateComplete;
    expect(selectedTiles(gallery)).toEqual([0, 1, 2, 3, 4]);
    await userEvent.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledOnce();
    expect(gallery.selection?.count).toBe(5);
  });

  it('with Shift extend the range once: the focus that a mouse moves does not', async () => {
    const { gallery } = await mountSelectable();
    tileAt(gallery, 0).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    tileAt(gallery, 8).focus();
    expect(gallery.selection?.count).toBe(2);
  });

  it('are those of a field in which the visitor writes', async () => {
    const { gallery } = await mountSelectable();
    gallery.innerHTML = '<input slot="action" value="Quay">';
    selectBox(gallery, 1).click();
    await gallery.updateComplete;
    gallery.querySelector('input')?.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.keyboard('{Escape}');
    expect(gallery.selection?.count).toBe(1);
  });

  it('Control and A selects all, also what has not loaded, and Escape nothing', async () => {
    const { gallery, list, events } = await mountSelectable({ paging: 'scroll', layout: 'rows' }, 230);
    tileAt(gallery, 0).focus();
    const requests = list.mock.calls.length;
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(barText(gallery)).toMatch(/^230 pictures selected/);
    expect(events.at(-1)?.images.length).toBeLessThan(230);
    expect(list.mock.calls.length).toBe(requests);
    await userEvent.keyboard('{Escape}');
    expect(spoken(gallery)).toBe('Selection cleared');
    expect(bar(gallery).hidden).toBe(true);
    expect(focusedTile(gallery)).toBe(tileAt(gallery, 0));
  });

  it.each(['ф', 'α', 'ش'])(
    'Control and the key of A selects all with a keyboard of another script: %s',
    async (key) => {
      const { gallery } = await mountSelectable();
      const init = { key, code: 'KeyA', ctrlKey: true, bubbles: true, composed: true };
      tileAt(gallery, 0).dispatchEvent(new KeyboardEvent('keydown', init));
      expect(gallery.selection?.count).toBe(12);
      // On French keyboards, it is that of Q.
      gallery.selection?.clear();
      tileAt(gallery, 0).dispatchEvent(new KeyboardEvent('keydown', { ...init, key: 'q' }));
      expect(gallery.selection?.count).toBe(0);
    },
  );

  it('select from right to left in right-to-left text', async () => {
    document.documentElement.dir = 'rtl';
    const { gallery } = await mountSelectable({ layout: 'rows' });
    tileAt(gallery, 0).focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(gallery.selection?.count).toBe(2);
    const [box, tile] = [selectBox(gallery, 0), tileAt(gallery, 0)].map((each) =>
      each.getBoundingClientRect(),
    );
    expect(box?.right).toBeCloseTo(tile?.right ?? 0, 0);
  });

  it('reach pictures that have not loaded, and the range with them', async () => {
    const { gallery } = await mountSelectable({ limit: 300, layout: 'rows' }, 300);
    tileAt(gallery, 0).focus();
    await userEvent.keyboard('{Shift>}{End}{/Shift}');
    await vi.waitFor(() => expect(indexOf(focusedTile(gallery) as Element)).toBe(299));
    expect(gallery.selection?.count).toBe(300);
    expect(gallery.selection?.images.length).toBeLessThan(300);
    const images = await gallery.selection?.load();
    expect(images?.map(({ id }) => id)).toEqual(Array.from({ length: 300 }, (_, i) => i + 1));
  });
});

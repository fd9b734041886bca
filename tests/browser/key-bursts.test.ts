import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../src/define.ts';
import {
  boxes,
  cleanup,
  createSource,
  focusedTile,
  mountBox,
  mountGallery,
  press,
  queryShadow,
  queryShadowAll,
  tileAt,
  waitForTiles,
  waitUntilStable,
} from '../support/gallery.ts';
import {
  burst,
  focusedIndex,
  GALLERIES,
  GALLERY_NAMES,
  mountKeyGallery,
  typeSlowly,
} from '../support/key-gallery.ts';

afterEach(cleanup);

const KEYS = ['ArrowRight', 'ArrowDown', 'ArrowRight', 'PageDown', 'ArrowLeft', 'ArrowDown', 'ArrowUp'];

describe('keys typed faster than frames are rendered', () => {
  it.each(GALLERY_NAMES.flatMap((name) => (['ltr', 'rtl'] as const).map((dir) => [name, dir] as const)))(
    'focus the same tile as keys typed one by one in %s, %s (H29)',
    async (name, dir) => {
      document.documentElement.dir = dir;
      const { gallery } = await mountKeyGallery(GALLERIES[name], 200 / (name === 'the plain grid' ? 2 : 1));
      tileAt(gallery, 0).focus();
      // The first key follows the direction, too.
      expect(burst(gallery, [dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'])).toBe(1);
      press(gallery, 'Home');
      const slow = await typeSlowly(gallery, KEYS);
      press(gallery, 'Home');
      expect(burst(gallery, [dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'])).toBe(1);
      press(gallery, 'Home');
      expect(burst(gallery, KEYS)).toBe(slow);
      const { top = NaN, bottom = NaN } = focusedTile(gallery)?.getBoundingClientRect() ?? {};
      expect([top >= -1, bottom <= innerHeight + 1]).toEqual([true, true]);
    },
  );

  it.each(GALLERY_NAMES)(
    'start from the tile that the previous key focused, although all have the same target in %s',
    async (name) => {
      const { gallery } = await mountKeyGallery(GALLERIES[name]);
      const first = tileAt(gallery, 0);
      first.focus();
      const event = { bubbles: true, composed: true, cancelable: true };
      for (const key of ['End', 'Home', 'End'])
        first.dispatchEvent(new KeyboardEvent('keydown', { key, ...event }));
      expect(focusedIndex(gallery)).toBe(59);
    },
  );

  it.each(GALLERY_NAMES)('open the picture that they focus in %s', async (name) => {
    const { gallery, opened } = await mountKeyGallery(GALLERIES[name]);
    tileAt(gallery, 0).focus();
    await userEvent.keyboard('{ArrowRight}{End}{Home}{ArrowRight}{Enter}');
    expect(opened).toEqual([focusedIndex(gallery)]);
    const { left = NaN } = boxes(gallery).get(0) ?? {};
    expect(focusedTile(gallery)?.getBoundingClientRect().left).toBeGreaterThan(left);
  });

  it.each(GALLERY_NAMES)('start from a focused tile that was scrolled away in %s', async (name) => {
    const { gallery } = await mountKeyGallery(GALLERIES[name], name === 'the plain grid' ? 100 : 1000);
    tileAt(gallery, 1).focus();
    const scroller = name === 'a carousel' ? queryShadow(gallery, '.strip') : document.scrollingElement;
    scroller?.scrollTo({ top: 9_000, left: 9_000 });
    await waitUntilStable(gallery);
    const index = burst(gallery, ['ArrowRight', 'ArrowLeft', 'ArrowRight']);
    expect(index).toBeLessThan(9);
    const { left = NaN, top = NaN } = boxes(gallery).get(index) ?? {};
    expect([left >= 0, top >= 0]).toEqual([true, true]);
  });

  it('follow the columns after a change of width', async () => {
    const box = mountBox({});
    for (const name of ['the plain grid', 'the virtual grid'] as const) {
      box.replaceChildren();
      box.style.width = '600px';
      const { gallery } = await mountKeyGallery(GALLERIES[name], 60, box);
      tileAt(gallery, 0).focus();
      box.style.width = '300px';
      await waitUntilStable(gallery);
      const { top = NaN } = boxes(gallery).get(0) ?? {};
      const columns = [...boxes(gallery).values()].filter((tile) => Math.abs(tile.top - top) < 1).length;
      expect(burst(gallery, ['ArrowDown', 'ArrowDown'])).toBe(2 * columns);
    }
  });

  it('focus the same tiles in the plain grid and in the virtual one', async () => {
    const all = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];
    const next = (seed: number) => (seed * 16_807) % 2_147_483_647;
    const box = mountBox({ width: '600px' });
    const paths: number[][] = [];
    for (const name of ['the plain grid', 'the virtual grid'] as const) {
      box.replaceChildren();
      // The last row is not full.
      const { gallery } = await mountKeyGallery(GALLERIES[name], 59, box);
      tileAt(gallery, 0).focus();
      const path: number[] = [];
      for (let i = 0, seed = 7; i < 150; i++) {
        seed = next(seed);
        path.push(burst(gallery, [all[seed % all.length] ?? '']));
      }
      paths.push(path);
    }
    expect(new Set(paths[0]).size).toBeGreaterThan(20);
    expect(paths[0]).toEqual(paths[1]);
  });
});

describe('keys that are left to the browser', () => {
  /** Whether a key on the focused tile is left to the browser. */
  function isLeftToBrowser(gallery: Element, key: string, at = focusedTile(gallery)): boolean {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
    at?.dispatchEvent(event);
    return !event.defaultPrevented;
  }

  it.each(['the plain grid', 'a carousel'] as const)(
    'include arrow keys across the only row of %s, which scroll the page',
    async (name) => {
      const { gallery } = await mountKeyGallery(GALLERIES[name], 3);
      tileAt(gallery, 0).focus();
      expect(
        ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'].map((key) => isLeftToBrowser(gallery, key)),
      ).toEqual([true, true, false, false]);
    },
  );

  it.each(GALLERY_NAMES)('include Tab, Escape, Enter and letters in %s', async (name) => {
    const { gallery } = await mountKeyGallery(GALLERIES[name]);
    tileAt(gallery, 0).focus();
    for (const key of ['Tab', 'Escape', 'Enter', 'a', ' ']) expect(isLeftToBrowser(gallery, key)).toBe(true);
    expect(focusedIndex(gallery)).toBe(0);
  });

  it('include those typed into the caption of a tile', async () => {
    const { source } = createSource(12);
    const gallery = document.createElement('pix-gallery');
    gallery.innerHTML = '<template slot="caption"><i data-pix-field="title"></i><input></template>';
    Object.assign(gallery, { source, limit: 12 });
    document.body.append(gallery);
    await vi.waitFor(() => expect(queryShadowAll(gallery, 'input')).toHaveLength(12));
    tileAt(gallery, 0).focus();
    expect(burst(gallery, ['ArrowRight', 'ArrowRight'])).toBe(2);
    const field = queryShadow(gallery, 'input');
    field.focus();
    expect(isLeftToBrowser(gallery, 'ArrowRight', field)).toBe(true);
    expect(gallery.shadowRoot?.activeElement).toBe(field);
  });
});

it.each(['open', 'closed'] as const)('keys work in an %s shadow root of the page (H9)', async (mode) => {
  const root = mountBox({ width: '600px' }).attachShadow({ mode });
  const box = root.appendChild(document.createElement('div'));
  for (const name of GALLERY_NAMES) {
    box.replaceChildren();
    const { gallery } = await mountKeyGallery(GALLERIES[name], 60, box);
    tileAt(gallery, 0).focus();
    expect(burst(gallery, ['End', 'Home', 'End'])).toBe(59);
  }
});

it.each(['open', 'closed'] as const)(
  'Enter opens the viewer from an %s shadow root, and Escape focuses the tile of the last picture (H9)',
  async (mode) => {
    const { source } = createSource(6);
    const root = mountBox({ width: '600px' }).attachShadow({ mode });
    const gallery = mountGallery({}, { source }, root);
    await waitForTiles(gallery);
    tileAt(gallery, 1).focus();
    const viewer = () => document.querySelector('pix-lightbox')?.shadowRoot;
    // Browsers restore the focus themselves, but to the tile that opened the viewer.
    for (const [keys, last] of [
      ['', 1],
      ['{ArrowRight}', 2],
    ] as const) {
      await userEvent.keyboard('{Enter}');
      await vi.waitFor(() => expect(viewer()?.querySelector('.counter')?.textContent).toBe('2 / 6'));
      await vi.waitFor(() => expect(viewer()?.querySelector('.pswp')).toBeTruthy());
      if (keys) await userEvent.keyboard(keys);
      const counter = `${last + 1} / 6`;
      await vi.waitFor(() => expect(viewer()?.querySelector('.counter')?.textContent).toBe(counter));
      await userEvent.keyboard('{Escape}');
      await vi.waitFor(() => expect(viewer()).toBeUndefined());
      await vi.waitFor(() => expect(gallery.shadowRoot?.activeElement).toBe(tileAt(gallery, last)));
    }
  },
);

it('the focus stays on its tile when the virtual grid replaces the plain grid', async () => {
  const { gallery } = await mountKeyGallery({});
  tileAt(gallery, 3).focus();
  expect(burst(gallery, ['ArrowRight'])).toBe(4);
  gallery.imageUrl = () => undefined;
  await vi.waitFor(() => expect(queryShadow(gallery, '.virtual-grid')).not.toBeNull());
  await waitUntilStable(gallery);
  expect(burst(gallery, ['ArrowRight'])).toBe(5);
});

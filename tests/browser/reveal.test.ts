import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/define.ts';
import type { PixGallery } from '../../src/elements.ts';
import {
  cleanup,
  createSource,
  indexOf,
  mountBox,
  mountGallery,
  waitForTiles,
  waitUntilStable,
} from '../support/gallery.ts';

afterEach(cleanup);

const LAYOUTS = ['grid', 'rows', 'columns', 'carousel'] as const;

/** A source whose responses arrive when released, or fail. */
function heldSource(count: number) {
  const created = createSource(count);
  const { promise, resolve: release, reject } = Promise.withResolvers<void>();
  const read = created.list.getMockImplementation();
  created.list.mockImplementation(async (...args) => {
    await promise;
    return (read as NonNullable<typeof read>)(...args);
  });
  return { ...created, release, fail: () => reject(new Error('No connection')) };
}

const mount = (properties: Partial<PixGallery>) => mountGallery({}, properties, mountBox({ width: '600px' }));

/** Expects the tile of a picture to be entirely in the viewport. */
function expectInView(tile: HTMLElement | undefined, index: number): void {
  expect(tile?.localName).toBe('a');
  expect(indexOf(tile as Element)).toBe(index);
  const { top = NaN, left = NaN, bottom = NaN, right = NaN } = tile?.getBoundingClientRect() ?? {};
  expect([top >= -1, left >= -1, bottom <= innerHeight + 1, right <= innerWidth + 1]).toEqual([
    true,
    true,
    true,
    true,
  ]);
}

describe('reveal() resolves with the tile, in view', () => {
  it.each(LAYOUTS)('of a picture in %s, called before the first page has loaded', async (layout) => {
    await page.viewport(700, 600);
    const { source } = createSource(60);
    // Far below the viewport: not loaded otherwise.
    mountBox({ height: '9000px' });
    expectInView(await mount({ source, limit: 60, layout }).reveal(50), 50);
  });

  it.each(LAYOUTS)('of a picture in %s whose page is not loaded', async (layout) => {
    const { source, pages } = createSource(3_000);
    const gallery = mount({ source, limit: 3_000, layout });
    await waitForTiles(gallery);
    expectInView(await gallery.reveal(2_500), 2_500);
    expect(new Set(pages()).size).toBeLessThan(5);
    await waitUntilStable(gallery);
    expectInView(await gallery.reveal(0), 0);
  });

  it('of a list whose length is unknown until the first page has loaded', async () => {
    const { source } = createSource(1_000);
    expectInView(await mount({ source, limit: Infinity }).reveal(700), 700);
  });

  it('while the first page loads', async () => {
    const { source, release } = heldSource(60);
    const gallery = mount({ source, limit: 60 });
    const revealed = gallery.reveal(50);
    await waitUntilStable(gallery);
    release();
    expectInView(await revealed, 50);
  });

  it('of a list that replaces another one meanwhile', async () => {
    const { source } = heldSource(60);
    const gallery = mount({ source, limit: 60 });
    const revealed = gallery.reveal(50);
    await waitUntilStable(gallery);
    gallery.source = createSource(80).source;
    expectInView(await revealed, 50);
  });

  it('if the gallery is moved meanwhile', async () => {
    const { source, release } = heldSource(60);
    const gallery = mount({ source, limit: 60 });
    const revealed = gallery.reveal(50);
    await waitUntilStable(gallery);
    mountBox({ width: '500px' }).append(gallery);
    release();
    expectInView(await revealed, 50);
  });

  it.each([60, 3_000])('of the latest call; earlier ones resolve, too, in a list of %d', async (count) => {
    const { source } = createSource(count);
    const gallery = mount({ source, limit: count });
    const calls = [count - 1, 40, count / 2].map((index) => gallery.reveal(index));
    expect(await Promise.all(calls)).toHaveLength(3);
    await waitUntilStable(gallery);
    expectInView(await calls[2], count / 2);
  });

  it('in an album', async () => {
    const { source: images } = createSource(300);
    const album = document.createElement('pix-album');
    const list = images.images.list;
    Object.assign(album, {
      source: { albums: { images: (_: string, ...args: Parameters<typeof list>) => list(...args) } },
      token: 'k3V9xQ2mB7ap',
    });
    expect(await album.reveal(1)).toBeUndefined();
    document.body.append(album);
    expectInView(await album.reveal(250), 250);
  });
});

describe('reveal() resolves with nothing', () => {
  it.each([60, 300])('beyond the end of a list of %d', async (count) => {
    const { source } = createSource(count);
    const gallery = mount({ source, limit: count });
    const calls = async () => {
      const found: unknown[] = [];
      for (const index of [count, 99_999, -1, 1.5, NaN, Infinity]) found.push(await gallery.reveal(index));
      return found;
    };
    const none = Array.from({ length: 6 }, () => undefined);
    expect(await calls()).toEqual(none);
    await waitUntilStable(gallery);
    expect(await calls()).toEqual(none);
    expect(scrollY).toBe(0);
  });

  it.each([60, 300])('when a request for %d pictures fails', async (count) => {
    const { source, list, fail } = heldSource(count);
    const revealed = mount({ source, limit: count }).reveal(count - 1);
    await vi.waitFor(() => expect(list).toHaveBeenCalled());
    fail();
    expect(await revealed).toBeUndefined();
  });

  it('of an empty list, without a source, and outside of a document', async () => {
    expect(await mount({ source: createSource(0).source }).reveal(0)).toBeUndefined();
    expect(await mount({}).reveal(0)).toBeUndefined();
    expect(await mount({ layout: 'rows' }).reveal(0)).toBeUndefined();
    expect(await document.createElement('pix-gallery').reveal(0)).toBeUndefined();
  });

  it.each([60, 300])('while a gallery of %d is hidden', async (count) => {
    const { source } = createSource(count);
    const gallery = mount({ source, limit: count });
    await waitForTiles(gallery);
    gallery.hidden = true;
    expect(await gallery.reveal(5)).toBeUndefined();
    gallery.hidden = false;
    expectInView(await gallery.reveal(5), 5);
    gallery.hidden = true;
    expect(await gallery.reveal(6)).toBeUndefined();
  });

  it.each([60, 300])('when a gallery of %d is removed meanwhile', async (count) => {
    const { source, list } = heldSource(count);
    const gallery = mount({ source, limit: count });
    const revealed = gallery.reveal(50);
    await vi.waitFor(() => expect(list).toHaveBeenCalled());
    gallery.remove();
    expect(await revealed).toBeUndefined();
  });

  it('if styles leave a tile no space', async () => {
    const { source } = createSource(300);
    const gallery = mount({ source, limit: 300 });
    gallery.style.setProperty('--pix-tile-ratio', '0 / 0');
    (gallery.parentElement as HTMLElement).style.width = '0';
    expect(await gallery.reveal(50)).toBeUndefined();
  });
});

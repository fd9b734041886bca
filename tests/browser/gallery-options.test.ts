/** Options of a gallery: placeholders, URLs of files, captions and slots; and its events. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import type { Image, ImageList } from '../../src/contract/models.ts';
import type { ImageUrl } from '../../src/elements.ts';
import type { PixGallery } from '../../src/elements.ts';
import {
  cleanup,
  createSource,
  mountBox,
  mountGallery,
  nextFrames,
  queryShadow,
  queryShadowAll,
  tiles,
  waitForTiles,
  waitUntilStable,
} from '../support/gallery.ts';
import { listOf } from '../support/picture-records.ts';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const LAYOUTS = ['grid', 'rows'] as const;

/** URL of a file that exists: a file that fails is removed from a `srcset`. */
const FILE = new URL('/demo/public/favicon.svg', location.href).href;

/** Mounts a gallery of twelve pictures, and waits until it is stable. */
async function mountStableGallery(properties: Partial<PixGallery>, around: Node = document.body) {
  const { source, all } = createSource(12);
  const gallery = mountGallery({}, { source, limit: 12, ...properties }, around);
  await waitForTiles(gallery);
  await waitUntilStable(gallery);
  return { gallery, all };
}

/** Replaces `reportError`. Returns a function that returns the messages of the reported errors. */
function spyOnReportError() {
  const report = vi.spyOn(globalThis, 'reportError').mockReturnValue();
  return () => new Set(report.mock.calls.map(([error]) => (error as Error).message));
}

describe.each(LAYOUTS)('in %s', (layout) => {
  it('a tile has its placeholder as background', async () => {
    const { gallery } = await mountStableGallery({
      layout,
      placeholder: ({ id }) => (id === 2 ? 'rgb(1, 2, 3)' : undefined),
    });
    const colours = tiles(gallery).map((tile) => getComputedStyle(tile).backgroundColor);
    expect(colours.filter((colour) => colour === 'rgb(1, 2, 3)')).toHaveLength(1);
    expect(colours[1]).toBe('rgb(1, 2, 3)');
  });

  it('a placeholder that is not a background sets no style', async () => {
    const { gallery } = await mountStableGallery({ layout, placeholder: () => 'red; position: fixed' });
    expect(new Set(tiles(gallery).map((tile) => tile.style.cssText))).toEqual(new Set(['']));
  });

  it('resolvers that throw are reported, and all pictures are shown', async () => {
    const reported = spyOnReportError();
    const { gallery, all } = await mountStableGallery({
      layout,
      placeholder: () => {
        throw new Error('No hash');
      },
      imageUrl: () => {
        throw new Error('No address');
      },
    });
    expect(reported()).toEqual(new Set(['No hash', 'No address']));
    expect(queryShadowAll(gallery, 'img').map((image) => image.getAttribute('src'))).toEqual(
      all.map(({ urls }) => urls.thumbnail_url),
    );
  });

  it('URLs for the width and the pixel density form a srcset', async () => {
    const imageUrl = vi.fn<ImageUrl>(({ id }, width, dpr) => `${FILE}?id=${id}&w=${width * dpr}`);
    const { gallery } = await mountStableGallery({ layout, imageUrl }, mountBox({ width: '600px' }));
    for (const [at, image] of queryShadowAll(gallery, 'img').entries()) {
      // The width of the tile, not of the picture, which grows a little under the pointer.
      const width = 32 * Math.ceil((image.closest('a')?.getBoundingClientRect().width ?? NaN) / 32);
      const srcset = [1, 2, 3].map((dpr) => `${FILE}?id=${at + 1}&w=${width * dpr} ${dpr}x`);
      expect(image.getAttribute('srcset')).toBe(srcset.join(', '));
    }
  });

  it('URLs may be relative to the page', async () => {
    const { gallery } = await mountStableGallery({
      layout,
      imageUrl: ({ id }) => `demo/public/favicon.svg?id=${id}`,
    });
    const [image] = queryShadowAll(gallery, 'img');
    const url = new URL('demo/public/favicon.svg?id=1', document.baseURI).href;
    expect(image?.getAttribute('srcset')).toBe(`${url} 1x, ${url} 2x, ${url} 3x`);
  });

  it('few files are requested while a window grows', async () => {
    const box = mountBox({ width: '500px' });
    const imageUrl = vi.fn(({ id }: Image, width: number) => `https://cdn.example/${id}?w=${width}`);
    const { gallery } = await mountStableGallery({ layout, imageUrl }, box);
    for (let width = 501; width <= 540; width += 3) {
      box.style.width = `${width}px`;
      await nextFrames();
    }
    await waitUntilStable(gallery);
    const first = imageUrl.mock.calls.filter(([{ id }]) => id === 1);
    expect(new Set(first.map(([, width]) => width)).size).toBeLessThanOrEqual(2);
  });

  it('a template is laid over each tile, with fields of its record as text', async () => {
    const box = mountBox({});
    box.innerHTML =
      '<pix-gallery limit="12"><template slot="caption"><b data-pix-field="title"></b></template></pix-gallery>';
    const gallery = box.firstElementChild as PixGallery;
    const { source, all } = createSource(12);
    const [first] = all;
    if (first) first.title = '<img src=x onerror=alert(1)>';
    Object.assign(gallery, { source, layout });
    await vi.waitFor(() => expect(queryShadowAll(gallery, '.caption b')).toHaveLength(12));
    expect(queryShadowAll(gallery, '.caption b').map((each) => each.textContent)).toEqual(
      all.map(({ title }) => title),
    );
  });

  it('fires pix-load for each page that has loaded, with the number loaded so far and the total', async () => {
    const loads: unknown[] = [];
    document.body.addEventListener('pix-load', ({ detail }) => loads.push(detail));
    const { source, pages } = createSource(250);
    const gallery = mountGallery({}, { source, layout, limit: 250 }, mountBox({ width: '600px' }));
    await waitForTiles(gallery);
    scrollTo(0, document.body.scrollHeight);
    await vi.waitFor(() => expect(pages()).toContain(3));
    // The first and the last page, or all three.
    const ends = [150, 250].map((count) => ({ count, total: 250 }));
    await vi.waitFor(() => expect(ends).toContainEqual(loads.at(-1)));
    expect(loads[0]).toEqual({ count: 100, total: 250 });
  });

  it('fires pix-warning for records that cannot be shown', async () => {
    const onWarning = vi.fn();
    document.body.addEventListener('pix-warning', (event) => void onWarning(event.detail), { once: true });
    const { all } = createSource(6);
    const bad = all.map((record, at) => (at % 3 ? record : { ...record, urls: {} })) as typeof all;
    mountGallery(
      {},
      { source: { images: { list: (query) => Promise.resolve(listOf(bad, query)) } }, layout },
    );
    await vi.waitFor(() => expect(onWarning).toHaveBeenCalledExactlyOnceWith({ skipped: 2 }));
  });
});

it('fires no pix-slow once it is removed (H12)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const slow: string[] = [];
    const list = vi.fn(() => new Promise<ImageList>(() => undefined));
    const [, gone] = ['stays', 'goes'].map((name) => {
      const gallery = mountGallery({}, { source: { images: { list } } });
      gallery.addEventListener('pix-slow', () => slow.push(name));
      return gallery;
    });
    await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    gone?.remove();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(slow).toEqual(['stays']);
  } finally {
    vi.useRealTimers();
  }
});

it('fires pix-slow after four seconds without a response, and not after a response (R1)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const onSlow = vi.fn();
    document.body.addEventListener('pix-slow', onSlow);
    const list = vi.fn(() => new Promise<ImageList>(() => undefined));
    mountGallery({}, { source: { images: { list } } });
    await vi.waitFor(() => expect(list).toHaveBeenCalled());
    vi.advanceTimersByTime(3_900);
    expect(onSlow).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(onSlow).toHaveBeenCalledOnce();

    const { source } = createSource(3);
    const quick = mountGallery({}, { source });
    await vi.waitFor(() => expect(quick.state).toBe('ready'));
    vi.advanceTimersByTime(10_000);
    expect(onSlow).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  ['empty', () => Promise.resolve(listOf([], {}))],
  ['error', () => Promise.reject(new Error('Out of ink'))],
  ['loading', () => new Promise<ImageList>(() => undefined)],
] as const)('the page can replace the content for %s, and add a header and a footer', async (state, list) => {
  const box = mountBox({});
  const names = ['header', 'footer', 'empty', 'error', 'loading'];
  box.innerHTML = `<pix-gallery>${names.map((name) => `<p slot="${name}">${name}</p>`).join('')}</pix-gallery>`;
  const gallery = box.firstElementChild as PixGallery;
  gallery.source = { images: { list } };
  const visible = () =>
    [...gallery.children]
      .filter((each) => each.checkVisibility() && each.assignedSlot)
      .map(({ slot }) => slot);
  await vi.waitFor(() => expect(visible()).toEqual(['header', 'footer', state]));
  expect(queryShadow(gallery, 'slot[name=header]').getBoundingClientRect().top).toBeLessThanOrEqual(
    queryShadow(gallery, 'slot[name=footer]').getBoundingClientRect().top,
  );
});

describe('Options that the embed script leaves to the element', () => {
  const mounted = () => document.createElement('pix-gallery');
  const container = (attributes: Record<string, string>) => {
    const box = document.createElement('div');
    for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, value);
    return box;
  };

  it('follow the attributes of its container, and have their defaults without one', async () => {
    const box = container({ 'data-auto-pages': '3' });
    const gallery = mounted();
    box.append(gallery);
    gallery.takeOptions(box);
    expect([gallery.autoPages, gallery.live]).toEqual([3, undefined]);
    box.setAttribute('data-live', '30');
    box.removeAttribute('data-auto-pages');
    await vi.waitFor(() => expect([gallery.autoPages, gallery.live]).toEqual([5, 30]));
    const next = mounted();
    box.replaceChildren(next);
    next.takeOptions(box);
    box.setAttribute('data-live', '45');
    await vi.waitFor(() => expect(next.live).toBe(45));
    expect(gallery.live).toBe(30);
  });

  it('come from the own properties of the options of renderGallery', () => {
    const gallery = mounted();
    gallery.takeOptions(container({}), Object.assign(Object.create({ live: 9 }) as object, { autoPages: 2 }));
    expect([gallery.autoPages, gallery.live]).toEqual([2, undefined]);
    gallery.takeOptions(container({}), {});
    expect(gallery.autoPages).toBe(5);
  });

  it.each([
    ['', true],
    ['false', false],
  ])('that are set or not: data-select="%s"', async (value, expected) => {
    const box = container({ 'data-select': value });
    const gallery = box.appendChild(mounted());
    gallery.takeOptions(box);
    expect(gallery.select).toBe(expected);
    box.removeAttribute('data-select');
    await vi.waitFor(() => expect(gallery.select).toBe(false));
    gallery.takeOptions(box, { select: true });
    expect(gallery.select).toBe(true);
  });

  it.each([
    ['data-auto-pages', '-1', 'a whole number from 1'],
    ['data-auto-pages', '', 'a whole number from 1'],
    ['data-live', '4', 'a whole number from 5'],
    ['data-live', 'soon', 'a whole number from 5'],
    ['data-select', 'no', 'true or false'],
  ])('mean the default, with a warning: %s="%s"', (name, value, allowed) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const gallery = mounted();
    gallery.takeOptions(container({ [name]: value }));
    expect([gallery.autoPages, gallery.live, gallery.select]).toEqual([5, undefined, false]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(`Pix: ${name}="${value}" should be ${allowed}.`);
  });
});

/** What a page gives a gallery: backgrounds, addresses, overlays, its own words in slots; and what it hears of it. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import type { Image, ImageList } from '../../src/contract/models.ts';
import type { PixGallery } from '../../src/elements.ts';
import {
  allInside,
  begun,
  createSource,
  drawn,
  inside,
  mountBox,
  mountGallery,
  settled,
  tiles,
  cleanup,
} from '../support/gallery.ts';
import { listOf } from '../support/picture-records.ts';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const LAYOUTS = ['grid', 'rows'] as const;

/** A picture that can be shown: a file that fails is not left in a `srcset`. */
const FILE = new URL('/demo/public/favicon.svg', location.href).href;

/** A gallery of twelve pictures that has come to rest. */
async function shown(properties: Partial<PixGallery>, around: Node = document.body) {
  const { source, all } = createSource(12);
  const gallery = mountGallery({}, { source, limit: 12, ...properties }, around);
  await begun(gallery);
  await settled(gallery);
  return { gallery, all };
}

/** Mistakes of the page, which it hears of as its own. */
function mistakes() {
  const report = vi.spyOn(globalThis, 'reportError').mockReturnValue();
  return () => new Set(report.mock.calls.map(([error]) => (error as Error).message));
}

describe.each(LAYOUTS)('in %s', (layout) => {
  it('a tile has the background that the page gives it', async () => {
    const { gallery } = await shown({
      layout,
      placeholder: ({ id }) => (id === 2 ? 'rgb(1, 2, 3)' : undefined),
    });
    expect(tiles(gallery).map((tile) => tile.style.background)).toEqual(
      Array.from({ length: 12 }, (_, at) => (at === 1 ? 'rgb(1, 2, 3)' : '')),
    );
  });

  it('what is no background is none, and no other style either', async () => {
    const { gallery } = await shown({ layout, placeholder: () => 'red; position: fixed' });
    expect(new Set(tiles(gallery).map((tile) => tile.style.cssText))).toEqual(new Set(['']));
  });

  it('resolvers that throw are reported, and all pictures are there', async () => {
    const reported = mistakes();
    const { gallery, all } = await shown({
      layout,
      placeholder: () => {
        throw new Error('No hash');
      },
      imageUrl: () => {
        throw new Error('No address');
      },
    });
    expect(reported()).toEqual(new Set(['No hash', 'No address']));
    expect(allInside(gallery, 'img').map((image) => image.getAttribute('src'))).toEqual(
      all.map(({ urls }) => urls.thumbnail_url),
    );
  });

  it('addresses for the width and the density of the screen make a srcset', async () => {
    const imageUrl = vi.fn<NonNullable<PixGallery['imageUrl']>>(
      ({ id }, width, dpr) => `${FILE}?id=${id}&w=${width * dpr}`,
    );
    const { gallery } = await shown({ layout, imageUrl }, mountBox({ width: '600px' }));
    for (const [at, image] of allInside(gallery, 'img').entries()) {
      // The tile's, not the picture's: that grows a little under a pointer.
      const width = 32 * Math.ceil((image.closest('a')?.getBoundingClientRect().width ?? NaN) / 32);
      const srcset = [1, 2, 3].map((dpr) => `${FILE}?id=${at + 1}&w=${width * dpr} ${dpr}x`);
      expect(image.getAttribute('srcset')).toBe(srcset.join(', '));
    }
  });

  it('addresses may be relative to the page', async () => {
    const { gallery } = await shown({ layout, imageUrl: ({ id }) => `demo/public/favicon.svg?id=${id}` });
    const [image] = allInside(gallery, 'img');
    const url = new URL('demo/public/favicon.svg?id=1', document.baseURI).href;
    expect(image?.getAttribute('srcset')).toBe(`${url} 1x, ${url} 2x, ${url} 3x`);
  });

  it('while a window grows, few files are asked for', async () => {
    const box = mountBox({ width: '500px' });
    const imageUrl = vi.fn(({ id }: Image, width: number) => `https://cdn.example/${id}?w=${width}`);
    const { gallery } = await shown({ layout, imageUrl }, box);
    for (let width = 501; width <= 540; width += 3) {
      box.style.width = `${width}px`;
      await drawn();
    }
    await settled(gallery);
    const first = imageUrl.mock.calls.filter(([{ id }]) => id === 1);
    expect(new Set(first.map(([, width]) => width)).size).toBeLessThanOrEqual(2);
  });

  it('a template is laid over each tile, with fields of its record as text', async () => {
    const box = mountBox({});
    box.innerHTML =
      '<pix-gallery limit="12"><template slot="overlay"><b data-pix-field="title"></b></template></pix-gallery>';
    const gallery = box.firstElementChild as PixGallery;
    const { source, all } = createSource(12);
    const [first] = all;
    if (first) first.title = '<img src=x onerror=alert(1)>';
    Object.assign(gallery, { source, layout });
    await vi.waitFor(() => expect(allInside(gallery, '.overlay b')).toHaveLength(12), 5_000);
    expect(allInside(gallery, '.overlay b').map((each) => each.textContent)).toEqual(
      all.map(({ title }) => title),
    );
  });

  it('tells of its pictures once, however many pages come', async () => {
    const heard: unknown[] = [];
    document.body.addEventListener('pix-load', ({ detail }) => heard.push(detail));
    const { source, pages } = createSource(250);
    const gallery = mountGallery({}, { source, layout, limit: 250 }, mountBox({ width: '600px' }));
    await begun(gallery);
    scrollTo(0, document.body.scrollHeight);
    await vi.waitFor(() => expect(pages()).toContain(3), 5_000);
    await settled(gallery);
    expect(heard).toHaveLength(1);
  });

  it('tells of records that cannot be shown', async () => {
    const heard = vi.fn();
    document.body.addEventListener('pix-warning', (event) => void heard(event.detail), { once: true });
    const { all } = createSource(6);
    const bad = all.map((record, at) => (at % 3 ? record : { ...record, urls: {} })) as typeof all;
    mountGallery(
      {},
      { source: { images: { list: (query) => Promise.resolve(listOf(bad, query)) } }, layout },
    );
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith({ skipped: 2 }), 5_000);
  });
});

it('says nothing of a slow response once it is removed (H12)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const told: string[] = [];
    const list = vi.fn(() => new Promise<ImageList>(() => undefined));
    const [, gone] = ['stays', 'goes'].map((name) => {
      const gallery = mountGallery({}, { source: { images: { list } } });
      gallery.addEventListener('pix-slow', () => told.push(name));
      return gallery;
    });
    await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    gone?.remove();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told).toEqual(['stays']);
  } finally {
    vi.useRealTimers();
  }
});

it('tells when nothing has come for four seconds, and is quiet when something has (R1)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const heard = vi.fn();
    document.body.addEventListener('pix-slow', heard);
    const list = vi.fn(() => new Promise<ImageList>(() => undefined));
    mountGallery({}, { source: { images: { list } } });
    await vi.waitFor(() => expect(list).toHaveBeenCalled());
    vi.advanceTimersByTime(3_900);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(heard).toHaveBeenCalledOnce();

    const { source } = createSource(3);
    const quick = mountGallery({}, { source });
    await vi.waitFor(() => expect(quick.state).toBe('ready'));
    vi.advanceTimersByTime(10_000);
    expect(heard).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  ['empty', () => Promise.resolve(listOf([], {}))],
  ['error', () => Promise.reject(new Error('Out of ink'))],
  ['loading', () => new Promise<ImageList>(() => undefined)],
] as const)('the page has its own words for %s, above and below', async (state, list) => {
  const box = mountBox({});
  const names = ['header', 'footer', 'empty', 'error', 'loading'];
  box.innerHTML = `<pix-gallery>${names.map((name) => `<p slot="${name}">${name}</p>`).join('')}</pix-gallery>`;
  const gallery = box.firstElementChild as PixGallery;
  gallery.source = { images: { list } };
  const visible = () =>
    [...gallery.children]
      .filter((each) => each.checkVisibility() && each.assignedSlot)
      .map(({ slot }) => slot);
  await vi.waitFor(() => expect(visible()).toEqual(['header', 'footer', state]), 5_000);
  expect(inside(gallery, 'slot[name=header]').getBoundingClientRect().top).toBeLessThanOrEqual(
    inside(gallery, 'slot[name=footer]').getBoundingClientRect().top,
  );
});

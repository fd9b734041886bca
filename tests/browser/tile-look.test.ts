/** Focal points, colours and addresses of pictures, in all layouts and elements. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import type { PixGallery } from '../../src/elements.ts';
import {
  cleanup,
  mountBox,
  queryShadow,
  queryShadowAll,
  records,
  waitForTiles,
  waitUntilStable,
} from '../support/gallery.ts';
import { albumRecord, listOf } from '../support/picture-records.ts';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const RECORDS = records(12).map((record, index) => ({
  ...record,
  tags: index === 1 ? ['sea', 'focus:10-90'] : ['sea'],
}));

const SOURCE = {
  images: {
    list: (query: object) => Promise.resolve(listOf(RECORDS, query)),
    get: (slug: unknown) => Promise.resolve(RECORDS.filter((record) => record.slug === slug)[0]),
  },
  albums: {
    list: () => Promise.resolve(listOf([albumRecord(1, 12)], {})),
    images: (_token: string, query: object) => Promise.resolve(listOf(RECORDS, query)),
  },
};

const SCENES: Record<string, Record<string, string>> = {
  'a grid': {},
  rows: { layout: 'rows' },
  columns: { layout: 'columns' },
  'a carousel': { layout: 'carousel' },
  'a virtual list': { paging: 'more', limit: '6' },
  'an album': { token: 'token0000001' },
  'a single picture': { slug: 'picture-1' },
};

async function mount(scene: Record<string, string>): Promise<PixGallery> {
  const tag = scene['token'] ? 'pix-album' : scene['slug'] ? 'pix-image' : 'pix-gallery';
  const element = document.createElement(tag) as PixGallery;
  for (const [name, value] of Object.entries(scene)) element.setAttribute(name, value);
  Object.assign(element, { source: SOURCE });
  mountBox({ width: '640px' }).append(element);
  await waitForTiles(element);
  await waitUntilStable(element);
  return element;
}

const imagesOf = (element: Element) => queryShadowAll(element, '[data-index] img') as HTMLImageElement[];

describe.each(Object.entries(SCENES))('In %s', (_name, scene) => {
  it('pictures are cropped around the point of the option, or of their tag', async () => {
    const element = await mount({ ...scene, 'focal-point': '50% 30%' });
    const positions = () => imagesOf(element).map((image) => getComputedStyle(image).objectPosition);
    const own = scene['slug'] ? [] : ['10% 90%'];
    await vi.waitFor(() => expect(positions().slice(0, 2)).toEqual(['50% 30%', ...own]));
    element.focalPoint = 'tags';
    await vi.waitFor(() => expect(positions().slice(0, 2)).toEqual(['50% 50%', ...own]));
    element.focalPoint = undefined;
    await vi.waitFor(() => expect(new Set(positions())).toEqual(new Set(['50% 50%'])));
  });

  it('tiles have a colour each', async () => {
    const element = await mount({ ...scene, placeholder: 'color' });
    const colours = () =>
      queryShadowAll(element, '[data-index]').map((tile) => getComputedStyle(tile).backgroundColor);
    await vi.waitFor(() => expect(colours()[0]).toMatch(/^oklch\(0\.65 0\.07 /));
    expect(new Set(colours()).size).toBeGreaterThan(scene['slug'] ? 0 : 2);
    const before = colours();
    element.placeholder = undefined;
    await vi.waitFor(() => expect(colours()[0]).not.toBe(before[0]));
  });

  it('pictures come from another address, in the widths of their tiles', async () => {
    const address = `${new URL('/demo/public/favicon.svg', location.href).href}?w={width}&path={path}`;
    const element = await mount({ ...scene, 'image-url': address });
    const [first] = RECORDS;
    const path = new URL(first?.urls.direct_url ?? '').pathname.slice(1);
    await vi.waitFor(() => expect(imagesOf(element)[0]?.srcset).toContain(`path=${path}`));
    for (const image of imagesOf(element)) {
      const tile = image.closest('[data-index]') as Element;
      const width = 32 * Math.ceil(tile.getBoundingClientRect().width / 32);
      expect(image.srcset.match(/(?<=w=)\d+/g)).toEqual([1, 2, 3].map((dpr) => String(width * dpr)));
    }
  });
});

it('tags of focal points are not listed with the others', async () => {
  const gallery = await mount({ caption: 'over', 'caption-text': '{tags}' });
  await vi.waitFor(() =>
    expect(queryShadow(gallery, '[data-index="1"] .caption')).toHaveProperty('textContent', 'sea'),
  );
  const tags = document.createElement('pix-tags');
  const list = [
    { name: 'sea', image_count: 12 },
    { name: 'focus:10-90', image_count: 1 },
  ];
  Object.assign(tags, { source: { platform: { tags: () => Promise.resolve({ data: list }) } } });
  document.body.append(tags);
  await vi.waitFor(() =>
    expect(queryShadowAll(tags, '.chip [part=name]').map((tag) => tag.textContent)).toEqual(['sea']),
  );
});

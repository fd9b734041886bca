import { expect, it, vi } from 'vitest';
import '../../src/define.ts';
import type { Image, Tag } from '../../src/contract/models.ts';
import { BAD_ADDRESSES, ODD_ADDRESSES } from '../support/corpus/addresses.ts';
import { NO_RECORDS, ODD_IDS, ODD_NUMBERS, ODD_PARTS, ODD_TIMES } from '../support/corpus/fields.ts';
import { NO_TEXTS } from '../support/corpus/texts.ts';
import { chips, mount } from '../support/explorer.ts';
import { albumRecord, imageRecord, listOf } from '../support/picture-records.ts';
import {
  albumSourceOf,
  altTexts,
  queryDeepAll,
  showGallery,
  sourceOf,
  textsOf,
  waitForFrame,
  waitForLoad,
  watchCorpus,
} from './support/corpus.ts';

const OURS = location.origin;

watchCorpus();

it('invalid and unsafe URLs are dropped from tiles, covers and pictures (R20)', async () => {
  const { urls } = imageRecord(1);
  const bad = BAD_ADDRESSES.flatMap((address, index) => [
    { ...imageRecord(2 * index + 1), urls: { ...urls, view_page: address, direct_url: address } },
    {
      ...imageRecord(2 * index + 2),
      urls: { thumbnail_url: address, direct_url: address, cdn_embed: address },
    },
  ]);
  const imageUrl = ({ id }: Image) => BAD_ADDRESSES[id % BAD_ADDRESSES.length];
  const gallery = mount('pix-gallery', { limit: '100' });
  const skipped = new Promise((resolve) => {
    gallery.addEventListener('pix-warning', ({ detail }) => resolve(detail.skipped));
  });
  Object.assign(gallery, { imageUrl, source: sourceOf(bad) });
  expect(await skipped).toBe(BAD_ADDRESSES.length);
  const links = () => queryDeepAll<HTMLAnchorElement>(gallery, 'a').map(({ href }) => href);
  await waitForFrame(() => expect(links()).not.toEqual([]));
  // Without a picture page, a tile links to its file.
  expect(new Set(links())).toEqual(new Set([urls.cdn_embed]));
  expect(new Set(queryDeepAll(gallery, 'img').map((image) => image.getAttribute('src')))).toEqual(
    new Set([urls.thumbnail_url]),
  );
  const albums = mount('pix-albums');
  albums.source = albumSourceOf(
    BAD_ADDRESSES.map((cover, id) => ({ ...albumRecord(id, 1), cover_thumbnail: cover })),
  );
  await waitForLoad(albums);
  expect(queryDeepAll(albums, '.card')).toHaveLength(BAD_ADDRESSES.length);
  expect(queryDeepAll(albums, '.card img')).toEqual([]);
});

it('odd URLs keep their targets, and do not break out of attributes (R20)', async () => {
  const records = ODD_ADDRESSES.map((address, id) => {
    const url = address.replace('$', OURS);
    const urls = { view_page: url, direct_url: url, thumbnail_url: url, cdn_embed: url };
    return { ...imageRecord(id + 1), urls };
  });
  const imageUrl = ({ urls }: Image) => urls.direct_url;
  const gallery = await showGallery(records, { layout: 'columns' }, '', { imageUrl });
  for (const link of queryDeepAll<HTMLAnchorElement>(gallery, 'a'))
    expect(link.href).toMatch(`${OURS}/corpus/`);
  const images = records.map((record) => {
    const element = mount('pix-image', { slug: record.slug });
    element.source = sourceOf([
      { ...record, urls: { ...record.urls, direct_url: `${OURS}/corpus/full.jpg` } },
    ]);
    return element;
  });
  await waitForFrame(() => {
    for (const image of images) expect(queryDeepAll(image, 'img')).toHaveLength(1);
  });
  const loaded = [gallery, ...images].flatMap((root) => queryDeepAll<HTMLImageElement>(root, 'img'));
  await waitForFrame(() => {
    for (const { currentSrc, srcset } of loaded) {
      // No comma except between two URLs.
      expect(srcset).not.toMatch(/,(?! http)/);
      expect(currentSrc).toMatch(`${OURS}/corpus/`);
    }
  });
});

const ODD_RECORDS: [what: string, records: object[]][] = [
  [
    'titles',
    NO_TEXTS.flatMap((text) => [
      { title: text, description: text },
      { title: text, slug: text },
    ]),
  ],
  [
    'sizes',
    ODD_NUMBERS.flatMap((n) => [{ dimensions: { width: n, height: n } }, { dimensions: { width: n } }]),
  ],
  ['sizes that do not fit', ODD_NUMBERS.map((n) => ({ dimensions: { width: 10, height: n } }))],
  ['counts', ODD_NUMBERS.map((n) => ({ views: n, file_size: n }))],
  ['times', ODD_TIMES.map((time) => ({ created_at: time }))],
  ['names', ODD_IDS.flatMap((id) => [{ slug: id }, { slug: null, title: id }])],
  ['parts', ODD_PARTS.map((part) => ({ dimensions: part, tags: part, embed_codes: part, category: part }))],
];

it.each(ODD_RECORDS)(
  'records with odd %s are all shown, each with a positive width (R14, R15, R27)',
  async (_, odd) => {
    const records = odd.map((part, index) => ({ ...imageRecord(index + 1), ...part }));
    const caption =
      '<i data-pix-field="description"></i><i data-pix-field="views"></i><i data-pix-field="tags"></i>';
    for (const layout of ['grid', 'columns', 'rows']) {
      const gallery = await showGallery(records, { layout }, caption);
      for (const image of queryDeepAll<HTMLImageElement>(gallery, 'img')) {
        expect(image.alt).not.toBe('');
        expect(image.getBoundingClientRect().width).toBeGreaterThan(0);
      }
      expect(textsOf(gallery, '.caption').join(' ')).not.toMatch(/undefined|\[object/);
      expect(gallery.scrollWidth).toBeLessThanOrEqual(gallery.clientWidth);
    }
  },
);

it('odd counts of albums, tags and categories are omitted (R16)', async () => {
  const albums = mount('pix-albums');
  albums.source = albumSourceOf(ODD_NUMBERS.map((n, id) => ({ ...albumRecord(id, 1), image_count: n })));
  await waitForLoad(albums);
  expect(textsOf(albums, '.card .count').join(' ')).not.toMatch(/NaN|Infinity|undefined|-1|</);
  const tags = mount('pix-tags');
  const data = ODD_NUMBERS.map((n, index) => ({ name: `tag ${index}`, image_count: n })) as Tag[];
  tags.source = {
    platform: { tags: () => Promise.resolve(listOf(data, { limit: 100 })), categories: vi.fn() },
  };
  await waitForFrame(() => expect(chips(tags)).toHaveLength(data.length));
  expect(textsOf(tags, '.number').join(' ')).not.toMatch(/NaN|Infinity|undefined|</);
});

it('invalid records are omitted from pictures, albums, tags and categories (R14)', async () => {
  const gallery = mount('pix-gallery');
  gallery.source = sourceOf([...NO_RECORDS.filter((record) => record), imageRecord(1)]);
  await waitForLoad(gallery);
  expect(altTexts(gallery)).toEqual(['Picture 1']);
  const albums = mount('pix-albums');
  albums.source = albumSourceOf([0, 'text', [], {}, albumRecord(1, 1)]);
  await waitForLoad(albums);
  expect(textsOf(albums, '.title')).toContain('Album 1');
  const read = () => Promise.resolve(listOf([...NO_RECORDS, { name: 'sea', image_count: 1 }] as Tag[], {}));
  const tags = mount('pix-tags');
  tags.source = { platform: { tags: read, categories: read } };
  await waitForFrame(() => expect(textsOf(tags, 'bdi')).toEqual(['sea']));
});

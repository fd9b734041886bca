import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paginate } from '../../../mock-server/store/paginate.ts';
import { type PictureFilter, pictureOrders, selectPictures } from '../../../mock-server/store/pictures.ts';
import type { PictureSeed } from '../../../mock-server/store/records.ts';
import { Store } from '../../../mock-server/store/store.ts';
import type { ImageSort } from '../../../src/contract/models.ts';
import { IMAGE_SORTS } from '../../../src/contract/filter-values.ts';

const word = fc.constantFrom('sea', 'Sea', 'café', 'CAFE', 'straße', 'ıstanbul', 'dune', 'night walk', '');

const pictureSeeds: fc.Arbitrary<PictureSeed[]> = fc
  .array(
    fc.record({
      title: word,
      description: word,
      category: word,
      tags: fc.array(word, { maxLength: 3 }),
      views: fc.integer({ min: 0, max: 3 }),
      fileSize: fc.integer({ min: 1, max: 3 }),
      createdAt: fc.integer({ min: 0, max: 3 }).map((day) => day * 86_400_000),
      isPublic: fc.boolean(),
      owner: fc.constantFrom('owner', 'other'),
    }),
    { maxLength: 30 },
  )
  .map((records) =>
    records.map((record, at) => ({
      ...record,
      slug: `p-${at}`,
      format: 'SVG' as const,
      width: 1,
      height: 1,
      content: { version: '1', bytes: () => Promise.resolve(new Uint8Array()) },
    })),
  );

const storeOf = (pictures: PictureSeed[]) =>
  new Store({ users: [], keys: [], wallets: [], merchants: [], pictures, albums: [] }, () => 0);

const publicList = (store: Store, filter: PictureFilter, sort: ImageSort) =>
  selectPictures(store.pictures.public(), filter, sort);

const listOf = (store: Store, filter = {}) => publicList(store, filter, 'newest').map(({ slug }) => slug);

describe('filters', () => {
  test('combined return exactly the records that match each of them', () => {
    fc.assert(
      fc.property(pictureSeeds, word, word, word, (pictures, q, category, tag) => {
        const store = storeOf(pictures);
        const each = [{ q }, { category }, { tag }].map((filter) => new Set(listOf(store, filter)));
        const common = listOf(store).filter((slug) => each.every((slugs) => slugs.has(slug)));
        expect(listOf(store, { q, category, tag })).toEqual(common);
      }),
    );
  });

  test('never return an unlisted picture in public', () => {
    fc.assert(
      fc.property(pictureSeeds, (pictures) => {
        const listed = publicList(storeOf(pictures), {}, 'newest');
        expect(listed.every(({ isPublic }) => isPublic)).toBe(true);
        expect(listed).toHaveLength(pictures.filter(({ isPublic }) => isPublic).length);
      }),
    );
  });

  test.each([
    ['cafe', 'café'],
    ['STRASSE', 'straße'],
    ['STRAẞE', 'straße'],
    ['Istanbul', 'ıstanbul'],
    ['walk  NIGHT', 'night walk'],
    ['cafe\u0301', 'CAFE'],
  ])('search for %j finds %j', (q, title) => {
    const blank = {
      description: '',
      category: '',
      tags: [],
      views: 0,
      fileSize: 1,
      createdAt: 0,
      isPublic: true,
    };
    const content = { version: '1', bytes: () => Promise.resolve(new Uint8Array()) };
    const picture: PictureSeed = {
      ...blank,
      title,
      slug: 'x',
      format: 'SVG',
      width: 1,
      height: 1,
      owner: 'o',
      content,
    };
    expect(listOf(storeOf([picture]), { q })).toEqual(['x']);
  });
});

describe('orders', () => {
  test.each(IMAGE_SORTS)('%s is a total order: it gives the same list for any initial order', (sort) => {
    const withShuffle = pictureSeeds.chain((pictures) => {
      const sorted = publicList(storeOf(pictures), {}, sort);
      return fc.tuple(fc.constant(sorted), fc.shuffledSubarray(sorted, { minLength: sorted.length }));
    });
    fc.assert(
      fc.property(withShuffle, ([sorted, shuffled]) => {
        expect(shuffled.toSorted(pictureOrders[sort])).toEqual(sorted);
      }),
    );
  });

  test('oldest is newest reversed', () => {
    fc.assert(
      fc.property(pictureSeeds, (pictures) => {
        const store = storeOf(pictures);
        expect(publicList(store, {}, 'oldest')).toEqual(publicList(store, {}, 'newest').toReversed());
      }),
    );
  });

  test('ties of views and size are broken by newest', () => {
    fc.assert(
      fc.property(pictureSeeds, fc.constantFrom('popular', 'size'), (pictures, sort) => {
        const store = storeOf(pictures);
        const newest = publicList(store, {}, 'newest');
        const rank = (picture: PictureSeed) => (sort === 'size' ? picture.fileSize : picture.views);
        expect(publicList(store, {}, sort)).toEqual(newest.toSorted((a, b) => rank(b) - rank(a)));
      }),
    );
  });
});

test('all pages together are the list, and only the last one may be shorter', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 60 }), fc.integer({ min: 1, max: 10 }), (all, limit) => {
      const pages = Array.from({ length: paginate(all, 1, limit).pagination.total_pages }, (_, at) =>
        paginate(all, at + 1, limit),
      );
      expect(pages.flatMap(({ records }) => records)).toEqual(all);
      expect(pages.slice(0, -1).every(({ records }) => records.length === limit)).toBe(true);
      expect(pages.map(({ pagination }) => pagination.has_next)).toEqual(
        pages.map((_, at) => at < pages.length - 1),
      );
      expect(pages.map(({ pagination }) => pagination.has_previous)).toEqual(pages.map((_, at) => at > 0));
    }),
  );
});

test('a taken slug is rejected and leaves the store unchanged', () => {
  fc.assert(
    fc.property(
      pictureSeeds.filter(({ length }) => length > 0),
      (pictures) => {
        const store = storeOf(pictures);
        const before = store.stats();
        expect(() => store.write(() => pictures[0] && store.addPicture(pictures[0]))).toThrow('taken');
        expect(store.stats()).toEqual(before);
      },
    ),
  );
});

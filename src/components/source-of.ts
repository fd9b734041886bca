import { IMAGE_FILTERS } from '../contract/image-filters.ts';
import { DEFAULT_LIMIT } from '../contract/limits.ts';
import type { ImageFilter, ImageSort, List, ListImagesQuery } from '../contract/models.ts';
import { withAbsoluteUrls } from './absolute-urls.ts';
import { listPage } from './list-page.ts';
import type { FacetSource, ImageSource, ReadOptions } from './sources.ts';
import type { PictureRecord } from '../tiles/picture.ts';

/** Source of pictures that are in memory, made by `sourceOf()`. */
export interface RecordSource extends FacetSource {
  images: Required<ImageSource['images']>;
}

type Order = (a: PictureRecord, b: PictureRecord) => number;
type Predicate = (record: PictureRecord) => boolean;

const newest: Order = (a, b) => {
  const [one = '', other = ''] = [a.created_at, b.created_at];
  return one === other ? b.id - a.id : one < other ? 1 : -1;
};

/** Comparators for each sort order; records without the field come last. */
const ORDERS: Record<ImageSort, Order> = {
  newest,
  oldest: (a, b) => newest(b, a),
  popular: (a, b) => (b.views ?? -1) - (a.views ?? -1) || newest(a, b),
  size: (a, b) => (b.file_size ?? -1) - (a.file_size ?? -1) || newest(a, b),
};

/**
 * Creates a source from an array of records, for galleries, single pictures and controls without the service:
 * `gallery.source = sourceOf(records)`. URLs may be relative to the page.
 *
 * Pages, search, sort orders, categories and tags work as with the service, in memory. Without a sort order the pictures keep the
 * order of the array. The filters `album` and `user` reject, since records have no such field. Changes of the array after the
 * call have no effect: create another source.
 *
 * @param records The pictures, up to some 10,000. Those without an image are skipped.
 * @throws TypeError if the records are not an array.
 */
export function sourceOf(records: readonly PictureRecord[]): RecordSource {
  if (!Array.isArray(records))
    throw new TypeError(
      `sourceOf() takes an array of records of pictures, not ${String(records as unknown)}.`,
    );
  const all = (records as readonly PictureRecord[]).filter((record: PictureRecord | null) => record);
  const select = createSelection(all);
  return {
    images: {
      list: ({ page = 1, limit = DEFAULT_LIMIT, ...query }, options) =>
        toPromise(options, () => {
          const list = listPage(select(query), page, limit);
          return { ...list, data: list.data.map(withAbsoluteUrls) };
        }),
      get: (slugOrId, options) =>
        toPromise(options, () => {
          const [record] = all.filter(({ slug, id }) => slug === slugOrId || textOf(id) === String(slugOrId));
          if (record) return withAbsoluteUrls(record);
          throw Object.assign(new Error(`There is no picture ${slugOrId}.`), { status: 404 });
        }),
    },
    platform: {
      categories: (options) => toPromise(options, () => facetsOf(all.map(({ category }) => category))),
      tags: (options) => toPromise(options, () => facetsOf(all.flatMap(({ tags }) => tags))),
    },
  };
}

/** Converts a computation to a promise of its result; rejects if the request is aborted already, or if the function throws. */
const toPromise = <Result>(options: ReadOptions | undefined, compute: () => Result) =>
  new Promise<Result>((resolve) => {
    options?.signal?.throwIfAborted();
    resolve(compute());
  });

/** The filters of `GET /images`; `sort` orders the pictures. */
type FilterName = Exclude<ImageFilter, 'sort'>;

/** Refuses a filter by a field that records do not have. */
function refuse(): never {
  throw new Error('A source of records cannot filter by album or user.');
}

/** Returns a function that filters and sorts records. Pages of one query share its result; texts are folded once per record. */
function createSelection(all: readonly PictureRecord[]) {
  const searchTexts = new Map<PictureRecord, string[]>();
  const textsOf = (record: PictureRecord) => {
    const known = searchTexts.get(record);
    if (known) return known;
    const { slug, title, description, tags } = record;
    const texts = [slug, title, description, ...(tags ?? [])].map(foldText);
    searchTexts.set(record, texts);
    return texts;
  };
  /** Creates a predicate from the value of each filter. */
  const predicates: Record<FilterName, (value: string) => Predicate> = {
    q: (value) => {
      const words = foldText(value).split(/\s+/).filter(Boolean);
      // A word that no text contains excludes the record.
      return (record) =>
        !words.filter((word) => !textsOf(record).filter((text) => text.includes(word)).length).length;
    },
    category: (value) => {
      const name = foldName(value);
      return ({ category }) => foldName(category ?? '') === name;
    },
    tag: (value) => {
      const name = foldName(value);
      return ({ tags }) => !!tags?.map(foldName).includes(name);
    },
    album: refuse,
    user: refuse,
  };
  const names = Object.keys(predicates) as FilterName[];
  let last = { key: '[]', records: all };
  return (query: ListImagesQuery): readonly PictureRecord[] => {
    const key = JSON.stringify(IMAGE_FILTERS.map((name) => query[name]));
    if (key === last.key) return last.records;
    let records = [...all];
    for (const name of names) {
      const value = query[name];
      // An empty text is no filter, as with the service.
      if (value) records = records.filter(predicates[name](value));
    }
    if (query.sort) records.sort(ORDERS[query.sort]);
    last = { key, records };
    return records;
  };
}

/** Names with their numbers of records, the most frequent first; case is ignored. */
function facetsOf(names: readonly (string | undefined)[]): List<{ name: string; image_count: number }> {
  const facets = new Map<string, { name: string; image_count: number }>();
  for (const name of names) {
    if (!name) continue;
    const key = foldName(name);
    const facet = facets.get(key) ?? { name, image_count: 0 };
    facet.image_count += 1;
    facets.set(key, facet);
  }
  const data = [...facets.values()].sort(
    (a, b) => b.image_count - a.image_count || a.name.localeCompare(b.name),
  );
  return listPage(data);
}

/** A name without case, as the service compares names; in upper case, which has one spelling of `ß` and `SS`. */
const foldName = (name: string) => name.normalize('NFC').toLowerCase().toUpperCase();

/** A field of a record as text; empty if it has none. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A text without case and diacritics. */
const foldText = (text: string | number | undefined) =>
  textOf(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().toUpperCase();

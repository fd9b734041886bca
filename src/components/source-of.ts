import { DEFAULT_LIMIT } from '../contract/limits.ts';
import type { ImageSort, List, ListImagesQuery } from '../contract/models.ts';
import { withAbsoluteUrls } from './absolute-urls.ts';
import type { FacetSource, ImageSource, PictureRecord, ReadOptions } from './sources.ts';

/** Source of pictures that are in memory, made by `sourceOf()`. */
export interface RecordSource extends FacetSource {
  images: Required<ImageSource['images']>;
}

type Order = (a: PictureRecord, b: PictureRecord) => number;

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
 * @param records The pictures, up to some 10,000.
 */
export function sourceOf(records: readonly PictureRecord[]): RecordSource {
  const all = [...records];
  const select = createSelection(all);
  return {
    images: {
      list: ({ page = 1, limit = DEFAULT_LIMIT, ...query }, options) =>
        settle(options, () => listOf(select(query), page, limit)),
      get: (slugOrId, options) =>
        settle(options, () => {
          const [record] = all.filter(({ slug, id }) => slug === slugOrId || String(id) === String(slugOrId));
          if (record) return withAbsoluteUrls(record);
          throw Object.assign(new Error(`There is no picture ${slugOrId}.`), { status: 404 });
        }),
    },
    platform: {
      categories: (options) => settle(options, () => facetsOf(all.map(({ category }) => category))),
      tags: (options) => settle(options, () => facetsOf(all.flatMap(({ tags }) => tags))),
    },
  };
}

/** A promise of a result; rejects if the request is aborted already, or if the function throws. */
const settle = <Result>(options: ReadOptions | undefined, compute: () => Result) =>
  new Promise<Result>((resolve) => {
    options?.signal?.throwIfAborted();
    resolve(compute());
  });

/** Returns a function that filters and sorts records. Pages of one query share its result; texts are folded once per record. */
function createSelection(all: readonly PictureRecord[]) {
  const searchTexts = new Map<PictureRecord, string[]>();
  const textsOf = (record: PictureRecord) => {
    const known = searchTexts.get(record);
    if (known) return known;
    const { slug, title, description, tags = [] } = record;
    const texts = [slug, title, description, ...tags].map(foldText);
    searchTexts.set(record, texts);
    return texts;
  };
  let last = { key: '[]', records: all };
  return ({ q, category, tag, sort, album, user }: ListImagesQuery): readonly PictureRecord[] => {
    if (album !== undefined || user !== undefined)
      throw new Error('A source of records cannot filter by album or user.');
    const key = JSON.stringify([q, category, tag, sort]);
    if (key === last.key) return last.records;
    const words = foldText(q).split(/\s+/).filter(Boolean);
    const [wantedCategory, wantedTag] = [category, tag].map((name) => name && foldName(name));
    const matching = all.filter((record) => {
      if (wantedCategory !== undefined && foldName(record.category ?? '') !== wantedCategory) return false;
      if (wantedTag !== undefined && !record.tags?.map(foldName).includes(wantedTag)) return false;
      // A word that no text contains excludes the record.
      return !words.filter((word) => !textsOf(record).filter((text) => text.includes(word)).length).length;
    });
    last = { key, records: sort ? matching.sort(ORDERS[sort]) : matching };
    return last.records;
  };
}

/** One page of a list. */
function listOf(records: readonly PictureRecord[], page: number, limit: number): List<PictureRecord> {
  const total = records.length;
  const pages = Math.ceil(total / limit);
  return {
    status: 'success',
    pagination: {
      total,
      page,
      limit,
      total_pages: pages,
      has_next: page < pages,
      has_previous: page > 1 && total > 0,
    },
    data: records.slice((page - 1) * limit, page * limit).map(withAbsoluteUrls),
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
  const total = data.length;
  return {
    status: 'success',
    pagination: { total, page: 1, limit: total, total_pages: 1, has_next: false, has_previous: false },
    data,
  };
}

/** A name without case, as the service compares names; in upper case, which has one spelling of `ß` and `SS`. */
const foldName = (name: string) => name.normalize('NFC').toLowerCase().toUpperCase();

/** A text without case and diacritics. */
const foldText = (text: string | number | undefined) =>
  String(text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .toUpperCase();

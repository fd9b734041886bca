import { vi } from 'vitest';
import type { Image, ImageList, ListImagesQuery } from '../../src/contract/models.ts';
import type { ImageSource, PixGallery } from '../../src/elements.ts';
import { queryShadowAll, records } from './gallery.ts';
import { listOf } from './picture-records.ts';

/** A date in a month that is so many months before November 2026. */
const dateBefore = (months: number) =>
  `${new Date(Date.UTC(2026, 10 - months, 15)).toISOString().slice(0, 10)} 12:00:00`;

/** Records of which the first `counts[0]` are of November 2026, the next `counts[1]` of October, and so on. */
export function datedRecords(counts: readonly number[]): Image[] {
  const months = counts.flatMap((count, month) => Array.from({ length: count }, () => month));
  return records(months.length).map((record, i) => ({ ...record, created_at: dateBefore(months[i] ?? 0) }));
}

/** A source of dated pictures, which records its calls. */
export function createDatedSource(counts: readonly number[]) {
  const all = datedRecords(counts);
  const list = vi.fn<(query: ListImagesQuery) => Promise<ImageList>>((query) =>
    Promise.resolve(listOf(all, query)),
  );
  const source: ImageSource = { images: { list } };
  const pages = () => list.mock.calls.map(([{ page }]) => page);
  return { source, list, pages, all };
}

/** The rendered headings of months, in document order. */
export const headings = (gallery: PixGallery) => queryShadowAll(gallery, '.virtual-grid .month');

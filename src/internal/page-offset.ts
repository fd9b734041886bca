/** Zero-based offset of a page's first record; 0 for the first page even if `limit` is `Infinity`. */
export function pageOffset(page: number, limit: number): number {
  return page > 1 ? (page - 1) * limit : 0;
}

/** One-based number of the page of `size` records that holds the record at an offset. */
export const pageNumberAt = (offset: number, size: number): number => Math.floor(offset / size) + 1;

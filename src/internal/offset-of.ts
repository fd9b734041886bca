/** How many records stand before the part of a list that a wish for `limit` of them, after `page - 1` times as many, is for. */
export function offsetOf(page: number, limit: number): number {
  return page > 1 ? (page - 1) * limit : 0;
}

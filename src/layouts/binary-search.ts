/** Binary search: the lowest index in [0, count) that passes a monotone test; `count` if none does. O(log count). */
export function binarySearch(count: number, passes: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** First number from 0 to below `count` that passes, or `count`: all before it fail, all after it pass. */
export function firstWhere(count: number, passes: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

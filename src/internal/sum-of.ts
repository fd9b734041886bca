/** Sum of a number of each item. Old libraries on a page may have replaced `reduce`. */
export function sumOf<T>(items: readonly T[], numberOf: (item: T) => number): number {
  let sum = 0;
  for (const item of items) sum += numberOf(item);
  return sum;
}

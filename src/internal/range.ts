/** The whole numbers from `first` to `last`, both included. Old libraries on a page may have replaced `Array.from`. */
export function range(first: number, last: number): number[] {
  const numbers: number[] = [];
  for (let number = first; number <= last; number++) numbers.push(number);
  return numbers;
}

/** Invalid or implausible numbers (R15, R16). */
export const ODD_NUMBERS: readonly unknown[] = [
  undefined,
  null,
  0,
  -1,
  0.5,
  1.5,
  5e-324,
  Number.NaN,
  Infinity,
  1e9,
  1e308,
  2 ** 53 + 2,
  '800',
  ' 12 ',
  'many',
  '<b>1</b>',
  true,
  {},
  { toString: 1, valueOf: 1 },
  [3],
];

/** Invalid or implausible times (R27). */
export const ODD_TIMES: readonly unknown[] = [
  '0000-00-00 00:00:00',
  '9999-12-31 23:59:59',
  '2026-02-30 10:00:00',
  '2026-13-01 10:00:00',
  '1969-12-31 23:59:59',
  'yesterday',
  '<img src=x onerror=globalThis.corpusRan=1>',
  'javascript:globalThis.corpusRan=1',
  1e15,
  null,
  undefined,
  {},
];

/** Invalid or duplicate identifiers of records (R26, R27). */
export const ODD_IDS: readonly unknown[] = [
  2 ** 53 + 2,
  -1,
  1.5,
  '__proto__',
  '<b>',
  '../../me',
  '?key=1#x',
  null,
  undefined,
  {},
  { toString: 1, valueOf: 1 },
  Number.NaN,
];

/** Values in place of the nested objects of a record: dimensions, addresses, tags, embed codes (R14). */
export const ODD_PARTS: readonly unknown[] = [
  undefined,
  null,
  0,
  'text',
  true,
  [],
  {},
  [null],
  [{}],
  { toString: 1, valueOf: 1 },
  [{ toString: 1, valueOf: 1 }],
  { width: '8', height: [] },
  { html: '<script>globalThis.corpusRan=1</script>', markdown: '![](javascript:globalThis.corpusRan=1)' },
];

/** Values in place of a record of a list. */
export const NO_RECORDS: readonly unknown[] = [
  undefined,
  null,
  0,
  'text',
  true,
  [],
  {},
  [{}],
  { urls: null },
];

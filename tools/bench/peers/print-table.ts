import type { Comparison, PeerFigures, Spread } from './figures.ts';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const withRange = ({ median, least, greatest }: Spread) => `${median} (${least}–${greatest})`;

const COLUMNS: Record<string, (figures: PeerFigures) => string> = {
  '': ({ name }) => name,
  'kB of code': ({ codeBytes }) => kilobytes(codeBytes),
  requests: ({ codeRequests }) => String(codeRequests),
  'kB with viewer': ({ codeBytesWithViewer }) => kilobytes(codeBytesWithViewer),
  'first picture, ms': ({ firstPicture }) => withRange(firstPicture),
  'above the fold, ms': ({ aboveFold }) => withRange(aboveFold),
  pictures: ({ picturesAboveFold }) => String(picturesAboveFold),
  'layout shift': ({ layoutShift }) => layoutShift.toFixed(3),
};

/** Prints a comparison as a table with aligned columns. */
export function printTable({ contestants, rounds, spreadPercent }: Comparison): void {
  const rows = [
    Object.keys(COLUMNS),
    ...contestants.map((figures) => Object.values(COLUMNS).map((cell) => cell(figures))),
  ];
  const widths = Object.keys(COLUMNS).map((_name, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  const pad = (cell: string, at: number) =>
    at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  for (const row of rows) console.log(row.map(pad).join('  '));
  console.log(
    `\nMedians of ${rounds} rounds, in brackets least and greatest. Differences below ${spreadPercent} % are ties.`,
  );
}

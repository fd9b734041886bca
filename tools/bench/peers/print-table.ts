import type { GroupFigures, PeerFigures } from './figures.ts';

/** The figures of a table, each by the title of its column. */
const COLUMNS: Record<string, (figures: PeerFigures) => number | undefined> = {
  'code, kB': ({ codeBytes }) => codeBytes / 1000,
  'with viewer, kB': ({ codeBytesWithViewer }) => codeBytesWithViewer && codeBytesWithViewer / 1000,
  'first picture, ms': ({ firstPicture }) => firstPicture.median,
  'above the fold': ({ aboveFold }) => aboveFold.median,
  'script to it': ({ scriptAboveFold }) => scriptAboveFold.median,
  'script in all': ({ script }) => script.median,
  blocking: ({ blocking }) => blocking.median,
  'to the middle': ({ jump }) => jump?.median,
  shift: ({ layoutShift }) => layoutShift,
};

/** Prints the figures of a group as a table; its last row is the ratio of Pix to the best figure of another library. */
export function printGroup({ layout, pictures, rounds, contestants }: GroupFigures): void {
  const figures = Object.values(COLUMNS);
  const ratios = figures.map((figure) => {
    const [own, ...others] = contestants.filter(({ codeBytesWithViewer }) => codeBytesWithViewer).map(figure);
    const best = Math.min(...others.flatMap((other) => other ?? []));
    return own && best > 0 && best < Infinity ? (own / best).toFixed(2) : '';
  });
  printTable([
    [`${pictures} in ${layout}, ${rounds} rounds`, ...Object.keys(COLUMNS)],
    ...contestants.map((peer) => [peer.name, ...figures.map((figure) => text(figure(peer)))]),
    ['ratio to the best', ...ratios],
  ]);
}

/** Prints rows with aligned columns. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_title, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  const pad = (cell: string, at: number) =>
    at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  console.log(`\n${rows.map((row) => row.map(pad).join('  ')).join('\n')}`);
}

const text = (figure: number | undefined) =>
  figure === undefined ? '–' : figure.toFixed(figure < 100 && figure % 1 ? 1 : 0);

import type { Comparison, GroupFigures, PeerFigures } from '../../../tools/bench/peers/figures.ts';
import figures from '../../../docs/figures/peers.json' with { type: 'json' };

/** The comparison with other libraries, as `npm run bench:peers` has written it; its test checks the shape of the file. */
export const comparison = figures as Comparison;

/** What the page compares: products, at lengths that most pages have, and a long list. */
export const groups: readonly GroupFigures[] = comparison.groups
  .filter(({ layout, pictures }) => layout !== 'columns' && pictures <= 1000)
  .map((group) => ({ ...group, contestants: group.contestants.filter(({ id }) => id !== 'by-hand') }));

/** Title of a group. */
export const titleOf = ({ layout, pictures }: GroupFigures) =>
  `${whole(pictures)} pictures in ${layout === 'grid' ? 'a grid' : layout}`;

/** Says whose picture is the first one. */
export function leaderOf({ contestants }: GroupFigures): string {
  const timeOf = ({ firstPicture }: PeerFigures) => firstPicture.median;
  const [pix, ...others] = contestants;
  const [best] = others.toSorted((a, b) => timeOf(a) - timeOf(b));
  if (!pix || !best) return '';
  const percent = Math.round(100 * (timeOf(pix) / timeOf(best) - 1));
  if (Math.abs(percent) <= comparison.spreadPercent)
    return `The first picture of Pix and that of ${best.name} take about the same time.`;
  return percent > 0
    ? `The first picture of Pix takes ${percent} % longer than that of ${best.name}.`
    : `The first picture of Pix takes ${-percent} % less time than that of ${best.name}.`;
}

/** A column of the table: the figure that its bars stand for, and its text. */
interface Column {
  title: string;
  unit: string;
  value: (peer: PeerFigures) => number | undefined;
  text: (value: number) => string;
  /** The least and the greatest value of all rounds. */
  range?: (peer: PeerFigures) => string;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const whole = (number: number) => number.toLocaleString('en');

/** What the table compares; less is better in every column. */
export const COLUMNS: readonly Column[] = [
  { title: 'Code to the first picture', unit: 'kB', value: ({ codeBytes }) => codeBytes, text: kilobytes },
  {
    title: 'Time to the first picture',
    unit: 'ms',
    value: ({ firstPicture }) => firstPicture.median,
    text: whole,
    range: ({ firstPicture: { least, greatest } }) => `${whole(least)}–${whole(greatest)}`,
  },
  {
    title: 'All code with the viewer',
    unit: 'kB',
    value: ({ codeBytesWithViewer }) => codeBytesWithViewer,
    text: kilobytes,
  },
];

/** A cell of a contestant: text, range, and length of the bar in percent of the greatest value of the column in its group. */
export function cellOf(column: Column, peer: PeerFigures, { contestants }: GroupFigures) {
  const value = column.value(peer) ?? NaN;
  const greatest = Math.max(...contestants.map((other) => column.value(other) ?? 0));
  return {
    text: column.text(value),
    range: column.range?.(peer),
    percent: ((100 * value) / greatest).toFixed(1),
  };
}

/** Names of packages with their versions. */
export const versionsOf = ({ versions }: PeerFigures) =>
  Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');

/** What a page gets from each contestant, in the bundles that are compared. */
const INCLUDES: Readonly<Record<string, readonly string[]>> = {
  pix: [
    'viewer with zoom',
    'slideshow, thumbnails',
    'grid, rows, columns, carousel',
    'virtual list',
    'loads more',
    'search and filters',
    'albums',
    'data from a service',
    '12 languages',
  ],
  photoswipe: ['viewer with zoom'],
  lightgallery: ['viewer with zoom'],
  fancybox: ['viewer with zoom', 'slideshow, thumbnails'],
  infinitegrid: ['viewer with zoom', 'rows', 'virtual list', 'loads more'],
  'react-photo-album': ['viewer with zoom', 'rows'],
  nanogallery2: ['viewer with zoom', 'grid, rows, columns', 'slideshow, thumbnails', 'albums'],
};

/** What a page gets from a contestant, in the first group in which it is listed. */
export const includesOf = ({ id }: PeerFigures, group: GroupFigures): readonly string[] =>
  groups.find(({ contestants }) => contestants.some((other) => other.id === id)) === group
    ? (INCLUDES[id] ?? [])
    : [];

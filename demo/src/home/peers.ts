import type { Comparison, PeerFigures } from '../../../tools/bench/peers/figures.ts';
import figures from '../../../docs/figures/peers.json' with { type: 'json' };

/** The comparison with other libraries, as `npm run bench:peers` has written it; its test checks the shape of the file. */
export const comparison = figures as Comparison;

/** A column of the table: the figure that its bars stand for, and its text. */
interface Column {
  title: string;
  unit: string;
  value: (peer: PeerFigures) => number;
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

/** A cell of a contestant: text, range, and length of the bar in percent of the greatest value of the column. */
export function cellOf(column: Column, peer: PeerFigures) {
  const value = column.value(peer);
  const greatest = Math.max(...comparison.contestants.map(column.value));
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
export const INCLUDES: Readonly<Record<string, readonly string[]>> = {
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
};

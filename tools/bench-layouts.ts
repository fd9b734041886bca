/**
 * What justified rows cost, beside Flickr's `justified-layout` (which takes the next best break) and react-photo-album (which
 * takes the best ones, as we do), and what the wall of a huge list costs: part of `npm run bench`. The maths alone: nothing is
 * rendered.
 */
import justifiedLayout from 'justified-layout';
import { computeRowsLayout } from 'react-photo-album';
import { layoutRows } from '../src/layouts/rows.ts';
import { layoutWall, type Wall, type WallPart, type WallShape } from '../src/layouts/wall.ts';
import { median } from './bench-load.ts';

const COUNTS = [100, 10_000, 100_000];
/** Its time grows with the square of the count: 100,000 take from 20 seconds to minutes. */
const MOST_FOR_FLICKR = 10_000;

const ROUNDS = 9;
/** Milliseconds that a contestant runs in one round, once at least. */
const ROUND = 120;
/** Milliseconds after which a contestant has run enough. */
const ENOUGH = 2_000;
/** Milliseconds that the clock can tell from noise: shorter runs are counted together. */
const SAMPLE = 1;

const WIDTH = 1248;
const TARGET = 200;
const GAP = 8;

const SHAPES = [
  [1600, 1067],
  [1600, 1200],
  [1067, 1600],
  [1600, 900],
  [1200, 1600],
  [1500, 1500],
  [900, 1600],
  [1600, 640],
] as const;

/** Equal pictures in each run, of many shapes, in no order. */
function picturesOf(count: number) {
  let seed = 1;
  return Array.from({ length: count }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const [width, height] = SHAPES[seed >>> 29] ?? SHAPES[0];
    return { src: '', width: width + ((seed >>> 16) % 97), height };
  });
}

type Works = Record<string, () => number | undefined>;

/** Works that lay out as many pictures, each of which returns a height or a number of rows. */
function contestants(count: number): Works {
  const pictures = picturesOf(count);
  const ratios = Float64Array.from(pictures, ({ width, height }) => width / height);
  const best: Works = {
    'pix-sdk': () =>
      layoutRows(ratios, { width: WIDTH, targetHeight: TARGET, gap: GAP, lastRow: 'justify' })?.height,
    'react-photo-album': () => computeRowsLayout(pictures, GAP, 0, WIDTH, TARGET)?.tracks.length,
  };
  const flickr = () =>
    justifiedLayout(pictures, {
      containerWidth: WIDTH,
      containerPadding: 0,
      targetRowHeight: TARGET,
      boxSpacing: GAP,
    }).containerHeight;
  return count > MOST_FOR_FLICKR ? best : { ...best, 'justified-layout': flickr };
}

/** Milliseconds of one run: the mean of as many as the clock can tell from noise. */
function sample(work: () => number | undefined): number {
  const start = performance.now();
  for (let runs = 1; ; runs++) {
    if (!work()) throw new Error('Nothing was laid out.');
    const spent = performance.now() - start;
    if (spent > SAMPLE) return spent / runs;
  }
}

/** Median milliseconds of each, taken in turns, so that all meet the same neighbours. */
function compare(works: Works): Record<string, number> {
  const rivals = Object.entries(works).map(([name, work]) => ({
    name,
    work,
    samples: [] as number[],
    spent: 0,
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const rival of rivals) {
      if (rival.spent > ENOUGH) continue;
      const start = performance.now();
      do rival.samples.push(sample(rival.work));
      while (performance.now() - start < ROUND);
      // What the first round shows, code that is being compiled, is not measured, unless it is all there will be.
      rival.spent += performance.now() - start;
      if (round === 0 && rival.spent <= ENOUGH) rival.samples.length = 0;
    }
  }
  return Object.fromEntries(rivals.map(({ name, samples }) => [name, median(samples)]));
}

const NAME = 12;
const COLUMN = 20;

console.log(
  `\nJustified rows, ${WIDTH} pixels wide: µs, medians of ${ROUNDS - 1} rounds; ratio: pix-sdk to it.`,
);
const names = Object.keys(contestants(0));
console.log(['pictures'.padEnd(NAME), ...names.map((name) => name.padStart(COLUMN))].join(''));
for (const count of COUNTS) {
  const medians = Object.values(compare(contestants(count)));
  const figures = medians.map((ms, i) => {
    const ratio = i === 0 ? '' : ` (${((medians[0] ?? NaN) / ms).toFixed(3)})`;
    return `${(ms * 1000).toFixed(ms < 0.1 ? 1 : 0)}${ratio}`.padStart(COLUMN);
  });
  console.log([count.toLocaleString('en').padEnd(NAME), ...figures].join(''));
}

const PAGES = 1000;
const PAGE = 100;
const KNOWN = 10;

const WALL_SHAPES: readonly WallShape[] = [
  { layout: 'grid', width: WIDTH, gap: GAP },
  { layout: 'rows', width: WIDTH, targetHeight: TARGET, gap: GAP },
  { layout: 'columns', width: WIDTH, columnSize: TARGET, gap: GAP },
  { layout: 'carousel', height: TARGET, gap: GAP },
];

/** Pages of a list, the first so many of them known. */
const pagesOf = (ratios: Float64Array, known: number): WallPart[] =>
  Array.from({ length: PAGES }, (_, i) =>
    i < known ? { count: PAGE, ratios: ratios.subarray(i * PAGE, (i + 1) * PAGE) } : { count: PAGE },
  );

/** Works that lay out a wall, at first and when one more of its pages is known. */
function walls(shape: WallShape): Works {
  const ratios = Float64Array.from(picturesOf(PAGE * (KNOWN + 1)), ({ width, height }) => width / height);
  const parts = pagesOf(ratios, KNOWN);
  const more = [...parts.slice(0, KNOWN), ...pagesOf(ratios, KNOWN + 1).slice(KNOWN)];
  const before: Wall | undefined = layoutWall(parts, shape);
  return {
    'at first': () => layoutWall(parts, shape)?.length,
    'one page more': () => layoutWall(more, shape, { before })?.length,
  };
}

console.log(`\nWalls of ${PAGES} pages of ${PAGE} pictures, ${KNOWN} of them known: µs, medians as above.`);
console.log(
  ['layout'.padEnd(NAME), ...['at first', 'one page more'].map((name) => name.padStart(COLUMN))].join(''),
);
for (const shape of WALL_SHAPES) {
  const figures = Object.values(compare(walls(shape))).map((ms) => (ms * 1000).toFixed(0).padStart(COLUMN));
  console.log([shape.layout.padEnd(NAME), ...figures].join(''));
}

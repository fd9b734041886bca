/**
 * Benchmark of justified rows, compared with Flickr's `justified-layout` (greedy breaks) and react-photo-album (optimal
 * breaks, as here), and of the layout of a huge list. Part of `npm run bench`; pure computation without rendering.
 */
import justifiedLayout from 'justified-layout';
import { computeRowsLayout } from 'react-photo-album';
import { layoutRows } from '../../src/layouts/rows/layout-rows.ts';
import { LAYOUT_VALUES, layoutNameOf } from '../../src/components/option-values.ts';
import type { LayoutStrategy } from '../../src/layouts/layout-strategy.ts';
import { loadLayout } from '../../src/components/pix-gallery/load-layout.ts';
import { layoutPages, type PagedLayout, type PageRatios } from '../../src/layouts/paged-layout.ts';
import { median } from './bench-load.ts';

const COUNTS = [100, 10_000, 100_000];
/** Quadratic time: 100,000 pictures take 20 seconds to minutes. */
const MAX_FOR_FLICKR = 10_000;

const ROUNDS = 9;
/** Duration of a contestant's round in ms; at least one run. */
const ROUND_MS = 120;
/** Total time limit of a contestant in ms. */
const MAX_TOTAL_MS = 2_000;
/** Minimum measurable time in ms; shorter runs are measured in batches. */
const MIN_SAMPLE_MS = 1;

const WIDTH = 1248;
const TARGET = 200;
const GAP = 8;

const SIZES = [
  [1600, 1067],
  [1600, 1200],
  [1067, 1600],
  [1600, 900],
  [1200, 1600],
  [1500, 1500],
  [900, 1600],
  [1600, 640],
] as const;

/** Pictures of mixed aspect ratios, pseudo-random, the same in each run. */
function picturesOf(count: number) {
  let seed = 1;
  return Array.from({ length: count }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const [width, height] = SIZES[seed >>> 29] ?? SIZES[0];
    return { src: '', width: width + ((seed >>> 16) % 97), height };
  });
}

type Works = Record<string, () => number | undefined>;

/** Functions that lay out `count` pictures and return a height or a number of rows. */
function contestants(count: number): Works {
  const pictures = picturesOf(count);
  const ratios = Float64Array.from(pictures, ({ width, height }) => width / height);
  const best: Works = {
    'pix-sdk': () =>
      layoutRows(ratios, { width: WIDTH, targetHeight: TARGET, gap: GAP, end: 'filled' })?.length,
    'react-photo-album': () => computeRowsLayout(pictures, GAP, 0, WIDTH, TARGET)?.tracks.length,
  };
  const flickr = () =>
    justifiedLayout(pictures, {
      containerWidth: WIDTH,
      containerPadding: 0,
      targetRowHeight: TARGET,
      boxSpacing: GAP,
    }).containerHeight;
  return count > MAX_FOR_FLICKR ? best : { ...best, 'justified-layout': flickr };
}

/** Milliseconds per run: the mean over a measurable batch. */
function sample(work: () => number | undefined): number {
  const start = performance.now();
  for (let runs = 1; ; runs++) {
    if (!work()) throw new Error('The layout is empty.');
    const spent = performance.now() - start;
    if (spent > MIN_SAMPLE_MS) return spent / runs;
  }
}

/** Median milliseconds of each contestant, in alternating rounds, so that other load affects all alike. */
function compare(works: Works): Record<string, number> {
  const rivals = Object.entries(works).map(([name, work]) => ({
    name,
    work,
    samples: [] as number[],
    spent: 0,
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const rival of rivals) {
      if (rival.spent > MAX_TOTAL_MS) continue;
      const start = performance.now();
      do rival.samples.push(sample(rival.work));
      while (performance.now() - start < ROUND_MS);
      // The first round is a warm-up and does not count, unless it is the only one.
      rival.spent += performance.now() - start;
      if (round === 0 && rival.spent <= MAX_TOTAL_MS) rival.samples.length = 0;
    }
  }
  return Object.fromEntries(rivals.map(({ name, samples }) => [name, median(samples)]));
}

const NAME = 12;
const COLUMN = 20;

console.log(
  `\nJustified rows, ${WIDTH} pixels wide: µs, medians of ${ROUNDS - 1} rounds; ratio: pix-sdk to the other.`,
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

const LENGTHS = { width: WIDTH, size: TARGET, gap: GAP, ratio: 1 };

/** Pages of a list of which the first `known` are loaded. */
const pagesOf = (ratios: Float64Array, known: number): PageRatios[] =>
  Array.from({ length: PAGES }, (_, i) =>
    i < known ? { count: PAGE, ratios: ratios.subarray(i * PAGE, (i + 1) * PAGE) } : { count: PAGE },
  );

/** Functions that lay out a list, initially and after one more page has loaded. */
function pagedLayouts(strategy: LayoutStrategy): Works {
  const ratios = Float64Array.from(picturesOf(PAGE * (KNOWN + 1)), ({ width, height }) => width / height);
  const parts = pagesOf(ratios, KNOWN);
  const more = [...parts.slice(0, KNOWN), ...pagesOf(ratios, KNOWN + 1).slice(KNOWN)];
  const before: PagedLayout | undefined = layoutPages(strategy, parts, LENGTHS);
  return {
    'at first': () => layoutPages(strategy, parts, LENGTHS)?.length,
    'one more page': () => layoutPages(strategy, more, LENGTHS, { before })?.length,
  };
}

console.log(`\nLayouts of ${PAGES} pages of ${PAGE} pictures, ${KNOWN} pages loaded: µs, medians as above.`);
console.log(
  ['layout'.padEnd(NAME), ...['at first', 'one more page'].map((name) => name.padStart(COLUMN))].join(''),
);
for (const name of new Set(LAYOUT_VALUES.map(layoutNameOf))) {
  const { strategy } = await loadLayout(name);
  const figures = Object.values(compare(pagedLayouts(strategy))).map((ms) =>
    (ms * 1000).toFixed(0).padStart(COLUMN),
  );
  console.log([name.padEnd(NAME), ...figures].join(''));
}

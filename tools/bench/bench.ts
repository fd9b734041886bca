/** `npm run bench`: the reference server under load, compared with a bare node:http server that sends the same bytes. */
import type { ImageList } from '../../src/contract/models.ts';
import {
  capture,
  compare,
  CONNECTIONS,
  BACKGROUND_RATE,
  ROUNDS,
  SECONDS,
  start,
  type Load,
  type Task,
} from './bench-load.ts';

/** Number of pages of 100 pictures whose thumbnails are generated before measuring: all that the server generates ahead. */
const PAGES = 5;

const LIST = '/api/v1/images';

/** Width of the name column in characters. */
const NAME = 37;

/** Formats a line of the table. */
interface Row extends Task {
  name: string;
}

/** Measures the rows that `rowsOf` plans for a server, and prints them. */
async function benchmark(scenario: 'huge' | undefined, rowsOf: (paths: Paths) => Row[]): Promise<void> {
  const reference = await start({ kind: 'reference', scenario });
  const rows = rowsOf(await warmUp(reference.url));
  const answers = await capture(
    reference.url,
    new Set(rows.flatMap(({ path, background = path }) => [path, background])),
  );
  const bare = await start({ kind: 'bare', answers });
  for (const row of rows) printLine(row.name, await compare([reference, bare], row));
  reference.stop();
  bare.stop();
}

/** URLs of one picture. */
interface Paths {
  detail: string;
  thumbnail: string;
}

/** Generates thumbnails in advance, so that none is generated while measuring. */
async function warmUp(url: string): Promise<Paths> {
  let paths = { detail: '', thumbnail: '' };
  for (let page = 1; page <= PAGES; page += 1) {
    const { data } = (await (await fetch(`${url}${LIST}?limit=100&page=${page}`)).json()) as ImageList;
    for (const { slug, urls } of data) {
      paths = { detail: `${LIST}/${slug}`, thumbnail: new URL(urls.thumbnail_url).pathname };
      await (await fetch(url + paths.thumbnail)).bytes();
    }
  }
  return paths;
}

function printLine(name: string, loads: readonly Load[]): void {
  const [own, least] = loads.map(({ perSecond }) => perSecond);
  const figures = loads.flatMap(({ perSecond, p99, cpu }) => [
    perSecond.toFixed(0).padStart(12),
    p99.toFixed(0).padStart(8),
    cpu.toFixed(0).padStart(8),
  ]);
  const ratio = ((own ?? NaN) / (least ?? NaN)).toFixed(2);
  console.log([name.padEnd(NAME), ...figures, ratio.padStart(7)].join(''));
}

console.log(
  `${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s. CPU time of the server per response.`,
);
console.log(`"Views changing": ${BACKGROUND_RATE} records per second are read in the background.\n`);
console.log(`${' '.repeat(NAME)}${'reference server'.padStart(28)}${'bare node:http'.padStart(28)}`);
console.log(`${' '.repeat(NAME)}${'  requests/s  p99 ms  CPU µs'.repeat(2)}   ratio`);

await benchmark(undefined, ({ detail, thumbnail }) => [
  { name: 'list of 24', path: LIST },
  { name: 'list of 24, views changing', path: LIST, background: detail },
  { name: 'detail', path: detail },
  { name: 'thumbnail', path: thumbnail },
]);
await benchmark('huge', ({ detail }) => [
  { name: 'list of 24 of 10,000', path: LIST },
  { name: 'list of 24 of 10,000, views changing', path: LIST, background: detail },
]);

await import('./bench-layouts.ts');

/**
 * Cost of a client call compared with bare `fetch` and with ky; part of `npm run bench`. Calls run sequentially, once
 * with in-memory responses and once over loopback sockets.
 */
import { GCProfiler } from 'node:v8';
import ky from 'ky';
import { startPixServer } from '../../mock-server/server.ts';
import { createPix, createTransport, getImage, listImages } from '../../src/index.ts';
import type { ImageList } from '../../src/contract/models.ts';
import { capture, median, start } from './bench-load.ts';

const ROUNDS = 15;
/** Duration of a contestant's round in ms. */
const ROUND_MS = 250;
/** Warm-up in ms, so that the code is compiled. */
const WARM_UP = 2_000;

const LIST = '/api/v1/images';
const NAME = 30;

type Work = () => Promise<unknown>;

/** Cost of a call. */
interface Cost {
  /** CPU time of the process in microseconds, garbage collection threads included. */
  cpu: number;
  /** Bytes allocated on the JavaScript heap, without external memory such as buffers. */
  allocated: number;
}

/** Makes calls for the given time. */
async function measure(work: Work, duration: number): Promise<Cost> {
  const profiler = new GCProfiler();
  const heapBefore = process.memoryUsage().heapUsed;
  profiler.start();
  const before = process.cpuUsage();
  const end = performance.now() + duration;
  let calls = 0;
  for (; performance.now() < end; calls++) await work();
  const { user, system } = process.cpuUsage(before);
  const { statistics } = profiler.stop() ?? { statistics: [] };
  // Heap before a collection minus heap after the previous one is what was allocated in between.
  const collected = statistics.map(({ beforeGC, afterGC }) => [
    beforeGC.heapStatistics.usedHeapSize,
    afterGC.heapStatistics.usedHeapSize,
  ]);
  let allocated = 0;
  let used = heapBefore;
  for (const [full = 0, left = 0] of [...collected, [process.memoryUsage().heapUsed]]) {
    allocated += full - used;
    used = left;
  }
  return { cpu: (user + system) / calls, allocated: allocated / calls };
}

/** Medians over rounds in which the contestants alternate, so that other load affects all alike. */
async function compare(works: Record<string, Work>): Promise<Record<string, Cost>> {
  const rounds = Object.entries(works).map(([name, work]) => ({ name, work, costs: [] as Cost[] }));
  for (const { work } of rounds) await measure(work, WARM_UP);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { work, costs } of rounds) costs.push(await measure(work, ROUND_MS));
  }
  return Object.fromEntries(
    rounds.map(({ name, costs }) => [
      name,
      {
        cpu: median(costs.map(({ cpu }) => cpu)),
        allocated: median(costs.map(({ allocated }) => allocated)),
      },
    ]),
  );
}

/** Ways to request one response. */
const waysTo = (url: string, request: typeof fetch, facade: Work, free: Work): Record<string, Work> => ({
  'fetch + JSON.parse': async () => JSON.parse(await (await request(url)).text()) as unknown,
  'ky.get(url).json()': () => ky.get(url, request === fetch ? {} : { fetch: request }).json(),
  'createPix()': facade,
  'createTransport()': free,
});

/** Measures both calls and prints their cost. `request` is `fetch` or a replacement. */
async function benchmark(where: string, baseUrl: string, slug: string, request: typeof fetch): Promise<void> {
  const options = request === fetch ? { baseUrl } : { baseUrl, fetch: request };
  const pix = createPix(options);
  const transport = createTransport(options);
  const list = () => listImages(transport);
  const detail = () => getImage(transport, slug);
  print(
    `list of 24, ${where}`,
    await compare(waysTo(baseUrl + LIST, request, () => pix.images.list(), list)),
  );
  const url = `${baseUrl}${LIST}/${slug}`;
  print(`detail, ${where}`, await compare(waysTo(url, request, () => pix.images.get(slug), detail)));
}

function print(title: string, costs: Record<string, Cost>): void {
  const [bare] = Object.values(costs);
  console.log(`\n${title}`);
  for (const [name, { cpu, allocated }] of Object.entries(costs)) {
    const figures = [
      cpu.toFixed(0).padStart(8),
      (cpu / (bare?.cpu ?? NaN)).toFixed(2).padStart(8),
      (allocated / 1000).toFixed(1).padStart(12),
      (allocated / (bare?.allocated ?? NaN)).toFixed(2).padStart(8),
    ];
    console.log(`  ${name.padEnd(NAME)}${figures.join('')}`);
  }
}

const reference = await startPixServer({ port: 0 });
const { data } = (await (await fetch(`${reference.url}${LIST}?limit=1`)).json()) as ImageList;
const slug = data[0]?.slug ?? '';
const answers = await capture(reference.url, new Set([LIST, `${LIST}/${slug}`]));
await reference.close();
const bare = await start({ kind: 'bare', answers });

const canned: typeof fetch = (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const { body, ...init } = answers.get(pathname) ?? { body: null, status: 404 };
  return Promise.resolve(new Response(body, init));
};

console.log(`Sequential calls of the client; medians of ${ROUNDS} rounds of ${ROUND_MS} ms.`);
console.log(`CPU time of the calling process; kB allocated on its JavaScript heap, without buffers.`);
console.log(`${' '.repeat(NAME + 2)}  CPU µs   ratio     kB/call   ratio`);
await benchmark('in process', bare.url, slug, canned);
await benchmark('over loopback', bare.url, slug, fetch);
bare.stop();

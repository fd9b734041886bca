import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findChromium } from '../../tools/browsers/browsers.ts';
import { NODES } from '../package/support/nodes.ts';
import { serveFolder } from '../package/support/serve-folder.ts';
import { CONSUMERS, selectedConsumers, type Consumer, type ConsumerName } from './consumers.ts';
import { run } from './run.ts';
import { startProcess } from './start-process.ts';
import { visitStories } from './visit-stories.ts';
import { LIMIT, visit, visitRendered } from './visit.ts';

const folder = inject('consumers');

let browser: Browser;

const ends = new AsyncDisposableStack();
afterAll(() => ends.disposeAsync());

beforeAll(async () => {
  browser = ends.use(await chromium.launch(findChromium()));
});

const selected = selectedConsumers().map((name): [ConsumerName, Consumer] => [name, CONSUMERS[name]]);
const showing = (shows: Consumer['shows']) => selected.filter(([, consumer]) => consumer.shows === shows);

/** Runs the scripts of a consumer that compile and check it. */
async function build(name: ConsumerName): Promise<void> {
  const cwd = resolve(folder, name);
  const { scripts } = JSON.parse(readFileSync(resolve(cwd, 'package.json'), 'utf8')) as { scripts: object };
  for (const script of ['build', 'check'])
    if (script in scripts) await run(cwd, 'npm', 'run', '--silent', script);
}

/** Serves the page of a consumer as its framework does. */
function serve(
  name: ConsumerName,
  { serve = { script: 'start' } }: Consumer,
): Promise<AsyncDisposable & { url: string }> {
  const cwd = resolve(folder, name);
  if ('folder' in serve) return serveFolder(resolve(cwd, serve.folder));
  return startProcess(cwd, (port) => ['npm', 'run', serve.script, '--', '--port', String(port)]);
}

/** Path of the page of a consumer without `paths`. File servers have no other page. */
const homeOf = ({ serve }: Consumer) => (serve && 'folder' in serve ? '/index.html' : '/');

async function buildAndVisit(name: ConsumerName, consumer: Consumer): Promise<void> {
  await build(name);
  await using server = await serve(name, consumer);
  for (const path of consumer.paths ?? [homeOf(consumer)])
    await visit(browser, server.url + path, consumer.shows);
  for (const path of consumer.rendered ?? []) await visitRendered(browser, server.url + path);
}

test.concurrent.for(showing('gallery'))(
  '%s shows pictures, opens the viewer and receives pix-load',
  ([name, consumer]) => buildAndVisit(name, consumer),
);

test.concurrent.for(showing('list'))('%s lists titles of pictures', ([name, consumer]) =>
  buildAndVisit(name, consumer),
);

test.concurrent.for(showing('stories'))('%s shows each story', async ([name, consumer]) => {
  await build(name);
  await using server = await serve(name, consumer);
  await visitStories(browser, server.url);
});

/** One line for each picture. */
const TITLES = new RegExp(`^(?:.+\\n){${LIMIT}}$`);

test.concurrent.for(showing('output').filter(([name]) => name !== 'node'))(
  '%s prints titles of pictures',
  async ([name]) => {
    await build(name);
    expect(await run(resolve(folder, name), 'npm', 'run', '--silent', 'start')).toMatch(TITLES);
  },
);

test.concurrent.for(showing('tests'))('%s passes its tests', async ([name]) => {
  expect(await run(resolve(folder, name), 'npm', 'test', '--silent')).toMatch(/Tests:? +\d passed/);
});

const programs = [...NODES].flatMap(([version, node]) =>
  ['main.js', 'main.cjs'].map((file) => ({ version, node, file })),
);
test.runIf(selectedConsumers().includes('node')).concurrent.for(programs)(
  'Node $version prints titles of pictures by $file',
  async ({ node, file }) => {
    expect(await run(resolve(folder, 'node'), node, file)).toMatch(TITLES);
  },
);

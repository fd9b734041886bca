import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findChromium } from '../../tools/browsers/browsers.ts';
import { NODES } from '../package/support/nodes.ts';
import { serveFolder, type FolderServer } from '../package/support/serve-folder.ts';
import { CONSUMERS, selectedConsumers, type Consumer, type ConsumerName } from './consumers.ts';
import { run } from './run.ts';
import { startProcess } from './start-process.ts';
import { LIMIT, visit } from './visit.ts';

const folder = inject('consumers');

let browser: Browser;
let files: FolderServer;

const ends = new AsyncDisposableStack();
afterAll(() => ends.disposeAsync());

beforeAll(async () => {
  browser = ends.use(await chromium.launch(findChromium()));
  files = ends.use(await serveFolder(folder));
});

const scriptsOf = (name: ConsumerName) =>
  (JSON.parse(readFileSync(resolve(folder, name, 'package.json'), 'utf8')) as { scripts: object }).scripts;

const using = (shows: Consumer['shows']) =>
  selectedConsumers()
    .map((name): [ConsumerName, Consumer] => [name, CONSUMERS[name]])
    .filter(([, consumer]) => consumer.shows === shows);

/** Builds a consumer and visits its page. */
async function buildAndVisit(name: ConsumerName, { serve, shows }: Consumer): Promise<void> {
  for (const script of ['build', 'check'])
    if (script in scriptsOf(name)) await run(resolve(folder, name), 'npm', 'run', '--silent', script);
  if (serve && 'page' in serve) return visit(browser, `${files.url}/${serve.page}`, shows);
  const { script } = serve ?? { script: 'start' };
  await using server = await startProcess(resolve(folder, name), (port) => [
    ...(['npm', 'run', script, '--', '--port', String(port)] as const),
  ]);
  await visit(browser, server.url, shows);
}

test.concurrent.for(using('gallery'))(
  '%s shows pictures, opens the viewer and receives pix-load',
  ([name, consumer]) => buildAndVisit(name, consumer),
);

test.concurrent.for(using('titles'))('%s shows titles of pictures', ([name, consumer]) =>
  buildAndVisit(name, consumer),
);

const titles = (output: string) => output.split('\n').filter(Boolean);

test
  .runIf(selectedConsumers().includes('node'))
  .concurrent.for(
    [...NODES].flatMap(([version, node]) => ['main.js', 'main.cjs'].map((file) => ({ version, node, file }))),
  )('Node $version prints titles by $file', async ({ node, file }) => {
  expect(titles(await run(resolve(folder, 'node'), node, file))).toHaveLength(LIMIT);
});

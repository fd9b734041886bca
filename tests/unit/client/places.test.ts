/** The SDK outside of pages: in plain Node, in a worker thread, and where only the basic objects of the web exist. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, startFaultyServer, type FaultyServer } from '../../support/faulty-server.ts';

const run = promisify(execFile);
const source = (path: string) => new URL(`../../../src/${path}`, import.meta.url).href;

let server: FaultyServer;
beforeAll(async () => {
  const body = { data: [{ id: 1, slug: 'harbour' }] };
  server = await startFaultyServer((response) => json(response, body));
});
afterAll(() => server[Symbol.asyncDispose]());

/** Code that removes some globals, then imports everything and uses the client. */
const use = (prepare: string) => `
  ${prepare}
  const { createPix, createPublicPix } = await import('${source('index.ts')}');
  const pix = createPublicPix({ baseUrl: '${server.url}' });
  const slugs = (await pix.images.list()).data.map(({ slug }) => slug);
  await createPix({ baseUrl: '${server.url}', apiKey: 'pix_key' }).images.list({ limit: 1 });
  const elements = await import('${source('elements.ts')}');
  await import('${source('define.ts')}');
  const classes = Object.entries(elements).filter(([name]) => /^Pix[A-Z]/.test(name));
  const report = JSON.stringify({
    slugs,
    classes: classes.every(([, element]) => typeof element === 'function') && classes.length,
    left: Object.keys(globalThis).filter((name) => /pix/i.test(name)),
  });`;

const EXPECTED = { slugs: ['harbour'], left: [] };
const PLACES = {
  'a process without a page': '',
  'one without navigator': `
    delete globalThis.navigator;`,
  'a process like Deno, which has a navigator but no document': `
    Object.defineProperty(globalThis, 'Deno', { value: { version: { deno: '2.0.0' } } });
    Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'Deno/2.0.0' }, configurable: true });`,
  'a process without storage, custom events and location': `
    for (const name of ['localStorage', 'sessionStorage', 'CustomEvent', 'location']) delete globalThis[name];`,
};

describe('The SDK is imported without an error, and the client works (U23)', () => {
  it.each(Object.entries(PLACES))('in %s', async (_place, prepare) => {
    const code = `${use(prepare)} console.log(report);`;
    const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '--eval', code]);
    expect(JSON.parse(stdout)).toMatchObject(EXPECTED);
    expect((JSON.parse(stdout) as { classes: number }).classes).toBeGreaterThanOrEqual(9);
    expect(stderr).toBe('');
  });

  it('in a worker thread', async () => {
    const code = `const { parentPort } = await import('node:worker_threads'); ${use('')} parentPort.postMessage(report);`;
    const url = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
    const worker = new Worker(url);
    const report = await new Promise<string>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
    });
    await worker.terminate();
    expect(JSON.parse(report)).toMatchObject(EXPECTED);
  });
});

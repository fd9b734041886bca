import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { findChromium } from '../../tools/browsers/browsers.ts';
import { run } from '../support/command.ts';
import { NODES } from './support/nodes.ts';
import { newProject, packageIn } from './support/project.ts';

const root = resolve(import.meta.dirname, '../..');

test('the mock works as a function without other packages', () => {
  using project = newProject();
  const output = project.run(`
    import { createMockFetch } from 'pix-sdk/mock';
    const fetch = createMockFetch({ seed: { pictures: [{ slug: 'one' }] } });
    const { data } = await (await fetch('/api/v1/images')).json();
    console.log(data.map(({ slug }) => slug).join());`);
  expect(output).toBe('one');
});

/** Folders of MSW, from the oldest supported to the newest of each major. */
const MSWS = [packageIn('msw/2.11', 'msw'), packageIn('msw/2.15', 'msw'), 'node_modules/msw'];

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(resolve(root, folder, 'package.json'), 'utf8')) as {
    version: string;
    engines: { node: string };
    peerDependencies: Record<string, string>;
  };

/** Each MSW with each Node of this machine that supports it. */
const MSW_ON_NODES = MSWS.flatMap((folder) => {
  const { version, engines } = readManifest(folder);
  const oldest = Number.parseInt(engines.node.replace(/^\D*/, ''));
  return [...NODES]
    .filter(([node]) => Number.parseInt(node.slice(1)) >= oldest)
    .map(([node, path]) => [version, node, folder, path] as const);
});

test('the peer range contains the tested versions of MSW', () => {
  const { msw = '' } = readManifest('.').peerDependencies;
  const [oldest = '', ...newer] = MSWS.map((folder) => readManifest(folder).version);
  expect(oldest.startsWith(`${/^>=(\S+)/.exec(msw)?.[1]}.0`)).toBe(true);
  expect(Number.parseInt(newer.at(-1) ?? '')).toBe(Number(/<(\d+)$/.exec(msw)?.[1]) - 1);
});

test.each(MSW_ON_NODES)(
  'MSW %s on Node %s passes the requests of a client to the mock, and forwards others',
  (_version, _node, msw, node) => {
    using project = newProject(['ky', msw]);
    const output = project.run(
      `
      import { createServer } from 'node:http';
      import { http, HttpResponse } from 'msw';
      import { createPix } from 'pix-sdk';
      import { setupMockServer } from 'pix-sdk/mock/node';
      const other = createServer((_request, response) => response.end('other')).listen(0, '127.0.0.1');
      await new Promise((resolve) => other.once('listening', resolve));
      const baseUrl = 'http://127.0.0.1:' + other.address().port;
      const server = setupMockServer({ baseUrl, seed: { pictures: [{ slug: 'harbour' }] } });
      let unhandled = 0;
      const report = () => void unhandled++;
      server.listen({ onUnhandledRequest: report, onUnhandledFrame: report });
      const pix = createPix({ baseUrl, apiKey: 'pix_test_owner', retry: 0 });
      const image = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>']);
      await pix.images.upload({ image, slug: 'quay' });
      const { data } = await pix.images.list();
      const slugs = data.map(({ slug }) => slug).join();
      const text = await (await fetch(baseUrl + '/about')).text();
      const { status } = await fetch(baseUrl + '/api/v1/unknown');
      server.use(http.get(baseUrl + '/api/v1/ping', () => new HttpResponse(null, { status: 204 })));
      const own = (await fetch(baseUrl + '/api/v1/ping')).status;
      server.close();
      other.close();
      console.log(JSON.stringify({ slugs, text, unhandled, status, own }));`,
      node,
    );
    expect(JSON.parse(output)).toEqual({
      slugs: 'quay,harbour',
      ...{ text: 'other', unhandled: 1 },
      ...{ status: 404, own: 204 },
    });
  },
);

test('pix-mock also serves without sharp, and reports what is missing', async () => {
  using project = newProject();
  const command = project.path('node_modules/pix-sdk/dist/mock/bin.js');
  const { ready, text } = run(['--port', '0'], { command, cwd: project.folder });
  const url = await ready;
  const response = await fetch(`${url}/api/v1/images?limit=1`);
  expect(response.status).toBe(200);
  expect(text.err).toMatch(/^Without the package sharp, /);
  expect(await (await fetch(`${url}/llms.txt`)).text()).toMatch(/^# Pix\n/);
  const { version } = (await (await fetch(`${url}/cdn/integrity.json`)).json()) as { version: string };
  for (const script of ['sdk.js', `sdk@${version}.js`, `${version}/sdk.js`, `${version}/pix.mjs`])
    expect((await fetch(`${url}/cdn/${script}`)).status, script).toBe(200);
});

test('the front page of pix-mock shows pictures, and its links lead to files', async () => {
  using project = newProject();
  const command = project.path('node_modules/pix-sdk/dist/mock/bin.js');
  const { ready } = run(['--port', '0'], { command, cwd: project.folder });
  const url = await ready;
  await using browser = await chromium.launch(findChromium());
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(url);
  await page.waitForFunction(() =>
    [...(document.querySelector('pix-gallery')?.shadowRoot?.querySelectorAll('img') ?? [])].some(
      (image) => image.naturalWidth,
    ),
  );
  const links = await page
    .locator('.links a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links).toHaveLength(5);
  for (const link of links) expect((await fetch(link)).status, link).toBe(200);
  expect(problems).toEqual([]);
});

test('the document is part of the package, as YAML and as JSON', () => {
  using project = newProject();
  const output = project.run(`
    import document from 'pix-sdk/openapi.json' with { type: 'json' };
    import { readFileSync } from 'node:fs';
    const yaml = readFileSync(new URL(import.meta.resolve('pix-sdk/openapi.yaml')), 'utf8');
    console.log(document.openapi, yaml.startsWith('openapi: ' + document.openapi));`);
  expect(output).toBe('3.1.0 true');
});

test('the files for browsers contain no code of the mock or of MSW', () => {
  const files = globSync(['dist/cdn/**/*.js', 'dist/npm/**/*.js'], { cwd: root });
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    expect(readFileSync(resolve(root, file), 'utf8'), file).not.toMatch(
      /\bmsw\b|pix_test_|mock-server|createMock/,
    );
  }
});

import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../support/command.ts';
import { newProject } from './support/project.ts';

const root = resolve(import.meta.dirname, '../..');

test('the mock works as a function without other packages', () => {
  using project = newProject();
  const answer = project.run(`
    import { createMockFetch } from 'pix-sdk/mock';
    const fetch = createMockFetch({ seed: { pictures: [{ slug: 'one' }] } });
    const { data } = await (await fetch('/api/v1/images')).json();
    console.log(data.map(({ slug }) => slug).join());`);
  expect(answer).toBe('one');
});

test('with MSW installed, the mock responds to the requests of a process', () => {
  using project = newProject(['msw']);
  const answer = project.run(`
    import { setupMockServer } from 'pix-sdk/mock/node';
    const server = setupMockServer({ baseUrl: 'https://pix.example' });
    server.listen();
    console.log((await fetch('https://pix.example/api/v1/ping')).status);
    server.close();`);
  expect(answer).toBe('200');
});

test('pix-mock serves, without sharp too, and says what is missing', async () => {
  using project = newProject();
  const command = project.path('node_modules/pix-sdk/dist/mock/bin.js');
  const { ready, text } = run(['--port', '0'], { command, cwd: project.folder });
  const url = await ready;
  const response = await fetch(`${url}/api/v1/images?limit=1`);
  expect(response.status).toBe(200);
  expect(text.err).toMatch(/^Without the package sharp, /);
});

test('the document is part of the package, as YAML and as JSON', () => {
  using project = newProject();
  const answer = project.run(`
    import document from 'pix-sdk/openapi.json' with { type: 'json' };
    import { readFileSync } from 'node:fs';
    const yaml = readFileSync(new URL(import.meta.resolve('pix-sdk/openapi.yaml')), 'utf8');
    console.log(document.openapi, yaml.startsWith('openapi: ' + document.openapi));`);
  expect(answer).toBe('3.1.0 true');
});

test('nothing of the mock or of MSW is in what browsers get', () => {
  const files = globSync(['dist/cdn/**/*.js', 'dist/npm/**/*.js'], { cwd: root });
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    expect(readFileSync(resolve(root, file), 'utf8'), file).not.toMatch(
      /\bmsw\b|pix_test_|mock-server|createMock/,
    );
  }
});

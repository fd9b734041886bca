import { execFileSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { run } from '../support/command.ts';

const root = resolve(import.meta.dirname, '../..');

/** A folder with the file that is published. */
let published: string;

beforeAll(() => {
  published = mkdtempSync(resolve(tmpdir(), 'pix-package-'));
  execFileSync('npm', ['pack', '--silent', '--pack-destination', published], { cwd: root });
});

afterAll(() => rmSync(published, { recursive: true }));

/** A project of a test's own that has installed what the package publishes, these packages, and nothing else. */
function newProject(...packages: string[]): string {
  const project = mkdtempSync(resolve(tmpdir(), 'pix-project-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const modules = resolve(project, 'node_modules');
  mkdirSync(modules);
  const [packed = ''] = globSync('*.tgz', { cwd: published });
  execFileSync('tar', ['-xf', resolve(published, packed), '-C', modules]);
  renameSync(resolve(modules, 'package'), resolve(modules, 'pix-sdk'));
  for (const name of packages) symlinkSync(resolve(root, 'node_modules', name), resolve(modules, name));
  writeFileSync(resolve(project, 'package.json'), '{ "type": "module" }');
  return project;
}

/** Runs a module in a project and returns what it says. */
function runIn(project: string, code: string): string {
  writeFileSync(resolve(project, 'main.js'), code);
  return execFileSync(process.execPath, ['main.js'], { cwd: project, encoding: 'utf8' }).trim();
}

test('the mock answers as a function where nothing else is installed', () => {
  const answer = runIn(
    newProject(),
    `
    import { createMockFetch } from 'pix-sdk/mock';
    const fetch = createMockFetch({ seed: { pictures: [{ slug: 'one' }] } });
    const { data } = await (await fetch('/api/v1/images')).json();
    console.log(data.map(({ slug }) => slug).join());`,
  );
  expect(answer).toBe('one');
});

test('with MSW installed, the mock answers what a process asks', () => {
  const answer = runIn(
    newProject('msw'),
    `
    import { setupMockServer } from 'pix-sdk/mock/node';
    const server = setupMockServer({ baseUrl: 'https://pix.example' });
    server.listen();
    console.log((await fetch('https://pix.example/api/v1/ping')).status);
    server.close();`,
  );
  expect(answer).toBe('200');
});

test('pix-mock serves, without sharp too, and says what is missing', async () => {
  const project = newProject();
  const command = resolve(project, 'node_modules/pix-sdk/dist/mock/bin.js');
  const { ready, text } = run(['--port', '0'], { command, cwd: project });
  const url = await ready;
  const response = await fetch(`${url}/api/v1/images?limit=1`);
  expect(response.status).toBe(200);
  expect(text.err).toMatch(/^Without the package sharp, /);
});

test('the document is part of the package, as YAML and as JSON', () => {
  const answer = runIn(
    newProject(),
    `
    import document from 'pix-sdk/openapi.json' with { type: 'json' };
    import { readFileSync } from 'node:fs';
    const yaml = readFileSync(new URL(import.meta.resolve('pix-sdk/openapi.yaml')), 'utf8');
    console.log(document.openapi, yaml.startsWith('openapi: ' + document.openapi));`,
  );
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

import { execFileSync, spawn } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** A project that has installed what the package publishes, and nothing that is optional. */
let project: string;

beforeAll(() => {
  project = mkdtempSync(resolve(tmpdir(), 'pix-project-'));
  const modules = resolve(project, 'node_modules');
  mkdirSync(modules);
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', project], {
    cwd: root,
    encoding: 'utf8',
  });
  execFileSync('tar', ['-xf', packed.trim(), '-C', modules], { cwd: project });
  execFileSync('mv', [resolve(modules, 'package'), resolve(modules, 'pix-sdk')]);
  writeFileSync(resolve(project, 'package.json'), '{ "type": "module" }');
});

afterAll(() => rmSync(project, { recursive: true }));

/** Runs a module in the project and returns what it says. */
function run(code: string): string {
  writeFileSync(resolve(project, 'main.js'), code);
  return execFileSync(process.execPath, ['main.js'], { cwd: project, encoding: 'utf8' }).trim();
}

test('the mock answers as a function where nothing else is installed', () => {
  const answer = run(`
    import { createMockFetch } from 'pix-sdk/mock';
    const fetch = createMockFetch({ seed: { pictures: [{ slug: 'one' }] } });
    const { data } = await (await fetch('/api/v1/images')).json();
    console.log(data.map(({ slug }) => slug).join());`);
  expect(answer).toBe('one');
});

test('with MSW installed, the mock answers what a process asks', () => {
  symlinkSync(resolve(root, 'node_modules/msw'), resolve(project, 'node_modules/msw'));
  const answer = run(`
    import { setupMockServer } from 'pix-sdk/mock/node';
    const server = setupMockServer({ baseUrl: 'https://pix.example' });
    server.listen();
    console.log((await fetch('https://pix.example/api/v1/ping')).status);
    server.close();`);
  expect(answer).toBe('200');
});

test('pix-mock serves, without sharp too, and says what is missing', async () => {
  const bin = resolve(project, 'node_modules/pix-sdk/dist/mock/bin.js');
  const child = spawn(process.execPath, [bin, '--port', '0'], { cwd: project });
  onTestFinished(() => void child.kill('SIGKILL'));
  const text = { out: '', err: '' };
  child.stderr.on('data', (part: Buffer) => (text.err += part.toString()));
  const url = await new Promise<string>((resolve) =>
    child.stdout.on('data', (part: Buffer) => {
      text.out += part.toString();
      const found = /^Pix is ready on (\S+)\n/.exec(text.out)?.[1];
      if (found) resolve(found);
    }),
  );
  const response = await fetch(`${url}/api/v1/images?limit=1`);
  expect(response.status).toBe(200);
  expect(text.err).toMatch(/^Without the package sharp, /);
});

test('the document is part of the package, as YAML and as JSON', () => {
  const answer = run(`
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

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');

/** Sources of the modules that examples import. */
const SOURCES = {
  "'pix-sdk/mock'": 'mock-server/index.ts',
  "'pix-sdk/mock/node'": 'mock-server/node.ts',
  "'pix-sdk/server-render'": 'src/server-render.ts',
  "'pix-sdk/controllers'": 'src/controllers.ts',
  "'pix-sdk'": 'src/index.ts',
  "'msw'": 'node_modules/msw/lib/core/index.js',
};

/** Line between the outputs of two examples. */
const END = '── end of example ──';

/** Runs a TypeScript example with appended lines, as a user would. Resolves with its output. */
export async function runExample(example: string, more: string): Promise<string> {
  const { stdout } = await run({ 'example.ts': withSources(`${example}\n${more}`) }, 'example.ts');
  return stdout.trim();
}

/** Runs several TypeScript examples in one process, one after the other. Resolves with the output or the error of each. */
export async function runExamples(examples: readonly string[]): Promise<string[]> {
  const files = examples.map((example, at) => [`example-${at}.ts`, withSources(example)] as const);
  const main = files.map(
    ([name]) => `await import('./${name}').catch(console.log); console.log(${JSON.stringify(END)});`,
  );
  const { stdout } = await run({ ...Object.fromEntries(files), 'main.ts': main.join('\n') }, 'main.ts');
  return stdout
    .split(END)
    .slice(0, examples.length)
    .map((output) => output.trim());
}

const withSources = (code: string) =>
  Object.entries(SOURCES).reduce(
    (text, [name, source]) => text.replaceAll(name, JSON.stringify(resolve(root, source))),
    code,
  );

/** Writes files into a folder of their own, and runs one of them. */
async function run(files: Record<string, string>, main: string): Promise<{ stdout: string }> {
  const folder = mkdtempSync(resolve(tmpdir(), 'pix-example-'));
  try {
    for (const [name, code] of Object.entries(files)) writeFileSync(resolve(folder, name), code);
    return await promisify(execFile)(process.execPath, [resolve(folder, main)], { cwd: root });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

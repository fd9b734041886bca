import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Runs a TypeScript example with appended lines, as a user would. Resolves with its output. */
export async function runExample(example: string, more: string): Promise<string> {
  const folder = mkdtempSync(resolve(tmpdir(), 'pix-example-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = resolve(folder, 'example.ts');
  const sources = {
    "'pix-sdk/mock'": 'mock-server/index.ts',
    "'pix-sdk/mock/node'": 'mock-server/node.ts',
    "'pix-sdk/server-render'": 'src/server-render.ts',
    "'pix-sdk'": 'src/index.ts',
    "'msw'": 'node_modules/msw/lib/core/index.js',
  };
  const code = Object.entries(sources).reduce(
    (text, [name, source]) => text.replaceAll(name, JSON.stringify(resolve(root, source))),
    `${example}\n${more}`,
  );
  writeFileSync(file, code);
  const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: root });
  return stdout.trim();
}

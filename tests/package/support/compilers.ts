import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** The newest compiler, which has no JavaScript API; `compile-programs.ts` has the others. */
const COMPILER = resolve(root, 'node_modules/.bin/tsc');

/** Compiler options of a strict project that also checks all declarations except those of TypeScript itself. */
export const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  noEmit: true,
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
};

/** Module resolution modes of projects. */
export const MODULES = {
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
};

/** Runs TypeScript 7 in a folder and returns its output. */
export function compile(folder: string, ...args: string[]): string {
  try {
    return execFileSync(COMPILER, args, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

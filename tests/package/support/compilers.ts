import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { packageIn } from './project.ts';

const root = resolve(import.meta.dirname, '../../..');

const compilerOf = (version: string) =>
  resolve(root, packageIn(`typescript/${version}`, 'typescript'), 'bin/tsc');

/** TypeScript versions that the declarations support (README), from the oldest to the newest. */
export const COMPILERS: Record<string, string> = {
  '5.0': compilerOf('5.0'),
  '5.4': compilerOf('5.4'),
  '5.9': compilerOf('5.9'),
  '6': resolve(root, 'node_modules/.bin/tsc6'),
  '7': resolve(root, 'node_modules/.bin/tsc'),
};

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

/** Runs a compiler in a folder and returns its output. */
export function compile(version: string, folder: string, ...args: string[]): string {
  try {
    return execFileSync(COMPILERS[version] as string, args, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

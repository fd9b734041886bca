import { execFileSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { inject } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** Dependencies of the package, according to its manifest, and their dependencies. */
export const DEPENDENCIES = [
  'client-zip',
  'ky',
  'photoswipe',
  'lit',
  'lit-html',
  'lit-element',
  '@lit/reactive-element',
  '@lit-labs/ssr-dom-shim',
  '@types/trusted-types',
];

/** A folder with the published files, these packages, and nothing else. */
export interface Project extends Disposable {
  folder: string;
  /** Path of a file of the project. */
  path: (name: string) => string;
  /** Writes a file of the project. */
  write: (name: string, text: string) => void;
  /** Reads a file of the project. */
  read: (name: string) => string;
  /** Runs a module in the project and returns its output. */
  run: (code: string, node?: string) => string;
}

/** Path from the root of a package that a workspace of these tests, such as `msw/2.11`, has installed or shares with others. */
export function packageIn(workspace: string, name: string): string {
  const own = `tests/package/${workspace}/node_modules/${name}`;
  return existsSync(resolve(root, own)) ? own : `tests/package/node_modules/${name}`;
}

/** Paths of several packages of a workspace. */
export const installedIn = (workspace: string, packages: readonly string[]): string[] =>
  packages.map((name) => packageIn(workspace, name));

/** Creates a folder with hard links to the files of another one, which takes less time than copies. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [resolve(from, entry.name), resolve(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else linkSync(source, target);
  }
}

/**
 * Creates a project with the published package installed. Packages are linked: nothing is downloaded.
 *
 * @param packages Names of packages, or paths of their folders from the root.
 */
export function newProject(packages: readonly string[] = []): Project {
  const folder = mkdtempSync(resolve(tmpdir(), 'pix-project-'));
  const path = (name: string) => resolve(folder, name);
  const write = (name: string, text: string) => writeFileSync(path(name), text);
  mkdirSync(path('node_modules'));
  linkFolder(inject('unpacked'), path('node_modules/pix-sdk'));
  for (const name of packages) {
    const link = path(`node_modules/${name.replace(/^.*node_modules\//, '')}`);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve(root, name.includes('node_modules/') ? name : `node_modules/${name}`), link);
  }
  write('package.json', '{ "type": "module" }');
  return {
    folder,
    path,
    write,
    read: (name) => readFileSync(path(name), 'utf8'),
    run: (code, node = process.execPath) => {
      write('main.js', code);
      return execFileSync(node, ['main.js'], { cwd: folder, encoding: 'utf8' }).trim();
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}

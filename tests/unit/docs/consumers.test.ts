import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONSUMERS, type ConsumerName } from '../../consumers/consumers.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = resolve(root, 'tests/consumers');
const read = (file: string) => readFileSync(resolve(folder, file), 'utf8');

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Manifest> };

/** Folders and versions in the table of the consumers' README. */
const rows = [...read('README.md').matchAll(/^\| \[([\w-]+)\]\(\1\) +\| (.*?) *\|/gm)].map(
  ([, name = '', versions = '']) => ({ name, versions: versions.split(', ').filter(Boolean) }),
);

/** Documents whose code blocks under a heading are part of a consumer. */
const DOCUMENTED: [document: string, heading: string, consumers: ConsumerName[]][] = [
  ['README.md', '### npm', ['vite-vanilla', 'webpack', 'esbuild']],
  ['mock-server/README.md', '### Vitest', ['vitest']],
  ['mock-server/README.md', '### Jest', ['jest']],
];

/** The code blocks of a document under a heading. */
function blocksUnder(document: string, heading: string): string[] {
  const [, section = ''] = readFileSync(resolve(root, document), 'utf8').split(`\n${heading}\n`);
  const [own = ''] = section.split(/^#{1,3} /m);
  return [...own.matchAll(/^```(?!sh)\w+\n(.*?)^```/gms)].map(([, code = '']) => code);
}

/** A consumer's own files, with their text. */
const filesOf = (name: ConsumerName) =>
  globSync('**/*.*', { cwd: resolve(folder, name) }).map((file) => read(`${name}/${file}`));

describe('a consumer is what the documentation says', () => {
  it.each(DOCUMENTED)('%s, %s', (document, heading, consumers) => {
    const blocks = blocksUnder(document, heading);
    expect(blocks).not.toEqual([]);
    for (const name of consumers)
      for (const block of blocks) expect(filesOf(name).join('\n')).toContain(block);
  });
});

describe('the table of consumers', () => {
  it('lists each of them', () => {
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(CONSUMERS));
  });

  it.each(rows.filter(({ versions }) => versions.length))('names the locked versions of $name', (row) => {
    const locked = row.versions.map((text) => {
      const [dependency = ''] = text.split(' ');
      const path = `node_modules/${dependency}`;
      return `${dependency} ${(packages[`${row.name}/${path}`] ?? packages[path])?.version}`;
    });
    expect(row.versions).toEqual(locked);
  });
});

describe('the lock file of the consumers', () => {
  it('has the dependencies of the package: after a change, run tools/generate/lock-consumers.ts', () => {
    const { dependencies, peerDependencies } = JSON.parse(
      readFileSync(resolve(root, 'package.json'), 'utf8'),
    ) as Manifest;
    const locked = packages['node_modules/pix-sdk'];
    expect(locked?.dependencies).toEqual(dependencies);
    expect(locked?.peerDependencies).toEqual(peerDependencies);
  });

  it('names no registry', () => {
    expect(read('package-lock.json')).not.toContain('"resolved": "http');
  });
});

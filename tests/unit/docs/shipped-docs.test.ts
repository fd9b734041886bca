/** Texts for users: documents, and doc blocks, which declarations and editors show. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** Numbers of `docs/faults.md` and `docs/gaps.md`, which do not ship. */
const CODES =
  /\([^()\n]*\b[ACG-IPR-SU]\d{1,2}\b[^()\n]*\)|\b(?:gaps?|decision):? [ACG-IPR-SU]\d+|(?<![-\w])gap:/gi;

const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const codesIn = (file: string, text: string) => [...text.matchAll(CODES)].map(([code]) => `${file}: ${code}`);

/** Documents of the package; the lists of faults and gaps themselves are not part of it. */
const PUBLISHED = globSync('docs/**/*.md', { cwd: root, exclude: ['docs/{faults,gaps,glossary}.md'] });

it.each(PUBLISHED)('%s names no number of a fault or a gap', (file) => {
  expect(codesIn(file, read(file))).toEqual([]);
});

it.each([
  ['src', 200],
  ['mock-server', 250],
])(
  'no doc block of %s names the number of a fault or a gap, since its types are published',
  (folder, count) => {
    const files = globSync(`${folder}/**/*.ts`, { cwd: root });
    expect(files.length).toBeGreaterThan(count);
    const found = files.flatMap((file) =>
      [...read(file).matchAll(/\/\*\*[^]*?\*\//g)].flatMap(([block]) => codesIn(file, block)),
    );
    expect(found).toEqual([]);
  },
);

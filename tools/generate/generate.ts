/**
 * Writes the generated files of the repository: `npm run generate`. With `--check`, names those that are out of date, and changes
 * nothing.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * All generators, in order: some read what those before them have written. Each resolves with the texts of its files, by their
 * paths in the repository.
 */
const GENERATORS: readonly (() => Promise<ReadonlyMap<string, string>>)[] = [
  () => import('./generate-document.ts').then((module) => module.generateDocument()),
  () => import('./generate-schema.ts').then((module) => module.generateSchema()),
  () => import('./generate-shapes.ts').then((module) => module.generateShapes()),
  () => import('./generate-client-types.ts').then((module) => module.generateClientTypes()),
  () => import('./reference/generate-client-pages.ts').then((module) => module.generateClientPages()),
  () => import('./reference/generate-element-pages.ts').then((module) => module.generateElementPages()),
  () => import('./data-attributes.ts').then((module) => module.generateOptions()),
  () => import('./document-tables.ts').then((module) => module.generateTables()),
  () => import('./generate-llms.ts').then((module) => module.generateLlms()),
  () => import('./list-tests.ts').then((module) => module.generateLists()),
];

/** Folders of which all files are generated. */
const GENERATED_FOLDERS = 'docs/reference/{client,elements}/*.md';

/**
 * Generates all files.
 *
 * @param write Called for each file that differs, with the text it should have; `undefined` for one that should not exist.
 */
async function generate(write: (path: string, text: string | undefined) => void): Promise<void> {
  const left = new Set(globSync(GENERATED_FOLDERS, { cwd: root }));
  for (const run of GENERATORS)
    for (const [path, text] of await run()) {
      left.delete(path);
      const file = resolve(root, path);
      if (!existsSync(file) || readFileSync(file, 'utf8') !== text) write(path, text);
    }
  for (const path of left) write(path, undefined);
}

/** Paths of the files that are out of date. */
export async function findOutdated(): Promise<string[]> {
  const outdated: string[] = [];
  await generate((path) => outdated.push(path));
  return outdated;
}

if (import.meta.main && process.argv.includes('--check')) {
  const outdated = await findOutdated();
  for (const path of outdated) console.error(`${path} is out of date: run npm run generate.`);
  process.exitCode = outdated.length ? 1 : 0;
} else if (import.meta.main) {
  await generate((path, text) => {
    const file = resolve(root, path);
    if (text === undefined) return rmSync(file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  });
}

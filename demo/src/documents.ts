import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The repository. The build moves this module: it looks upwards. */
function findRepository(folder: string): string {
  if (existsSync(resolve(folder, 'docs/support.md'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error(`${import.meta.dirname} is not in the repository.`);
  return findRepository(above);
}

/** Folder of the documents that the site shows; a document's path is its route. */
export const DOCUMENTS = resolve(findRepository(import.meta.dirname), 'docs');

/** Paths of all documents, without extension: `guides/layouts`. */
export function listDocuments(): string[] {
  return globSync('**/*.md', { cwd: DOCUMENTS })
    .filter((file) => readFileSync(resolve(DOCUMENTS, file), 'utf8').startsWith('---\n'))
    .map((file) => file.replace(/\.md$/, ''))
    .toSorted();
}

/** Route of a document: `/guides/layouts/`, `/frameworks/` for `frameworks/index`. */
export function routeOf(document: string): string {
  const path = document.replace(/(?:^|\/)index$/, '');
  return path ? `/${path}/` : '/';
}

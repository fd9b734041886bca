import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Folder of the documents that the site shows; a document's path is its route. */
export const DOCUMENTS = resolve(import.meta.dirname, '../../docs');

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

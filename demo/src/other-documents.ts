import type { LoaderContext } from 'astro/loaders';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '../..');

/** A document outside `docs/` that the site shows; it has no frontmatter. */
interface OtherDocument {
  /** Path in the repository. */
  file: string;
  title: string;
  description: string;
  /** More frontmatter. */
  more?: Record<string, unknown>;
}

/** Documents outside `docs/`, by their routes without slashes. */
export const OTHER_DOCUMENTS: Readonly<Record<string, OtherDocument>> = {
  changelog: {
    file: 'CHANGELOG.md',
    title: 'Changelog',
    description: 'What each version of Pix adds, changes and fixes.',
  },
  'reference/mock': {
    file: 'mock-server/README.md',
    title: 'The reference server in detail',
    description: 'Adapters, options, data and behaviour of the reference server for tests and development.',
  },
  '404': {
    file: 'demo/src/404.md',
    title: 'Page not found',
    description: 'There is no page at this address. The search and these links lead to the others.',
    more: { pagefind: false, tableOfContents: false, prev: false, next: false },
  },
};

/** Adds the documents outside `docs/` to a collection; the title of the page replaces their first heading. */
export async function loadOtherDocuments(context: LoaderContext): Promise<void> {
  for (const [id, { file, title, description, more }] of Object.entries(OTHER_DOCUMENTS)) {
    const path = resolve(root, file);
    const body = readFileSync(path, 'utf8').replace(/^# .*\n+/, '');
    const data = await context.parseData({ id, data: { title, description, ...more }, filePath: path });
    const rendered = await context.renderMarkdown(body, { fileURL: pathToFileURL(path) });
    context.store.set({ id, data, body, rendered, digest: context.generateDigest(body) });
  }
}

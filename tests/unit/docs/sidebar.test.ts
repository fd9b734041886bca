/** The navigation of the documentation site contains every document, and its order only names of documents. */
import { globSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { routeOf } from '../../../demo/src/documents.ts';
import { OTHER_DOCUMENTS } from '../../../demo/src/other-documents.ts';
import { GROUPS, sidebar } from '../../../demo/src/sidebar.ts';

const docs = resolve(import.meta.dirname, '../../../docs');
const documents = globSync('**/*.md', { cwd: docs }).map((path) => path.replace(/\.md$/, ''));

/** Routes that the navigation links to. */
const linked = JSON.stringify(sidebar());

it.each(documents)('the document %s is in the navigation', (document) => {
  expect(linked).toContain(`"slug":"${routeOf(document).slice(1, -1)}"`);
});

it.each(Object.keys(OTHER_DOCUMENTS).filter((route) => route !== '404'))(
  'the page %s, whose text is outside docs/, is in the navigation',
  (route) => {
    expect(linked).toContain(`"link":"/${route}/"`);
  },
);

it('every name in the order of a group is a document', () => {
  const names = GROUPS.flatMap(({ folder, order }) => order.map((name) => posix.join(folder, name)));
  expect(names.filter((name) => !documents.includes(name))).toEqual([]);
});

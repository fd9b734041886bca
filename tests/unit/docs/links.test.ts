/** Links of the documents to files of the repository and to headings. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const DOCUMENTS = globSync(
  ['*.md', 'docs/**/*.md', 'decisions/*.md', 'mock-server/**/*.md', 'tests/*/*.md'],
  {
    cwd: root,
  },
);
const withoutCode = (text: string) => text.replace(/^ *```[^]*?^ *```$/gm, '');
const read = (file: string) => withoutCode(readFileSync(file, 'utf8'));

/** Anchors that GitHub and npm give the headings of a document; a repeated heading gets a number. */
function anchorsOf(file: string): Set<string> {
  const counts = new Map<string, number>();
  const anchors = [...read(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = plain.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count ? `${anchor}-${count}` : anchor;
  });
  return new Set(anchors);
}

/** Reasons why links of a document lead nowhere. */
function brokenLinks(document: string): string[] {
  const file = resolve(root, document);
  const text = read(file).replace(/`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    const [path = '', anchor] = link.split('#');
    const target = path ? resolve(dirname(file), path) : file;
    if (!existsSync(target)) return [`${link}: no such file`];
    return anchor === undefined || anchorsOf(target).has(anchor) ? [] : [`${link}: no such heading`];
  });
}

it('documents have links', () => {
  expect(DOCUMENTS).toEqual(
    expect.arrayContaining(['README.md', 'docs/reference/client/index.md', 'mock-server/README.md']),
  );
});

it.each(DOCUMENTS)('the links of %s lead to existing files and headings', (document) => {
  expect(brokenLinks(document)).toEqual([]);
});

/** Texts that the documentation site serves for models: `llms.txt`, `llms-full.txt`, and each document as Markdown. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { allMarkdown, markdownOf, readDocument, siteLlms } from '../../../demo/src/markdown/plain-text.ts';

const docs = resolve(import.meta.dirname, '../../../docs');
const DOCUMENTS = globSync('*/**/*.md', { cwd: docs }).map((path) => path.replace(/\.md$/, ''));
const llms = siteLlms();

it('llms.txt of the site begins like that of the package, including the rules for keys', () => {
  const [summary = ''] = readFileSync(resolve(docs, '../llms.txt'), 'utf8').split('## Documents');
  expect(llms.slice(0, summary.length)).toBe(summary);
  expect(summary).toContain('keys belong on servers, not into pages');
});

it.each(DOCUMENTS)('%s is in llms.txt with title, description and link, and in llms-full.txt', (document) => {
  const text = readFileSync(resolve(docs, `${document}.md`), 'utf8');
  const { title, description } = parse(text.split('\n---\n')[0] ?? '') as Record<string, string>;
  const { body } = readDocument(document);
  expect(llms).toContain(`- [${title}](/${document}.md): ${description}\n`);
  expect(allMarkdown()).toContain(`# ${title}\n\n> ${description}\n\n${body}`);
  expect(markdownOf(document)).toMatch(/^# .+\n\n> .+\n\n[^]*\S/);
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DOCUMENTS, listDocuments } from '../documents.ts';

/** A document without its frontmatter. */
interface PlainDocument {
  title: string;
  description: string;
  body: string;
}

/** Reads a document, such as `guides/layouts`. */
export function readDocument(document: string): PlainDocument {
  const text = readFileSync(resolve(DOCUMENTS, `${document}.md`), 'utf8');
  const [, front = '', body = ''] = /^---\n([^]*?)\n---\n+([^]*)$/.exec(text) ?? [];
  return { title: valueOf(front, 'title'), description: valueOf(front, 'description'), body };
}

/** A text of the frontmatter, without quotation marks. */
function valueOf(front: string, name: string): string {
  const [, text = ''] = `\n${front}`.split(`\n${name}:`);
  // A long value starts on the next line.
  const [value = ''] = text.trim().split('\n');
  const [, quote, inside = ''] = /^(['"])(.*)\1$/.exec(value) ?? [];
  return quote === "'" ? inside.replaceAll("''", "'") : quote ? inside.replaceAll('\\"', '"') : value;
}

/** A document as Markdown, with its title as heading and its description below, in place of the frontmatter. */
export function markdownOf(document: string): string {
  const { title, description, body } = readDocument(document);
  return `# ${title}\n\n> ${description}\n\n${body}`;
}

/** Documents for users; the others are for contributors. */
export const USER_DOCUMENTS = listDocuments().filter((name) => name.includes('/') || name === 'support');

/** All documents for users as Markdown, one after the other, each with its address. */
export const allMarkdown = (): string =>
  USER_DOCUMENTS.map((document) => `<!-- /${document}.md -->\n\n${markdownOf(document)}`).join('\n');

/** The text of `llms.txt` for the site: the summary in the package, and the list of all documents with links to their Markdown. */
export function siteLlms(): string {
  const file = resolve(DOCUMENTS, '../llms.txt');
  const [summary = ''] = readFileSync(file, 'utf8').split('\n## Documents\n');
  const lines = USER_DOCUMENTS.map((document) => {
    const { title, description } = readDocument(document);
    return `- [${title}](/${document}.md): ${description}`;
  });
  return `${summary}\n## Documents\n\n- [All documents in one file](/llms-full.txt)\n${lines.join('\n')}\n`;
}

/** The code blocks of the published documents. */
import { globSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** A fenced code block of a document. */
export interface CodeBlock {
  document: string;
  /** Line of its first line of code, from 1. */
  line: number;
  /** Heading above it. Before the first one: the title of the front matter, or an empty string. */
  heading: string;
  /** Language after the fence. Empty if the fence has none. */
  language: string;
  /** Text after the language: `live` for an example that the documentation site shows, otherwise empty. */
  info: string;
  code: string;
}

const { files } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { files: string[] };

const published = files.filter((file) => ['.md', '.txt'].includes(extname(file)) && !file.startsWith('!'));

/** Documents for users and contributors: those of the package, and those that are only in the repository. */
export const DOCUMENTS = [...new Set(globSync(['*.md', 'docs/**/*.md', ...published], { cwd: root }))].sort();

/** The title in the front matter of a text. */
const titleOf = (text: string) => /^---\n(?:.*\n)*?title: (.*)\n/.exec(text)?.[1] ?? '';

/** The code blocks of a text. A block in a list is indented like its item. */
export function blocksOf(document: string, text: string): CodeBlock[] {
  return [...text.matchAll(/^( *)```([\w-]*) ?(.*)\n([^]*?)^ *```$/gm)].map((match) => {
    const [, indent = '', language = '', info = '', code = ''] = match;
    const before = text.slice(0, match.index);
    const headings = before.replace(/^---\n[^]*?\n---\n/, '').matchAll(/^#+ (.*)$/gm);
    return {
      document,
      line: before.split('\n').length + 1,
      heading: [...headings].at(-1)?.[1] ?? titleOf(text),
      language,
      info,
      code: code.replace(new RegExp(`^${indent}`, 'gm'), ''),
    };
  });
}

/** All code blocks of the documents. */
export const CODE_BLOCKS = DOCUMENTS.flatMap((document) =>
  blocksOf(document, readFileSync(resolve(root, document), 'utf8')),
);

/** The code blocks in these languages, without repetitions in other documents. */
export function blocksIn(...languages: string[]): CodeBlock[] {
  const blocks = CODE_BLOCKS.filter(({ language }) => languages.includes(language));
  return blocks.filter(({ code }, index) => blocks.findIndex((other) => other.code === code) === index);
}

/** The block below a heading of a document, by its language and its index. */
export function blockBelow(document: string, heading: string, language = 'ts', at = 0): CodeBlock {
  const blocks = CODE_BLOCKS.filter(
    (block) => block.document === document && block.heading === heading && block.language === language,
  );
  const block = blocks[at];
  if (!block) throw new Error(`${document} has no block ${at} in ${language} below "${heading}".`);
  return block;
}

/** Document and line of a block, for the names of tests. */
export const placeOf = ({ document, line }: CodeBlock): string => `${document}:${line}`;

/** Descriptions in doc blocks, which editors and generated tables show on their own. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** Source files whose doc blocks are checked. */
const SOURCES = ['src/**/*.ts', 'mock-server/**/*.ts', 'tools/**/*.ts', 'tests/**/support/**/*.ts'];

/** First words that refer to something outside of a description, or replace the noun for its subject. */
const PRONOUN =
  /^(they|them|their|its?|he|she|his|her|these|those|this|that|such|there|the same|all of it|what|whose|whoever|how|something|somebody|nobody)\b/i;

/** Tags whose text describes something. */
const DESCRIBED =
  /^@(?:fires|slot|csspart|cssstate|cssproperty|param|returns)\s+(?:(?:\[[^\]]*\]|\S+)\s+-\s+)?(.*)/s;

/** The doc blocks of a source file, and those in its templates of generated code. */
function docBlocksOf(file: string): string[] {
  const text = readFileSync(resolve(root, file), 'utf8');
  const blocks = new Map<number, string>();
  const templates: string[] = [];
  const visit = (node: ts.Node): void => {
    const start = node.getFullStart();
    for (const rangesAt of [ts.getLeadingCommentRanges, ts.getTrailingCommentRanges])
      for (const { pos, end } of rangesAt(text, start) ?? [])
        if (text.startsWith('/**', pos)) blocks.set(pos, text.slice(pos, end));
    if (ts.isTemplateLiteralToken(node)) templates.push(...(node.text.match(/\/\*\*[^]*?\*\//g) ?? []));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return [...blocks.values(), ...templates];
}

/** The description of a doc block, and those of its tags. */
function descriptionsIn(block: string): string[] {
  const text = block.replace(/^\/\*\*|\*\/$/g, '').replace(/^ *\* ?/gm, '');
  const [main = '', ...tags] = text.split(/^ *(?=@\w)/m);
  return [main, ...tags.map((tag) => DESCRIBED.exec(tag)?.[1] ?? '')]
    .map((description) => description.trim())
    .filter(Boolean);
}

const isPoor = (description: string) => PRONOUN.test(description) || description.split(/\s+/).length < 3;

it('finds descriptions that do not stand alone', () => {
  const block = `/**
   * Its frame.
   *
   * @csspart row - They are.
   * @cssproperty [--pix-gap=6px 2px] - Space between tiles.
   * @param size - What it measures.
   * @returns Nothing.
   */`;
  expect(descriptionsIn(block).filter(isPoor)).toEqual([
    'Its frame.',
    'They are.',
    'What it measures.',
    'Nothing.',
  ]);
  expect(descriptionsIn(block)).toHaveLength(5);
});

it('descriptions in the sources stand alone', () => {
  const files = globSync(SOURCES, { cwd: root, exclude: ['**/node_modules/**', '**/*.gen.ts'] });
  const poor = files.flatMap((file) =>
    docBlocksOf(file)
      .flatMap((block) => descriptionsIn(block).filter(isPoor))
      .map((description) => `${file}: ${description}`),
  );
  expect(files.length).toBeGreaterThan(800);
  expect(poor).toEqual([]);
});

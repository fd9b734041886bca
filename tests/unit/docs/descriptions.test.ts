/** Descriptions in doc blocks, which editors and generated tables show on their own. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** Words that refer to something outside of a description. */
const PRONOUN = /^(they|them|their|its?|he|she|his|her|these|those|this|that|such|there)\b/i;

/** Tags whose text describes something. */
const DESCRIBED =
  /^@(?:fires|slot|csspart|cssstate|cssproperty|param|returns)\s+(?:(?:\[[^\]]*\]|\S+)\s+-\s+)?(.*)/s;

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
   * @returns Nothing.
   */`;
  expect(descriptionsIn(block).filter(isPoor)).toEqual(['Its frame.', 'They are.', 'Nothing.']);
  expect(descriptionsIn(block)).toHaveLength(4);
});

it('descriptions in the sources stand alone', () => {
  const files = globSync('src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.gen.ts'));
  const poor = files.flatMap((file) =>
    [...readFileSync(resolve(root, file), 'utf8').matchAll(/\/\*\*[^]*?\*\//g)]
      .flatMap(([block]) => descriptionsIn(block).filter(isPoor))
      .map((description) => `${file}: ${description}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(poor).toEqual([]);
});

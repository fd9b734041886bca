/** Fills the tests column of `docs/faults.md` and `docs/gaps.md` from the names of the tests. Run by `npm run generate`. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../..');

/** The documents that list numbers, with the letters of their numbers. */
export const LISTS = { 'docs/faults.md': 'PHRUS', 'docs/gaps.md': 'GIAC' } as const;
type List = keyof typeof LISTS;

/** A table row: number, two text columns, tests. */
const ROW = /^\| ([A-Z]\d+) \| (.*?) \| (.*?) \|.*$/;
/** Numbers in a test name: `(H15, I4)`. */
const NUMBERS = /\(([A-Z]\d+(?:, [A-Z]\d+)*)\)/g;

/** Test files by the numbers of a list that their test names mention. */
export function readTests(list: List): Map<string, Set<string>> {
  const letters: string = LISTS[list];
  return new Map([...readAllTests()].filter(([number]) => letters.includes(number.charAt(0))));
}

/** Numbers in test names that no list contains, each with its files. */
export function unlistedNumbers(): string[] {
  const listed = (Object.keys(LISTS) as List[]).flatMap(readNumbers);
  return [...readAllTests()]
    .filter(([number]) => !listed.includes(number))
    .map(([number, files]) => `${number}: ${[...files].join(', ')}`);
}

let allTests: Map<string, Set<string>> | undefined;

/** Test files by all numbers that their test names mention, whether a list contains them or not; read once in a process. */
function readAllTests(): Map<string, Set<string>> {
  if (allTests) return allTests;
  const found = new Map<string, Set<string>>();
  for (const file of globSync('tests/{browser,contract,e2e,package,unit}/**/*.{test,spec}.ts', {
    cwd: root,
  }).sort()) {
    const source = ts.createSourceFile(
      file,
      readFileSync(resolve(root, file), 'utf8'),
      ts.ScriptTarget.Latest,
    );
    for (const number of numbersIn(source)) found.set(number, (found.get(number) ?? new Set()).add(file));
  }
  allTests = found;
  return found;
}

/** Numbers in the string and template literals of a file, without comments. */
function numbersIn(node: ts.Node): string[] {
  const text = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) ? node.text : '';
  const own = [...text.matchAll(NUMBERS)].flatMap(([, numbers = '']) => numbers.split(', '));
  const inside: string[] = [];
  ts.forEachChild(node, (child) => void inside.push(...numbersIn(child)));
  return [...own, ...inside];
}

/** Reads a list. */
export const readList = (list: List): string => readFileSync(resolve(root, list), 'utf8');

/** Numbers of a list's rows in order. */
export const readNumbers = (list: List): string[] =>
  readList(list)
    .split('\n')
    .flatMap((line) => ROW.exec(line)?.[1] ?? []);

/** The text of a list with an updated tests column. */
export function listTests(list: List, tests = readTests(list)): string {
  const link = (file: string) => `[${basename(file).replace(/\.(test|spec)\.ts$/, '')}](../${file})`;
  return readList(list)
    .split('\n')
    .map((line) =>
      line.replace(ROW, (_, number: string, gap: string, promise: string) => {
        const files = [...(tests.get(number) ?? [])].map(link).join(', ');
        return `| ${number} | ${gap} | ${promise} | ${files} |`;
      }),
    )
    .join('\n');
}

if (import.meta.main)
  for (const list of Object.keys(LISTS) as List[]) writeFileSync(resolve(root, list), listTests(list));

/** Fills the tests column of `docs/faults.md` and `docs/gaps.md` from the names of the tests. */
import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../..');

/** The documents that list numbers. */
const LISTS = ['docs/faults.md', 'docs/gaps.md'];

/** The files whose tests name numbers. */
const FILES = 'tests/{browser,contract,e2e,package,recheck,stress,unit}/**/*.{test,spec}.ts';

/** A table row: number, two text columns, tests. */
const ROW = /^\| ([A-Z]\d+) \| (.*?) \| (.*?) \|.*$/;
/** Numbers in a test name: `(H15, I4)`. */
const NUMBERS = /\(([A-Z]\d+(?:, [A-Z]\d+)*)\)/g;

/** Test files by the numbers that their test names mention. */
function readTests(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync(FILES, { cwd: root }).sort()) {
    const source = ts.createSourceFile(
      file,
      readFileSync(resolve(root, file), 'utf8'),
      ts.ScriptTarget.Latest,
    );
    for (const number of numbersIn(source)) found.set(number, (found.get(number) ?? new Set()).add(file));
  }
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

const readList = (list: string): string => readFileSync(resolve(root, list), 'utf8');

/** Numbers of a list's rows in order. */
const readNumbers = (list: string): string[] =>
  readList(list)
    .split('\n')
    .flatMap((line) => ROW.exec(line)?.[1] ?? []);

/** Where code and contract name gaps and faults: `// Gap: I9, A3`, `// Fault: S21`, `x-pix-gap` in the OpenAPI document. */
const NAMED = /\b(?:Gap|Fault)s?: ([A-Z]\d+(?:,? (?:and )?[A-Z]\d+)*)|x-pix-gap: (.*)/g;

/** Numbers that code, contract and comments name. */
function numbersInCode(): string[] {
  const files = globSync('{src,mock-server,tests,tools}/**/*.{ts,yaml}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  return files.flatMap((file) =>
    [...readFileSync(resolve(root, file), 'utf8').matchAll(NAMED)].flatMap(
      ([, inComment, inContract]) => (inComment ?? inContract ?? '').match(/\b[ACG-IPR-SU]\d+\b/g) ?? [],
    ),
  );
}

/** Generates the lists with an updated tests column. Throws if a number is listed twice, has no test, or is named but not listed. */
export function generateLists(): Map<string, string> {
  const tests = readTests();
  const listed = LISTS.flatMap(readNumbers);
  const wrong = {
    'listed twice': listed.filter((number, index) => listed.indexOf(number) !== index),
    'without a test': listed.filter((number) => !tests.has(number)),
    'not listed': [...tests.keys(), ...numbersInCode()].filter((number) => !listed.includes(number)),
  };
  for (const [fault, numbers] of Object.entries(wrong))
    if (numbers.length) throw new Error(`${LISTS.join(', ')}: ${fault}: ${numbers.join(', ')}.`);
  return new Map(LISTS.map((list) => [list, listTests(list, tests)]));
}

function listTests(list: string, tests: ReadonlyMap<string, Set<string>>): string {
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

/**
 * Changes single places of the code and counts how many of these mutants the unit and contract tests notice:
 * `npm run mutants -- SEED COUNT`. The seed determines the places. Works on a copy of the last commit.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '..');
const [seed = 1, count = 40] = process.argv.slice(2).map(Number);

/** Pure logic and the reference server: what tests in Node can judge. */
const FILES = '{src/{client,layouts,controllers},mock-server/{store,handlers,imaging}}/**/*.ts';

const SWAPPED: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  true: 'false',
  false: 'true',
};

interface Mutant {
  file: string;
  line: number;
  start: number;
  end: number;
  /** What stands in place of the text from `start` to `end`. */
  text: string;
}

/** Whether a number is the fallback of an indexed access, which the compiler requires, although there is a value. */
const isFallback = ({ parent }: ts.Node) =>
  ts.isBinaryExpression(parent) &&
  parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
  ts.isElementAccessExpression(parent.left);

/** Whether a number is the name of a property. */
const isName = (node: ts.Node) => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/** The mutants of a file: swapped operators and booleans, negated conditions, other numbers, left out calls. */
function mutantsOf(file: string): Mutant[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const add = (node: ts.Node, text: string) => {
    const start = node.getStart();
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ file, line, start, end: node.getEnd(), text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    const { [node.getText()]: swapped } = SWAPPED;
    const isOperator = ts.isBinaryExpression(node.parent) && node.parent.operatorToken === node;
    if (swapped && (isOperator || /^\w+$/.test(swapped))) add(node, swapped);
    if (ts.isNumericLiteral(node) && !isName(node) && !isFallback(node)) add(node, `(${node.text} + 1)`);
    if (ts.isIfStatement(node)) add(node.expression, `!(${node.expression.getText()})`);
    if (ts.isConditionalExpression(node)) add(node.condition, `!(${node.condition.getText()})`);
    if (ts.isExpressionStatement(node) && !node.getText().startsWith('super')) add(node, ';');
    ts.forEachChild(node, visit);
  };
  source.statements.forEach(visit);
  return mutants;
}

/** Draws mutants without repetition, by a linear congruential generator. */
function draw(mutants: Mutant[]): Mutant[] {
  let state = seed;
  return Array.from({ length: Math.min(count, mutants.length) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return mutants.splice(Math.floor((state / 2 ** 32) * mutants.length), 1);
  }).flat();
}

/** Whether the tests that import files pass; a mutant that never ends does not. */
function testsPass(cwd: string, files: string[]): boolean {
  const projects = ['--project', 'unit', '--project', 'contract'];
  const options = ['--run', '--bail', '1', '--passWithNoTests', '--reporter', 'dot'];
  const timeout = 600_000;
  return spawnSync('vitest', ['related', ...files, ...projects, ...options], { cwd, timeout }).status === 0;
}

process.chdir(root);
const files = globSync(FILES, { exclude: ['**/*.gen.ts'] }).toSorted();
const copy = mkdtempSync(join(tmpdir(), 'pix-mutants-'));
execFileSync('git', ['clone', '--quiet', root, copy]);
try {
  for (const folder of ['node_modules', 'dist']) symlinkSync(resolve(folder), join(copy, folder));
  process.chdir(copy);
  const drawn = draw(files.flatMap(mutantsOf));
  if (!testsPass(copy, [...new Set(drawn.map(({ file }) => file))]))
    throw new Error('The tests of the last commit fail.');
  let noticed = 0;
  for (const { file, line, start, end, text } of drawn) {
    const original = readFileSync(file, 'utf8');
    writeFileSync(file, original.slice(0, start) + text + original.slice(end));
    const isNoticed = !testsPass(copy, [file]);
    writeFileSync(file, original);
    if (isNoticed) noticed += 1;
    console.log(
      `${isNoticed ? 'noticed' : 'MISSED '}  ${file}:${line}  ${original.slice(start, end)} → ${text}`,
    );
  }
  console.log(`\nMutants of seed ${seed}: ${noticed} of ${drawn.length} noticed`);
} finally {
  process.chdir(root);
  rmSync(copy, { recursive: true });
}

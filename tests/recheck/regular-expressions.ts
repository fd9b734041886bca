import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

/** A regular expression in a source file. */
export interface Expression {
  source: string;
  flags: string;
  /** Position in the form `file:line`. */
  place: string;
}

/** All regular expressions of the files that match a pattern: literals, and `RegExp(…)` with texts from the same file. */
export function expressionsIn(root: string, pattern: string): Expression[] {
  return globSync(pattern, { cwd: root })
    .filter((file) => !file.includes('node_modules'))
    .flatMap((file) => expressionsOf(readFileSync(resolve(root, file), 'utf8'), file));
}

/** All regular expressions of a source text. Throws for one that is made at run time. */
export function expressionsOf(text: string, file: string): Expression[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const found: Expression[] = [];
  const placeOf = (node: ts.Node) =>
    `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer)
      constants.set(node.name.getText(), node.initializer);
    const made = madeBy(node, constants);
    if (made) found.push({ ...made, place: placeOf(node) });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

type Constants = ReadonlyMap<string, ts.Expression>;

function madeBy(node: ts.Node, constants: Constants): Omit<Expression, 'place'> | undefined {
  if (ts.isRegularExpressionLiteral(node)) return literal(node.text);
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  if (!isCall || node.expression.getText() !== 'RegExp') return undefined;
  const [source, flags] = (node.arguments ?? []).map((part) => valueOf(part, constants));
  return { source: source ?? '', flags: flags ?? '' };
}

function literal(text: string): Omit<Expression, 'place'> {
  const end = text.lastIndexOf('/');
  return { source: text.slice(1, end), flags: text.slice(end + 1) };
}

/** Evaluates an expression of constant texts. */
function valueOf(node: ts.Node, constants: Constants): string {
  const named = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
  if (named) return valueOf(named, constants);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isRegularExpressionLiteral(node)) return literal(node.text).source;
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source')
    return valueOf(node.expression, constants);
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw')
    return rawOf(node.template, constants);
  if (ts.isTemplateExpression(node)) return rawOf(node, constants);
  throw new Error(
    `${node.getText()} is not known before it runs, so that nobody can tell how long it will take.`,
  );
}

function rawOf(template: ts.TemplateLiteral, constants: Constants): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.rawText ?? template.text;
  const rest = template.templateSpans.map(
    ({ expression, literal: { rawText, text } }) => valueOf(expression, constants) + (rawText ?? text),
  );
  return [template.head.rawText ?? template.head.text, ...rest].join('');
}

/** The alternatives of an expression outside its groups. */
export function alternativesOf(source: string): string[] {
  const alternatives = [''];
  let depth = 0;
  let isClass = false;
  for (const [piece] of source.matchAll(/\\[^]|[^]/g)) {
    if (piece === '[') isClass = true;
    if (piece === ']') isClass = false;
    if (!isClass && piece === '(') depth += 1;
    if (!isClass && piece === ')') depth -= 1;
    if (piece === '|' && depth === 0 && !isClass) alternatives.push('');
    else alternatives.push((alternatives.pop() ?? '') + piece);
  }
  return alternatives;
}

/** Whether an expression may read any number of characters; without `*`, `+` and `{n,}` there is a limit, whatever it is applied to. */
export function isUnbounded(source: string): boolean {
  const syntax = source.replace(/\\[^]/g, '').replace(/\[[^\]]*\]/g, '');
  return /[*+]|\{\d+,\}/.test(syntax);
}

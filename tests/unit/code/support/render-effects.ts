/** Finds side effects of rendering: in `render()` methods, in functions with a template, and in all functions that they call. */
import ts from 'typescript';
import { fileOf } from '../../../../tools/generate/element-sources.ts';

/** A function or method with a body. */
type Callable = ts.FunctionLikeDeclaration & { body: ts.ConciseBody };

/** Functions with an effect other than their result. */
const ACTS =
  /^(adoptStyles|addController|addEventListener|dispatchEvent|emit|observe|requestUpdate|setTimeout|queueMicrotask|warn|warnOnce)$/;

/** Methods that change a collection. */
const CHANGES = /^(set|add|delete|clear|push|splice|sort)$/;

/** Methods whose callbacks run immediately, during rendering. */
const RUNS_NOW = /^(map|flatMap|filter|forEach|repeat|findLast|from)$/;

const isCallable = (node: ts.Node): node is Callable =>
  ts.isFunctionLike(node) && 'body' in node && !!(node as Partial<Callable>).body;

/** A function's name: that of its declaration, or of the variable or field that holds it. */
function nameOf(node: Callable): string {
  const owner = ts.isClassLike(node.parent) ? `${node.parent.name?.text}.` : '';
  const name = node.name ?? (node.parent as { name?: ts.Node }).name;
  return owner + (name?.getText() ?? 'function');
}

/** Finds the side effects that rendering has, by the functions that contain them: `file: function`. */
export function renderEffects(
  files: readonly ts.SourceFile[],
  checker: ts.TypeChecker,
): Map<string, string[]> {
  const effects = new Map<string, string[]>();
  const seen = new Set<Callable>();

  const enter = (node: Callable): void => {
    if (seen.has(node) || ACTS.test(node.name?.getText() ?? '')) return;
    seen.add(node);
    const name = `${fileOf(node)}: ${nameOf(node)}`;
    const report = (effect: ts.Node) =>
      effects.set(name, [...(effects.get(name) ?? []), effect.getText().split('\n')[0] ?? '']);
    const visit = (child: ts.Node): void => {
      if (ts.isTypeNode(child)) return;
      if (isCallable(child)) return isRunNow(child) ? ts.forEachChild(child, visit) : undefined;
      if (isEffect(child, node)) report(child);
      for (const called of calledBy(child)) enter(called);
      ts.forEachChild(child, visit);
    };
    visit(node.body);
  };

  /** Functions that an expression calls: a function, a method or a getter. */
  const calledBy = (node: ts.Node): Callable[] => {
    if (!ts.isIdentifier(node) && !ts.isPrivateIdentifier(node)) return [];
    const symbol = checker.getSymbolAtLocation(node);
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const isCalled = callOf(node)?.kind === ts.SyntaxKind.CallExpression;
    return (target?.declarations ?? []).flatMap((each) => {
      const value =
        ts.isVariableDeclaration(each) || ts.isPropertyDeclaration(each) ? each.initializer : each;
      return value && isCallable(value) && (isCalled || ts.isGetAccessor(value)) ? [value] : [];
    });
  };

  const isEffect = (node: ts.Node, inside: Callable): boolean => {
    if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      const isAssignment = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
      return isAssignment && isShared(node.left, inside);
    }
    if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node))
      return (
        /\+\+|--/.test(node.getText().replace(node.operand.getText(), '')) && isShared(node.operand, inside)
      );
    if (!ts.isCallExpression(node)) return false;
    const { expression } = node;
    if (expression.kind === ts.SyntaxKind.ImportKeyword) return true;
    const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
    const changes =
      ts.isPropertyAccessExpression(expression) &&
      CHANGES.test(name) &&
      isShared(expression.expression, inside);
    // A function that returns a promise has started something.
    const isPromise = checker.getTypeAtLocation(node).symbol?.name === 'Promise';
    return ACTS.test(name) || changes || isPromise;
  };

  /** Whether an expression is part of something that outlives the call: of `this`, of an argument, or of the module. */
  const isShared = (node: ts.Node, inside: Callable): boolean => {
    let root = node;
    while (
      ts.isPropertyAccessExpression(root) ||
      ts.isElementAccessExpression(root) ||
      ts.isNonNullExpression(root)
    )
      root = root.expression;
    if (root.kind === ts.SyntaxKind.ThisKeyword) return true;
    if (!ts.isIdentifier(root)) return false;
    const declared = checker.getSymbolAtLocation(root)?.valueDeclaration;
    return !!declared && !(declared.pos >= inside.body.pos && declared.end <= inside.body.end);
  };

  for (const file of files) {
    const find = (node: ts.Node): void => {
      if (isCallable(node) && (node.name?.getText() === 'render' || hasTemplate(node.body))) enter(node);
      ts.forEachChild(node, find);
    };
    find(file);
  }
  return effects;
}

/** The call whose callee is a name, if any. */
function callOf(node: ts.Node): ts.Node | undefined {
  const callee = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node ? node.parent : node;
  return ts.isCallExpression(callee.parent) && callee.parent.expression === callee
    ? callee.parent
    : undefined;
}

/** Whether a callback runs during rendering, as those of `map()` do; listeners do not. */
function isRunNow({ parent }: ts.Node): boolean {
  if (!ts.isCallExpression(parent)) return false;
  const { expression } = parent;
  return RUNS_NOW.test(
    ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText(),
  );
}

/** Whether a function returns a template: it contains one outside of nested functions and of calls of Lit's `render()`. */
function hasTemplate(body: ts.Node): boolean {
  let found = false;
  const visit = (node: ts.Node): void => {
    if (isCallable(node) || (ts.isCallExpression(node) && node.expression.getText() === 'render')) return;
    found ||= ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'html';
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

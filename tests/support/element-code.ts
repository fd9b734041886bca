/** The public surface of an element, read from the source of its class and of everything that the class uses. */
import { resolve } from 'node:path';
import ts from 'typescript';
import { declarationOf, literalsOf, type Sources } from '../../tools/generate/element-sources.ts';

/** Names found in the code of one element. */
export interface ElementCode {
  parts: Set<string>;
  slots: Set<string>;
  states: Set<string>;
  events: Set<string>;
  /** Custom properties that the styles read, each with its fallback values. */
  cssProperties: Map<string, Set<string>>;
  /** Parts of inner elements that are exported, under the same or other names. */
  exported: { tag: string; part: string }[];
  /** Tags of inner elements. */
  inside: Set<string>;
}

/** Intermediate results, interpreted once all code has been read. */
interface Unsorted extends ElementCode {
  styles: string[];
  /** Words in string literals. Some of them are class names. */
  words: Set<string>;
}

/**
 * Reads the class and every function, class and constant that it uses, except other elements. Also reads the module that
 * registers the class.
 */
export function readCode(
  root: ts.ClassDeclaration,
  { checker, classes, program }: Sources,
  events: Set<string>,
): ElementCode {
  const found: Unsorted = {
    parts: new Set(),
    slots: new Set(),
    states: new Set(),
    events: new Set(),
    cssProperties: new Map<string, Set<string>>(),
    exported: [],
    inside: new Set(),
    styles: [],
    words: new Set(),
  };
  const elements = new Set<ts.Node>([...classes.values()].map(({ node }) => node));
  const seen = new Set<ts.Node>();

  const enter = (node: ts.Node | undefined) => {
    const isOther = (each: ts.Node | undefined) => each && each !== root && elements.has(each);
    // Other elements, and their methods that this element calls.
    if (!node || seen.has(node) || isOther(node) || isOther(node.parent)) return;
    const file = node.getSourceFile().fileName;
    // The values of options are no names of classes.
    if (!/\/src\/(components|controllers|internal|tiles)\//.test(file) || /option-values/.test(file)) return;
    seen.add(node);
    visit(node);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isNewExpression(node) && node.expression.getText() === 'StateController') {
      readStates(node, found, checker);
      return node.arguments?.forEach(visit);
    }
    if (ts.isIdentifier(node)) return usesOf(node, checker).forEach(enter);
    if (ts.isTaggedTemplateExpression(node)) readTemplate(node, found, checker);
    else if (ts.isStringLiteral(node)) readString(node, found, events);
    else if (ts.isCallExpression(node)) readCall(node, found, checker);
    else if (ts.isPropertyAssignment(node)) readProperty(node, found, checker);
    ts.forEachChild(node, visit);
  };
  enter(root);
  const [definedIn = ''] = [...classes.values()]
    .filter(({ node }) => node === root)
    .map((each) => each.definedIn);
  program
    .getSourceFile(resolve(import.meta.dirname, '../..', definedIn))
    ?.statements.filter(ts.isExpressionStatement)
    .forEach(visit);
  const styles = readStyles(found.styles.join('\n'), found.words);
  return { ...found, cssProperties: new Map([...found.cssProperties, ...styles]) };
}

/** Declarations that a name refers to, including exports of dynamically imported modules. */
function usesOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Node[] {
  const declared = declarationOf(node, checker);
  const type = checker.getTypeAtLocation(node);
  const called = [...type.getCallSignatures(), ...type.getConstructSignatures()];
  return [
    ...(declared && !ts.isParameter(declared) ? [declared] : []),
    ...called
      .map((signature) => signature.declaration?.parent)
      .filter((each) => each && ts.isClassDeclaration(each)),
    ...called
      .map((signature) => signature.declaration)
      .filter((each) => each && ts.isFunctionDeclaration(each)),
  ].filter((each) => each !== undefined);
}

function readTemplate(
  { tag, template }: ts.TaggedTemplateExpression,
  found: Unsorted,
  checker: ts.TypeChecker,
): void {
  const pieces = ts.isNoSubstitutionTemplateLiteral(template)
    ? [{ text: template.text, value: undefined }]
    : [
        { text: template.head.text, value: template.templateSpans[0]?.expression },
        ...template.templateSpans.map(({ literal }, index) => ({
          text: literal.text,
          value: template.templateSpans[index + 1]?.expression,
        })),
      ];
  if (tag.getText() === 'css') {
    found.styles.push(pieces.map(({ text }) => text).join('0'));
    return;
  }
  for (const { text } of pieces) addAll(found.words, text.replace(/[^\w-]/g, ' '));
  // A substitution is replaced by its possible values, separated by spaces.
  const text = pieces
    .map(({ text, value }) => {
      const attribute = /\b(part|exportparts|name)=("[^"]*)?$/.exec(text);
      if (!value || !attribute) return `${text}""`;
      const values = stringsIn(value, checker).join(attribute[1] === 'exportparts' ? ', ' : ' ');
      return text + (attribute[2] ? values : `"${values}"`);
    })
    .join('');
  for (const [, names = ''] of text.matchAll(/\spart="([^"]*)"/g)) addAll(found.parts, names);
  for (const [, attributes = ''] of text.matchAll(/<slot\b([^>]*)/g)) {
    const names = /\sname="([^"]*)"/.exec(attributes)?.[1];
    if (names === undefined) found.slots.add('');
    else addAll(found.slots, names);
  }
  for (const [, inner = '', attributes = ''] of text.matchAll(/<(pix-[a-z-]+)\b([^>]*)/g)) {
    found.inside.add(inner);
    readExported(inner, /\sexportparts="([^"]*)"/.exec(attributes)?.[1] ?? '', found);
  }
}

/** Reads the parts of an inner element that are exported, under the same or other names. */
function readExported(tag: string, names: string, found: Unsorted): void {
  found.inside.add(tag);
  for (const pair of names.split(',').filter(Boolean)) {
    const [part = '', outer = part] = pair.split(':').map((name) => name.trim());
    found.exported.push({ tag, part });
    found.parts.add(outer);
  }
}

/**
 * Reads the effective rules of style sheets: a shared sheet may have rules for boxes that this element lacks, and may store
 * custom properties under private names that no other rule reads.
 */
function readStyles(css: string, words: ReadonlySet<string>): Map<string, Set<string>> {
  const rules = [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)];
  const declarations = rules
    .filter(([, selector = '']) =>
      [...selector.matchAll(/\.([a-z][\w-]*)/g)].every(([, name = '']) => isGiven(name, words)),
    )
    .flatMap(([, , body = '']) => body.split(';'));
  const known = new Map<string, Set<string>>();
  const read = (declaration: string) => {
    for (const match of declaration.matchAll(/var\(\s*(--[\w-]+)\s*(,?)/g)) {
      const [whole, name = '', comma] = match;
      const fallbacks = known.get(name) ?? new Set();
      const isNew = !known.has(name);
      known.set(name, fallbacks);
      if (comma) fallbacks.add(untilClosed(declaration.slice(match.index + whole.length)));
      if (isNew) declarations.filter((each) => each.trim().startsWith(`${name}:`)).forEach(read);
    }
  };
  declarations.filter((each) => !each.trim().startsWith('--_')).forEach(read);
  return new Map([...known].filter(([name]) => name.startsWith('--pix-')));
}

/** Whether a class is assigned: as a whole, with a substituted prefix, or by PhotoSwipe. */
const isGiven = (name: string, words: ReadonlySet<string>) =>
  words.has(name) || words.has(name.replace(/^[^-]+/, '')) || name.startsWith('pswp');

/** The text before the bracket that closes an already opened one. */
function untilClosed(text: string): string {
  let depth = 1;
  const end = [...text].findIndex((char) => {
    depth += char === '(' ? 1 : char === ')' ? -1 : 0;
    return depth === 0;
  });
  return text.slice(0, end).replace(/\s+/g, ' ').trim();
}

/** Collects a string that is the name of a dispatched event or of a custom property. */
function readString(node: ts.StringLiteral, found: Unsorted, events: Set<string>): void {
  const { parent, text } = node;
  const isHeard = ts.isCallExpression(parent) && /EventListener$/.test(parent.expression.getText());
  addAll(found.words, text);
  for (const [, slot = ''] of text.matchAll(/\[slot="?([\w-]+)"?\]/g)) found.slots.add(slot);
  if (events.has(text) && !isHeard) found.events.add(text);
  if (/^--pix-[\w-]+$/.test(text) && !found.cssProperties.has(text)) found.cssProperties.set(text, new Set());
}

function readCall(node: ts.CallExpression, found: Unsorted, checker: ts.TypeChecker): void {
  const called = node.expression.getText();
  const strings = () => node.arguments.flatMap((each) => stringsIn(each, checker));
  if (called === 'emit') addAll(found.events, stringsIn(node.arguments[1] ?? node, checker).join(' '));
  if (/\.part\??\.(add|toggle)$/.test(called)) addAll(found.parts, strings().join(' '));
  if (/states\??\.(add|toggle)$/.test(called)) addAll(found.states, strings().join(' '));
  // Slots of the host that are forwarded to an inner element.
  if (called === 'forwardSlots') addAll(found.slots, strings().join(' '));
  const [name, value] = strings();
  if (/\.setAttribute$/.test(called) && name === 'part') addAll(found.parts, value ?? '');
}

/** Reads an attribute of an element that is created as plain DOM. */
function readProperty(node: ts.PropertyAssignment, found: Unsorted, checker: ts.TypeChecker): void {
  const values = () => stringsIn(node.initializer, checker).join(' ');
  const name = node.name.getText();
  if (name === 'part') addAll(found.parts, values());
  if (name === 'exportparts') {
    const [tag = ''] = /pix-[a-z-]+/.exec(node.parent.parent.getText()) ?? [];
    readExported(tag, values(), found);
  }
  if (name === 'name' && /^(setAttributes\(this\.#slot|create\('slot')/.test(node.parent.parent.getText()))
    addAll(found.slots, values());
}

/** Reads the states passed to a `StateController`. */
function readStates(node: ts.NewExpression, { states }: ElementCode, checker: ts.TypeChecker): void {
  const [, read = node] = node.arguments ?? [];
  const [signature] = checker.getTypeAtLocation(read).getCallSignatures();
  for (const state of signature ? literalsOf(signature.getReturnType()) : []) states.add(state);
}

/** The strings that an expression may evaluate to or contain. */
function stringsIn(node: ts.Expression, checker: ts.TypeChecker): string[] {
  const literals = literalsOf(checker.getTypeAtLocation(node));
  if (literals.length) return literals;
  const inner: string[] = [];
  ts.forEachChild(node, (child) => {
    if (ts.isTemplateHead(child) || ts.isTemplateMiddleOrTemplateTail(child)) inner.push(child.text.trim());
    else if (ts.isTemplateSpan(child))
      inner.push(...stringsIn(child.expression, checker), child.literal.text.trim());
    else if (ts.isExpression(child)) inner.push(...stringsIn(child, checker));
  });
  return inner.filter(Boolean);
}

const addAll = (names: Set<string>, text: string) =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .forEach((name) => names.add(name));

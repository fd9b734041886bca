import ts from 'typescript';
import {
  fileOf,
  has,
  isPublic,
  literalsOf,
  readSources,
  readTable,
  type Sources,
} from './element-sources.ts';

/** Something that a doc block tells of: a slot, a part, a state. */
export interface Told {
  /** Empty for the slot without a name. */
  name: string;
  text: string;
}

/** A custom property, with what it is unless a page sets it; empty if the doc block does not say. */
export interface CssProperty extends Told {
  fallback: string;
}

/** An event, with the type of its object. */
export interface FiredEvent extends Told {
  type: string;
}

/** A public property, or an attribute with its property. */
export interface Property extends Told {
  /** Name of the attribute; empty if there is none. */
  attribute: string;
  isReflected: boolean;
  isReadonly: boolean;
  /** As the source has it. */
  type: string;
  /** Literals of which it is one, if there are no other values. */
  values: string[];
  /** What it is before anyone sets it, as code; empty for `undefined`. */
  initial: string;
}

/** A public method. */
export interface Method extends Told {
  parameters: { name: string; type: string; isOptional: boolean }[];
  returns: string;
}

/** An element, as its class and the doc block of its class tell of it. */
export interface ElementDoc {
  tag: string;
  className: string;
  /** Path of the source of the class, and of what registers it, from the root. */
  file: string;
  definedIn: string;
  text: string;
  examples: string[];
  properties: Property[];
  methods: Method[];
  events: FiredEvent[];
  slots: Told[];
  parts: Told[];
  cssProperties: CssProperty[];
  states: Told[];
}

/** Reads every element that is registered, in the order of their tags. */
export function readElements({ program, checker, classes }: Sources = readSources()): ElementDoc[] {
  const eventTypes = readEventTypes(program);
  return [...classes]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, { node, definedIn }]) => {
      const { text, tags } = docOf(node);
      const told = (name: string) => tags.filter((each) => each.name === name).map(({ text }) => tell(text));
      return {
        tag,
        className: node.name?.text ?? '',
        file: fileOf(node),
        definedIn,
        text,
        examples: tags.filter(({ name }) => name === 'example').map(({ text }) => text),
        properties: readProperties(node, checker),
        methods: readMethods(node),
        events: told('fires').map((event) => ({
          ...event,
          type: eventTypes.get(event.name) ?? 'CustomEvent',
        })),
        slots: told('slot'),
        parts: told('csspart'),
        cssProperties: told('cssproperty').map(({ name, text }) => {
          const [, bare = name, fallback = ''] = /^\[(--[\w-]+)(?:=(.*))?\]$/.exec(name) ?? [];
          return { name: bare, text, fallback };
        }),
        states: told('cssstate'),
      };
    });
}

/** `name - what it is`, where the name may stand in brackets. */
function tell(text: string): Told {
  const [, name = '', words = ''] = /^(\[.*?\](?= - |$)|[^\s[]*?)\s*(?:(?:^|\s)- (.*))?$/s.exec(text) ?? [];
  return { name, text: words };
}

function readEventTypes(program: ts.Program): Map<string, string> {
  const types = new Map<string, string>();
  const file = program.getSourceFiles().find(({ fileName }) => fileName.endsWith('src/components/events.ts'));
  file?.forEachChild((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'PixEventMap') return;
    for (const member of node.members)
      if (ts.isPropertySignature(member) && ts.isStringLiteral(member.name))
        types.set(member.name.text, oneLine(member.type?.getText() ?? ''));
  });
  return types;
}

/** Public fields and accessors, with what the static table says of them. */
function readProperties(node: ts.ClassDeclaration, checker: ts.TypeChecker): Property[] {
  const table = readTable(node);
  const initial = readInitial(node, checker);
  return node.members
    .filter((member) => ts.isPropertyDeclaration(member) || ts.isGetAccessor(member))
    .filter((member) => isTold(member) && !has(member, ts.SyntaxKind.StaticKeyword))
    .map((member) => {
      const name = member.name.getText();
      const { attribute = '', isReflected = false } = table.get(name) ?? {};
      const type = checker.getNonNullableType(checker.getTypeAtLocation(member));
      return {
        name,
        text: docOf(member).text,
        attribute,
        isReflected,
        isReadonly: has(member, ts.SyntaxKind.ReadonlyKeyword) || isReadAlone(member, node),
        type: oneLine(member.type?.getText() ?? checker.typeToString(type)),
        values: literalsOf(type),
        initial: initial.get(name) ?? '',
      };
    });
}

const isReadAlone = (member: ts.ClassElement, { members }: ts.ClassDeclaration) =>
  ts.isGetAccessor(member) &&
  !members.some((other) => ts.isSetAccessor(other) && other.name.getText() === member.name.getText());

/** What fields are set to where they stand and by the constructor, constants by their values. */
function readInitial(node: ts.ClassDeclaration, checker: ts.TypeChecker): Map<string, string> {
  const initial = new Map<string, string>();
  const valueOf = (expression: ts.Expression) => {
    const type = checker.getTypeAtLocation(expression);
    return ts.isIdentifier(expression) && type.isNumberLiteral()
      ? String(type.value)
      : oneLine(expression.getText());
  };
  for (const member of node.members) {
    if (ts.isPropertyDeclaration(member) && member.initializer)
      initial.set(member.name.getText(), valueOf(member.initializer));
    if (!ts.isConstructorDeclaration(member)) continue;
    for (const statement of member.body?.statements ?? []) {
      const set = ts.isExpressionStatement(statement) ? statement.expression : undefined;
      if (set && ts.isBinaryExpression(set) && ts.isPropertyAccessExpression(set.left))
        initial.set(set.left.name.text, valueOf(set.right));
    }
  }
  return initial;
}

/** Methods of the element's own, not those that Lit or the browser calls. */
const readMethods = (node: ts.ClassDeclaration): Method[] =>
  node.members
    .filter((member) => ts.isMethodDeclaration(member))
    .filter((member) => isTold(member) && !has(member, ts.SyntaxKind.OverrideKeyword))
    .filter((member) => !/^host[A-Z]/.test(member.name.getText()))
    .map((member) => ({
      name: member.name.getText(),
      text: docOf(member).text,
      parameters: member.parameters.map(({ name, type, questionToken, initializer }) => ({
        name: name.getText(),
        type: oneLine(type?.getText() ?? ''),
        isOptional: !!(questionToken ?? initializer),
      })),
      returns: oneLine(member.type?.getText() ?? ''),
    }));

/** What is public for the sake of other files alone says `@internal`. */
const isTold = (member: ts.ClassElement) =>
  isPublic(member) && !docOf(member).tags.some(({ name }) => name === 'internal');

function docOf(node: ts.Node): { text: string; tags: { name: string; text: string }[] } {
  const block = ts.getJSDocCommentsAndTags(node).find((each) => ts.isJSDoc(each));
  const words = (comment: Parameters<typeof ts.getTextOfJSDocComment>[0]) =>
    // Numbers of faults are for those who read the source.
    oneLine((ts.getTextOfJSDocComment(comment) ?? '').replace(/ \([A-Z]\d+(?:, [A-Z]\d+)*\)/g, ''));
  return {
    text: words(block?.comment),
    tags: (block?.tags ?? []).map(({ tagName, comment }) => ({ name: tagName.text, text: words(comment) })),
  };
}

/** A type without what every property may be. */
export const plainType = (type: string) => type.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/, '$1');

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

import ts from 'typescript';
import {
  fileOf,
  has,
  isPublic,
  membersOf,
  literalsOf,
  readSources,
  readTable,
  type Sources,
} from './element-sources.ts';
import { splitDefault } from './stated-default.ts';

/** An entry of a doc block: a slot, part or state. */
export interface DocEntry {
  /** Name; empty for the default slot. */
  name: string;
  text: string;
}

/** A custom property with its default; empty if the doc block has none. */
export interface CssProperty extends DocEntry {
  fallback: string;
}

/** An event with the type of its object. */
export interface FiredEvent extends DocEntry {
  type: string;
}

/** A public property, with its attribute if it has one. */
export interface Property extends DocEntry {
  /** Attribute name; empty if there is none. */
  attribute: string;
  isReflected: boolean;
  isReadonly: boolean;
  /** Type as in the source. */
  type: string;
  /** Literals of a union type; empty for other types. */
  values: string[];
  /** Initial value as code; empty for `undefined`. */
  initial: string;
  /** Default that the description states, as code; else the initial value; empty if there is neither. */
  fallback: string;
}

/** A public method. */
export interface Method extends DocEntry {
  parameters: { name: string; type: string; isOptional: boolean }[];
  returns: string;
}

/** An element, as documented by its class and doc block. */
export interface ElementDoc {
  tag: string;
  className: string;
  /** Paths of the class and of its registration, relative to the root. */
  file: string;
  definedIn: string;
  /** Description on one line. */
  text: string;
  /** Description by paragraphs. */
  paragraphs: string[];
  examples: string[];
  properties: Property[];
  methods: Method[];
  events: FiredEvent[];
  slots: DocEntry[];
  parts: DocEntry[];
  cssProperties: CssProperty[];
  states: DocEntry[];
}

/** Reads all registered elements, sorted by tag. */
export function readElements({ checker, classes }: Sources = readSources()): ElementDoc[] {
  return [...classes]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, { node, definedIn }]) => {
      const { text, paragraphs, tags } = docOf(node);
      const eventTypes = readEventTypes(node, checker);
      const entriesOf = (name: string) =>
        tags.filter((each) => each.name === name).map(({ text }) => parseEntry(text));
      return {
        tag,
        className: node.name?.text ?? '',
        file: fileOf(node),
        definedIn,
        text,
        paragraphs,
        examples: tags.filter(({ name }) => name === 'example').map(({ text }) => text),
        properties: readProperties(node, checker),
        methods: readMethods(node, checker),
        events: entriesOf('fires').map((event) => ({
          ...event,
          type: eventTypes.get(event.name) ?? '',
        })),
        slots: entriesOf('slot'),
        parts: entriesOf('csspart'),
        cssProperties: entriesOf('cssproperty').map(({ name, text }) => {
          const [, bare = name, fallback = ''] = /^\[(--[\w-]+)(?:=(.*))?\]$/.exec(name) ?? [];
          return { name: bare, text, fallback };
        }),
        states: entriesOf('cssstate'),
      };
    });
}

/** Entries of the form `name - description`; the name may be in brackets. */
function parseEntry(text: string): DocEntry {
  const [, name = '', description = ''] =
    /^(\[.*?\](?= - |$)|[^\s[]*?)\s*(?:(?:^|\s)- (.*))?$/s.exec(text) ?? [];
  return { name, text: description };
}

/** Types of the events of a class by name, from the map of its typed listeners, which may be inherited; empty if it has none. */
export function readEventTypes(node: ts.ClassDeclaration, checker: ts.TypeChecker): Map<string, string> {
  const listeners = membersOf(node, checker).find((member) => member.name?.getText() === 'addEventListener');
  const type = listeners && ts.isPropertyDeclaration(listeners) ? listeners.type : undefined;
  const map = type && ts.isTypeReferenceNode(type) ? type.typeArguments?.[1] : undefined;
  const events = map ? checker.getPropertiesOfType(checker.getTypeAtLocation(map)) : [];
  return new Map(
    events.map(({ name, valueDeclaration: member }) => [
      name,
      member && ts.isPropertySignature(member) ? oneLine(member.type?.getText() ?? '') : '',
    ]),
  );
}

/** Public fields and accessors, with their entries in the static table. */
function readProperties(node: ts.ClassDeclaration, checker: ts.TypeChecker): Property[] {
  const table = readTable(node, checker);
  const initial = readInitial(node, checker);
  const members = membersOf(node, checker);
  return members
    .filter((member) => ts.isPropertyDeclaration(member) || ts.isGetAccessor(member))
    .filter((member) => isDocumented(member) && !has(member, ts.SyntaxKind.StaticKeyword))
    .map((member) => {
      const name = member.name.getText();
      const { attribute = '', isReflected = false } = table.get(name) ?? {};
      const type = checker.getNonNullableType(checker.getTypeAtLocation(member));
      const { text } = docOf(member);
      const { value } = splitDefault(text);
      const isText = !!(type.flags & ts.TypeFlags.String) || literalsOf(type).length > 0;
      return {
        name,
        text,
        attribute,
        isReflected,
        isReadonly: has(member, ts.SyntaxKind.ReadonlyKeyword) || isReadAlone(member, members),
        type: oneLine(member.type?.getText() ?? checker.typeToString(type)),
        values: literalsOf(type),
        initial: initial.get(name) ?? '',
        fallback: (value && isText ? `'${value}'` : value) || (initial.get(name) ?? ''),
      };
    });
}

const isReadAlone = (member: ts.ClassElement, members: ts.ClassElement[]) =>
  ts.isGetAccessor(member) &&
  !members.some((other) => ts.isSetAccessor(other) && other.name.getText() === member.name.getText());

/** Initial values of fields, from initializers and the constructor, with constants resolved. */
function readInitial(node: ts.ClassDeclaration, checker: ts.TypeChecker): Map<string, string> {
  const initial = new Map<string, string>();
  const valueOf = (expression: ts.Expression) => {
    const type = checker.getTypeAtLocation(expression);
    return ts.isIdentifier(expression) && type.isNumberLiteral()
      ? String(type.value)
      : oneLine(expression.getText());
  };
  // Inherited values first, which a class may replace.
  for (const member of membersOf(node, checker).reverse()) {
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

/** Methods of the element, without lifecycle callbacks. */
const readMethods = (node: ts.ClassDeclaration, checker: ts.TypeChecker): Method[] =>
  membersOf(node, checker)
    .filter((member) => ts.isMethodDeclaration(member))
    .filter((member) => isDocumented(member) && !has(member, ts.SyntaxKind.OverrideKeyword))
    .filter((member) => !/^host[A-Z]/.test(member.name.getText()))
    .map((member) => ({
      name: member.name.getText(),
      text: docOf(member).text,
      parameters: member.parameters.map((parameter) => ({
        name: parameter.name.getText(),
        // A parameter with a default may have an inferred type.
        type: oneLine(
          parameter.type?.getText() ?? checker.typeToString(checker.getTypeAtLocation(parameter)),
        ),
        isOptional: checker.isOptionalParameter(parameter),
      })),
      returns: oneLine(member.type?.getText() ?? ''),
    }));

/** Members that are public only for other files are marked `@internal`. */
const isDocumented = (member: ts.ClassElement) =>
  isPublic(member) && !docOf(member).tags.some(({ name }) => name === 'internal');

interface DocBlock {
  text: string;
  paragraphs: string[];
  tags: { name: string; text: string }[];
}

function docOf(node: ts.Node): DocBlock {
  const block = ts.getJSDocCommentsAndTags(node).find((each) => ts.isJSDoc(each));
  const text = ts.getTextOfJSDocComment(block?.comment) ?? '';
  return {
    text: oneLine(text),
    paragraphs: text.split(/\n\s*\n/).map(oneLine),
    tags: (block?.tags ?? []).map(({ tagName, comment }) => ({
      name: tagName.text,
      text: oneLine(ts.getTextOfJSDocComment(comment) ?? ''),
    })),
  };
}

/** Removes `undefined` from a type. */
export const plainType = (type: string) => type.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/, '$1');

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

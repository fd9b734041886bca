import { resolve } from 'node:path';
import ts from 'typescript';
import { literalsOf } from './element-sources.ts';
import { namedTypes, type NamedType } from './named-types.ts';

/** A doc block: description, and tags in order. */
export interface Doc {
  text: string;
  tags: { name: string; text: string }[];
}

/** A field of a record, an option, a method of a class. */
export interface Member {
  name: string;
  type: string;
  isOptional: boolean;
  /** Name of the declaring interface or class, possibly a base; empty if it has none. */
  owner: string;
  doc: Doc;
}

/** A parameter with the fields of its type. */
export interface Parameter extends Omit<Member, 'doc' | 'owner'> {
  members: Member[];
}

/** An export of the package. */
export interface Entry {
  name: string;
  kind: 'function' | 'class' | 'interface' | 'type' | 'value';
  doc: Doc;
  /** Parameters of a function. */
  parameters: Parameter[];
  /** Return type of a function. */
  returns: string;
  /** Members of a class or an interface, inherited ones included, except built-in ones. */
  members: Member[];
  /** Base type as in the source; empty if there is none. */
  parent: string;
  /** Source text of the declaration. */
  source: string;
  /** Types that the declaration names. */
  types: NamedType[];
  /** Literals of a type that is a union of strings; empty for other exports. */
  values: string[];
}

/** A method of a client, such as `images.list`. */
export interface Method {
  path: string;
  doc: Doc;
  parameters: Parameter[];
}

const root = resolve(import.meta.dirname, '../..');
const sources = resolve(root, 'src').replaceAll('\\', '/');

/** Reads the exports of a module, such as `src/elements.ts`. */
export function readExports(module: string): Entry[] {
  const { symbols, checker } = exportsOf(module);
  return symbols.map((symbol) => readEntry(symbol, checker));
}

interface Client {
  entries: Entry[];
  calls: Method[];
  publicCalls: Method[];
}

let compiled: Client | undefined;

/** Reads the exports of `src/index.ts`, and the methods of `Pix` and `PublicPix`, once in a process. */
export function readClient(): Client {
  return (compiled ??= compileClient());
}

function compileClient(): Client {
  const { symbols, checker } = exportsOf('src/index.ts');
  const methodsOf = (name: string) =>
    symbols
      .filter((symbol) => symbol.name === name)
      .flatMap((symbol) => findMethods(checker.getDeclaredTypeOfSymbol(symbol), '', checker));
  return {
    entries: symbols.map((symbol) => readEntry(symbol, checker)),
    calls: methodsOf('Pix'),
    publicCalls: methodsOf('PublicPix'),
  };
}

/** Creates a program of source files. */
export function createProgram(paths: readonly string[]): ts.Program {
  const config = ts.readConfigFile(resolve(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { compilerOptions } = config.config as { compilerOptions: object };
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, root);
  return ts.createProgram(
    paths.map((path) => resolve(root, path)),
    options,
  );
}

function exportsOf(path: string): { symbols: ts.Symbol[]; checker: ts.TypeChecker } {
  const index = resolve(root, path);
  const program = createProgram([path]);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(index);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${index} exports nothing.`);
  const symbols = checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
  return { symbols, checker };
}

function readEntry(symbol: ts.Symbol, checker: ts.TypeChecker): Entry {
  const { name, flags } = symbol;
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) throw new Error(`${name} has no declaration.`);
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const kind =
    flags & ts.SymbolFlags.Class
      ? 'class'
      : flags & ts.SymbolFlags.Interface
        ? 'interface'
        : flags & ts.SymbolFlags.TypeAlias
          ? 'type'
          : signature
            ? 'function'
            : 'value';
  const hasMembers = kind === 'class' || kind === 'interface';
  return {
    name,
    kind,
    doc: docOf(symbol),
    parameters: parametersOf(signature, checker),
    returns: signature?.declaration?.type?.getText() ?? '',
    members: hasMembers ? membersOf(checker.getDeclaredTypeOfSymbol(symbol), checker) : [],
    parent: parentOf(declaration),
    source: declaration.getText(),
    types: kind === 'interface' || kind === 'type' ? namedTypes(declaration, checker) : [],
    values: kind === 'type' ? literalsOf(checker.getDeclaredTypeOfSymbol(symbol)) : [],
  };
}

const parentOf = (node: ts.Node) =>
  ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)
    ? (node.heritageClauses ?? [])
        .map(({ types }) => types.map((type) => type.getText()).join(', '))
        .join(', ')
    : '';

function findMethods(type: ts.Type, path: string, checker: ts.TypeChecker): Method[] {
  // The members of a base interface come first.
  const bases = type.isClassOrInterface() ? checker.getBaseTypes(type) : [];
  const properties = [...bases, type].flatMap((each) => checker.getPropertiesOfType(each));
  return [...new Set(properties)].flatMap((property) => {
    const own = checker.getTypeOfSymbol(property);
    const step = path ? `${path}.${property.name}` : property.name;
    const [signature] = own.getCallSignatures();
    if (!signature) return findMethods(own, step, checker);
    return [{ path: step, doc: docOf(property), parameters: parametersOf(signature, checker) }];
  });
}

function parametersOf(signature: ts.Signature | undefined, checker: ts.TypeChecker): Parameter[] {
  return (signature?.parameters ?? []).map((symbol) => {
    const { valueDeclaration: declaration } = symbol;
    const isNamed = declaration && ts.isParameter(declaration) && ts.isIdentifier(declaration.name);
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    return {
      // A destructured parameter has no name.
      name: isNamed ? symbol.name : 'options',
      type: typeText(symbol, checker),
      isOptional: !!declaration && ts.isParameter(declaration) && checker.isOptionalParameter(declaration),
      members: membersOf(type, checker),
    };
  });
}

/** Non-private members declared in this package. */
function membersOf(type: ts.Type, checker: ts.TypeChecker): Member[] {
  return checker
    .getPropertiesOfType(type)
    .filter(({ name }) => !name.includes('#'))
    .filter((symbol) => symbol.declarations?.some((node) => isOurs(node)))
    .map((symbol) => ({
      name: symbol.name,
      type: typeText(symbol, checker),
      isOptional: !!(symbol.flags & ts.SymbolFlags.Optional),
      owner: ownerOf(symbol.declarations?.[0]),
      doc: memberDocOf(symbol, checker),
    }));
}

const ownerOf = (node: ts.Node | undefined) =>
  node && (ts.isInterfaceDeclaration(node.parent) || ts.isClassDeclaration(node.parent))
    ? (node.parent.name?.text ?? '')
    : '';

const isOurs = (node: ts.Node) => node.getSourceFile().fileName.startsWith(sources);

/** The type as in the client's source; types of the contract and type parameters are expanded. */
function typeText(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const declaredType = (symbol.declarations ?? [])
    .filter((node) => ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isParameter(node))
    .filter((node) => !node.getSourceFile().fileName.endsWith('.gen.ts'))
    .map(({ type }) => (type?.getText() ?? '').replace(/\s+/g, ' ').replace(/ \| undefined$/, ''))
    .find((text) => text && text !== 'undefined' && !/\['|^Format$/.test(text));
  if (declaredType) return declaredType.replace(/^\((\(.*)\)$/, '$1');
  const type = checker.getTypeOfSymbol(symbol);
  const plain = checker.getNonNullableType(checker.getBaseConstraintOfType(type) ?? type);
  return checker.typeToString(plain, undefined, ts.TypeFormatFlags.NoTruncation);
}

/** The doc block of a member; an override without one inherits that of the base class, as in editors. */
function memberDocOf(symbol: ts.Symbol, checker: ts.TypeChecker): Doc {
  const doc = docOf(symbol);
  return doc.text ? doc : { ...doc, text: ts.displayPartsToString(symbol.getDocumentationComment(checker)) };
}

/** The doc block of the first declaration that has one. */
function docOf(symbol: ts.Symbol): Doc {
  const blocks = (symbol.declarations ?? []).flatMap((node) => ts.getJSDocCommentsAndTags(node));
  const block = blocks.find((node) => ts.isJSDoc(node));
  const tags = (block?.tags ?? []).map((tag) => {
    const name = tag.tagName.text;
    const subject = ts.isJSDocParameterTag(tag) ? `\`${tag.name.getText()}\`: ` : '';
    return { name, text: subject + textOf(tag.comment) };
  });
  return { text: textOf(block?.comment), tags };
}

const textOf = (comment: Parameters<typeof ts.getTextOfJSDocComment>[0]): string =>
  (ts.getTextOfJSDocComment(comment) ?? '').replace(/\{@link (\w+)\}/g, '`$1`');

import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../../dist/npm');

/** Entries whose declarations users read. */
const ENTRIES = ['index.d.ts', 'elements.d.ts', 'global.d.ts', 'loader.d.ts'];

/** Opaque types: users pass them on, but neither create nor read them. */
const OPAQUE = new Set(['TransportRequest']);

const program = ts.createProgram(
  ENTRIES.map((name) => resolve(folder, name)),
  { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, noEmit: true },
);
const checker = program.getTypeChecker();
const targetOf = (symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
const isOurs = (node: ts.Node | undefined) => node?.getSourceFile().fileName.startsWith(folder) === true;

/** Names that users can import. */
const exported = new Set(
  ENTRIES.map((name) => program.getSourceFile(resolve(folder, name)))
    .flatMap((file) => (file && checker.getSymbolAtLocation(file)) ?? [])
    .flatMap((module) => checker.getExportsOfModule(module).map(targetOf)),
);

/** Whether users are not meant to see a declaration. */
const isHidden = (node: ts.Node) =>
  ts.isHeritageClause(node) ||
  (ts.canHaveModifiers(node) &&
    ts
      .getModifiers(node)
      ?.some(
        ({ kind }) => kind === ts.SyntaxKind.PrivateKeyword || kind === ts.SyntaxKind.ProtectedKeyword,
      )) === true ||
  ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal');

/** Types of this package that a declaration names. */
function namedIn(node: ts.Node): ts.Symbol[] {
  if (isHidden(node)) return [];
  const inner: ts.Symbol[] = [];
  ts.forEachChild(node, (child) => void inner.push(...namedIn(child)));
  const name = ts.isTypeReferenceNode(node)
    ? node.typeName
    : ts.isImportTypeNode(node)
      ? node.qualifier
      : undefined;
  const symbol = name && checker.getSymbolAtLocation(name);
  const type = symbol && targetOf(symbol);
  const isType = type && !(type.flags & ts.SymbolFlags.TypeParameter) && isOurs(type.declarations?.[0]);
  return isType ? [...inner, type] : inner;
}

/** Types derived from the contract: the declarations spell out their fields. */
const isGenerated = ({ declarations = [] }: ts.Symbol) =>
  declarations.some((node) => /\/contract\/(?:schema\.gen|models)\./.test(node.getSourceFile().fileName));

it('every type that an exported declaration names can be imported by name', () => {
  const unnamed = [...exported]
    .filter((symbol) => !OPAQUE.has(symbol.name))
    .flatMap((symbol) =>
      (symbol.declarations ?? [])
        .filter(isOurs)
        .flatMap(namedIn)
        .filter((type) => !exported.has(type) && !isGenerated(type))
        .map((type) => `${type.name} in ${symbol.name}`),
    );
  expect([...new Set(unnamed)]).toEqual([]);
});

it('there are elements, calls and options among the exported declarations', () => {
  const names = new Set([...exported].map(({ name }) => name));
  for (const name of ['PixGallery', 'OwnTexts', 'createPix', 'PixOptions', 'Image'])
    expect(names).toContain(name);
});

/** Calls of a client, by path. */
const callsOf = (type: ts.Type, path: string): [string, ts.Symbol][] =>
  checker.getPropertiesOfType(type).flatMap((property) => {
    const own = checker.getTypeOfSymbol(property);
    const name = `${path}.${property.name}`;
    return own.getCallSignatures().length ? [[name, property]] : callsOf(own, name);
  });

const interfaceOf = (name: string) => {
  const symbol = [...exported].find((symbol) => symbol.name === name);
  return symbol ? checker.getDeclaredTypeOfSymbol(symbol) : undefined;
};

it.each(['Pix', 'PublicPix'])('every call of %s, and every field of its query, has a doc comment', (name) => {
  const type = interfaceOf(name);
  const calls = type ? callsOf(type, name) : [];
  expect(calls.length).toBeGreaterThan(10);
  const inputs = calls.flatMap(([path, symbol]) =>
    (checker.getTypeOfSymbol(symbol).getCallSignatures()[0]?.parameters ?? [])
      .filter(({ name }) => /^(query|input|changes)$/.test(name))
      .flatMap((parameter) =>
        checker.getPropertiesOfType(checker.getNonNullableType(checker.getTypeOfSymbol(parameter))),
      )
      .map((field) => [`${path} ${field.name}`, field] as const),
  );
  const bare = [...calls, ...inputs].filter(([, symbol]) => !symbol.getDocumentationComment(checker).length);
  expect(bare.map(([path]) => path)).toEqual([]);
});

it('clients and their groups of calls are interfaces, which editors show by name', () => {
  const types = ['Pix', 'PublicPix'].flatMap((name) => {
    const type = interfaceOf(name);
    return type
      ? [type, ...checker.getPropertiesOfType(type).map((each) => checker.getTypeOfSymbol(each))]
      : [];
  });
  expect(types.map((type) => checker.typeToString(type))).toEqual(
    types.map((type) => (type.isClassOrInterface() ? type.symbol.name : 'an interface')),
  );
});

import ts from 'typescript';

/** A type that a declaration names. */
export interface NamedType {
  name: string;
  /** Package that it is imported from; empty for a type of this package. */
  from: string;
  /** File that declares it. */
  file: string;
  /** Source text of its declaration. */
  source: string;
}

/** The types that a declaration names, except those of the standard library, its own parameters and itself. */
export function namedTypes(declaration: ts.Declaration, checker: ts.TypeChecker): NamedType[] {
  const types = new Map<string, NamedType>();
  const visit = (node: ts.Node): void => {
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : undefined;
    const symbol = name && checker.getSymbolAtLocation(name);
    const type = symbol && namedType(symbol, checker);
    if (type && symbol.declarations?.[0] !== declaration) types.set(type.name, type);
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return [...types.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function namedType(symbol: ts.Symbol, checker: ts.TypeChecker): NamedType | undefined {
  if (symbol.flags & ts.SymbolFlags.TypeParameter) return undefined;
  const isImported = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const { declarations = [] } = isImported ? checker.getAliasedSymbol(symbol) : symbol;
  const [declaration] = declarations;
  const isStandard = declarations.some((node) => /\/lib\.[\w.]+$/.test(node.getSourceFile().fileName));
  if (!declaration || isStandard) return undefined;
  const module = isImported ? moduleOf(symbol) : '';
  return {
    name: symbol.name,
    from: module.startsWith('.') ? '' : module,
    file: declaration.getSourceFile().fileName,
    source: declaration.getText(),
  };
}

/** Module of an imported name, as written in the import. */
function moduleOf({ declarations }: ts.Symbol): string {
  let node: ts.Node | undefined = declarations?.[0];
  while (node && !ts.isImportDeclaration(node)) node = node.parent;
  return node && ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '';
}

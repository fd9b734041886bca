import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../..');

/** The compiled sources of all elements. */
export interface Sources {
  program: ts.Program;
  checker: ts.TypeChecker;
  /** Class declarations by tag. */
  classes: Map<string, { node: ts.ClassDeclaration; definedIn: string }>;
}

let compiled: Sources | undefined;

/** Compiles the components, once in a process, and finds the elements that `define()` registers. */
export function readSources(): Sources {
  return (compiled ??= compileSources());
}

function compileSources(): Sources {
  const config = ts.readConfigFile(resolve(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { compilerOptions } = config.config as { compilerOptions: object };
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, root);
  const files = globSync('src/{components,define}/**/*.ts', { cwd: root }).map((file) => resolve(root, file));
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const classes: Sources['classes'] = new Map();
  for (const file of files.toSorted()) {
    program.getSourceFile(file)?.forEachChild((statement) => {
      const call = registrationIn(statement);
      if (!call || !ts.isCallExpression(call) || call.expression.getText() !== 'define') return;
      const [tag, element] = call.arguments;
      if (!tag || !ts.isStringLiteral(tag) || !element) throw new Error(`${file}: ${call.getText()}?`);
      const node = declarationOf(element, checker);
      if (!node || !ts.isClassDeclaration(node))
        throw new Error(`${file}: ${element.getText()} is not a class.`);
      classes.set(tag.text, { node, definedIn: relative(root, file) });
    });
  }
  return { program, checker, classes };
}

/** Path of a source file relative to the root. */
export const fileOf = (node: ts.Node) => relative(root, node.getSourceFile().fileName);

/** The call in a statement: an expression, a default export, or a constant's initializer. */
function registrationIn(statement: ts.Node): ts.Expression | undefined {
  if (ts.isExpressionStatement(statement) || ts.isExportAssignment(statement)) return statement.expression;
  return ts.isVariableStatement(statement)
    ? statement.declarationList.declarations[0]?.initializer
    : undefined;
}

/** Resolves an identifier to its declaration, across files. */
export function declarationOf(node: ts.Node, checker: ts.TypeChecker): ts.Node | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target?.valueDeclaration;
}

/** A class and those of our own that it extends, its own first. */
function lineageOf(node: ts.ClassDeclaration, checker: ts.TypeChecker): ts.ClassDeclaration[] {
  const extended = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
  const [base] = extended?.types ?? [];
  const parent = base && declarationOf(base.expression, checker);
  const isOurs = parent && ts.isClassDeclaration(parent) && fileOf(parent).startsWith('src/');
  return [node, ...(isOurs ? lineageOf(parent, checker) : [])];
}

/** Members of a class, inherited ones included, unless the class has one of the same name. */
export function membersOf(node: ts.ClassDeclaration, checker: ts.TypeChecker): ts.ClassElement[] {
  const names = new Set<string>();
  return lineageOf(node, checker).flatMap(({ members }) => {
    const all = members.filter(({ name }) => !name || !names.has(name.getText()));
    for (const { name } of members) if (name) names.add(name.getText());
    return all;
  });
}

/** Entry of a static table of properties. */
interface TableEntry {
  /** Attribute name; empty if there is none. */
  attribute: string;
  isReflected: boolean;
  isState: boolean;
}

/** Reads the static tables of properties, without internal state. Names that are spread into them have Lit's default options. */
export const readTable = (node: ts.ClassDeclaration, checker: ts.TypeChecker): Map<string, TableEntry> =>
  new Map(
    lineageOf(node, checker)
      .reverse()
      .flatMap((each) => [...readOwnTable(each, checker)]),
  );

function readOwnTable(node: ts.ClassDeclaration, checker: ts.TypeChecker): Map<string, TableEntry> {
  const member = node.members.find((each) => each.name?.getText() === 'properties');
  const table = member && ts.isPropertyDeclaration(member) ? member.initializer : undefined;
  if (!table) return new Map();
  if (!ts.isObjectLiteralExpression(table)) throw new Error(`${node.name?.text} has no static properties.`);
  return new Map(
    table.properties.flatMap((property): [string, TableEntry][] => {
      if (ts.isSpreadAssignment(property))
        return checker
          .getTypeAtLocation(property.expression)
          .getProperties()
          .map(({ name }) => [name, { attribute: name.toLowerCase(), isReflected: false, isState: false }]);
      const name = property.name?.getText() ?? '';
      const options = ts.isPropertyAssignment(property) ? property.initializer : undefined;
      if (!options || !ts.isObjectLiteralExpression(options))
        throw new Error(`${node.name?.text}: ${property.getText()}?`);
      const optionsByName = new Map(
        options.properties.map((option) => [
          option.name?.getText(),
          ts.isPropertyAssignment(option) ? option.initializer : undefined,
        ]),
      );
      const isState = optionsByName.get('state')?.kind === ts.SyntaxKind.TrueKeyword;
      const attribute = optionsByName.get('attribute');
      const isHidden = isState || attribute?.kind === ts.SyntaxKind.FalseKeyword;
      return [
        [
          name,
          {
            // Lit's default attribute name.
            attribute: isHidden
              ? ''
              : attribute && ts.isStringLiteral(attribute)
                ? attribute.text
                : name.toLowerCase(),
            isReflected: optionsByName.get('reflect')?.kind === ts.SyntaxKind.TrueKeyword,
            isState,
          },
        ],
      ];
    }),
  );
}

/** String literals of a union type in alphabetical order; empty if the type is not such a union. */
export function literalsOf(type: ts.Type): string[] {
  const types = type.isUnion() ? type.types : [type];
  const literals = types.filter((each) => each.isStringLiteral()).map(({ value }) => value);
  return literals.length === types.length ? literals.toSorted() : [];
}

/** Whether a declaration has a modifier such as `static` or `readonly`. */
export const has = (node: ts.Node, kind: ts.SyntaxKind) =>
  ts.canHaveModifiers(node) && !!ts.getModifiers(node)?.some((modifier) => modifier.kind === kind);

/** Whether a declaration is part of the public API. */
export const isPublic = (member: ts.ClassElement) =>
  !!member.name &&
  !ts.isPrivateIdentifier(member.name) &&
  !has(member, ts.SyntaxKind.PrivateKeyword) &&
  !has(member, ts.SyntaxKind.ProtectedKeyword);

import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '..');

/** What all sources of the elements say together. */
export interface Sources {
  program: ts.Program;
  checker: ts.TypeChecker;
  /** By tag. */
  classes: Map<string, { node: ts.ClassDeclaration; definedIn: string }>;
}

/** Compiles the components and finds what `define()` registers. */
export function readSources(): Sources {
  const config = ts.readConfigFile(resolve(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { compilerOptions } = config.config as { compilerOptions: object };
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, root);
  const files = globSync('src/components/**/*.ts', { cwd: root }).map((file) => resolve(root, file));
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const classes: Sources['classes'] = new Map();
  for (const file of files.toSorted()) {
    program.getSourceFile(file)?.forEachChild((statement) => {
      const call = ts.isExpressionStatement(statement) ? statement.expression : undefined;
      if (!call || !ts.isCallExpression(call) || call.expression.getText() !== 'define') return;
      const [tag, element] = call.arguments;
      if (!tag || !ts.isStringLiteral(tag) || !element) throw new Error(`${file}: ${call.getText()}?`);
      const node = declarationOf(element, checker);
      if (!node || !ts.isClassDeclaration(node))
        throw new Error(`${file}: ${element.getText()} is no class.`);
      classes.set(tag.text, { node, definedIn: relative(root, file) });
    });
  }
  return { program, checker, classes };
}

/** Path of a source file from the root. */
export const fileOf = (node: ts.Node) => relative(root, node.getSourceFile().fileName);

/** What a name stands for, in whatever file. */
export function declarationOf(node: ts.Node, checker: ts.TypeChecker): ts.Node | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target?.valueDeclaration;
}

/** The static table of properties; those that are state are no one else's business. */
export function readTable(
  node: ts.ClassDeclaration,
): Map<string, { attribute: string; isReflected: boolean; isState: boolean }> {
  const member = node.members.find((each) => each.name?.getText() === 'properties');
  const table = member && ts.isPropertyDeclaration(member) ? member.initializer : undefined;
  if (!table) return new Map();
  if (!ts.isObjectLiteralExpression(table)) throw new Error(`${node.name?.text}: what are its properties?`);
  return new Map(
    table.properties.map((property) => {
      const name = property.name?.getText() ?? '';
      const options = ts.isPropertyAssignment(property) ? property.initializer : undefined;
      if (!options || !ts.isObjectLiteralExpression(options))
        throw new Error(`${node.name?.text}: ${property.getText()}?`);
      const said = new Map(
        options.properties.map((option) => [
          option.name?.getText(),
          ts.isPropertyAssignment(option) ? option.initializer : undefined,
        ]),
      );
      const isState = said.get('state')?.kind === ts.SyntaxKind.TrueKeyword;
      const attribute = said.get('attribute');
      const isHidden = isState || attribute?.kind === ts.SyntaxKind.FalseKeyword;
      return [
        name,
        {
          // Lit's rule.
          attribute: isHidden
            ? ''
            : attribute && ts.isStringLiteral(attribute)
              ? attribute.text
              : name.toLowerCase(),
          isReflected: said.get('reflect')?.kind === ts.SyntaxKind.TrueKeyword,
          isState,
        },
      ];
    }),
  );
}

/** The strings of which a type is one, in the order of the alphabet; none if it may be something else. */
export function literalsOf(type: ts.Type): string[] {
  const types = type.isUnion() ? type.types : [type];
  const literals = types.filter((each) => each.isStringLiteral()).map(({ value }) => value);
  return literals.length === types.length ? literals.toSorted() : [];
}

/** Whether a declaration says `static`, `readonly` and the like. */
export const has = (node: ts.Node, kind: ts.SyntaxKind) =>
  ts.canHaveModifiers(node) && !!ts.getModifiers(node)?.some((modifier) => modifier.kind === kind);

/** Whether pages may use it. */
export const isPublic = (member: ts.ClassElement) =>
  !!member.name &&
  !ts.isPrivateIdentifier(member.name) &&
  !has(member, ts.SyntaxKind.PrivateKeyword) &&
  !has(member, ts.SyntaxKind.ProtectedKeyword);

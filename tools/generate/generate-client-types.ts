/** Generates the interfaces of the clients, whose methods have the doc blocks of the functions that they are bound to. */
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { formatted } from './format.ts';
import { createProgram } from './read-client.ts';
import { RESOURCES } from './reference/client-resources.ts';

const root = resolve(import.meta.dirname, '../..');

/** The file of the interfaces. */
const FILE = 'src/client/pix.gen.ts';
const CLIENT_TYPES = resolve(root, FILE);

const HEAD = `/**
 * The interfaces of the clients. Generated from the functions that create them by \`tools/generate/generate-client-types.ts\`: do
 * not edit, run \`npm run generate\`.
 */
`;

/** Descriptions of groups of calls by their paths. */
const DESCRIPTIONS = new Map([
  ...RESOURCES.map(({ calls, description }) => [calls, description] as const),
  ['companions', 'Use the services of the companion hosts.'],
]);

/** A client, or a group of its calls. */
interface Group {
  path: string;
  /** Declarations of methods by name. */
  methods: Map<string, string>;
  groups: Map<string, Group>;
}

/** Generates the interfaces of the clients. */
export async function generateClientTypes(): Promise<Map<string, string>> {
  const read = createReader(['src/client/create-pix.ts', 'src/client/create-public-pix.ts']);
  const pix = read.client('createPix');
  const publicPix = read.client('createPublicPix');
  const interfaces = [
    declare('Pix', 'Client that `createPix()` returns.', pix, undefined),
    declare('PublicPix', 'Client that `createPublicPix()` returns.', publicPix, pix),
    ...declareGroups(pix, publicPix),
  ];
  const text = [HEAD + read.imports(), ...interfaces].join('\n');
  return new Map([[FILE, await formatted(FILE, text)]]);
}

/** The interfaces of all groups. A group with some public calls extends the interface of those. */
function declareGroups(all: Group, open: Group | undefined): string[] {
  return [...all.groups].flatMap(([key, group]) => {
    const shared = open?.groups.get(key);
    const description = describe(group.path);
    const doc = `Calls of \`pix.${group.path}\`: ${description.charAt(0).toLowerCase()}${description.slice(1)}`;
    const name = nameOf(group);
    const isExtended = shared && !isComplete(shared, group);
    return [
      ...(isExtended ? [declare(`Public${name}`, `${doc} Only those without a key.`, shared, group)] : []),
      declare(
        isExtended ? `${name} extends Public${name}` : name,
        doc,
        group,
        undefined,
        isExtended ? shared : undefined,
      ),
      ...declareGroups(group, shared),
    ];
  });
}

/**
 * Declares an interface.
 *
 * @param all The whole group, if the group has only public calls.
 * @param base The group of which the interface inherits the members.
 */
function declare(name: string, doc: string, group: Group, all?: Group, base?: Group): string {
  const groups = [...group.groups].map(([key, inner]) => {
    const whole = all?.groups.get(key);
    const type = whole && !isComplete(inner, whole) ? `Public${nameOf(inner)}` : nameOf(inner);
    return [key, `/** ${describe(inner.path)} */\nreadonly ${key}: ${type};`] as const;
  });
  const members = [...group.methods, ...groups].filter(
    ([key]) => !base?.methods.has(key) && !base?.groups.has(key),
  );
  return `/** ${doc} */\nexport interface ${name} {\n${members.map(([, text]) => text).join('\n')}\n}\n`;
}

const isComplete = (open: Group, all: Group): boolean =>
  open.methods.size === all.methods.size && open.groups.size === all.groups.size;

/** Name of the interface of a group, such as `PixImagesApi`: `PixAlbums` is an element. */
const nameOf = ({ path }: Group) =>
  `Pix${path.replace(/^.*\./, '').replace(/^./, (letter) => letter.toUpperCase())}Api`;

function describe(path: string): string {
  const description = DESCRIPTIONS.get(path);
  if (description) return description;
  throw new Error(`RESOURCES in tools/generate/reference/client-resources.ts does not describe ${path}.`);
}

/** Reads clients from the functions that create them, and collects the types that their methods name. */
function createReader(files: readonly string[]) {
  const program = createProgram(files);
  const checker = program.getTypeChecker();
  const imports = new Map<string, Set<string>>();
  const symbolOf = (node: ts.Node) => {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  };

  const importTypes = (node: ts.Node): void => {
    const symbol = ts.isTypeReferenceNode(node) ? symbolOf(node.typeName) : undefined;
    const path = symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
    if (symbol && path.startsWith(resolve(root, 'src')) && !(symbol.flags & ts.SymbolFlags.TypeParameter)) {
      const module = relative(dirname(CLIENT_TYPES), path).replace(/^(?!\.)/, './');
      imports.set(module, (imports.get(module) ?? new Set()).add(symbol.name));
    }
    ts.forEachChild(node, importTypes);
  };

  /** The functions of endpoints that an expression names, in order, with their declarations. */
  const functionsIn = (node: ts.Node): [string, ts.VariableDeclaration][] => {
    const symbol = ts.isIdentifier(node) ? symbolOf(node) : undefined;
    const declaration = symbol?.valueDeclaration;
    const isFunction =
      symbol && declaration && ts.isVariableDeclaration(declaration) && isEndpoint(declaration);
    const inner: [string, ts.VariableDeclaration][] = [];
    ts.forEachChild(node, (child) => void inner.push(...functionsIn(child)));
    return isFunction ? [[symbol.name, declaration], ...inner] : inner;
  };

  const methodOf = (key: string, node: ts.PropertyAssignment): string => {
    const { initializer } = node;
    const functions = functionsIn(initializer);
    const own = docOf(node);
    const [[, bound] = []] = functions;
    const isBound = !ts.isArrowFunction(initializer);
    const signature = isBound ? bound?.initializer : initializer;
    const doc = own ?? (bound && docOf(bound));
    if (!signature || !ts.isArrowFunction(signature) || !signature.type || !doc)
      throw new Error(`${key} has no function with a doc block and a return type.`);
    const parameters = isBound ? signature.parameters.slice(1) : [...signature.parameters];
    [...parameters, signature.type, ...(signature.typeParameters ?? [])].forEach(importTypes);
    const types = signature.typeParameters?.map((type) => type.getText()).join(', ');
    const names = own ? [] : functions.map(([name]) => name);
    const list = ['this: void', ...parameters.map((parameter) => parameter.getText())].join(', ');
    return `${withSee(doc, names)}\n${key}${types ? `<${types}>` : ''}(${list}): ${signature.type.getText()};`;
  };

  const groupOf = (type: ts.Type, path: string): Group => {
    const group: Group = { path, methods: new Map(), groups: new Map() };
    for (const property of checker.getPropertiesOfType(type)) {
      const [declaration] = property.declarations ?? [];
      const own = checker.getTypeOfSymbol(property);
      const { name } = property;
      if (!own.getCallSignatures().length)
        group.groups.set(name, groupOf(own, path ? `${path}.${name}` : name));
      else if (declaration && ts.isPropertyAssignment(declaration))
        group.methods.set(name, methodOf(name, declaration));
    }
    return group;
  };

  return {
    client(name: string): Group {
      const returned = program.getSourceFiles().flatMap((source) => returnedBy(source, name))[0];
      if (!returned) throw new Error(`${name} returns no client.`);
      return groupOf(checker.getTypeAtLocation(returned), '');
    },
    imports: () =>
      [...imports]
        .map(([path, names]) => `import type { ${[...names].join(', ')} } from '${path}';\n`)
        .join(''),
  };
}

/** Whether a declaration is a function whose first parameter is the transport. */
function isEndpoint({ initializer }: ts.VariableDeclaration): boolean {
  if (!initializer || !ts.isArrowFunction(initializer)) return false;
  return initializer.parameters[0]?.type?.getText() === 'Transport';
}

/** The expressions that the function of a name returns. */
const returnedBy = (source: ts.SourceFile, name: string): ts.Expression[] =>
  source.statements
    .filter((node) => ts.isFunctionDeclaration(node) && node.name?.text === name)
    .flatMap((node) => [...((node as ts.FunctionDeclaration).body?.statements ?? [])])
    .flatMap((node) => (ts.isReturnStatement(node) && node.expression ? [node.expression] : []));

const docOf = (node: ts.Node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .find((each) => ts.isJSDoc(each))
    ?.getText();

/** Adds the names of functions to a doc block. */
function withSee(doc: string, names: readonly string[]): string {
  if (!names.length || doc.includes('@see')) return doc;
  const see = names.map((name) => ` * @see \`${name}\`, the same as a function`).join('\n');
  const block = doc.includes('\n') ? doc : doc.replace(/^\/\*\* (.*) \*\/$/, '/**\n * $1\n */');
  return block.replace(/\n \*\/$/, `\n${see}\n */`);
}

/** Fills tables of documents, each between `<!-- generated: its name -->` and `<!-- end -->`. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { flags, variablesOf } from '../../mock-server/cli/flags.ts';
import { MOCK_RULES } from '../../mock-server/control/option-rules.ts';
import { createMockFetch } from '../../mock-server/fetch.ts';
import { SCENARIOS } from '../../mock-server/scenarios/index.ts';
import { SERVER_RULES } from '../../mock-server/server/server-options.ts';
import { LOCALES } from '../../src/locales/load-locale.ts';
import { cells } from './entry-section.ts';
import { clientCodes, loaderCodes, serviceCodes } from './error-codes.ts';
import { formatted } from './format.ts';
import { LIST_LIMITS, PICTURE_LIMITS, QUOTAS } from './limit-tables.ts';
import { code } from './reference/tables.ts';
import { languageName } from './reference/text-tables.ts';

const root = resolve(import.meta.dirname, '../..');

/** Rows in order. Cells that a row does not have are written by hand, and kept. */
export type Rows = readonly (readonly string[])[];

/** The rows of each table, by document and by name. A text is a paragraph in place of a table. */
const TABLES: Record<string, Record<string, () => Rows | string | Promise<Rows>>> = {
  'docs/reference/cli.md': { options: cliOptions },
  'docs/reference/errors.md': { client: clientCodes, service: serviceCodes, loader: loaderCodes },
  'docs/reference/global.md': { members: globalMembers },
  'docs/reference/mock-control.md': {
    scenarios: () => SCENARIOS.map(({ name, seed }) => [`${code(name)}${seed ? '' : ' *'}`]),
    http: controlRequests,
    'server-options': serverOptions,
  },
  'docs/guides/limits.md': {
    lists: () => LIST_LIMITS,
    pictures: () => PICTURE_LIMITS,
    quotas: () => QUOTAS,
  },
  'docs/guides/translations.md': { languages },
};

/** Generates the documents with tables. */
export async function generateTables(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const [document, tables] of Object.entries(TABLES)) {
    let text = readFileSync(resolve(root, document), 'utf8');
    for (const [name, read] of Object.entries(tables)) text = fill(document, text, name, await read());
    texts.set(document, await formatted(document, text));
  }
  return texts;
}

function fill(document: string, text: string, name: string, rows: Rows | string): string {
  const marked = new RegExp(`(<!-- generated: ${name} -->\n)(.*?)(<!-- end -->)`, 's');
  const [, start, old, end] = marked.exec(text) ?? [];
  if (old === undefined) throw new Error(`${document} has no marks of the table "${name}".`);
  const [head = '', line = '', ...lines] = old.trim().split('\n');
  const kept = new Map(lines.map(cellsOf).map((row) => [row[0], row]));
  const content = (all: Rows) => [
    head,
    line,
    ...all.map((row) => cells(...row, ...handWritten(kept.get(row[0]), row, head, document))),
  ];
  const filled = typeof rows === 'string' ? rows : content(rows).join('\n');
  return text.replace(marked, () => `${start}\n${filled}\n\n${end}`);
}

/** The cells after the generated ones. */
function handWritten(kept: string[] | undefined, row: Rows[number], head: string, document: string) {
  const columns = cellsOf(head).length;
  if (row.length === columns) return [];
  if (kept) return kept.slice(row.length);
  throw new Error(`${document}: write a row with ${columns} cells that begins with ${row[0]}.`);
}

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

function cliOptions(): Rows {
  const rows = Object.entries(flags).map(([name, flag]) => [
    code(flag.value ? `${name} ${flag.value}` : name),
    variablesOf(name, flag).map(code).join(', '),
  ]);
  return [...rows, [code('--help'), ''], [code('--version'), '']];
}

/** The options of the server that other adapters do not have. */
function serverOptions(): Rows {
  const names = Object.keys(SERVER_RULES).filter((name) => !(name in MOCK_RULES));
  return names.map((name) => [code(name)]);
}

/** The members of the interface in `src/global.ts`: the methods with their parameters, then the others. */
function globalMembers(): Rows {
  const text = readFileSync(resolve(root, 'src/global.ts'), 'utf8');
  const file = ts.createSourceFile('global.ts', text, ts.ScriptTarget.Latest);
  const [{ members } = { members: [] }] = file.statements.filter(ts.isInterfaceDeclaration);
  const isOther = (member: ts.TypeElement) => Number(!ts.isMethodSignature(member));
  return members
    .toSorted((a, b) => isOther(a) - isOther(b))
    .map((member) => {
      const name = member.name?.getText(file) ?? '';
      if (!ts.isMethodSignature(member)) return [code(name)];
      const parameters = member.parameters.map(
        (parameter) => parameter.name.getText(file) + (parameter.questionToken ? '?' : ''),
      );
      return [code(`${name}(${parameters.join(', ')})`)];
    });
}

/** The endpoints of the control, as it lists them itself. */
async function controlRequests(): Promise<Rows> {
  const response = await createMockFetch({ seed: {} })('/__pix__/');
  const { data } = (await response.json()) as {
    data: { paths: Record<'method' | 'path' | 'does', string>[] };
  };
  return data.paths.map(({ method, path, does }) => [code(`${method} ${path}`), withCode(does)]);
}

/** A text with its JSON as code. */
const withCode = (text: string) => text.replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, code);

/** A sentence with the languages. */
function languages(): string {
  const all = ['en', ...Object.keys(LOCALES)].map(languageName);
  return `The languages are ${new Intl.ListFormat('en-GB').format(all)}.`;
}

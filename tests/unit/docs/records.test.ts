/** The tables of records in the reference of the client, compared with the responses of the contract. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { document, METHODS, operations, resolved, type Node } from '../../../tools/generate/read-contract.ts';

const root = resolve(import.meta.dirname, '../../..');
const pages = globSync('docs/reference/client/*.md', { cwd: root });
const text = pages.map((page) => readFileSync(resolve(root, page), 'utf8')).join('\n');
const all = text.split(/^## /m);
const sections = new Map(all.map((section) => [section.slice(0, section.indexOf('\n')), section] as const));
/** The section of a call, by the name of its function. */
const callSection = (id: string) => all.find((section) => section.includes(`\`${id}(transport`));

/** Names of the fields in a table. */
const fieldsIn = (section: string | undefined) =>
  [...(section ?? '').matchAll(/^\| `([\w.[\]]+)`/gm)].map(([, name = '']) => name);

/** The schema of `data` in the successful response of an operation; of the response itself, if it has no envelope. */
function dataOf(id: string): Node | undefined {
  const paths = Object.values(document['paths'] as Record<string, Record<string, Node>>);
  const [operation] = paths.flatMap((item) =>
    METHODS.map((method) => item[method]).filter((each) => each?.['operationId'] === id),
  );
  const responses = Object.entries((operation?.['responses'] ?? {}) as Record<string, Node>);
  const [, response] = responses.find(([status]) => /^2/.test(status)) ?? [];
  const content = (response && resolved(response)['content']) as Record<string, Node> | undefined;
  const schema = content?.['application/json']?.['schema'] as Node | undefined;
  const body = schema && resolved(schema);
  const data = (body?.['properties'] as Record<string, Node> | undefined)?.['data'] ?? body;
  const record = data && resolved(data);
  return record?.['items'] ? resolved(record['items'] as Node) : record;
}

const fieldsOf = (schema: Node | undefined): string[] => [
  ...Object.keys(schema?.['properties'] ?? {}),
  ...((schema?.['allOf'] ?? []) as Node[]).flatMap((part) => fieldsOf(resolved(part))),
];

describe.each(operations.filter(({ id }) => callSection(id)))('$id', ({ id }) => {
  it('links to tables with every field of its response', () => {
    const links = /^Fields of the response: (.*)\.$/m.exec(callSection(id) ?? '')?.[1] ?? '';
    const names = [...links.matchAll(/\[`(\w+)`\]/g)].map(([, name = '']) => name);
    const documented = names.flatMap((name) => fieldsIn(sections.get(name)));
    const wanted = fieldsOf(dataOf(id));
    expect(wanted.length).toBeGreaterThan(0);
    expect(documented).toEqual(expect.arrayContaining(wanted));
  });
});

it('each operation of the client has a section', () => {
  expect(operations.filter(({ id }) => !callSection(id)).map(({ id }) => id)).toEqual(['replaceImage']);
});

it('every field of a record has a description', () => {
  const rows = [...sections].flatMap(([name, section]) =>
    [...section.matchAll(/^\| `([\w.[\]]+)`.*\|([^|]*)\|$/gm)].map(([, field, words = '']) => [
      `${name}.${field}`,
      words.trim(),
    ]),
  );
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(([, words]) => !words).map(([field]) => field)).toEqual([]);
});

it('the link to share is found by that word', () => {
  expect(text).toMatch(/^\| `urls\.view_page` .*\bshare\b/m);
});

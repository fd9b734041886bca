/** Compares the reference of errors with the classes and the codes that client, loader and contract use. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import * as client from '../../../src/index.ts';
import { httpError } from '../../../src/client/transport/http-errors.ts';
import { errorCodes } from '../../support/error-codes.ts';
import { startPixServer } from '../../../mock-server/server.ts';
import { blockBelow } from '../../support/code-blocks.ts';
import { runExample } from '../../support/run-example.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const PAGE = read('docs/reference/errors.md');

/** Rows of the table below a heading, without the marks of code. */
const rowsBelow = (heading: string) => {
  const [, section = ''] = PAGE.split(`\n## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  const rows = [...table.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) =>
    row.split(/ \| |<br>/).map((cell) => cell.trim().replaceAll('`', '')),
  );
  return rows.slice(2);
};

const codesIn = (files: string[], pattern: RegExp) =>
  [
    ...new Set(files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, code = '']) => code))),
  ].sort();

it('the reference of errors lists every code of client errors, and no other', () => {
  const files = globSync('src/client/**/*.ts', { cwd: root });
  const given = codesIn(files, /(?:super\(|new PixError\(|\bcode[:=])\s*'(\w+)'/g);
  expect(given).toContain('blocked');
  expect(rowsBelow('Codes of the client').map(([code]) => code)).toEqual(given);
});

it('the reference of errors lists every code of the contract with its status and its class', () => {
  const rows = rowsBelow('Codes of the service');
  expect(rows.map(([status, code]) => [status, code])).toEqual(
    Object.entries(errorCodes).map(([status, code]) => [status === '500' ? '5xx' : status, code]),
  );
  for (const [status = '', , name] of rows) {
    const response = new Response('{}', { status: status === '5xx' ? 500 : Number(status) });
    const reply = { response, chunks: [], size: 0, text: () => '' };
    expect(httpError(reply, [], 'apiKey').name, status).toBe(name);
  }
});

it('the reference of errors lists every code of the loader', () => {
  const [, documented = ''] =
    /\n \* The script could not be loaded\.([^]*?)\*\//.exec(read('src/loader.ts')) ?? [];
  const codes = [...documented.matchAll(/`(\w+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => !/^(?:code|baseUrl|src)$/.test(code));
  expect(rowsBelow('Codes of the loader').map(([code]) => code)).toEqual(codes.toSorted());
});

it('the reference of errors names every class that the package exports', () => {
  const classes = Object.keys(client).filter((name) => /^Pix\w*Error$/.test(name));
  expect(classes.length).toBeGreaterThan(15);
  for (const name of [...classes, 'PixLoadError']) expect(PAGE, name).toContain(`\`${name}\``);
});

it('the example of errors prints a title, and handles a missing picture', async () => {
  const server = await startPixServer({ port: 0, seed: { pictures: [{ slug: 'quay', title: 'The quay' }] } });
  try {
    const { code } = blockBelow('docs/reference/errors.md', 'Errors');
    const more = "console.log(await titleOf('quay'), await titleOf('pier'));";
    const printed = await runExample(code.replace('https://pix.example', server.url), more);
    expect(printed).toBe('The quay This picture has been removed.');
  } finally {
    await server.close();
  }
});

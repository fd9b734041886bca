/** The examples on the pages of the client, each run against the reference server with its sample. */
import { beforeAll, expect, it } from 'vitest';
import { startPixServer } from '../../../mock-server/server.ts';
import { fileOf } from '../../../tools/generate/reference/client-resources.ts';
import { blockBelow } from '../../support/code-blocks.ts';
import { runExamples } from '../../support/run-example.ts';

/** Output of the example on each page. */
const PRINTED: readonly (readonly [title: string, lines: RegExp])[] = [
  ['Images', /^(?:.+ http\S+\/i\/[\w-]+\n){3}\d+ pictures$/],
  ['Albums', /^.+(?:\n.+)+$/],
  ['Account', /^owner: \d+ pictures$/],
  ['Platform', /^\d+ pictures, uploads up to \d+ bytes(?:\n.+)+$/],
  ['Background removal', /^image\/png, \d+ bytes$/],
  ['Short links', /^http\S+$/],
  ['Birds', /^.*Hornbill \w+ \w+/],
  ['Calendar', /^(?:\d{4}-\d\d-\d\d .+\n?){3}$/],
  ['Proverbs', /^(?:.+ \(.+\)\n?){3}$/],
  ['Postal codes', /^.+ Aizawl\b/],
  ['Bank branches', /^(?:SBIN\w{7} .+\n?)+$/],
  ['Messages', /^queued$/],
  ['UPI payments', /^created http\S+$/],
  ['Wallet payments', /^created http\S+$/],
  ['Site audits', /^\d+ /],
  ['Scripture', /^In the beginning was the Word/],
];

let printed: string[] = [];
beforeAll(async () => {
  const server = await startPixServer({ port: 0 });
  printed = await runExamples(
    PRINTED.map(([title]) => {
      const { code } = blockBelow(`docs/reference/client/${fileOf({ title })}`, title);
      return code.replace('https://pix.example', server.url);
    }),
  );
  await server.close();
});

it.each(PRINTED)('the example of the page "%s" prints what it requests', (title, lines) => {
  expect(printed[PRINTED.findIndex(([each]) => each === title)]).toMatch(lines);
});

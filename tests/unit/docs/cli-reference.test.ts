import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { flags, variablesOf } from '../../../mock-server/cli/flags.ts';
import { helpText } from '../../../mock-server/cli/read-arguments.ts';

const text = readFileSync(resolve(import.meta.dirname, '../../../docs/reference/cli.md'), 'utf8');

/** Options of the table with their values and variables. */
const rows = [...text.matchAll(/^\| `(--[^`]+)` +\| ([^|]*?) *\|/gm)].map(
  ([, option = '', variables = '']) => ({
    option,
    variables: [...variables.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  }),
);

it('the reference of the command lists the options of --help, in their order', () => {
  const options = [...helpText('pix-mock').matchAll(/^ {2}(--[\w-]+(?: [A-Z]+)?) {2}/gm)].map(
    ([, name]) => name,
  );
  expect(options.length).toBeGreaterThan(14);
  expect(rows.map(({ option }) => option)).toEqual(options);
});

it('the reference of the command names the variable of each option', () => {
  for (const { option, variables } of rows) {
    const [name = ''] = option.split(' ');
    const flag = flags[name];
    expect(variables, option).toEqual(flag ? variablesOf(name, flag) : []);
  }
});

it('the reference of the command has the exit codes of --help', () => {
  const [, codes = ''] = /^Exit codes: (.*)\.$/m.exec(helpText('pix-mock')) ?? [];
  const numbers = [...codes.matchAll(/\d/g)].map(([code]) => code);
  expect([...text.matchAll(/^\| (\d) +\|/gm)].map(([, code]) => code)).toEqual(numbers);
});

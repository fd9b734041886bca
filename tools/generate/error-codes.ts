/** The codes of errors with their classes, for the tables of the reference of errors. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { STATUSES } from '../../mock-server/http/problem.ts';
import { httpError } from '../../src/client/core/http-errors.ts';
import { code } from './reference/tables.ts';

const root = resolve(import.meta.dirname, '../..');

/** A class that is declared; one that is created, and its code if it takes one; a code alone. */
const CLASSES_AND_CODES =
  /(?:class|new) (?:(Pix(?:Load)?Error)\(\s*'(\w+)'|(Pix\w+Error)\b)|(?:super\(|\bcode[:=])\s*'(\w+)'/g;

const named = (errorCode: string, className: string) => `${code(errorCode)}<br>${code(className)}`;

/** Codes of errors that code creates, with their classes: a code follows the name of its class. */
function createdIn(pattern: string): Map<string, string> {
  const codes = new Map<string, string>();
  for (const file of globSync(pattern, { cwd: root }).toSorted()) {
    let last = '';
    const text = readFileSync(resolve(root, file), 'utf8');
    for (const [, general, created, className = general ?? last, alone] of text.matchAll(CLASSES_AND_CODES)) {
      last = className;
      const errorCode = created ?? alone;
      if (errorCode) codes.set(errorCode, last);
    }
  }
  return new Map([...codes].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export const clientCodes = () => [...createdIn('src/client/**/*.ts')].map((each) => [named(...each)]);

export const loaderCodes = () => [...createdIn('src/loader.ts').keys()].map((each) => [code(each)]);

/** Statuses of errors with their codes and classes; `5xx` stands for all of servers that are not listed. */
export const serviceCodes = () =>
  Object.entries(STATUSES).map(([errorCode, status]) => {
    const response = new Response('{}', { status });
    const { name } = httpError({ response, chunks: [], size: 0, text: () => '' }, [], 'apiKey');
    return [status === 500 ? '5xx' : String(status), named(errorCode, name)];
  });

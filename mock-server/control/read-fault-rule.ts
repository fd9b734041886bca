import { BodyReader, type BodyFields } from '../http/body-reader.ts';
import type { FaultRule } from './mock-control.ts';

/** Maximum delay in milliseconds: ten minutes. */
const MAX_DELAY = 600_000;

/** Maximum number of headers of a rule. */
const MAX_HEADERS = 20;

const FIELDS = ['operation', 'status', 'headers', 'delay', 'breaks', 'skip', 'first', 'every'];

/** Message framing headers; a wrong one would corrupt the next response, too. */
const FRAMING_HEADERS = /^(connection|content-length|keep-alive|trailer|transfer-encoding|upgrade)$/i;

const COUNT = { min: 1, max: Number.MAX_SAFE_INTEGER, whole: true } as const;

/** Validates a rule; throws a `Problem` that names all faults. `operations` lists the valid operation ids. */
export function readFaultRule(input: object, operations: readonly string[]): FaultRule {
  const fields = input as BodyFields;
  const reader = new BodyReader(fields);
  const wanted = {
    operation: reader.choice('operation', operations),
    status: reader.number('status', { min: 400, max: 599, whole: true }),
    headers: readHeaders(reader, fields['headers']),
    delay: reader.number('delay', { min: 0, max: MAX_DELAY }),
    breaks: readBreak(reader, fields['breaks']),
    skip: reader.number('skip', { ...COUNT, min: 0 }),
    first: reader.number('first', COUNT),
    every: reader.number('every', COUNT),
  };
  for (const name of Object.keys(fields)) {
    if (!FIELDS.includes(name))
      reader.addFault(name, `is not a field of a rule; the fields are ${FIELDS.join(', ')}`);
  }
  if (!['status', 'delay', 'breaks'].some((name) => reader.has(name))) {
    reader.addFault(
      'status',
      'must be given unless delay or breaks is: a rule without any of them has no effect',
    );
  }
  if (reader.has('headers') && !reader.has('status')) {
    reader.addFault('headers', 'require a status: only error responses have them');
  }
  reader.finish();
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return Object.freeze(Object.fromEntries(given));
}

function readHeaders(reader: BodyReader, value: unknown): FaultRule['headers'] {
  if (value === undefined) return undefined;
  const headers = typeof value === 'object' && value !== null ? Object.entries(value) : undefined;
  const isRight =
    headers &&
    !Array.isArray(value) &&
    headers.length <= MAX_HEADERS &&
    headers.every(([name, text]) => isHeader(name, text) && !FRAMING_HEADERS.test(name));
  if (isRight) return Object.freeze(Object.fromEntries(headers));
  return reader.addFault(
    'headers',
    `must be an object of at most ${MAX_HEADERS} header names and their values, such as {"Retry-After":"30"}`,
  );
}

function isHeader(name: string, value: unknown): boolean {
  return (
    /^[\w!#$%&'*+.^`|~-]{1,100}$/.test(name) &&
    typeof value === 'string' &&
    /^[\t\x20-\x7e\xa0-\xff]{0,1000}$/.test(value)
  );
}

function readBreak(reader: BodyReader, value: unknown): FaultRule['breaks'] {
  if (value === undefined || value === 'at once') return value;
  const after: unknown =
    typeof value === 'object' && value !== null ? (value as BodyFields)['after'] : undefined;
  if (typeof after === 'number' && Number.isSafeInteger(after) && after >= 0) return Object.freeze({ after });
  return reader.addFault('breaks', 'must be "at once" or {"after": n}, n bytes of the body');
}

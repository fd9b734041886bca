import { RATE_LIMIT, RATE_WINDOW_SECONDS } from '../../src/contract/limits.ts';
import { servesScripts } from '../handlers/platform.ts';
import { type BodyFields, BodyReader } from '../http/fields.ts';
import { codeOfStatus, Problem } from '../http/problem.ts';
import type { FaultRule } from '../scenarios/scenario.ts';

/** Maximum number of rules. */
export const MAX_RULES = 200;

interface Entry {
  rule: FaultRule;
  /** Number of matching requests, whether or not the rule was applied to them. */
  matched: number;
}

/** The active fault rules, each with its own count of matching requests. */
export class FaultRules {
  readonly #operations: readonly string[];
  #entries: Entry[] = [];

  /** `operations` lists the operation ids that rules may name. */
  constructor(operations: readonly string[]) {
    this.#operations = operations;
  }

  /** Adds a rule and returns a function that removes it; throws a `Problem` for an invalid rule. */
  add(input: object): () => void {
    if (this.#entries.length >= MAX_RULES) {
      throw new Problem('conflict', `There are ${MAX_RULES} rules already; clear them first.`);
    }
    const entry = { rule: readFaultRule(input, this.#operations), matched: 0 };
    this.#entries.push(entry);
    return () => {
      this.#entries = this.#entries.filter((candidate) => candidate !== entry);
    };
  }

  list(): readonly FaultRule[] {
    return this.#entries.map(({ rule }) => rule);
  }

  clear(): void {
    this.#entries = [];
  }

  /** Counts a request to an operation and returns the first rule that applies. */
  next(operation: string): FaultRule | undefined {
    const matching = this.#entries.filter(({ rule }) =>
      rule.operation === undefined ? !servesScripts(operation) : rule.operation === operation,
    );
    for (const entry of matching) entry.matched += 1;
    return matching.find(({ rule, matched }) => applies(rule, matched))?.rule;
  }
}

/** Whether a rule applies to its n-th matching request. */
function applies({ skip = 0, first = Infinity, every = 1 }: FaultRule, n: number): boolean {
  const turn = n - skip;
  return turn >= 1 && turn <= first && turn % every === 0;
}

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
  if (wanted.breaks === 'at once' && reader.has('status')) {
    reader.addFault(
      'breaks',
      'must not be "at once" beside a status, which is never sent then; {"after": n} breaks the error response',
    );
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

const WINDOW = String(RATE_WINDOW_SECONDS);

/** Headers that the contract requires for a status; rate limit headers as at the start of a window. */
// Gap: G2, C3
const demanded: Record<number, Record<string, string>> = {
  401: { 'WWW-Authenticate': 'Bearer' },
  405: { Allow: 'OPTIONS' },
  429: {
    'Retry-After': WINDOW,
    'RateLimit-Limit': String(RATE_LIMIT),
    'RateLimit-Remaining': '0',
    'RateLimit-Reset': WINDOW,
  },
};

/** The problem that a fault rule with a status states, with the rule's headers. */
export function faultProblem({ status = 500, headers = {} }: FaultRule): Problem {
  const fault = `A fault rule makes this request fail with status ${status}.`;
  return new Problem(codeOfStatus(status), fault, {
    status,
    // A header of the rule replaces one that the contract requires, whatever its case: it is set later.
    headers: { ...demanded[status], ...headers },
    ...(status === 422 && { fields: { fault } }),
  });
}

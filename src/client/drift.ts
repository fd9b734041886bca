import type { OperationId } from '../contract/models.ts';
import { PAGINATION, SHAPES, type Shape } from '../contract/shapes.gen.ts';
import { notify } from './notify.ts';
import { PixParseError } from './core/errors.ts';

/** One difference between a response and the contract. */
export interface Drift {
  /** Operation of the response. */
  operation: OperationId;
  /** Path to the field, such as `data[3].dimensions.width`. Equal differences in a list are reported once, at the first. */
  path: string;
  /** Kind of difference: a missing field, a field unknown to the contract, or a value of another type. */
  kind: 'missing' | 'unknown' | 'type';
  /** Type in the contract, such as `integer`, `string|null` or `object`; absent for an unknown field. */
  expected?: string;
  /** Type in the response, such as `null` or `array`; absent for a missing field. */
  actual?: string;
}

/** Options for responses that differ from the contract. The code that compares them is loaded only if one is set. */
export interface DriftOptions {
  /** Rejects a response that differs from the contract with a `PixParseError`; meant for tests. Default false. */
  strict?: boolean | undefined;
  /** Called for each difference between a response and the contract. */
  onDrift?: ((drift: Drift) => unknown) | undefined;
}

/** Maximum number of differences that are reported per response. */
const MAX_DRIFTS = 50;

/** Maximum number of items of a list that are compared. */
const MAX_ITEMS = 1_000;

/** Maximum length of the reported name of an unknown field, in characters. */
const MAX_NAME = 64;

/**
 * Reports the drift of a response: each difference to `onDrift`, then, if `strict`, all of them in one error. An error
 * thrown by `onDrift` is logged to the console.
 *
 * @throws PixParseError when `strict` is true and the response differs.
 */
export function reportDrift(operation: OperationId, body: unknown, { strict, onDrift }: DriftOptions): void {
  const drifts = findDrift(operation, body);
  for (const drift of drifts) notify(onDrift, drift);
  if (!strict || !drifts.length) return;
  const lines = drifts.map(
    ({ path, kind, expected = 'nothing', actual = 'nothing' }) =>
      `${path} (${kind}: ${actual} in place of ${expected})`,
  );
  throw new PixParseError(`The response to ${operation} differs from the contract: ${lines.join('; ')}.`);
}

/**
 * Compares a parsed response with the contract: presence and types of fields, not their values. Equal differences in a list
 * are reported once; at most 50 differences are reported. A missing envelope is reported, and the body is compared as its
 * data. Never throws. Operations without a JSON response have no drift.
 */
export function findDrift(operation: OperationId, body: unknown): Drift[] {
  const found = new Map<string, Drift>();
  const shape = Object.hasOwn(SHAPES, operation) ? SHAPES[operation] : undefined;
  const report: Report = (path, kind, types) => {
    const key = `${kind} ${path.replace(/\[\d+\]/g, '[]')}`;
    if (found.size < MAX_DRIFTS && !found.has(key)) found.set(key, { operation, path, kind, ...types });
  };
  if (shape && typeof body === 'object' && body && Object.hasOwn(body, 'data')) {
    const envelope = {
      status: 'string',
      ...(Array.isArray(shape) && { pagination: PAGINATION }),
      data: shape,
    };
    compare(envelope, body, '', report);
  } else if (shape) {
    report('data', 'missing', { expected: nameOf(shape) });
    if (fits(shape, body)) compare(shape, body, 'data', report);
  }
  return [...found.values()];
}

type Report = (path: string, kind: Drift['kind'], types: Pick<Drift, 'expected' | 'actual'>) => void;

function compare(expected: Shape, value: unknown, path: string, report: Report): void {
  if (!fits(expected, value)) {
    report(path, 'type', { expected: nameOf(expected), actual: typeOf(value) });
  } else if (Array.isArray(expected)) {
    const [item = ''] = expected;
    const items = (value as unknown[]).slice(0, MAX_ITEMS);
    items.forEach((each, index) => compare(item, each, `${path}[${index}]`, report));
  } else if (typeof expected === 'object') {
    compareFields(expected, value as Record<string, unknown>, path, report);
  }
}

function compareFields(
  fields: Record<string, Shape>,
  record: Record<string, unknown>,
  path: string,
  report: Report,
): void {
  const known = new Set<string>();
  for (const [key, expected] of Object.entries(fields)) {
    const name = key.replace('?', '');
    known.add(name);
    if (Object.hasOwn(record, name)) compare(expected, record[name], step(path, name), report);
    else if (name === key) report(step(path, name), 'missing', { expected: nameOf(expected) });
  }
  for (const name of Object.keys(record))
    if (!known.has(name)) report(step(path, name), 'unknown', { actual: typeOf(record[name]) });
}

function fits(expected: Shape, value: unknown): boolean {
  return nameOf(expected)
    .split('|')
    .some((type) => (type === 'integer' ? Number.isInteger(value) : type === typeOf(value)));
}

const nameOf = (shape: Shape): string => (typeof shape === 'string' ? shape : typeOf(shape));

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Path to a field; names that are not identifiers are truncated and put in brackets. */
function step(path: string, name: string): string {
  if (!/^[a-z_$][\w$]{0,63}$/i.test(name)) return `${path}[${JSON.stringify(name.slice(0, MAX_NAME))}]`;
  return path ? `${path}.${name}` : name;
}

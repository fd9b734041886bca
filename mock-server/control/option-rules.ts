import { baseUrlFault, HOST_NAMES, type HostName } from '../handlers/operation.ts';
import { shown } from '../http/fields.ts';
import type { PageSizes } from '../http/list-parameters.ts';
import { wrongField } from '../http/problem.ts';
import { objectAt } from '../seed/read-item.ts';
import type { WebhookTarget } from '../webhooks/deliver.ts';
import type { MockOptions } from './create-mock.ts';

/** Completes a sentence about an invalid value that begins with its name; `undefined` for a valid value. */
export type OptionRule = (value: unknown) => string | undefined;

/** A rule for each option. */
export type OptionRules<Options> = Readonly<Record<keyof Options, OptionRule>>;

/** A rule of one condition; `expected` completes "must be". */
const rule =
  (isValid: (value: unknown) => boolean, expected: string): OptionRule =>
  (value) =>
    isValid(value) ? undefined : `must be ${expected}, not ${shown(value)}`;

export const aText = rule((value) => typeof value === 'string', 'text');
export const aFlag = rule((value) => typeof value === 'boolean', 'true or false');
export const aFunction = rule((value) => typeof value === 'function', 'a function');
export const aNumber = rule((value) => typeof value === 'number', 'a number');
export const aList = rule((value) => Array.isArray(value), 'a list');
const anObject = rule((value) => typeof value === 'object' && value !== null, 'an object');

/** A whole number from 0 to `max`. */
export const aWhole = (max: number): OptionRule =>
  rule(
    (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max,
    `a whole number from 0 to ${max}`,
  );

/** An object whose fields have rules of their own. */
export const fields =
  <Options>(place: string, rules: OptionRules<Options>): OptionRule =>
  (value) => {
    checkOptions(value, rules, place);
    return undefined;
  };

const aBaseUrl: OptionRule = (value) => aText(value) ?? baseUrlFault(value as string);

const HOST_RULES = Object.fromEntries(HOST_NAMES.map((name) => [name, aBaseUrl])) as OptionRules<
  Record<HostName, string>
>;

/** Rules of the options of a mock. What their values must contain is checked where they are read. */
export const MOCK_RULES: OptionRules<MockOptions> = {
  seed: anObject,
  scenario: aText,
  latency: aNumber,
  pageSizes: fields<PageSizes>('pageSizes', { default: aNumber, max: aNumber, clamp: aFlag }),
  control: aFlag,
  baseUrl: aText,
  hosts: fields('hosts', HOST_RULES),
  clock: aFunction,
  webhooks: fields<WebhookTarget>('webhooks', {
    url: aText,
    secret: aText,
    fetch: aFunction,
    wait: aFunction,
    timeout: aNumber,
    signal: anObject,
  }),
};

/** Throws a `Problem` for options that are unknown, or not of the kind that their rules require. */
export function checkOptions<Options>(
  options: unknown,
  rules: OptionRules<Options>,
  place = 'options',
): void {
  const known = new Map(Object.entries<OptionRule>(rules));
  for (const [name, value] of Object.entries(objectAt(place, options))) {
    const faultOf = known.get(name) ?? (() => `is unknown; known are ${[...known.keys()].join(', ')}`);
    const fault = known.has(name) && value === undefined ? undefined : faultOf(value);
    if (fault !== undefined) throw wrongField(place === 'options' ? name : `${place}.${name}`, fault);
  }
}

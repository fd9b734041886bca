import { PixInvalidParameterError } from './errors.ts';

/** Validation rule of a value. */
export interface Rule {
  test: (value: unknown) => boolean;
  /** Requirement in words, for the message "limit must be …". */
  is: string;
  required?: boolean;
  /** Whether messages leave out the value. */
  secret?: boolean;
  /** Shows the value in messages, such as the wrong item of a list. Default: `formatValue`. */
  show?: (value: unknown) => string;
}

/** Rules by field name; fields without a rule are not checked. */
export type Rules = Readonly<Record<string, Rule>>;

/** A whole number in a range. */
export const integer = (min: number, max = Number.MAX_SAFE_INTEGER): Rule => ({
  test: (value) => Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max,
  is: max < Number.MAX_SAFE_INTEGER ? `a whole number from ${min} to ${max}` : `a whole number from ${min}`,
});

/** One of the given values. */
export const oneOf = (values: readonly unknown[]): Rule => ({
  test: (value) => values.includes(value),
  is: `one of ${values.join(', ')}`,
});

/** Text of `min` to `max` characters (Unicode code points); white space at its ends does not count for `min`. */
export const text = (max = Infinity, min = 0): Rule => ({
  test: (value) => typeof value === 'string' && [...value].length <= max && value.trim().length >= min,
  is: (min ? 'non-blank text' : 'text') + (max < Infinity ? ` of ${min} to ${max} characters` : ''),
});

/** Non-blank text, or an id: a whole number from 1; `is` describes it. */
export const nameOrId = (is: string): Rule => ({
  test: (value) => integer(1).test(value) || text(Infinity, 1).test(value),
  is,
});

/** Text that matches a pattern; `is` describes it. */
export const matching = (pattern: RegExp, is: string, max = Infinity): Rule => ({
  test: (value) => typeof value === 'string' && pattern.test(value) && [...value].length <= max,
  is,
});

/** `true` or `false`. */
export const flag: Rule = { test: (value) => typeof value === 'boolean', is: 'true or false' };

/** Any function is valid. */
export const callable: Rule = { test: (value) => typeof value === 'function', is: 'a function' };

/** Makes a rule required. */
export const required = (rule: Rule): Rule => ({ ...rule, required: true });

/**
 * Validates input before it is sent.
 *
 * @throws PixInvalidParameterError that names the field, the requirement and the value.
 */
export function check(input: object, rules: Rules): void {
  for (const name of Object.keys({ ...rules, ...input })) {
    const value = (input as Record<string, unknown>)[name];
    const {
      test = () => true,
      is = '',
      required,
      secret,
      show = formatValue,
    }: Partial<Rule> = rules[name] ?? {};
    if (value === undefined ? required : !test(value)) {
      throw new PixInvalidParameterError(
        name,
        `${name} must be ${is}${secret ? '' : `, not ${show(value)}`}.`,
      );
    }
    // A lone surrogate would be sent as U+FFFD.
    if ([value].flat().some((part) => typeof part === 'string' && /\p{Cs}/u.test(part)))
      throw new PixInvalidParameterError(name, `${name} contains a lone surrogate.`);
  }
}

/**
 * Copies the own properties of a caller's object. `undefined` gives an empty object.
 *
 * @param field Name of the argument, for the error.
 * @throws PixInvalidParameterError when the value is not an object, or a property cannot be read.
 */
export function ownProperties<T extends object>(value: T | undefined, field: string): T {
  try {
    if (value === undefined || (typeof value === 'object' && (value as T | null) && !Array.isArray(value)))
      return { ...value } as T;
  } catch (cause) {
    throw new PixInvalidParameterError(field, `${field} could not be read.`, { cause });
  }
  throw new PixInvalidParameterError(field, `${field} must be an object, not ${formatValue(value)}.`);
}

/** Formats a value for an error message: 60 characters of a string and its length, the length of a list, the type of another object. */
export function formatValue(value: unknown): string {
  if (typeof value === 'string') {
    const { length } = [...value];
    return length > 60
      ? `${JSON.stringify(`${value.slice(0, 60)}…`)} (${length} characters)`
      : JSON.stringify(value);
  }
  if (typeof value === 'bigint') return `${value}n`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' && value ? Object.prototype.toString.call(value) : String(value);
}

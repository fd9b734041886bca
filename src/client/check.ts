import { PixInvalidParameterError } from './errors.ts';
import { show } from './own.ts';

/** What a value has to be. */
export interface Rule {
  test: (value: unknown) => boolean;
  /** In words: "limit must be …". */
  is: string;
  required?: boolean;
  /** The value is never shown. */
  secret?: boolean;
}

/** Rules by name; values without a rule pass as they are. */
export type Rules = Readonly<Record<string, Rule>>;

/** A whole number in a range. */
export const integer = (min: number, max = Number.MAX_SAFE_INTEGER): Rule => ({
  test: (value) => Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max,
  is: max < Number.MAX_SAFE_INTEGER ? `a whole number from ${min} to ${max}` : `a whole number from ${min}`,
});

/** One of a few values. */
export const oneOf = (values: readonly unknown[]): Rule => ({
  test: (value) => values.includes(value),
  is: `one of ${values.join(', ')}`,
});

/** Text of so many characters (Unicode code points). */
export const text = (max = Infinity, min = 0): Rule => ({
  test: (value) => typeof value === 'string' && [...value].length <= max && value.trim().length >= min,
  is: max < Infinity ? `text of ${min} to ${max} characters` : 'text',
});

/** Text of a form; `is` says it in words. */
export const matching = (pattern: RegExp, is: string, max = Infinity): Rule => ({
  test: (value) => typeof value === 'string' && pattern.test(value) && [...value].length <= max,
  is,
});

/** `true` or `false`. */
export const flag: Rule = { test: (value) => typeof value === 'boolean', is: 'true or false' };

/** A function. */
export const callable: Rule = { test: (value) => typeof value === 'function', is: 'a function' };

/** The same, and it must be given. */
export const required = (rule: Rule): Rule => ({ ...rule, required: true });

/**
 * Checks what is going to be sent, before it is (U1).
 *
 * @throws PixInvalidParameterError that names the field, what it must be, and what it is.
 */
export function check(input: object, rules: Rules): void {
  for (const name of Object.keys({ ...rules, ...input })) {
    const value = (input as Record<string, unknown>)[name];
    const {
      test = () => true,
      is = '',
      required,
      secret,
    } = Object.hasOwn(rules, name) ? (rules[name] as Rule) : ({} as Partial<Rule>);
    if (value === undefined ? required : !test(value)) {
      throw new PixInvalidParameterError(
        name,
        `${name} must be ${is}${secret ? '' : `, not ${show(value)}`}.`,
      );
    }
    // It would be sent as something else (U3).
    if (typeof value === 'string' && /\p{Cs}/u.test(value))
      throw new PixInvalidParameterError(name, `${name} has half of a surrogate pair in it.`);
  }
}

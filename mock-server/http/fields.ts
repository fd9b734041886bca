import { Problem, quote } from './problem.ts';

/** Fields of a request body: parsed JSON, or strings of a form. Without prototype. */
export type BodyFields = Readonly<Record<string, unknown>>;

/** Constraints of a string. Lengths count code points. */
export interface TextRule {
  min?: number;
  max?: number;
  pattern?: RegExp;
  /** Description of the rule, after "must be"; required with a pattern. */
  expected?: string;
}

/** Constraints of a number. */
export interface NumberRule {
  min?: number;
  /** Exclusive minimum, in place of `min`. */
  above?: number;
  max: number;
  /** Whether only integers are valid. */
  whole?: true;
}

/** Reads and validates values one by one; `finish` throws if any was invalid and names all of them. */
abstract class Reader {
  readonly #faults: Record<string, string> = Object.create(null) as Record<string, string>;

  protected abstract valueOf(name: string): unknown;

  /** Reads one of a list of words. */
  choice<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    const value = this.valueOf(name);
    const word = words.find((candidate) => candidate === value);
    if (value === undefined || word !== undefined) return word;
    return this.addFault(name, `must be one of ${words.join(', ')}, not ${shown(value)}`);
  }

  /** Records a fault of a value; keeps the first one of each. */
  addFault(name: string, fault: string): undefined {
    this.#faults[name] ??= fault;
    return undefined;
  }

  /** Throws `invalid_parameter` if any fault was recorded. */
  finish(): void {
    const faults = Object.entries(this.#faults);
    if (faults.length === 0) return;
    const message = `${faults.map(([name, fault]) => `${name} ${fault}`).join('; ')}.`;
    throw new Problem('invalid_parameter', message, { fields: { ...this.#faults } });
  }
}

/**
 * Reads and validates the fields of a body one by one; `finish` throws if any was invalid and names all of them.
 * Unknown fields are ignored; `null` in place of a value is invalid.
 */
// Gap: G3
export class BodyReader extends Reader {
  readonly #fields: BodyFields;
  readonly #allowsHalfPairs: boolean;

  /** With `allowsHalfPairs`, half of a surrogate pair is valid in texts, as in data for tests. */
  constructor(fields: BodyFields, { allowsHalfPairs = false } = {}) {
    super();
    this.#fields = fields;
    this.#allowsHalfPairs = allowsHalfPairs;
  }

  protected valueOf(name: string): unknown {
    return this.#fields[name];
  }

  /** Whether the body contains the field. */
  has(name: string): boolean {
    return this.#fields[name] !== undefined;
  }

  /** Reads a string; `undefined` if missing or invalid. */
  text(name: string, rule: TextRule = {}): string | undefined {
    const value = this.#fields[name];
    if (value === undefined) return undefined;
    const { min = 0, max = Infinity, pattern, expected = wordsFor(min, max) } = rule;
    if (typeof value === 'string' && !this.#allowsHalfPairs && !value.isWellFormed())
      return this.addFault(
        name,
        `must be whole characters, not ${shown(value)} with half of a surrogate pair`,
      );
    if (typeof value === 'string' && value.length >= min && value.length <= 2 * max) {
      const length = [...value].length;
      if (length >= min && length <= max && (pattern?.test(value) ?? true)) return value;
    }
    return this.addFault(name, `must be ${expected}, not ${shown(value)}`);
  }

  /** Reads a required string. */
  requiredText(name: string, rule: TextRule = { min: 1 }): string {
    if (!this.has(name)) this.addFault(name, 'must be given');
    return this.text(name, rule) ?? '';
  }

  /** Reads a JSON number. */
  number(name: string, { min = -Infinity, above, max, whole }: NumberRule): number | undefined {
    const value = this.#fields[name];
    if (value === undefined) return undefined;
    const isRight =
      typeof value === 'number' &&
      (above === undefined ? value >= min : value > above) &&
      value <= max &&
      (!whole || Number.isInteger(value));
    if (isRight) return value;
    const range = above === undefined ? `from ${min} to ${max}` : `above ${above} and up to ${max}`;
    return this.addFault(name, `must be a ${whole ? 'whole ' : ''}number ${range}, not ${shown(value)}`);
  }

  /** Reads `true` or `false`. */
  boolean(name: string): boolean | undefined {
    const value = this.#fields[name];
    if (value === undefined || typeof value === 'boolean') return value;
    return this.addFault(name, `must be true or false, not ${shown(value)}`);
  }

  /** Reads a boolean in the forms of the picture service: `1 0 "1" "0" true false`. */
  // Gap: I5
  flag(name: string): boolean | undefined {
    const value = this.#fields[name];
    if (value === undefined) return undefined;
    if (value === 1 || value === '1' || value === true) return true;
    if (value === 0 || value === '0' || value === false) return false;
    return this.addFault(name, `must be 1 or 0, not ${shown(value)}`);
  }

  /** Reads one of a list of words; required. */
  requiredChoice<Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word {
    if (!this.has(name)) this.addFault(name, `must be given: one of ${words.join(', ')}`);
    return this.choice(name, words) ?? words[0];
  }
}

function wordsFor(min: number, max: number): string {
  if (max === Infinity) return min > 0 ? 'a non-empty string' : 'a string';
  return min > 0 ? `a string of ${min} to ${max} characters` : `a string of ${max} characters at most`;
}

/** Formats a value for messages: short, on one line. */
export function shown(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  return String(value);
}

/** An integer parameter: range and default. */
export interface WholeNumber {
  min: number;
  max: number;
  default: number;
}

/**
 * Reads and validates query parameters one by one; `finish` throws if any was invalid and names all of them. Unknown
 * parameters are ignored; a known one given twice or as `name[]` is invalid.
 */
export class QueryReader extends Reader {
  readonly #params: URLSearchParams;

  constructor(params: URLSearchParams) {
    super();
    this.#params = params;
  }

  /** Reads a string; an empty one counts as missing. */
  text(name: string): string | undefined {
    return this.valueOf(name) || undefined;
  }

  /** Reads a required string. */
  requiredText(name: string): string {
    const value = this.text(name);
    if (value === undefined) this.addFault(name, 'must be given once and not be empty');
    return value ?? '';
  }

  /** Reads an integer of decimal digits only: no sign, point, exponent or space. */
  // Gap: I11
  wholeNumber(name: string, range: WholeNumber): number {
    const value = this.valueOf(name);
    if (value === undefined) return range.default;
    const number = /^[0-9]+$/.test(value) ? Number(value) : NaN;
    if (number >= range.min && number <= range.max) return number;
    const limits =
      range.max === Number.MAX_SAFE_INTEGER ? `from ${range.min} up` : `from ${range.min} to ${range.max}`;
    this.addFault(name, `must be a whole number ${limits}, not ${quote(value)}`);
    return range.default;
  }

  protected valueOf(name: string): string | undefined {
    const values = this.#params.getAll(name);
    const bracketed = [...this.#params.keys()].some((key) => key.startsWith(`${name}[`));
    if (values.length > 1 || bracketed) {
      this.addFault(name, 'must be given once, as a single value');
      return undefined;
    }
    return values[0];
  }
}

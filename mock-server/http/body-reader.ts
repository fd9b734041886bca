import { FieldFaults } from './field-faults.ts';
import { quote } from './problem.ts';

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

/**
 * Reads and validates the fields of a body one by one; `finish` throws if any was invalid and names all of them.
 * Unknown fields are ignored; `null` in place of a value is invalid.
 */
// Gap: G3
export class BodyReader {
  readonly #fields: BodyFields;
  readonly #faults = new FieldFaults();
  readonly #allowsHalfPairs: boolean;

  /** With `allowsHalfPairs`, half of a surrogate pair is valid in texts, as in data for tests. */
  constructor(fields: BodyFields, { allowsHalfPairs = false } = {}) {
    this.#fields = fields;
    this.#allowsHalfPairs = allowsHalfPairs;
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

  /** Reads one of a list of words. */
  choice<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    const value = this.#fields[name];
    const word = words.find((candidate) => candidate === value);
    if (value === undefined || word !== undefined) return word;
    return this.addFault(name, `must be one of ${words.join(', ')}, not ${shown(value)}`);
  }

  /** Reads one of a list of words; required. */
  requiredChoice<Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word {
    if (!this.has(name)) this.addFault(name, `must be given: one of ${words.join(', ')}`);
    return this.choice(name, words) ?? words[0];
  }

  /** Records a fault of a field. */
  addFault(name: string, fault: string): undefined {
    this.#faults.add(name, fault);
    return undefined;
  }

  /** Throws `invalid_parameter` if any fault was recorded. */
  finish(): void {
    this.#faults.finish();
  }
}

function wordsFor(min: number, max: number): string {
  if (max === Infinity) return min > 0 ? 'a non-empty string' : 'a string';
  return min > 0 ? `a string of ${min} to ${max} characters` : `a string of ${max} characters at most`;
}

/** Formats a value for messages: short, on one line. */
function shown(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  return String(value);
}

import { FieldFaults } from './field-faults.ts';
import { quote } from './problem.ts';

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
// Gap: G3
export class QueryReader {
  readonly #params: URLSearchParams;
  readonly #faults = new FieldFaults();

  constructor(params: URLSearchParams) {
    this.#params = params;
  }

  /** Reads a string; an empty one counts as missing. */
  // Gap: G3
  text(name: string): string | undefined {
    return this.#single(name) || undefined;
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
    const value = this.#single(name);
    if (value === undefined) return range.default;
    const number = /^[0-9]+$/.test(value) ? Number(value) : NaN;
    if (number >= range.min && number <= range.max) return number;
    const limits =
      range.max === Number.MAX_SAFE_INTEGER ? `from ${range.min} up` : `from ${range.min} to ${range.max}`;
    this.addFault(name, `must be a whole number ${limits}, not ${quote(value)}`);
    return range.default;
  }

  /** Reads one of a list of words. */
  choice<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    const value = this.#single(name);
    const word = words.find((candidate) => candidate === value);
    if (value !== undefined && word === undefined) {
      this.addFault(name, `must be one of ${words.join(', ')}, not ${quote(value)}`);
    }
    return word;
  }

  /** Records a fault of a parameter. */
  addFault(name: string, fault: string): undefined {
    this.#faults.add(name, fault);
    return undefined;
  }

  /** Throws `invalid_parameter` if any fault was recorded. */
  finish(): void {
    this.#faults.finish();
  }

  #single(name: string): string | undefined {
    const values = this.#params.getAll(name);
    const bracketed = [...this.#params.keys()].some((key) => key.startsWith(`${name}[`));
    if (values.length > 1 || bracketed) {
      this.addFault(name, 'must be given once, as a single value');
      return undefined;
    }
    return values[0];
  }
}

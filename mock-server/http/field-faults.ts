import { Problem } from './problem.ts';

/** Collects what is wrong with parameters and fields, so that one answer names all of it. Gap: G2. */
export class FieldFaults {
  readonly #fields: Record<string, string> = Object.create(null) as Record<string, string>;

  /** Notes a fault; of several of one field the first. */
  refuse(name: string, fault: string): void {
    this.#fields[name] ??= fault;
  }

  /** Throws `invalid_parameter` if anything was wrong. */
  finish(): void {
    const faults = Object.entries(this.#fields);
    if (faults.length === 0) return;
    const message = `${faults.map(([name, fault]) => `${name} ${fault}`).join('; ')}.`;
    throw new Problem('invalid_parameter', message, { fields: { ...this.#fields } });
  }
}

/** A 422 for one field; `fault` says what is wrong with it, after its name. Gap: G2. */
export function wrongField(name: string, fault: string): Problem {
  return new Problem('invalid_parameter', `${name} ${fault}.`, { fields: { [name]: fault } });
}

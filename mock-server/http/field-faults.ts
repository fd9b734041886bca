import { Problem } from './problem.ts';

/** Collects faults of parameters and fields, so that one response names all of them. */
// Gap: G2
export class FieldFaults {
  readonly #fields: Record<string, string> = Object.create(null) as Record<string, string>;

  /** Records a fault; keeps the first one per field. */
  add(name: string, fault: string): void {
    this.#fields[name] ??= fault;
  }

  /** Throws `invalid_parameter` if any fault was recorded. */
  finish(): void {
    const faults = Object.entries(this.#fields);
    if (faults.length === 0) return;
    const message = `${faults.map(([name, fault]) => `${name} ${fault}`).join('; ')}.`;
    throw new Problem('invalid_parameter', message, { fields: { ...this.#fields } });
  }
}

/** A 422 for one field; `fault` completes a sentence that starts with the field's name. */
// Gap: G2
export function wrongField(name: string, fault: string): Problem {
  return new Problem('invalid_parameter', `${name} ${fault}.`, { fields: { [name]: fault } });
}

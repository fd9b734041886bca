/** A certain or possible fault of a request. */
export interface Fault {
  /** Permitted statuses of the response. */
  statuses: readonly number[];
  /** A 422 names one of these fields. */
  fields: readonly string[];
  /** Whether the meaning of the value is invalid, not its form. */
  isMeant?: true;
}

/** A fault that a 422 reports, naming one of these parameters or fields. */
export function refusal(...names: string[]): Fault {
  return { statuses: [422], fields: names };
}

/** Something that is wrong with a request, or may be. */
export interface Fault {
  /** What may answer it. */
  statuses: readonly number[];
  /** One of these is named by a 422. */
  fields: readonly string[];
  /** Whether it is what a value means that is wrong, not its form. */
  isMeant?: true;
}

/** A value that a 422 answers, naming the parameter or field; or one of several that are wrong together. */
export function refusal(...names: string[]): Fault {
  return { statuses: [422], fields: names };
}

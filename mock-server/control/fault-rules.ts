import { servesScripts } from '../handlers/scripts.ts';
import { Problem } from '../http/problem.ts';
import type { FaultRule } from './mock-control.ts';
import { readFaultRule } from './read-fault-rule.ts';

/** Maximum number of rules. */
export const MAX_RULES = 200;

interface Entry {
  rule: FaultRule;
  /** Number of matching requests, whether or not the rule was applied to them. */
  matched: number;
}

/** The active fault rules, each with its own count of matching requests. */
export class FaultRules {
  readonly #operations: readonly string[];
  #entries: Entry[] = [];

  /** `operations` lists the operation ids that rules may name. */
  constructor(operations: readonly string[]) {
    this.#operations = operations;
  }

  /** Adds a rule and returns a function that removes it; throws a `Problem` for an invalid rule. */
  add(input: object): () => void {
    if (this.#entries.length >= MAX_RULES) {
      throw new Problem('conflict', `There are ${MAX_RULES} rules already; clear them first.`);
    }
    const entry = { rule: readFaultRule(input, this.#operations), matched: 0 };
    this.#entries.push(entry);
    return () => {
      this.#entries = this.#entries.filter((candidate) => candidate !== entry);
    };
  }

  list(): readonly FaultRule[] {
    return this.#entries.map(({ rule }) => rule);
  }

  clear(): void {
    this.#entries = [];
  }

  /** Counts a request to an operation and returns the first rule that applies. */
  next(operation: string): FaultRule | undefined {
    const matching = this.#entries.filter(({ rule }) =>
      rule.operation === undefined ? !servesScripts(operation) : rule.operation === operation,
    );
    for (const entry of matching) entry.matched += 1;
    return matching.find(({ rule, matched }) => applies(rule, matched))?.rule;
  }
}

/** Whether a rule applies to its n-th matching request. */
function applies({ skip = 0, first = Infinity, every = 1 }: FaultRule, n: number): boolean {
  const turn = n - skip;
  return turn >= 1 && turn <= first && turn % every === 0;
}

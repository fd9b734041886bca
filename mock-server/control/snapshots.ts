import { Problem, quote } from '../http/problem.ts';
import type { Snapshot } from '../store/state.ts';

/** Maximum number of snapshots. */
export const MAX_SNAPSHOTS = 20;

/** Snapshots by id, for clients that control the mock from another process. */
export class Snapshots {
  readonly #kept = new Map<string, Snapshot>();
  #last = 0;

  get size(): number {
    return this.#kept.size;
  }

  /** Stores a snapshot and returns its id. */
  add(snapshot: Snapshot): string {
    if (this.#kept.size >= MAX_SNAPSHOTS) {
      throw new Problem('conflict', `There are ${MAX_SNAPSHOTS} snapshots already; delete one first.`);
    }
    this.#last += 1;
    const id = `snapshot-${this.#last}`;
    this.#kept.set(id, snapshot);
    return id;
  }

  ids(): string[] {
    return [...this.#kept.keys()];
  }

  get(id: string): Snapshot {
    const snapshot = this.#kept.get(id);
    if (!snapshot) throw new Problem('not_found', `There is no snapshot ${quote(id)}.`);
    return snapshot;
  }

  delete(id: string): void {
    this.get(id);
    this.#kept.delete(id);
  }
}

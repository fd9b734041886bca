import type { Delivery } from './companion-records.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

/** Webhooks that are waiting for delivery; stored, so that a restart does not lose them. */
// Gap: C8
export class Deliveries {
  readonly table: Table<Delivery>;

  constructor(state: State) {
    this.table = state.table({ name: 'deliveries', keyOf: ({ id }) => id });
  }

  /** Records the start of an attempt. */
  begin(delivery: Delivery): Delivery {
    return this.table.put({ ...delivery, attempts: delivery.attempts + 1 });
  }
}

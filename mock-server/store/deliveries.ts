import type { Delivery } from './companion-records.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

/** Webhooks that wait to be delivered; they are rows so that a restart does not lose them. */
// Gap: C8
export class Deliveries {
  readonly table: Table<Delivery>;

  constructor(state: State) {
    this.table = state.table({ name: 'deliveries', keyOf: ({ id }) => id });
  }

  /** Notes that an attempt begins. */
  begin(delivery: Delivery): Delivery {
    return this.table.put({ ...delivery, attempts: delivery.attempts + 1 });
  }
}

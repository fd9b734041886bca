import { wrongField } from '../http/field-faults.ts';
import { findScenario } from '../scenarios/index.ts';
import type { Gateway, OrderOutcome } from '../store/companion-records.ts';
import type { Problem } from '../http/problem.ts';
import type { Snapshot } from '../store/state.ts';
import { settleOrder } from '../webhooks/settle-order.ts';
import type { MockControl, VirtualClock } from './mock-control.ts';
import type { RequestJournal } from './request-journal.ts';
import type { Environments } from './environments.ts';

/** Parts of a mock that its control changes. */
export interface ControlParts {
  environments: Environments;
  clock: VirtualClock;
  journal: RequestJournal;
}

/** Creates the control of a mock, for code in the same process. */
export function createControl({ environments, clock, journal }: ControlParts): MockControl {
  const { app, faults } = environments.main;
  const { state } = app.store;
  const snapshots = new WeakSet<Snapshot>();
  const settle = async (gateway: Gateway, orderId: string, outcome: OrderOutcome) => {
    await settleOrder(app, gateway, orderId, outcome).delivery;
  };
  return {
    reset: () => {
      clock.release();
      environments.reset();
      journal.clear();
      return Promise.resolve();
    },
    seed: (input) => environments.seed(input),
    snapshot: () => {
      app.files.retainReleased();
      const snapshot = state.snapshot();
      snapshots.add(snapshot);
      return snapshot;
    },
    restore: (snapshot) => {
      if (!snapshots.has(snapshot)) throw foreignSnapshot();
      state.restore(snapshot);
    },
    scenario: async (name) => environments.loadScenario(findScenario(name)),
    faults: {
      add: (rule) => faults.add(rule),
      list: () => faults.list(),
      clear: () => faults.clear(),
    },
    clock,
    journal: { list: () => journal.list(), clear: () => journal.clear() },
    orders: {
      pay: (gateway, orderId) => settle(gateway, orderId, 'paid'),
      fail: (gateway, orderId) => settle(gateway, orderId, 'failed'),
    },
  };
}

/** Refuses copies of snapshots: they lack the pictures' bytes and may be incomplete. */
function foreignSnapshot(): Problem {
  return wrongField('snapshot', 'must be the object that snapshot() of this mock returned, not a copy');
}

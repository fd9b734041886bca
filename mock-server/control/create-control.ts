import { wrongField } from '../http/field-faults.ts';
import { scenarioNamed } from '../scenarios/index.ts';
import type { Gateway, OrderOutcome } from '../store/companion-records.ts';
import type { Problem } from '../http/problem.ts';
import type { Snapshot } from '../store/state.ts';
import { settleOrder } from '../webhooks/settle-order.ts';
import type { MockControl, VirtualClock } from './mock-control.ts';
import type { RequestJournal } from './request-journal.ts';
import type { Stages } from './stages.ts';

/** The parts of a mock that its control works on. */
export interface ControlParts {
  stages: Stages;
  clock: VirtualClock;
  journal: RequestJournal;
}

/** The control of a mock, for code in the same process. */
export function createControl({ stages, clock, journal }: ControlParts): MockControl {
  const { platform, faults } = stages.main;
  const { state } = platform.store;
  const snapshots = new WeakSet<Snapshot>();
  const settle = async (gateway: Gateway, orderId: string, outcome: OrderOutcome) => {
    await settleOrder(platform, gateway, orderId, outcome).delivery;
  };
  return {
    reset: () => {
      clock.release();
      stages.reset();
      journal.clear();
      return Promise.resolve();
    },
    seed: (input) => stages.sow(input),
    snapshot: () => {
      platform.files.keepDropped();
      const snapshot = state.snapshot();
      snapshots.add(snapshot);
      return snapshot;
    },
    restore: (snapshot) => {
      if (!snapshots.has(snapshot)) throw foreignSnapshot();
      state.restore(snapshot);
    },
    scenario: async (name) => stages.play(scenarioNamed(name)),
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

/** Copies have lost the pictures' bytes, and half a snapshot would leave half a mock. */
function foreignSnapshot(): Problem {
  return wrongField('snapshot', 'must be what snapshot() of this mock returned, itself and not a copy');
}

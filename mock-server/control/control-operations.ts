import { listEnvelope, singleEnvelope } from '../handlers/envelope.ts';
import type { Call, Operation } from '../handlers/operation.ts';
import { jsonAnswer } from '../http/answer.ts';
import { onePage } from '../store/paginate.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import { clockEntries } from './clock-entries.ts';
import { CONTROL_HEADER } from './control-header.ts';
import { dataEntries } from './data-entries.ts';
import { faultEntries } from './fault-entries.ts';
import type { MockControl } from './mock-control.ts';
import { orderEntries } from './order-entries.ts';
import type { Stage } from './stage.ts';

/** One thing that can be done over HTTP. These are no part of the contract. */
export interface ControlEntry {
  method: Operation['method'];
  /** Below the root, such as `reset`. */
  path: string;
  /** What it does, in a few words. */
  does: string;
  /** 200 if not given. */
  status?: number;
  /** Does it; a list is answered in the envelope of lists. Gap: G1. */
  run: (call: Call) => unknown;
}

/** Where the control plane lies. */
const ROOT = '/__pix__/';

/** The control of a mock as operations, for those who steer it from another process or page. */
export function controlOperations(control: MockControl, stage: Stage): Operation<string>[] {
  const root: ControlEntry = {
    method: 'GET',
    path: '',
    does: 'says what there is',
    run: () => ({
      paths: entries.map(({ method, path, does }) => ({ method, path: ROOT + path, does })),
      header: CONTROL_HEADER,
      scenarios: SCENARIOS.map(({ name, description }) => ({ name, description })),
      operations: stage.operations.map(({ id }) => id),
    }),
  };
  const entries = [
    root,
    ...dataEntries(control, stage),
    ...faultEntries(control),
    ...clockEntries(control),
    ...orderEntries(control),
  ];
  return entries.map(operationFor);
}

function operationFor({ method, path, status = 200, run }: ControlEntry): Operation<string> {
  return {
    id: `${method} ${ROOT}${path}`,
    method,
    path: ROOT + path,
    answer: async (call) => {
      const data = await run(call);
      return jsonAnswer(Array.isArray(data) ? listEnvelope(onePage(data)) : singleEnvelope(data), status);
    },
  };
}

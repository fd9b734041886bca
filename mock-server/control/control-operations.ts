import { listEnvelope, singleEnvelope } from '../handlers/envelope.ts';
import type { Endpoint } from '../handlers/operation.ts';
import { jsonResponse } from '../http/mock-response.ts';
import { onePage } from '../store/paginate.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import { clockEntries } from './clock-entries.ts';
import type { ControlEntry } from './control-entry.ts';
import { CONTROL_HEADER } from './control-header.ts';
import { dataEntries } from './data-entries.ts';
import { faultEntries } from './fault-entries.ts';
import type { MockControl } from './mock-control.ts';
import { orderEntries } from './order-entries.ts';
import type { Environment } from './environment.ts';

/** Root path of the control API. */
const ROOT = '/__pix__/';

/** The mock's control as operations, for clients in another process or page. */
export function controlOperations(control: MockControl, environment: Environment): Endpoint[] {
  const root: ControlEntry = {
    method: 'GET',
    path: '',
    does: 'lists control endpoints, scenarios and operations',
    run: () => ({
      paths: entries.map(({ method, path, does }) => ({ method, path: ROOT + path, does })),
      header: CONTROL_HEADER,
      scenarios: SCENARIOS.map(({ name, description }) => ({ name, description })),
      operations: environment.operations.map(({ id }) => id),
    }),
  };
  const entries = [
    root,
    ...dataEntries(control, environment),
    ...faultEntries(control),
    ...clockEntries(control),
    ...orderEntries(control),
  ];
  return entries.map(operationFor);
}

function operationFor({ method, path, status = 200, run }: ControlEntry): Endpoint {
  return {
    id: `${method} ${ROOT}${path}`,
    method,
    path: ROOT + path,
    handle: async (context) => {
      const data = await run(context);
      return jsonResponse(Array.isArray(data) ? listEnvelope(onePage(data)) : singleEnvelope(data), status);
    },
  };
}

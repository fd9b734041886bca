/** The control of a mock as endpoints, for clients in another process or page. They are not part of the contract. */
import { OPERATIONS } from '../handlers/index.ts';
import type { Endpoint, RequestContext } from '../handlers/operation.ts';
import { listEnvelope, singleResponse } from '../handlers/records.ts';
import { BodyReader } from '../http/fields.ts';
import { Problem, quote } from '../http/problem.ts';
import { readJson } from '../http/read-body.ts';
import { readTime } from '../http/read-time.ts';
import { jsonResponse } from '../http/responses.ts';
import { pause } from '../internal/promises.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import type { Gateway } from '../store/companions.ts';
import { onePage } from '../store/paginate.ts';
import type { Snapshot } from '../store/state.ts';
import { CONTROL_HEADER } from './control-header.ts';
import type { Environment } from './environments.ts';
import type { MockControl, VirtualClock } from './mock-control.ts';

/** Root path of the control API. */
const ROOT = '/__pix__/';

/** Runs an action and returns its data; arrays are wrapped in the list envelope. */
// Gap: G1
type Action = (context: RequestContext) => unknown;

/** Method and path below the root, a short description, the action, and the status of success if it is not 200. */
type Entry = readonly [address: `${string} ${string}`, does: string, run: Action, status?: number];

/** All endpoints of the control. */
export function controlEndpoints(control: MockControl, environment: Environment): Endpoint[] {
  const snapshots = new Snapshots();
  const state = () => stateOf(control, environment, snapshots);
  const entries: Entry[] = [
    ['GET ', 'lists control endpoints, scenarios and operations', () => overview(entries)],
    [
      'GET state',
      'returns the state and numbers of rows, fault rules, recorded requests and snapshots',
      state,
    ],
    [
      'POST reset',
      'restores the initial data, fault rules, clock and journal',
      () => control.reset().then(state),
    ],
    [
      'POST scenario',
      'loads the data, fault rules and latency of a scenario: {"name":"empty"}',
      async ({ request }) => control.scenario(await readScenarioName(request)).then(state),
    ],
    [
      'POST seed',
      'replaces all data until the next reset: {"pictures":[{"slug":"harbour"}]}',
      async ({ request }) => control.seed(await readJson(request)).then(state),
    ],
    ...snapshotEntries(control, snapshots, state),
    ...listEntries(control),
    ...clockEntries(control),
    ...orderEntries(control),
  ];
  return entries.map(endpointFor);
}

function endpointFor([address, , run, status = 200]: Entry): Endpoint {
  const [method = '', path = ''] = address.split(' ');
  return {
    id: `${method} ${ROOT}${path}`,
    host: 'pictures',
    method,
    path: ROOT + path,
    handle: async (_, context) => {
      const data = await run(context);
      return Array.isArray(data)
        ? jsonResponse(listEnvelope(onePage(data)), status)
        : singleResponse(data, status);
    },
  };
}

function overview(entries: readonly Entry[]) {
  return {
    paths: entries.map(([address, does]) => {
      const [method, path = ''] = address.split(' ');
      return { method, path: ROOT + path, does };
    }),
    header: CONTROL_HEADER,
    scenarios: SCENARIOS.map(({ name, description }) => ({ name, description })),
    operations: OPERATIONS.map(({ id }) => id),
  };
}

function stateOf({ faults, clock, journal }: MockControl, environment: Environment, snapshots: Snapshots) {
  const tables = Object.entries(environment.app.store.state.snapshot());
  return {
    scenario: environment.scenario?.name ?? null,
    latency: environment.latency,
    time: new Date(clock.now()).toISOString(),
    faults: faults.list().length,
    journal: journal.list().length,
    snapshots: snapshots.ids().length,
    rows: Object.fromEntries(tables.map(([name, rows]) => [name, rows.length])),
  };
}

const [first, ...rest] = SCENARIOS;
const scenarioNames = [first.name, ...rest.map(({ name }) => name)] as const;

async function readScenarioName(request: Request) {
  const body = new BodyReader(await readJson(request));
  const name = body.requiredChoice('name', scenarioNames);
  body.finish();
  return name;
}

function snapshotEntries(control: MockControl, snapshots: Snapshots, state: () => object): Entry[] {
  const idOf = ({ params }: RequestContext) => params['id'] ?? '';
  return [
    ['GET snapshots', 'lists the snapshots', () => snapshots.ids().map((id) => ({ id }))],
    [
      'POST snapshots',
      `takes a snapshot of all data, up to ${MAX_SNAPSHOTS}, and returns its id`,
      () => ({ id: snapshots.add(control.snapshot()) }),
      201,
    ],
    [
      'POST snapshots/{id}/restore',
      'restores a snapshot',
      (context) => {
        control.restore(snapshots.get(idOf(context)));
        return state();
      },
    ],
    [
      'DELETE snapshots/{id}',
      'deletes a snapshot',
      (context) => {
        snapshots.delete(idOf(context));
        return { id: idOf(context), deleted: true };
      },
    ],
  ];
}

/** Maximum number of snapshots. */
const MAX_SNAPSHOTS = 20;

/** Snapshots by id. */
class Snapshots {
  readonly #kept = new Map<string, Snapshot>();
  #last = 0;

  add(snapshot: Snapshot): string {
    if (this.#kept.size >= MAX_SNAPSHOTS)
      throw new Problem('conflict', `There are ${MAX_SNAPSHOTS} snapshots already; delete one first.`);
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

function listEntries({ faults, journal }: MockControl): Entry[] {
  const clear = (list: MockControl['journal'] | MockControl['faults']) => () => {
    const cleared = list.list().length;
    list.clear();
    return { cleared };
  };
  return [
    ['GET journal', 'lists the recorded requests, oldest first', () => journal.list()],
    ['DELETE journal', 'clears the recorded requests', clear(journal)],
    ['GET faults', 'lists the fault rules', () => faults.list()],
    [
      'POST faults',
      'adds a fault rule: {"operation":"listImages","status":503,"first":1}',
      async ({ request }) => {
        faults.add(await readJson(request));
        return faults.list().at(-1);
      },
      201,
    ],
    ['DELETE faults', 'removes all fault rules', clear(faults)],
  ];
}

function clockEntries({ clock }: MockControl): Entry[] {
  const shown = () => {
    const milliseconds = clock.now();
    return { time: new Date(milliseconds).toISOString(), milliseconds, frozen: clock.isFrozen };
  };
  return [
    ['GET clock', 'shows the time', shown],
    [
      'PUT clock',
      'sets the clock: {"time":"2026-12-01T00:00:00Z"}, {"advance":60000}, {"frozen":true}, {"released":true}',
      ({ request }) => setClock(clock, request).then(shown),
    ],
  ];
}

/**
 * Applies the given fields in this order: released, frozen (true), time, advance, frozen (false). The clock is frozen before it
 * is set, so that it has exactly the given time.
 */
async function setClock(clock: VirtualClock, request: Request): Promise<void> {
  const fields = await readJson(request);
  const body = new BodyReader(fields);
  const released = body.boolean('released');
  const advance = body.number('advance', { min: 0, max: Number.MAX_SAFE_INTEGER });
  const frozen = body.boolean('frozen');
  if (!['released', 'time', 'advance', 'frozen'].some((name) => body.has(name)))
    body.addFault('time', 'must be given, or released, advance or frozen');
  body.finish();
  const time = body.has('time') ? readTime(fields['time']) : undefined;
  if (released) clock.release();
  if (frozen === true) clock.freeze();
  if (time !== undefined) clock.set(time);
  if (advance !== undefined) clock.advance(advance);
  if (frozen === false) clock.run();
}

/** Milliseconds that the response waits for the webhook's delivery; later attempts continue in the background. */
const MAX_WAIT = 2_000;

function orderEntries({ orders }: MockControl): Entry[] {
  const settle =
    (act: 'pay' | 'fail'): Action =>
    async ({ params }) => {
      const order = params['order'] ?? '';
      const gateway = readGateway(params['gateway']);
      const enough = new AbortController();
      const waited = pause(MAX_WAIT, [enough.signal]);
      await Promise.race([orders[act](gateway, order), waited]).finally(() => enough.abort());
      return { gateway, order_id: order, state: act === 'pay' ? 'paid' : 'failed' };
    };
  return [
    [
      'POST orders/{gateway}/{order}/pay',
      'settles an order as paid; the gateway is upi or wallet',
      settle('pay'),
    ],
    ['POST orders/{gateway}/{order}/fail', 'settles an order as failed', settle('fail')],
  ];
}

function readGateway(gateway = ''): Gateway {
  if (gateway === 'upi' || gateway === 'wallet') return gateway;
  throw new Problem('not_found', `There is no gateway ${quote(gateway)}; the gateways are upi and wallet.`);
}

import { BodyReader } from '../http/body-reader.ts';
import { readJson } from '../http/read-json.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import type { ControlEntry } from './control-entry.ts';
import type { MockControl } from './mock-control.ts';
import { Snapshots } from './snapshots.ts';
import type { Environment } from './environment.ts';

const [first, ...rest] = SCENARIOS;
const names = [first.name, ...rest.map(({ name }) => name)] as const;

/** Control endpoints of the data: state, reset, scenario, seed, snapshots, journal. */
export function dataEntries(control: MockControl, environment: Environment): ControlEntry[] {
  const snapshots = new Snapshots();
  const state = () => stateOf(control, environment, snapshots);
  return [
    { method: 'GET', path: 'state', does: 'shows the state of the mock and its row counts', run: state },
    {
      method: 'POST',
      path: 'reset',
      does: 'resets data, fault rules, clock and journal',
      run: () => control.reset().then(state),
    },
    {
      method: 'POST',
      path: 'scenario',
      does: 'loads the data, fault rules and latency of a scenario: {"name":"empty"}',
      run: async ({ request }) => {
        const body = new BodyReader(await readJson(request));
        const name = body.requiredChoice('name', names);
        body.finish();
        return control.scenario(name).then(state);
      },
    },
    {
      method: 'POST',
      path: 'seed',
      does: 'loads your own data from plain objects: {"pictures":[{"slug":"harbour"}]}',
      run: async ({ request }) => control.seed(await readJson(request)).then(state),
    },
    ...snapshotEntries(control, snapshots, state),
    {
      method: 'GET',
      path: 'journal',
      does: 'lists the latest requests to the platform, oldest first',
      run: () => control.journal.list(),
    },
    {
      method: 'DELETE',
      path: 'journal',
      does: 'clears the journal',
      run: () => {
        const cleared = control.journal.list().length;
        control.journal.clear();
        return { cleared };
      },
    },
  ];
}

function snapshotEntries(control: MockControl, snapshots: Snapshots, state: () => object): ControlEntry[] {
  return [
    {
      method: 'GET',
      path: 'snapshots',
      does: 'lists the snapshots',
      run: () => snapshots.ids().map((id) => ({ id })),
    },
    {
      method: 'POST',
      path: 'snapshots',
      does: 'takes a snapshot of the data',
      status: 201,
      run: () => ({ id: snapshots.add(control.snapshot()) }),
    },
    {
      method: 'POST',
      path: 'snapshots/{id}/restore',
      does: 'restores a snapshot',
      run: ({ params }) => {
        control.restore(snapshots.get(params['id'] ?? ''));
        return state();
      },
    },
    {
      method: 'DELETE',
      path: 'snapshots/{id}',
      does: 'deletes a snapshot',
      run: ({ params }) => {
        const id = params['id'] ?? '';
        snapshots.delete(id);
        return { id, deleted: true };
      },
    },
  ];
}

function stateOf({ faults, clock, journal }: MockControl, environment: Environment, snapshots: Snapshots) {
  const tables = Object.entries(environment.app.store.state.snapshot());
  return {
    scenario: environment.scenario?.name ?? null,
    latency: environment.latency,
    time: new Date(clock.now()).toISOString(),
    faults: faults.list().length,
    journal: journal.list().length,
    snapshots: snapshots.size,
    rows: Object.fromEntries(tables.map(([name, rows]) => [name, rows.length])),
  };
}

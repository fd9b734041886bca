import { BodyReader } from '../http/body-reader.ts';
import { readJson } from '../http/read-json.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import type { ControlEntry } from './control-operations.ts';
import type { MockControl } from './mock-control.ts';
import { Snapshots } from './snapshots.ts';
import type { Stage } from './stage.ts';

const [first, ...rest] = SCENARIOS;
const names = [first.name, ...rest.map(({ name }) => name)] as const;

/** Data: counted, reset, set for a scenario, kept and brought back. */
export function dataEntries(control: MockControl, stage: Stage): ControlEntry[] {
  const snapshots = new Snapshots();
  const state = () => stateOf(control, stage, snapshots);
  return [
    { method: 'GET', path: 'state', does: 'counts what the mock holds', run: state },
    {
      method: 'POST',
      path: 'reset',
      does: 'goes back to the start: data, rules, clock and journal',
      run: () => control.reset().then(state),
    },
    {
      method: 'POST',
      path: 'scenario',
      does: 'sets data, rules and latency for a scenario: {"name":"empty"}',
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
      does: 'sets data of your own, as plain objects: {"pictures":[{"slug":"harbour"}]}',
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
      does: 'forgets them',
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
      does: 'lists what is kept',
      run: () => snapshots.ids().map((id) => ({ id })),
    },
    {
      method: 'POST',
      path: 'snapshots',
      does: 'keeps the data as they are',
      status: 201,
      run: () => ({ id: snapshots.add(control.snapshot()) }),
    },
    {
      method: 'POST',
      path: 'snapshots/{id}/restore',
      does: 'makes the data what they were',
      run: ({ params }) => {
        control.restore(snapshots.get(params['id'] ?? ''));
        return state();
      },
    },
    {
      method: 'DELETE',
      path: 'snapshots/{id}',
      does: 'forgets a snapshot',
      run: ({ params }) => {
        const id = params['id'] ?? '';
        snapshots.delete(id);
        return { id, deleted: true };
      },
    },
  ];
}

function stateOf({ faults, clock, journal }: MockControl, stage: Stage, snapshots: Snapshots) {
  const tables = Object.entries(stage.platform.store.state.snapshot());
  return {
    scenario: stage.scenario?.name ?? null,
    latency: stage.latency,
    time: new Date(clock.now()).toISOString(),
    faults: faults.list().length,
    journal: journal.list().length,
    snapshots: snapshots.size,
    rows: Object.fromEntries(tables.map(([name, rows]) => [name, rows.length])),
  };
}

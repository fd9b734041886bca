import { readJson } from '../http/read-json.ts';
import type { ControlEntry } from './control-operations.ts';
import type { MockControl } from './mock-control.ts';

/** The rules in force. */
export function faultEntries({ faults }: MockControl): ControlEntry[] {
  return [
    { method: 'GET', path: 'faults', does: 'lists the rules in force', run: () => faults.list() },
    {
      method: 'POST',
      path: 'faults',
      does: 'adds a rule: {"operation":"listImages","status":503,"first":1}',
      status: 201,
      run: async ({ request }) => {
        faults.add(await readJson(request));
        return faults.list().at(-1);
      },
    },
    {
      method: 'DELETE',
      path: 'faults',
      does: 'takes all rules away',
      run: () => {
        const cleared = faults.list().length;
        faults.clear();
        return { cleared };
      },
    },
  ];
}

import { readJson } from '../http/read-json.ts';
import type { ControlEntry } from './control-entry.ts';
import type { MockControl } from './mock-control.ts';

/** Control endpoints of the fault rules. */
export function faultEntries({ faults }: MockControl): ControlEntry[] {
  return [
    { method: 'GET', path: 'faults', does: 'lists the active fault rules', run: () => faults.list() },
    {
      method: 'POST',
      path: 'faults',
      does: 'adds a fault rule: {"operation":"listImages","status":503,"first":1}',
      status: 201,
      run: async ({ request }) => {
        faults.add(await readJson(request));
        return faults.list().at(-1);
      },
    },
    {
      method: 'DELETE',
      path: 'faults',
      does: 'removes all fault rules',
      run: () => {
        const cleared = faults.list().length;
        faults.clear();
        return { cleared };
      },
    },
  ];
}

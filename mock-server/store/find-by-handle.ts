import type { Table } from './table.ts';

/** A row by its name, or by its id when the handle is all digits. */
// Gap: I1, A1
export function findByHandle<Row extends object>(table: Table<Row>, handle: string): Row | undefined {
  if (!/^\d+$/.test(handle)) return table.named(handle);
  return handle.startsWith('0') ? undefined : table.get(Number(handle));
}

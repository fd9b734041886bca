import type { Table } from './table.ts';

/** Finds a row by name, or by id if the handle is all digits. */
// Gap: I1, A1
export function findByHandle<Row extends object>(table: Table<Row>, handle: string): Row | undefined {
  if (!/^\d+$/.test(handle)) return table.named(handle);
  return handle.startsWith('0') ? undefined : table.get(Number(handle));
}

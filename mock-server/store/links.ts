import type { ShortLink } from './companion-records.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

/** Short links by code, case-sensitive. Expired links keep their code. */
// Gap: C5
export class Links {
  readonly table: Table<ShortLink>;

  constructor(state: State) {
    this.table = state.table({ name: 'links', keyOf: ({ code }) => code });
  }

  /** Counts one click. */
  click(link: ShortLink): ShortLink {
    return this.table.put({ ...link, clicks: link.clicks + 1 });
  }
}

/** Whether a link has expired. */
export function isExpired({ expiresAt }: ShortLink, now: number): boolean {
  return expiresAt !== undefined && now >= expiresAt;
}

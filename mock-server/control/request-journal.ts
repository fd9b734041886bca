import { withoutSecrets } from '../http/without-secrets.ts';
import type { JournalEntry } from './mock-control.ts';

/** Requests kept at most; older ones go. */
export const MAX_ENTRIES = 1_000;

/** Longest URL that is kept whole. */
const MAX_URL = 2_000;

/** The latest requests. */
export class RequestJournal {
  #entries: JournalEntry[] = [];
  #last = 0;

  /** Notes a request; secrets in its URL are left out. */
  add({ url, ...entry }: Omit<JournalEntry, 'number' | 'url'> & { url: URL }): void {
    this.#last += 1;
    this.#entries.push(Object.freeze({ number: this.#last, ...entry, url: shown(url) }));
    if (this.#entries.length > MAX_ENTRIES) this.#entries.shift();
  }

  list(): readonly JournalEntry[] {
    return [...this.#entries];
  }

  /** Forgets all of them; the next one is number 1 again. */
  clear(): void {
    this.#entries = [];
    this.#last = 0;
  }
}

function shown({ origin, pathname, search }: URL): string {
  const url = withoutSecrets(origin + pathname + search);
  return url.length > MAX_URL ? `${url.slice(0, MAX_URL)}…` : url;
}

import { redactSecrets } from '../http/redact-secrets.ts';
import type { JournalEntry } from './mock-control.ts';

/** Maximum number of entries; the oldest are dropped. */
export const MAX_ENTRIES = 1_000;

/** Maximum length of a URL; longer ones are truncated. */
const MAX_URL = 2_000;

/** Ring buffer of the latest requests. */
export class RequestJournal {
  #entries: JournalEntry[] = [];
  #last = 0;

  /** Records a request with the secrets of its URL redacted. */
  add({ url, ...entry }: Omit<JournalEntry, 'number' | 'url'> & { url: URL }): void {
    this.#last += 1;
    this.#entries.push(Object.freeze({ number: this.#last, ...entry, url: shown(url) }));
    if (this.#entries.length > MAX_ENTRIES) this.#entries.shift();
  }

  list(): readonly JournalEntry[] {
    return [...this.#entries];
  }

  /** Removes all entries and restarts numbering at 1. */
  clear(): void {
    this.#entries = [];
    this.#last = 0;
  }
}

function shown({ origin, pathname, search }: URL): string {
  const url = redactSecrets(origin + pathname + search);
  return url.length > MAX_URL ? `${url.slice(0, MAX_URL)}…` : url;
}

import type { Example } from '../playground-url.ts';

export type SourceName = keyof Example;

/** A field that holds one source. */
export interface Field {
  read: () => string;
  write: (text: string) => void;
}

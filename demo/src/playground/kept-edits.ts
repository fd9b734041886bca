/** Edits of a visitor, which the tab keeps until it is closed. */
import { readExample, type SharedExample } from './example.ts';

const KEY = 'pix-playground';

/** What the tab keeps. */
export interface KeptEdits {
  /** Fragment of the address that the edits were made at. */
  fragment: string;
  /** Name of the example that the edits began with, if it is one of the list. */
  name: string;
  /** The edited example, if it has been edited. */
  edited?: SharedExample | undefined;
  /** Edits that another example has replaced. */
  replaced?: SharedExample | undefined;
}

/** Stores the edits. Without storage, they last as long as the page. */
export function storeEdits(edits: KeptEdits): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(edits));
  } catch {
    // Storage is blocked or full.
  }
}

/** The stored edits; `undefined` if there are none that can be read. */
export function loadEdits(): KeptEdits | undefined {
  try {
    const value = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<KeptEdits> | null;
    if (!value) return undefined;
    const { fragment, name, edited, replaced } = value;
    return {
      fragment: String(fragment),
      name: String(name),
      edited: readExample(edited),
      replaced: readExample(replaced),
    };
  } catch {
    return undefined;
  }
}

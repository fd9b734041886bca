import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { MAX_TAG } from '../contract/limits.ts';
import type { List } from '../contract/models.ts';
import { plainText } from '../internal/plain-text.ts';
import { whenGone } from '../internal/when-gone.ts';
import { whenNear } from '../internal/when-near.ts';
import { wholeNumber } from '../internal/whole-number.ts';
import type { ShownState } from './state-controller.ts';

/** A category or a tag, to choose from. */
export interface Facet {
  /** As the service has it. */
  value: string;
  /** As it is shown. */
  name: string;
  /** Pictures, if known. */
  count: number | undefined;
}

/** Reads categories or tags of a source. */
export type ReadFacets<Source> = (
  source: Source,
  options: { signal: AbortSignal },
) => Promise<Pick<List<{ name: string; image_count: number }>, 'data'>>;

/** The API lists 50 tags; a source of one's own may have any number (R25). */
const MAX_FACETS = 200;

/** Longest name that can be asked for, in UTF-16 units: four for each character of the longest tag. */
const MAX_NAME = 4 * MAX_TAG;

/**
 * Reads what can be chosen once the element is near the window. Nobody needs it to see pictures: a failure shows
 * nothing, and is made good when the connection comes back.
 */
export class FacetController<Source extends object> implements ReactiveController {
  state: ShownState = 'loading';
  facets: readonly Facet[] = [];
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #find: () => Source | undefined;
  readonly #read: ReadFacets<Source>;
  #source: Source | undefined;
  #running: AbortController | undefined;

  /** @param find The source now; it is asked before each update. */
  constructor(
    host: ReactiveControllerHost & HTMLElement,
    find: () => Source | undefined,
    read: ReadFacets<Source>,
  ) {
    this.#host = host;
    this.#find = find;
    this.#read = read;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('online', this.#start);
    this.#start();
  }

  hostDisconnected(): void {
    removeEventListener('online', this.#start);
    whenGone(this.#host, () => this.#stop());
  }

  hostUpdate(): void {
    const source = this.#find();
    if (source === this.#source) return;
    this.#stop();
    this.#source = source;
    this.state = 'loading';
    this.facets = [];
    this.#start();
  }

  readonly #start = (): void => {
    if (this.#running || !this.#source || this.facets.length || !this.#host.isConnected) return;
    this.#running = new AbortController();
    void this.#run(this.#source, this.#running.signal);
  };

  #stop(): void {
    this.#running?.abort();
    this.#running = undefined;
  }

  async #run(source: Source, signal: AbortSignal): Promise<void> {
    let state: ShownState = 'error';
    try {
      await whenNear(this.#host, signal);
      const facets = toFacets((await this.#read(source, { signal })).data);
      if (signal.aborted) return;
      this.facets = facets;
      state = facets.length ? 'ready' : 'empty';
    } catch {
      if (signal.aborted) return;
    }
    this.state = state;
    this.#running = undefined;
    this.#host.requestUpdate();
  }
}

/** Reads records leniently: what has no name, or an impossible one, cannot be chosen. */
function toFacets(records: readonly (Partial<Record<'name' | 'image_count', unknown>> | null)[]): Facet[] {
  const facets = new Map<string, Facet>();
  for (const record of records.slice(0, MAX_FACETS)) {
    const value = record?.name;
    const name = plainText(value);
    if (typeof value !== 'string' || !name || value.length > MAX_NAME) continue;
    facets.set(value, { value, name, count: wholeNumber(record?.image_count) });
  }
  return [...facets.values()];
}

/** Whether two values mean the same to the service. */
export const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** What there is to choose from, with what is chosen, which need not be in the list. */
export function withChosen(facets: readonly Facet[], value: string): readonly Facet[] {
  const name = plainText(value);
  if (!name || facets.some((facet) => isSame(facet.value, value))) return facets;
  return [{ value, name, count: undefined }, ...facets];
}

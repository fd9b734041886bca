import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { MAX_TAG } from '../contract/limits.ts';
import type { List } from '../contract/models.ts';
import { wholeNumber } from '../internal/counts.ts';
import { onRemoved } from '../internal/custom-element.ts';
import { isFocusTag } from '../internal/focus-tag.ts';
import { plainText } from '../internal/untrusted.ts';
import { whenNearViewport } from '../internal/when-near-viewport.ts';
import type { ListState } from './state-controller.ts';

/** A category or a tag to filter by. */
export interface Facet {
  /** Value for the query. */
  value: string;
  /** Name for display, as plain text. */
  name: string;
  /** Number of pictures, if known. */
  count: number | undefined;
}

/** Requests the categories or tags of a source. */
export type ReadFacets<Source> = (
  source: Source,
  options: { signal: AbortSignal },
) => Promise<Pick<List<{ name: string; image_count: number }>, 'data'>>;

/** Maximum number of facets: the API lists 50 tags, a custom source may list any number. */
const MAX_FACETS = 200;

/** Maximum length of a name in UTF-16 code units: four per character of the longest tag. */
const MAX_NAME = 4 * MAX_TAG;

/**
 * Loads categories or tags once the element is near the viewport. They are optional: after a failure none are shown, and they
 * load again once the connection is back.
 */
export class FacetController<Source extends object> implements ReactiveController {
  state: ListState = 'loading';
  facets: readonly Facet[] = [];
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #getSource: () => Source | undefined;
  readonly #read: ReadFacets<Source>;
  #source: Source | undefined;
  #request: AbortController | undefined;

  /** @param getSource Returns the current source; called before each update. */
  constructor(
    host: ReactiveControllerHost & HTMLElement,
    getSource: () => Source | undefined,
    read: ReadFacets<Source>,
  ) {
    this.#host = host;
    this.#getSource = getSource;
    this.#read = read;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('online', this.#start);
    this.#start();
  }

  hostDisconnected(): void {
    removeEventListener('online', this.#start);
    onRemoved(this.#host, () => this.#stop());
  }

  hostUpdate(): void {
    const source = this.#getSource();
    if (source === this.#source) return;
    this.#stop();
    this.#source = source;
    this.state = 'loading';
    this.facets = [];
    this.#start();
  }

  readonly #start = (): void => {
    if (this.#request || !this.#source || this.facets.length || !this.#host.isConnected) return;
    this.#request = new AbortController();
    void this.#run(this.#source, this.#request.signal);
  };

  #stop(): void {
    this.#request?.abort();
    this.#request = undefined;
  }

  async #run(source: Source, signal: AbortSignal): Promise<void> {
    let state: ListState = 'error';
    try {
      await whenNearViewport(this.#host, signal);
      const facets = toFacets((await this.#read(source, { signal })).data);
      if (signal.aborted) return;
      this.facets = facets;
      state = facets.length ? 'ready' : 'empty';
    } catch {
      if (signal.aborted) return;
    }
    this.state = state;
    this.#request = undefined;
    this.#host.requestUpdate();
  }
}

/** Converts untrusted records; those without a valid name are skipped. */
function toFacets(records: readonly (Partial<Record<'name' | 'image_count', unknown>> | null)[]): Facet[] {
  const facets = new Map<string, Facet>();
  for (const record of records.slice(0, MAX_FACETS)) {
    const value = record?.name;
    const name = plainText(value);
    if (typeof value !== 'string' || !name || value.length > MAX_NAME || isFocusTag(value)) continue;
    facets.set(value, { value, name, count: wholeNumber(record?.image_count) });
  }
  return [...facets.values()];
}

/** Whether the service treats two values as the same: it ignores case. */
export const isSameFacet = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Facets, with the selected one first if it is not among them. */
export function withSelected(facets: readonly Facet[], value: string): readonly Facet[] {
  const name = plainText(value);
  if (!name || facets.filter((facet) => isSameFacet(facet.value, value)).length) return facets;
  return [{ value, name, count: undefined }, ...facets];
}

import type { PropertyDeclarations } from 'lit';
import {
  FacetController,
  withSelected,
  type Facet,
  type ReadFacets,
} from '../../controllers/facet-controller.ts';
import { SourceController } from '../../controllers/source-controller.ts';
import { StateController } from '../../controllers/state-controller.ts';
import { PAGE_FILTERS } from '../../controllers/visitor-query.ts';
import type { FacetSource } from '../sources.ts';
import { QueryControl } from './query-control.ts';

/** A control that offers the categories or the tags of a service. */
export abstract class FacetControl extends QueryControl {
  static override properties: PropertyDeclarations = {
    source: { attribute: false },
    baseUrl: { attribute: 'base-url' },
  };

  abstract source: FacetSource | undefined;
  abstract baseUrl: string | undefined;

  readonly #source = new SourceController<FacetSource>(this, () => !this.gallery && !this.for);
  readonly #facets: FacetController<FacetSource['platform']>;

  constructor(name: 'category' | 'tag', read: ReadFacets<FacetSource['platform']>) {
    super(name);
    this.#facets = new FacetController(this, () => this.#platform, read);
    new StateController(this, () => this.#facets.state);
  }

  /** The element's own source, or that of its gallery. */
  get #platform(): FacetSource['platform'] | undefined {
    const { gallery } = this.field;
    const shared = (gallery?.currentSource ?? gallery?.source) as Partial<FacetSource> | undefined;
    return this.#source.current?.platform ?? shared?.platform;
  }

  /** @internal */
  protected get areLoading(): boolean {
    return this.#facets.state === 'loading';
  }

  /** @internal What the service offers, with the selected one first if it is not among them. */
  protected get facets(): readonly Facet[] {
    return withSelected(this.#facets.facets, this.value);
  }

  /** @internal Number of pictures of a facet, if it applies to the gallery: all pictures of the service are counted, not those of an album or user. */
  protected countOf({ count }: Facet): number | undefined {
    return PAGE_FILTERS.filter((name) => this.field.gallery?.[name]).length ? undefined : count;
  }
}

import type { ImageFilter, ListImagesQuery } from '../contract/models.ts';
import { emit } from '../internal/custom-element.ts';
import { PAGE_FILTERS, recordChoice } from './visitor-query.ts';
import { GalleryLink, type GalleryControl, type LinkedGallery } from './gallery-link.ts';
import { withoutPrototype } from '../internal/altered-globals.ts';

/** Non-bubbling event on a gallery when a control is linked to it. */
export const CONTROL_BOUND = 'pix-control-bound';

/** Non-bubbling event on a gallery that collects the query parameters of its linked controls. */
export const COLLECT_CONTROLS = 'pix-collect-controls';

/** A control of one query parameter; `value` is empty if the parameter is not set. */
interface QueryControl extends GalleryControl {
  value: string;
}

/**
 * Binds a control's value to a query parameter of its gallery, both ways. A visitor's choice fires `pix-change` and updates the
 * gallery unless a listener prevents the default.
 */
export class QueryField {
  readonly #host: QueryControl;
  readonly #name: ImageFilter;
  readonly #link: GalleryLink;
  #lastGallery: LinkedGallery | undefined;
  /** Parameter at the last update of the gallery: only a change of it updates the control. */
  #lastValue: string | undefined;
  #scope: unknown[] = [];

  /** @param name Parameter of `GET /images`. */
  constructor(host: QueryControl, name: ImageFilter) {
    this.#host = host;
    this.#name = name;
    this.#link = new GalleryLink(host, {
      found: (gallery, signal) => {
        const collect = (event: Event) => (event as CustomEvent<ImageFilter[]>).detail.push(name);
        gallery.addEventListener(COLLECT_CONTROLS, collect, withoutPrototype({ signal }));
        gallery.dispatchEvent(new CustomEvent(CONTROL_BOUND));
      },
      updated: (gallery) => this.#readGallery(gallery),
    });
  }

  /** The linked gallery. */
  get gallery(): LinkedGallery | undefined {
    return this.#link.gallery;
  }

  /** Sets a value that a visitor chose. */
  change(value: string): void {
    this.#host.value = value;
    const query: ListImagesQuery = { [this.#name]: value || undefined };
    if (!emit(this.#host, 'pix-change', { query }, true) || !this.gallery) return;
    this.#lastValue = query[this.#name];
    recordChoice(this.gallery, this.#name, value);
    Object.assign(this.gallery, query, { page: 1 });
  }

  #readGallery(gallery: LinkedGallery): void {
    const scope = [gallery.currentSource ?? gallery.source, ...PAGE_FILTERS.map((name) => gallery[name])];
    if (scope.filter((part, index) => part !== this.#scope[index]).length) this.#host.requestUpdate();
    this.#scope = scope;
    const value = gallery[this.#name];
    if (gallery === this.#lastGallery && value === this.#lastValue) return;
    this.#lastGallery = gallery;
    this.#lastValue = value;
    this.#host.value = value ?? '';
  }
}

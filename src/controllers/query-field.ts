import type { ListImagesQuery } from '../contract/models.ts';
import { emit } from '../internal/emit.ts';
import { GalleryLink, type GalleryControl, type LinkedGallery } from './gallery-link.ts';

/** A control of one part of what is asked for; `value` is empty where nothing is. */
interface QueryControl extends GalleryControl {
  value: string;
}

/**
 * Makes a control's value a part of a query: it follows its gallery, and what a visitor chooses is told by `pix-change`
 * and asked of the gallery, unless a listener prevented that.
 */
export class QueryField {
  readonly #host: QueryControl;
  readonly #name: 'q' | 'sort' | 'category' | 'tag';
  readonly #link: GalleryLink;
  #followed: LinkedGallery | undefined;
  /** What the gallery asked for when it was last looked at: only a change of it changes the control. */
  #seen: string | undefined;
  #scope: unknown[] = [];

  /** @param name The parameter of `GET /images` that the control is for. */
  constructor(host: QueryControl, name: 'q' | 'sort' | 'category' | 'tag') {
    this.#host = host;
    this.#name = name;
    this.#link = new GalleryLink(host, { updated: (gallery) => this.#follow(gallery) });
  }

  /** The gallery that is bound. */
  get gallery(): LinkedGallery | undefined {
    return this.#link.gallery;
  }

  /** A visitor chose a value. */
  change(value: string): void {
    this.#host.value = value;
    const query: ListImagesQuery = { [this.#name]: value || undefined };
    if (!emit(this.#host, 'pix-change', { query }, true) || !this.gallery) return;
    this.#seen = query[this.#name];
    Object.assign(this.gallery, query, { page: 1 });
  }

  #follow(gallery: LinkedGallery): void {
    const { source, album, user } = gallery;
    const scope = [source, album, user];
    if (scope.some((part, index) => part !== this.#scope[index])) this.#host.requestUpdate();
    this.#scope = scope;
    const value = gallery[this.#name];
    if (gallery === this.#followed && value === this.#seen) return;
    this.#followed = gallery;
    this.#seen = value;
    this.#host.value = value ?? '';
  }
}

import type { ReactiveControllerHost } from 'lit';
import { IMAGE_FILTERS } from '../contract/image-filters.ts';
import type { ImageFilter } from '../contract/models.ts';
import { explorerTexts } from '../locales/explorer.ts';
import { announce } from './announce.ts';
import { LocalizeController } from './localize-controller.ts';

/** A gallery, reduced to its query and the number of its pictures. */
type QueriedGallery = Element & Partial<Record<ImageFilter, unknown>> & { total?: number | undefined };

/** Galleries whose results are announced. */
const galleries = new WeakSet<QueriedGallery>();

/** Announces the number of results of a gallery each time that another query has been answered, also with the same number. */
export function announceResults(gallery: QueriedGallery): void {
  if (galleries.has(gallery)) return;
  galleries.add(gallery);
  const texts = new LocalizeController(gallery as QueriedGallery & ReactiveControllerHost, explorerTexts);
  const query = () => JSON.stringify(IMAGE_FILTERS.map((name) => gallery[name] ?? ''));
  /** The last query whose answer has been announced, or `none` after an error; the first one is that of the page. */
  let announced = gallery.total === undefined ? undefined : query();
  gallery.addEventListener('pix-error', () => (announced &&= 'none'));
  gallery.addEventListener('pix-load', () => {
    announced ??= query();
    if (query() === announced) return;
    announce(gallery, () => {
      const { total } = gallery;
      // Another query is on its way, or has failed.
      if (total === undefined) return '';
      announced = query();
      // An empty gallery announces that itself.
      return total ? texts.t('results', { count: total }) : '';
    });
  });
}

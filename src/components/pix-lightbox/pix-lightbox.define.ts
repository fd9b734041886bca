import { define } from '../../internal/define.ts';
import { unclobbered } from '../../internal/unclobbered.ts';
import { focusedElement, ownTiles, recordList } from '../own-pictures.ts';
import type { PictureList } from '../picture-list.ts';
import type { PictureRecord } from '../../tiles/picture.ts';
import { PixLightbox } from './pix-lightbox.ts';
import { ViewerController } from './viewer-controller.ts';
import type { ViewerContent } from './viewer-options.ts';

/** Controllers of the elements that pages have made. */
const controllers = new WeakMap<PixLightbox, ViewerController>();

PixLightbox.openerOf = (lightbox) => {
  const controller = controllers.get(lightbox) ?? new ViewerController(lightbox, contentOf(lightbox));
  controllers.set(lightbox, controller);
  return controller;
};

/** @public The registered class of `<pix-lightbox>`. */
export default define('pix-lightbox', PixLightbox);
export type * from '../events.ts';

/** Returns a function that returns the content of the viewer of a page's element. */
function contentOf(lightbox: PixLightbox): () => ViewerContent {
  let records: readonly PictureRecord[] | undefined;
  let pictures: PictureList | undefined;
  const prepare = (viewer: HTMLElement) => {
    const { className, style, parentElement } = lightbox;
    viewer.className = className;
    // The element itself inherits no font.
    const { fontFamily } = getComputedStyle(parentElement ?? unclobbered(document).body);
    viewer.style.cssText = `${style.cssText};--_font:${fontFamily}`;
  };
  return () => {
    const { thumbnail = () => undefined, history, texts } = lightbox;
    if (!pictures || records !== lightbox.pictures) pictures = recordList(lightbox.pictures ?? []);
    records = lightbox.pictures;
    return { pictures, ...ownTiles(thumbnail, focusedElement()), history, texts, prepare };
  };
}

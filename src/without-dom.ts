/**
 * What `pix-sdk/define` and `pix-sdk/elements` are in edge runtimes and workers, which have no document: a page is rendered there as
 * anywhere else, and its elements begin to work in the browser.
 */
export { sourceOf } from './components/source-of.ts';

/** In place of each element class. */
class WithoutDom {}

export {
  WithoutDom as default,
  WithoutDom as PixAlbum,
  WithoutDom as PixAlbums,
  WithoutDom as PixCategories,
  WithoutDom as PixCount,
  WithoutDom as PixGallery,
  WithoutDom as PixImage,
  WithoutDom as PixSearch,
  WithoutDom as PixSort,
  WithoutDom as PixTags,
  WithoutDom as PixWall,
};

/** What elements would be told. */
const ignore = (): void => undefined;

export { ignore as registerLocale, ignore as setDefaultSource };

function needsDocument(): never {
  throw new Error('Pix: the viewer needs a document, which this runtime does not have.');
}

export { needsDocument as addViewer, needsDocument as openViewer };

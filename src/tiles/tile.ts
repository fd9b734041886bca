import { create, setAttributes, setStyle } from './elements.ts';
import type { Picture } from './picture.ts';

/** State of a tile. */
export interface TileView {
  picture: Picture;
  /** Position in the list, from 0. */
  index: number;
  /** Whether the tile is the tab stop of its list (roving tabindex); `undefined` outside of lists, where every link is one. */
  tabbable?: boolean | undefined;
  /** Whether the image loads at once with high priority, because it is in the first screen. */
  isInitial?: boolean | undefined;
  /** Whether the image needs no lazy loading, because the tile is known to be near the viewport. */
  isNear?: boolean | undefined;
  /** Whether an image that has not been requested yet is not requested now, as during fast scrolling. */
  isDeferred?: boolean | undefined;
  /** Value of `srcset`, with larger images than the thumbnail. */
  srcset?: string | undefined;
  /** Inline style of the link. */
  style?: string | undefined;
}

/** Thumbnail of the picture that an image shows. */
const shown = new WeakMap<Element, string>();

/** Values of `srcset` that could not be loaded: the image shows the thumbnail then. */
const failedSets = new WeakMap<Element, string>();

const createImage = () => create('img', { part: 'image', decoding: 'async' });

let model: HTMLAnchorElement | undefined;

/** Creates an empty tile: a link around an image. */
export function createTile(): HTMLAnchorElement {
  model ??= create('a', { class: 'frame', part: 'tile' }, createImage());
  const tile = model.cloneNode(true) as HTMLAnchorElement;
  // These events do not bubble; `img` may be replaced.
  for (const type of ['load', 'error']) tile.addEventListener(type, onImageEvent, true);
  return tile;
}

/**
 * Updates a tile, and returns it. A tile that opens the viewer is a link to the picture page. What does not change is not touched;
 * another picture gets another image.
 */
export function updateTile<Tile extends HTMLElement>(tile: Tile, view: TileView): Tile {
  const { picture, index, tabbable, isInitial, isNear, isDeferred, style = '' } = view;
  const { page, link } = picture;
  const href = link ? link.href : page;
  setAttributes(tile, {
    href,
    'aria-haspopup': link ? undefined : 'dialog',
    'data-index': index,
    tabindex: tabbable === undefined || !href ? undefined : tabbable ? 0 : -1,
  });
  const image = imageFor(tile, picture);
  setStyle(tile, (image.matches('[data-failed]') ? '' : (picture.style ?? '')) + style);
  // Before the addresses, which start the request.
  setAttributes(image, {
    loading: isInitial || isNear ? 'eager' : 'lazy',
    fetchpriority: isInitial ? 'high' : 'auto',
    width: picture.width,
    height: picture.height,
    alt: picture.alt ?? picture.title,
  });
  if (!isDeferred) {
    const srcset = (view.srcset !== failedSets.get(image) && view.srcset) || undefined;
    setAttributes(image, { srcset, src: image.getAttribute('src') ?? picture.thumbnail });
  }
  const former = tile.querySelector('.caption');
  const caption = (picture.caption?.() as Element | undefined) ?? null;
  if (former !== caption) {
    former?.remove();
    if (caption) image.after(caption);
  }
  return tile;
}

/** The image of a tile for a picture; a new one if it shows another picture: browsers show that one until the new one has loaded. */
function imageFor(tile: HTMLElement, { thumbnail }: Picture): HTMLImageElement {
  let image = tile.firstElementChild as HTMLImageElement;
  if ((shown.get(image) ?? thumbnail) !== thumbnail) tile.replaceChildren((image = createImage()));
  shown.set(image, thumbnail);
  return image;
}

/** Cancels the request of an image: browsers go on loading one that has left the page, unless its address is removed. */
export function cancelImage(tile: Element): void {
  const image = tile.querySelector('img');
  if (image?.complete !== false) return;
  image.removeAttribute('srcset');
  image.removeAttribute('src');
}

/** After a failure of `srcset`, `src` is tried; after a failure of `src`, an icon and the title are shown until an image loads. */
function onImageEvent({ type, target, currentTarget }: Event): void {
  const image = target as HTMLImageElement;
  if (image !== (currentTarget as Element).firstElementChild) return;
  const failed = type === 'error';
  if (failed && image.srcset) {
    failedSets.set(image, image.srcset);
    image.removeAttribute('srcset');
  } else if (image.toggleAttribute('data-failed', failed)) {
    // Without that code the frame stays empty.
    import('./failed-note.ts').then(
      ({ showFailed }) => showFailed(image),
      () => undefined,
    );
  }
}

import { emit } from '../../internal/custom-element.ts';
import { savesData } from '../../tiles/image-loading.ts';
import { ownTiles } from '../own-pictures.ts';
import { viewerLock } from '../pix-lightbox/viewer-lock.ts';
import { wait } from '../pix-lightbox/wait.ts';
import { makeButtons } from './buttons.ts';
import { ImageList } from './image-list.ts';
import { measure } from './measure.ts';
import { pictureOf, readImage, type OwnImage } from './own-image.ts';
import { follow, HOLDERS, LIGHTBOX, picturesIn } from './picture-at.ts';

/** Time in ms for which a pointer must rest on a picture before its large file is prefetched. */
const HOVER_DELAY_MS = 80;

/** Maximum time in ms for which the viewer waits for the size of its first picture, to grow out of the image. */
const SIZE_TIMEOUT_MS = 300;

/** The pictures of a group in document order: those of an element, or of all elements with the same name. */
function groupOf(picture: HTMLElement, root: ParentNode): OwnImage[] {
  const holder = picture.closest(HOLDERS);
  const name = holder?.getAttribute(LIGHTBOX);
  const isSame = (other: Element | null) =>
    other === holder || (!!name && other?.getAttribute(LIGHTBOX) === name);
  const group = new Map<string, OwnImage>();
  for (const element of picturesIn(root)) {
    if (!isSame(element.closest(HOLDERS))) continue;
    const own = readImage(element);
    // One file is one picture, wherever the page repeats it: in clones of a carousel, or as a link below its image.
    if (own && (element === picture || !group.has(own.source))) group.set(own.source, own);
  }
  return [...group.values()];
}

/** Opens a picture of the page in the viewer, with the others of its group. */
export function open(picture: HTMLElement): void {
  const root = picture.getRootNode() as ParentNode;
  const images = groupOf(picture, root);
  const index = images.findIndex(({ element }) => element === picture);
  const own = images[index];
  // Such as a file of another scheme.
  if (!own) return follow(picture);
  const pictures = new ImageList(images);
  const detail = { index, image: pictureOf(own, index, own.size)?.image };
  // For the focus, which returns to the last one.
  makeButtons(root);
  if (!emit(picture, 'pix-open', detail, true)) return;
  const elementAt = (at: number) => {
    const element = images[at]?.element;
    return element?.isConnected ? element : undefined;
  };
  const { signal } = new AbortController();
  const release = viewerLock.acquire(signal);
  if (!release) return;
  const holder = picture.closest(HOLDERS);
  const option = (name: string) => holder?.getAttribute(`data-${name}`);
  const content = {
    pictures,
    ...ownTiles(elementAt, picture),
    history: option('history') === 'none' ? 'none' : undefined,
    tools: option('tools'),
    interval: option('interval'),
    transition: option('transition'),
    fit: option('fit'),
    info: option('info'),
    shared: location.href,
  };
  const code = import('../pix-lightbox/viewer-code.ts');
  Promise.all([code, Promise.race([pictures.load(index), wait(SIZE_TIMEOUT_MS)])])
    .then(([{ PixLightbox, showViewer }]) =>
      showViewer(PixLightbox, { ...content, index, opener: picture, signal, onClosed: release }),
    )
    .catch(() => {
      release();
      follow(picture);
    });
}

/** Prefetches the viewer, and the picture on which a pointer rests, unless the visitor has turned on data saving. */
export function prefetch(picture: HTMLElement): void {
  if (savesData()) return;
  // Errors surface when the viewer opens.
  import('../pix-lightbox/viewer-code.ts').then(({ prefetchCode }) => prefetchCode()).catch(() => undefined);
  setTimeout(() => {
    const source = picture.matches(':hover') && readImage(picture)?.source;
    if (source) void measure(source);
  }, HOVER_DELAY_MS);
}

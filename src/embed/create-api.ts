import type { PixGallery } from '../components/pix-gallery/pix-gallery.ts';
import { unclobbered } from '../internal/documents.ts';
import { readOptions } from './mount-config.ts';
import type { Mounts } from './mounts.ts';
import type { PixGlobal } from '../global.ts';
import { invalidParameter } from './quick-reader.ts';
import type { Source } from './source.ts';

type ApiCalls = Pick<PixGlobal, 'listImages' | 'listAlbums' | 'renderGallery' | 'element'>;

/** The calls of `Pix`, without its state. */
export function createApi(source: Source, mounts: Mounts): ApiCalls {
  /** The element of a container, once it has been rendered, if it is in the page. */
  const elementIn = async (container: Element) => {
    const element = await mounts.elementIn(container);
    // One that is not in the page is not rendered.
    if (element?.isConnected) await element.updateComplete;
    return element;
  };
  return {
    listImages: (query, options) => source.images.list(query ?? {}, options),
    listAlbums: (query, options) => source.albums.list(query ?? {}, options),
    renderGallery: async (target, options) => {
      const container = findTarget(target);
      mounts.mount(container, readOptions(options ?? {}));
      return (await elementIn(container)) as PixGallery;
    },
    element: async <Shown extends HTMLElement>(target: string | Element) => {
      const container = findTarget(target);
      mounts.reconcile(container);
      const element = await elementIn(container);
      // Not links in place of an element whose code has failed.
      if (element && customElements.get(element.localName)) return element as HTMLElement as Shown;
      throw invalidParameter('selector', `"${target as string}" has no element.`);
    },
  };
}

/** The element that a value is or selects. */
export function findTarget(target: unknown): Element {
  let element: unknown = target;
  try {
    if (typeof target === 'string') element = unclobbered(document).querySelector(target);
  } catch {
    throw invalidParameter('selector', `"${target as string}" is not a CSS selector.`);
  }
  // By node type, not by class: elements of a frame have classes of another realm.
  if ((element as Partial<Node> | null)?.nodeType === 1) return element as Element;
  throw invalidParameter('selector', `No element matches "${target as string}".`);
}

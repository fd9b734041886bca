import type { paint, PaintOptions } from '../tiles/paint.ts';
import type * as Fallback from './fallback.ts';
import type { MountConfig } from './mount-config.ts';
import type { Reserved } from './reserved-height.ts';
import type { Source } from './source.ts';
import type * as TakeOver from './take-over.ts';
import type { CodeLoader, UpdatingElement } from './take-over.ts';

/** State of a container. */
export interface Mount extends Reserved {
  /** Config that the attributes had at the last mount, as JSON: only another one triggers an update. */
  attributes: string | undefined;
  /** Source of the element. */
  source: Source;
  /** Source that prefetches responses for `source`. */
  prefetchSource: Source;
  /** Aborts the prefetch for the mount. */
  prefetch: AbortController;
  /** Response of the prefetch; absent for a container that is not near the viewport. */
  firstPage?: Promise<unknown>;
  /** Whether the container was in view when its list was requested: others wait for its pictures. */
  isVisible?: boolean;
  /** Ends the wait for the viewport. */
  waiting?: AbortController;
  /** Whether the container has been in the page. */
  isPlaced?: boolean;
  /** Lets the element be created, although its container may be far from the viewport. */
  start?: () => void;
  /** Whether the first pictures have been painted where they stay. */
  isArranged?: boolean;
  /** Lets the element take over what has been painted, without further delay. */
  takeOver?: () => void;
  /** Whether the page, or its address, waits for the element. */
  isAwaited: boolean;
  /** Settles with the element; absent after a failure, or after the page called `destroy`. */
  ready?: Promise<UpdatingElement> | undefined;
  element?: UpdatingElement;
  /** Whether another mount, or none, is in its place. */
  isReleased?: boolean;
  /** Content that the container had before and gets back. */
  content: ChildNode[];
}

/** Loads the code that containers need. */
export interface ElementCode extends CodeLoader {
  /** Loads the code that creates elements. */
  loadTakeOver: () => Promise<typeof TakeOver>;
  /** Loads the code that paints the first pictures, in the layout and below the controls of a config. */
  loadPaint: (
    config: MountConfig,
  ) => Promise<
    Pick<PaintOptions, 'layout' | 'toolbar' | 'toPictureWith' | 'tileStyles'> & { paint: typeof paint }
  >;
  /** Loads the code that paints pictures for good where an element cannot work. */
  loadFallback: () => Promise<typeof Fallback>;
  /** Gives the own images in a root the viewer. Safe to repeat. */
  loadOwnImages: (root: ParentNode) => void;
}

/** Replaces the element by the content that the container had before. */
export function restoreContent(container: Element, mount: Mount): void {
  const { element, content } = mount;
  mount.content = [];
  // The code of the element may never arrive, and keep the mount.
  delete mount.element;
  if (element?.parentNode === container) element.replaceWith(...content);
}

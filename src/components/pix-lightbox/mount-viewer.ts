import { hasDocument } from '../../internal/documents.ts';
import { inheritedAttribute } from '../../internal/flat-tree.ts';
import type { ViewerHost } from './viewer-context.ts';
import type { ViewerOptions } from './viewer-options.ts';
import { withTimeout } from './wait.ts';

/** A viewer in its element, which has not been opened yet. */
export interface ContainedViewer {
  /** Resolves with the index of the last picture once the viewer has closed or been removed. */
  closed: Promise<number>;
  open: () => Promise<void>;
}

/** The class of elements that can contain a viewer. */
export type ContainerClass = new () => ViewerHost & { contain: (options: ViewerOptions) => ContainedViewer };

/**
 * Opens the viewer above the page.
 *
 * @returns `opened`: resolves when the first picture, or its placeholder, is shown, or the viewer has been removed before.
 *   `closed`: resolves with the index of the last picture once the viewer has closed and the focus is back on the page.
 */
export function mountViewer(
  PixLightbox: ContainerClass,
  options: ViewerOptions,
): { opened: Promise<void>; closed: Promise<number> } {
  const { opener, signal, texts, index, prepare } = options;
  if (signal.aborted) return { opened: Promise.resolve(), closed: Promise.resolve(index) };
  const host = new PixLightbox();
  // Turbo removes what the HTML of the page does not have when it refreshes a page.
  host.setAttribute('data-turbo-permanent', '');
  host.lang = inheritedAttribute(opener, 'lang') || 'en';
  const { direction, fontFamily } = getComputedStyle(opener);
  host.dir = direction;
  host.style.setProperty('--_font', fontFamily);
  host.texts = texts;
  prepare?.(host);
  const viewer = host.contain(options);
  document.body.append(host);
  // Not `remove()`, which Prototype.js replaces.
  const detach = () => host.parentNode?.removeChild(host);
  signal.addEventListener('abort', detach);
  const closed = viewer.closed.then(async (last) => {
    signal.removeEventListener('abort', detach);
    detach();
    if (!signal.aborted && hasDocument()) await restoreFocus(options, last);
    return last;
  });
  return { opened: viewer.open(), closed };
}

/** Focuses the tile of the last picture or, if it is gone, its list. */
async function restoreFocus({ opener, reveal }: ViewerOptions, last: number): Promise<void> {
  const focused = () => opener.shadowRoot?.activeElement ?? document.activeElement;
  const before = focused();
  // A tile that is rendered late must not steal the focus.
  await withTimeout(
    reveal(last).then((tile) => {
      const target = tile ?? opener.shadowRoot?.querySelector<HTMLElement>('[tabindex="-1"]:not(a)');
      if (before === focused()) target?.focus({ preventScroll: !tile });
    }),
  );
}

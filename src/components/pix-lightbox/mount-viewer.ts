import { define } from '../../internal/define.ts';
import { inheritedAttribute } from '../../internal/inherited-attribute.ts';
import { PixLightbox } from './pix-lightbox.ts';
import type { ViewerOptions } from './viewer-options.ts';
import { hasDocument, withTimeout } from './wait.ts';
import { unclobbered } from '../../internal/unclobbered.ts';

const Viewer = define('pix-lightbox', PixLightbox);

/** A viewer on the page. */
export interface MountedViewer {
  /** Resolves with the index of the last picture once the viewer has closed and the focus is back on the page. */
  closed: Promise<number>;
}

/** Opens the viewer above the page; resolves when the first picture, or its placeholder, is shown. */
export async function mountViewer(options: ViewerOptions): Promise<MountedViewer> {
  const { opener, signal, texts, index, prepare } = options;
  if (signal.aborted) return { closed: Promise.resolve(index) };
  const viewer = new Viewer();
  viewer.lang = inheritedAttribute(opener, 'lang') || 'en';
  const { direction, fontFamily } = getComputedStyle(opener);
  viewer.dir = direction;
  viewer.style.setProperty('--_font', fontFamily);
  viewer.texts = texts;
  prepare?.(viewer);
  viewer.options = options;
  unclobbered(document).body.append(viewer);
  // Not `remove()`: old libraries replace it by versions that throw for detached elements.
  const detach = () => viewer.parentNode?.removeChild(viewer);
  signal.addEventListener('abort', detach);
  const closed = viewer.closed.then(async (last) => {
    signal.removeEventListener('abort', detach);
    detach();
    if (!signal.aborted && hasDocument()) await restoreFocus(options, last);
    return last;
  });
  await viewer.open();
  return { closed };
}

/** Focuses the tile of the last picture or, if it is gone, its list. */
async function restoreFocus({ opener, reveal }: ViewerOptions, last: number): Promise<void> {
  const focused = () => opener.shadowRoot?.activeElement ?? unclobbered(document).activeElement;
  const before = focused();
  // A tile that is rendered late must not steal the focus.
  await withTimeout(
    reveal(last).then((tile) => {
      const target = tile ?? opener.shadowRoot?.querySelector<HTMLElement>('[tabindex="-1"]:not(a)');
      if (before === focused()) target?.focus({ preventScroll: !tile });
    }),
  );
}

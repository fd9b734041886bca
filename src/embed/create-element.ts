import type { List } from '../contract/models.ts';
import { withoutPrototype } from '../internal/altered-globals.ts';
import { unclobbered } from '../internal/documents.ts';
import { CODE_TIMEOUT_MS } from '../internal/lazy.ts';
import type { keepFallback } from './keep-fallback.ts';
import { canBePainted, optionalChunksOf } from './mount-config.ts';
import { restoreContent, type ElementCode, type Mount } from './mount.ts';
import { hasPictures, PAGERS, passSpace } from './reserved-height.ts';
import { requestFirstPage } from './source.ts';
import type { UpdatingElement } from './take-over.ts';

/** Maximum time in ms for which the code of an element waits for the list of its first pictures, which are painted without it. */
const PAINT_TIMEOUT_MS = 1000;

/**
 * Creates the element of a container, after its first pictures have been painted. If its code fails, what has been painted stays; else the
 * pictures are painted for good, or the content of the container is restored.
 */
export async function createElement(
  container: Element,
  mount: Mount,
  code: ElementCode,
): Promise<UpdatingElement> {
  try {
    if (mount.firstPage && canBePainted(mount.config, container)) await paintFirst(container, mount, code);
    const { takeOver } = await code.loadTakeOver();
    return await takeOver(container, mount, {
      ...code,
      optional: optionalChunksOf(mount.config, mount.isArranged),
      timeLimit: CODE_TIMEOUT_MS,
      hasFallbackContent: hasPictures(container),
      insert: (element, keep) => show(container, mount, element, keep),
      onError: (error) => paintInstead(container, mount, code, error),
    });
  } catch (error) {
    // Cards are buttons, and of no use without the element.
    const { element, config } = mount;
    if (element && config.tag !== 'pix-albums') return element;
    return paintInstead(container, mount, code, error);
  }
}

/** Paints the first pictures; resolves when the element is to take over, or if there is none in time. */
function paintFirst(container: Element, mount: Mount, code: ElementCode): Promise<void> {
  const end = new AbortController();
  return new Promise<void>((resolve) => {
    mount.takeOver = resolve;
    const timer = setTimeout(resolve, PAINT_TIMEOUT_MS);
    paintPage(container, mount, code, resolve, end.signal).then(
      (mayWait) => (mayWait && !mount.isAwaited ? clearTimeout(timer) : resolve()),
      () => resolve(),
    );
  }).finally(() => end.abort());
}

/** Classes whose elements have taken over what has been painted; one of another copy of the package does not know of it. */
const takers = new Set<unknown>([undefined]);

/** Paints the first pictures as soon as they are known, unless the element is there before; returns whether the element may wait. */
async function paintPage(
  container: Element,
  mount: Mount,
  { loadPaint, loadTakeOver, importEntry }: ElementCode,
  takeOver: () => void,
  signal: AbortSignal,
): Promise<boolean> {
  const { config, prefetch, source } = mount;
  const { tag, props } = config;
  const isOther = () => !takers.has(customElements.get(tag));
  if (isOther()) return false;
  const [{ paint, ...options }, page] = await Promise.all([loadPaint(config), mount.firstPage]);
  const isLate = prefetch.signal.aborted || mount.element || isOther();
  // A focused link is not removed: the keyboard user would lose the focus.
  if (!page || isLate || unclobbered(container).matches(':focus-within')) return false;
  // An element that is there takes over at once.
  const isDefined = !!customElements.get(tag);
  const frame = paint(page as List<unknown>, {
    ...options,
    tag,
    props: { ...props, source },
    tile: mount.tile,
    isUrgent: mount.isVisible,
    // The albums of a list of albums are paged, not the list.
    pager: PAGERS[(tag !== 'pix-albums' && props.paging) || ''],
    insert: (element) => show(container, mount, element),
    whenReady: async () => {
      takeOver();
      // Together with the code that asks for them: on slow connections, each round trip counts.
      for (const name of [tag, 'core', 'viewer-code']) importEntry(name, {}).catch(() => undefined);
      return (await mount.ready) as HTMLElement;
    },
    onPainted(tiles) {
      if (isDefined) return;
      addEventListener('scroll', takeOver, withoutPrototype({ capture: true, signal }));
      const wait = () =>
        loadTakeOver()
          .then(({ whenDue }) => whenDue(tiles))
          .then(takeOver, takeOver);
      // In a later task: the images are requested first.
      setTimeout(() => void wait());
    },
  });
  // The element gets the response with the tiles.
  if (frame) prefetch.abort();
  void frame?.taken.then(() => takers.add(customElements.get(tag)));
  mount.isArranged = !!frame?.arranged;
  return !!frame && !isDefined;
}

/** Paints the pictures in place of an element that failed, or restores the content if that fails as well. */
async function paintInstead(
  container: Element,
  mount: Mount,
  { loadPaint, loadFallback }: ElementCode,
  error: unknown,
): Promise<HTMLElement> {
  restoreContent(container, mount);
  const insert = (element: HTMLElement) => show(container, mount, element);
  try {
    const { paintForGood } = await loadFallback();
    return await paintForGood(mount, { loadPaint, requestFirstPage, insert });
  } catch {
    throw error;
  }
}

function show(container: Element, mount: Mount, element: HTMLElement, keep?: typeof keepFallback): void {
  if (mount.isReleased) return;
  mount.element = element;
  const box = unclobbered(container);
  // Slotted content moves into the element, and is restored with the rest.
  const slotted = [...box.children].filter((node) => unclobbered(node).slot);
  element.append(...slotted);
  mount.content.push(...slotted);
  const replace = () => {
    const rest = [...box.childNodes].filter((node) => node !== element);
    for (const node of rest) box.removeChild(node);
    mount.content.unshift(...rest);
    if (element.parentNode !== container) box.append(element);
  };
  if (keep) keep(container, element, replace);
  else replace();
  passSpace(container, element, mount.space);
}

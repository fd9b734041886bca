import type { Reader } from '../client/fetch-reader.ts';
import { unclobbered } from '../internal/unclobbered.ts';
import { isInViewport, whenNearViewport } from '../internal/when-near-viewport.ts';
import type { List } from '../contract/models.ts';
import type { paint, PaintOptions } from '../tiles/paint.ts';
import type * as Fallback from './fallback.ts';
import type { keepFallback } from './keep-fallback.ts';
import { createPrefetcher } from './prefetch.ts';
import {
  clearSpace,
  hasPictures,
  PAGERS,
  passSpace,
  reserveSpaces,
  setSpace,
  type Reserved,
} from './reserved-height.ts';
import { createSource, requestFirstPage, type Source } from './source.ts';
import {
  canBePainted,
  isAwaitedByUrl,
  readAttributes,
  type ElementModule,
  type MountConfig,
} from './mount-config.ts';

/** State of a container. */
interface Mount extends Reserved {
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
  /** Lets the element be created, although its container may be far from the viewport. */
  start?: () => void;
  /** Lets the element take over what has been painted, without further delay. */
  takeOver?: () => void;
  /** Whether the page, or its address, waits for the element. */
  isAwaited: boolean;
  /** Settles with the element; absent after a failure, or after the page called `destroy`. */
  ready?: Promise<HTMLElement> | undefined;
  element?: HTMLElement;
  /** Content that the container had before and gets back. */
  content: ChildNode[];
}

export interface MountsOptions {
  /** Sends the requests of all elements. */
  read: Reader;
  /** Loads the element's code and, for a container with fallback content, the code that keeps it until the first load. */
  load: (config: MountConfig, hasFallbackContent: boolean) => Promise<ElementModule>;
  /** Loads the code that paints the first pictures, in the layout and below the controls of a config. */
  loadPaint: (
    config: MountConfig,
  ) => Promise<Pick<PaintOptions, 'layout' | 'toolbar'> & { paint: typeof paint }>;
  /** Loads the code that paints pictures for good where an element cannot work. */
  loadFallback: () => Promise<typeof Fallback>;
}

/** Maximum time in ms for which the code of an element waits for the list of its first pictures, which are painted without it. */
const PAINT_TIMEOUT_MS = 1000;

/** An element that renders asynchronously. */
type UpdatingElement = HTMLElement & { updateComplete?: Promise<unknown> };

/** Mounts, updates and removes one element per container. */
export class Mounts {
  readonly #mounts = new WeakMap<Element, Mount>();
  readonly #options: MountsOptions;
  /** Containers whose element is not there yet. */
  readonly #pending = new Map<Element, Mount>();
  /** Containers to measure at the end of the task. */
  #unmeasured: [container: Element, mount: Mount][] = [];

  constructor(options: MountsOptions) {
    this.#options = options;
  }

  has(container: Element): boolean {
    return this.#mounts.has(container);
  }

  /** The element of a container, which is created and takes over without further delay; `undefined` if there is none. */
  elementIn(container: Element): Promise<HTMLElement> | undefined {
    const mount = this.#mounts.get(container);
    if (mount) mount.isAwaited = true;
    mount?.start?.();
    mount?.takeOver?.();
    return mount?.ready;
  }

  /** Mounts an element in a container, or updates the one that is mounted if its tag is the same. */
  mount(container: Element, config: MountConfig): void {
    const current = this.#mounts.get(container);
    if (current?.ready && current.config.tag === config.tag && !wasRemovedByPage(container, current))
      return this.#update(container, current, config);
    this.#release(container);
    const mount = this.#newMount(container, config);
    this.#mounts.set(container, mount);
    this.#pending.set(container, mount);
    mount.ready = new Promise<void>((resolve) => {
      mount.start = resolve;
      this.#startWhenNear(container, mount);
    }).then(() => this.#createElement(container, mount));
    mount.ready.catch((error: unknown) => {
      console.error(`Pix: ${config.tag} could not be shown.`, error);
      mount.ready = undefined;
      this.#pending.delete(container);
      mount.prefetch.abort();
      setSpace(container);
    });
  }

  /** Mounts, updates or removes the element as the container's attributes specify; `retry` includes failed and destroyed mounts. */
  reconcile(container: Element, retry = false): void {
    const config = readAttributes(container);
    const current = this.#mounts.get(container);
    const isSettled = current?.ready ? !wasRemovedByPage(container, current) : current && !retry;
    if (isSettled && current?.attributes === JSON.stringify(config)) return;
    if (config) this.mount(container, config);
    else this.#release(container);
  }

  /** Removes the element of a container until its attributes change. */
  destroy(container: Element): void {
    const mount = this.#mounts.get(container);
    if (!mount?.ready) return;
    this.#release(container);
    this.#mounts.set(container, this.#newMount(container, mount.config));
  }

  #newMount(container: Element, config: MountConfig): Mount {
    // Responses that are not consumed die with their mount.
    const { prefetch, consume } = createPrefetcher(this.#options.read);
    return {
      attributes: attributesOf(container),
      config,
      source: createSource(consume),
      prefetchSource: createSource(prefetch),
      prefetch: new AbortController(),
      isAwaited: isAwaitedByUrl(config),
      content: [],
    };
  }

  /** Releases containers that have left the page before they had an element, unless the page awaits it. */
  prune(): void {
    for (const [container, { isAwaited }] of this.#pending)
      if (!isAwaited && !unclobbered(container).isConnected) this.#release(container);
  }

  /** Requests the first page, and lets the element be created, once the container is near the viewport. */
  #startWhenNear(container: Element, mount: Mount): void {
    // Containers that a page adds in one task are measured together: one layout.
    if (!this.#unmeasured.length) queueMicrotask(() => this.#measure());
    this.#unmeasured.push([container, mount]);
  }

  #measure(): void {
    const all = this.#unmeasured;
    this.#unmeasured = [];
    reserveSpaces(all.filter(([, { element }]) => !element));
    const visible = all.filter(([container]) => isInViewport(container));
    for (const [container, mount] of visible) this.#start(container, mount);
    for (const [container, mount] of all) {
      // A container without a box has no place.
      if (mount.isAwaited || getComputedStyle(container).display === 'contents') mount.start?.();
      else if (!mount.element && !mount.firstPage)
        void whenNearViewport(container, mount.prefetch.signal).then(() => this.#start(container, mount));
    }
  }

  #start(container: Element, mount: Mount): void {
    const { config, prefetchSource, prefetch, start } = mount;
    const { signal } = prefetch;
    if (signal.aborted) return;
    mount.firstPage = requestFirstPage(prefetchSource, config, { signal });
    // A failure is reported to the consumer of the response, if there is one.
    mount.firstPage.catch(() => undefined);
    start?.();
  }

  #update(container: Element, current: Mount, config: MountConfig): void {
    current.attributes = attributesOf(container);
    if (JSON.stringify(current.config) !== JSON.stringify(config)) {
      current.prefetch.abort();
      current.config = config;
      current.prefetch = new AbortController();
      // What has been painted stays until the element has another list.
      current.takeOver?.();
      this.#startWhenNear(container, current);
    }
    // Always, since the comparison ignores functions.
    Object.assign(current.element ?? {}, config.props);
  }

  async #createElement(container: Element, mount: Mount): Promise<HTMLElement> {
    try {
      if (mount.firstPage && canBePainted(mount.config)) await this.#paintFirst(container, mount);
      const { Element, keepFallback } = await this.#options.load(mount.config, hasPictures(container));
      const { element: painted, config, source } = mount;
      const element: UpdatingElement = painted instanceof Element ? painted : new Element();
      // Another copy of the package does not know what has been painted.
      if (!Reflect.get(element, 'source')) Object.assign(element, config.props, { source });
      if (element !== painted) {
        if (painted?.parentNode === container) {
          element.append(...painted.childNodes);
          unclobbered(container).removeChild(painted);
        }
        this.#show(container, mount, element, keepFallback);
      }
      element.updateComplete?.catch((error: unknown) => this.#paintForGood(container, mount, error));
      return element;
    } catch (error) {
      // Cards are buttons, and of no use without the element.
      const { element, config } = mount;
      if (element && config.tag !== 'pix-albums') return element;
      return this.#paintForGood(container, mount, error);
    }
  }

  /** Paints the first pictures; resolves when the element is to take over, or if there is none in time. */
  #paintFirst(container: Element, mount: Mount): Promise<void> {
    return new Promise((resolve) => {
      mount.takeOver = resolve;
      const timer = setTimeout(resolve, PAINT_TIMEOUT_MS);
      this.#paint(container, mount, resolve).then(
        (isPainted) => (isPainted && !mount.isAwaited ? clearTimeout(timer) : resolve()),
        () => resolve(),
      );
    });
  }

  /** Paints the first pictures as soon as they are known, unless the element is there before; returns whether there is one. */
  async #paint(container: Element, mount: Mount, takeOver: () => void): Promise<boolean> {
    const { config, prefetch, source } = mount;
    const { tag, props } = config;
    const [{ paint, ...code }, page] = await Promise.all([this.#options.loadPaint(config), mount.firstPage]);
    const isLate = prefetch.signal.aborted || mount.element || customElements.get(tag);
    // A focused link is not removed: the keyboard user would lose the focus.
    if (!page || isLate || unclobbered(container).matches(':focus-within')) return false;
    const isPainted = paint(page as List<unknown>, {
      ...code,
      tag,
      props: { ...props, source },
      // The albums of a list of albums are paged, not the list.
      pager: PAGERS[(tag !== 'pix-albums' && props.paging) || ''],
      insert: (element) => this.#show(container, mount, element),
      whenReady: async () => (await mount.ready) as HTMLElement,
      takeOver,
    });
    // The element gets the response with the tiles.
    if (isPainted) prefetch.abort();
    return isPainted;
  }

  /** Paints the pictures in place of an element that failed, or restores the content if that fails as well. */
  async #paintForGood(container: Element, mount: Mount, error: unknown): Promise<HTMLElement> {
    restoreContent(container, mount);
    const { source, config } = mount;
    const insert = (element: HTMLElement) => this.#show(container, mount, element);
    try {
      const { loadPaint, loadFallback } = this.#options;
      const [code, { paintForGood }] = await Promise.all([loadPaint(config), loadFallback()]);
      return await paintForGood(source, config, { ...code, requestFirstPage, insert });
    } catch {
      throw error;
    }
  }

  #show(container: Element, mount: Mount, element: HTMLElement, keep?: typeof keepFallback): void {
    if (this.#mounts.get(container) !== mount) return;
    mount.element = element;
    this.#pending.delete(container);
    const box = unclobbered(container);
    // Slotted content moves into the element, and is restored with the rest.
    const slotted = [...box.children].filter((node) => unclobbered(node).slot);
    element.append(...slotted);
    mount.content.push(...slotted);
    const show = () => {
      const rest = [...box.childNodes].filter((node) => node !== element);
      for (const node of rest) box.removeChild(node);
      mount.content.unshift(...rest);
      if (element.parentNode !== container) box.append(element);
    };
    if (keep) keep(container, element, show);
    else show();
    passSpace(container, element, mount.space);
  }

  /** Removes the element and restores the content. */
  #release(container: Element): void {
    const mount = this.#mounts.get(container);
    this.#mounts.delete(container);
    this.#pending.delete(container);
    mount?.prefetch.abort();
    mount?.takeOver?.();
    if (!mount) return;
    if (!mount.element) clearSpace(container, mount);
    restoreContent(container, mount);
  }
}

const attributesOf = (container: Element) => JSON.stringify(readAttributes(container)) as string | undefined;

/** Whether the page has removed the element from its container. */
const wasRemovedByPage = (container: Element, { element }: Mount): boolean =>
  !!element && element.parentNode !== container;

/** Replaces the element by the content that the container had before. */
function restoreContent(container: Element, mount: Mount): void {
  const { element, content } = mount;
  mount.content = [];
  if (element?.parentNode === container) element.replaceWith(...content);
}

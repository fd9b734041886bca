import type { Reader } from '../client/fetch-reader.ts';
import { unclobbered } from '../internal/unclobbered.ts';
import { isInViewport } from '../internal/when-near-viewport.ts';
import type { List } from '../contract/models.ts';
import type { PictureRecord } from '../tiles/picture.ts';
import type { paint, PaintOptions } from '../tiles/paint.ts';
import type * as Fallback from './fallback.ts';
import type { keepFallback } from './keep-fallback.ts';
import { createPrefetcher } from './prefetch.ts';
import { lengthsOf, measureIn, PAGERS, passSpace, reservedHeight, setSpace } from './reserved-height.ts';
import { createSource, requestFirstPage, type Source } from './source.ts';
import { canBePainted, readAttributes, type MountConfig } from './mount-config.ts';

/** State of a container. */
interface Mount {
  /** Config that the attributes had at the last mount, as JSON: only another one triggers an update. */
  attributes: string | undefined;
  config: MountConfig;
  /** Source of the element. */
  source: Source;
  /** Source that prefetches responses for `source`. */
  prefetchSource: Source;
  /** Aborts the prefetch for the mount. */
  prefetch: AbortController;
  /** Response of the prefetch; absent for a container that is not in the viewport. */
  firstPage?: Promise<unknown>;
  /** Lets the element take over what has been painted, without further delay. */
  takeOver?: () => void;
  /** Whether the page waits for the element. */
  isAwaited?: boolean;
  /** Settles with the element; absent after a failure, or after the page called `destroy`. */
  ready?: Promise<HTMLElement> | undefined;
  element?: HTMLElement;
  /** Space that the element has until its pictures have loaded. */
  space?: string | undefined;
  /** Content that the container had before and gets back. */
  content: ChildNode[];
}

/** Code that a container needs. */
export interface ElementModule {
  Element: new () => HTMLElement;
  /** For containers with fallback content. */
  keepFallback?: typeof keepFallback | undefined;
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

/**
 * Fallback content: linked pictures, which stay until the element has loaded its own. Other content may be a mere loading
 * message: it is removed at once, and restored if nothing can be shown.
 */
const FALLBACK_PICTURES = 'a img,[data-pix-image] img';

const hasPictures = (container: Element) => !!unclobbered(container).querySelector(FALLBACK_PICTURES);

/** Maximum time in ms for which the code of an element waits for the list of its first pictures, which are painted without it. */
const PAINT_TIMEOUT_MS = 1000;

/** Height in pixels below which a container has no reserved space, but at most a line of text. */
const SMALL = 60;

/** An element that renders asynchronously. */
type UpdatingElement = HTMLElement & { updateComplete?: Promise<unknown> };

/** Mounts, updates and removes one element per container. */
export class Mounts {
  readonly #mounts = new WeakMap<Element, Mount>();
  readonly #options: MountsOptions;
  /** Prefetches in flight, with their containers. */
  readonly #prefetches = new Map<AbortController, Element>();
  #unmeasured: [container: Element, mount: Mount][] = [];
  /** Settles when `#unmeasured` are measured. */
  #measuring: Promise<void> | undefined;

  constructor(options: MountsOptions) {
    this.#options = options;
  }

  has(container: Element): boolean {
    return this.#mounts.has(container);
  }

  /** Mounts an element in a container, or updates the one that is mounted if its tag is the same. The caller waits for it. */
  mount(container: Element, config: MountConfig): Promise<HTMLElement> {
    const ready = this.#mount(container, config);
    const mount = this.#mounts.get(container);
    if (mount) mount.isAwaited = true;
    mount?.takeOver?.();
    return ready;
  }

  #mount(container: Element, config: MountConfig): Promise<HTMLElement> {
    const current = this.#mounts.get(container);
    if (current?.ready && current.config.tag === config.tag && !wasRemovedByPage(container, current)) {
      this.#update(container, current, config);
      return current.ready;
    }
    this.#release(container);
    const mount = this.#newMount(container, config);
    this.#mounts.set(container, mount);
    mount.ready = this.#prefetch(container, mount).then(() => this.#createElement(container, mount));
    mount.ready.catch((error: unknown) => {
      console.error(`Pix: ${config.tag} could not be shown.`, error);
      mount.ready = undefined;
      mount.prefetch.abort();
      setSpace(container);
    });
    return mount.ready;
  }

  /** Mounts, updates or removes the element as the container's attributes specify; `retry` includes failed and destroyed mounts. */
  reconcile(container: Element, retry = false): void {
    const config = readAttributes(container);
    const current = this.#mounts.get(container);
    const isSettled = current?.ready ? !wasRemovedByPage(container, current) : current && !retry;
    if (isSettled && current?.attributes === JSON.stringify(config)) return;
    if (config) this.#mount(container, config).catch(() => undefined);
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
      content: [],
    };
  }

  /** Aborts the prefetches of containers that have left the page. */
  prune(): void {
    for (const [controller, container] of this.#prefetches)
      if (!unclobbered(container).isConnected) controller.abort();
  }

  /** Prefetches the first page if the container is in the viewport; elsewhere the element requests it later. */
  #prefetch(container: Element, mount: Mount): Promise<void> {
    this.#unmeasured.push([container, mount]);
    // Containers that a page adds in one task are measured together: one layout.
    return (this.#measuring ??= Promise.resolve().then(() => this.#prefetchVisible()));
  }

  #prefetchVisible(): void {
    const all = this.#unmeasured;
    this.#unmeasured = [];
    this.#measuring = undefined;
    // All at once, before anything loads: what follows the containers moves in one frame, if at all.
    const waiting = all.filter(([, { element }]) => !element);
    const spaces = waiting.map(([container, { config }]) => spaceOf(container, config));
    waiting.forEach(([container, mount], at) => {
      mount.space = spaces[at];
      setSpace(container, spaces[at]);
    });
    const visible = all.filter(([container]) => isInViewport(container));
    for (const [container, mount] of visible) {
      const { config, prefetchSource, prefetch: controller } = mount;
      const { signal } = controller;
      if (signal.aborted) continue;
      this.#prefetches.set(controller, container);
      mount.firstPage = requestFirstPage(prefetchSource, config, { signal });
      // A failure is reported to the consumer of the response, if there is one.
      void mount.firstPage.catch(() => undefined).then(() => this.#prefetches.delete(controller));
    }
  }

  #update(container: Element, current: Mount, config: MountConfig): void {
    current.attributes = attributesOf(container);
    if (JSON.stringify(current.config) !== JSON.stringify(config)) {
      current.prefetch.abort();
      current.config = config;
      current.prefetch = new AbortController();
      // What has been painted stays until the element has another list.
      current.takeOver?.();
      void this.#prefetch(container, current);
    }
    // Always, since the comparison ignores functions.
    Object.assign(current.element ?? {}, config.props);
  }

  async #createElement(container: Element, mount: Mount): Promise<HTMLElement> {
    try {
      if (canPaint(container, mount)) await this.#paintFirst(container, mount);
      const { Element, keepFallback } = await this.#options.load(mount.config, hasPictures(container));
      const { element: painted, config, source } = mount;
      const element: UpdatingElement = painted instanceof Element ? painted : new Element();
      // Another copy of the package does not know what has been painted.
      if (!Reflect.get(element, 'source')) Object.assign(element, config.props, { source });
      if (element !== painted) {
        if (painted?.parentNode === container) unclobbered(container).removeChild(painted);
        this.#show(container, mount, element, keepFallback);
      }
      element.updateComplete?.catch((error: unknown) => this.#paintForGood(container, mount, error));
      return element;
    } catch (error) {
      return mount.element ?? (await this.#paintForGood(container, mount, error));
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
    if (prefetch.signal.aborted || mount.element || customElements.get(tag)) return false;
    const isPainted = paint(page as List<PictureRecord>, {
      ...code,
      tag: tag as PaintOptions['tag'],
      props: { ...props, source },
      pager: PAGERS[props.paging ?? ''] ?? 0,
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
    const box = unclobbered(container);
    // Slotted content moves into the element, and is restored with the rest.
    const slotted = slottedIn(container);
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
    mount?.prefetch.abort();
    mount?.takeOver?.();
    if (mount) restoreContent(container, mount);
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

/** Children of a container that belong into a slot of its element. */
const slottedIn = (container: Element) =>
  [...unclobbered(container).children].filter((node) => unclobbered(node).slot);

/** Whether the first pictures of a container can be painted: in place of loading messages at most. */
const canPaint = (container: Element, { config, firstPage }: Mount): boolean =>
  canBePainted(config) &&
  !!firstPage &&
  !slottedIn(container).length &&
  !hasPictures(container) &&
  'customElements' in globalThis &&
  !customElements.get(config.tag) &&
  'adoptedStyleSheets' in Document.prototype;

/** The reserved space of a container: that of its style, else the height that its list will need. Infinite ones are invalid. */
function spaceOf(container: Element, { props }: MountConfig): string | undefined {
  const { style, clientHeight, clientWidth } = unclobbered(container as HTMLElement);
  if (style.paddingBottom) return getComputedStyle(container).paddingBottom;
  return clientHeight < SMALL && !hasPictures(container)
    ? `${reservedHeight(props, clientWidth, lengthsOf(props, clientWidth, measureIn(container)))}px`
    : undefined;
}

import { unclobbered } from '../internal/unclobbered.ts';
import { isInViewport } from '../internal/when-near-viewport.ts';
import type { keepFallback } from './keep-fallback.ts';
import { requestFirstPage, type Source } from './source.ts';
import { readAttributes, type MountConfig } from './mount-config.ts';

/** State of a container. */
interface Mount {
  /** Config that the attributes had at the last mount, as JSON: only another one triggers an update. */
  attributes: string | undefined;
  config: MountConfig;
  /** Aborts the prefetch for the mount. */
  prefetch: AbortController;
  /** Settles with the element; absent after a failure, or after the page called `destroy`. */
  ready?: Promise<HTMLElement> | undefined;
  element?: HTMLElement;
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
  /** Source of the elements. */
  source: Source;
  /** Source that prefetches responses for `source`. */
  prefetchSource: Source;
  /** Loads the element's code and, for a container with fallback content, the code that keeps it until the first load. */
  load: (config: MountConfig, hasFallbackContent: boolean) => Promise<ElementModule>;
  /** Creates a list of linked pictures, for pages where custom elements cannot work. */
  plainList: (source: Source, config: MountConfig) => Promise<HTMLElement>;
}

/**
 * Fallback content: linked pictures, which stay until the element has loaded its own. Other content may be a mere loading
 * message: it is removed at once, and restored if nothing can be shown.
 */
const FALLBACK_PICTURES = 'a img,[data-pix-image] img';

/** An element that renders asynchronously. */
type UpdatingElement = HTMLElement & { updateComplete?: Promise<unknown> };

/** Mounts, updates and removes one element per container. */
export class Mounts {
  readonly #mounts = new WeakMap<Element, Mount>();
  readonly #options: MountsOptions;
  /** Prefetches in flight, with their containers. */
  readonly #prefetches = new Map<AbortController, Element>();
  #unmeasured: [container: Element, mount: Mount][] = [];

  constructor(options: MountsOptions) {
    this.#options = options;
  }

  has(container: Element): boolean {
    return this.#mounts.has(container);
  }

  /** Mounts an element in a container, or updates the one that is mounted if its tag is the same. */
  mount(container: Element, config: MountConfig): Promise<HTMLElement> {
    const current = this.#mounts.get(container);
    if (current?.ready && current.config.tag === config.tag && !wasRemovedByPage(container, current)) {
      this.#update(container, current, config);
      return current.ready;
    }
    this.#release(container);
    const mount = newMount(container, config);
    this.#mounts.set(container, mount);
    this.#schedulePrefetch(container, mount);
    mount.ready = this.#createElement(container, mount);
    mount.ready.catch((error: unknown) => {
      console.error(`Pix: ${config.tag} could not be shown.`, error);
      mount.ready = undefined;
      mount.prefetch.abort();
    });
    return mount.ready;
  }

  /** Mounts, updates or removes the element as the container's attributes specify; `retry` includes failed and destroyed mounts. */
  reconcile(container: Element, retry = false): void {
    const config = readAttributes(container);
    const current = this.#mounts.get(container);
    const isSettled = current?.ready ? !wasRemovedByPage(container, current) : current && !retry;
    if (isSettled && current?.attributes === JSON.stringify(config)) return;
    if (config) this.mount(container, config).catch(() => undefined);
    else this.#release(container);
  }

  /** Removes the element of a container until its attributes change. */
  destroy(container: Element): void {
    const mount = this.#mounts.get(container);
    if (!mount?.ready) return;
    this.#release(container);
    this.#mounts.set(container, newMount(container, mount.config));
  }

  /** Aborts the prefetches of containers that have left the page. */
  prune(): void {
    for (const [controller, container] of this.#prefetches)
      if (!unclobbered(container).isConnected) controller.abort();
  }

  /** Prefetches the first page if the container is in the viewport; elsewhere the element requests it later. */
  #schedulePrefetch(container: Element, mount: Mount): void {
    // Containers that a page adds in one task are measured together: one layout.
    if (!this.#unmeasured.length) queueMicrotask(() => this.#prefetchVisible());
    this.#unmeasured.push([container, mount]);
  }

  #prefetchVisible(): void {
    const visible = this.#unmeasured.filter(([container]) => isInViewport(container));
    this.#unmeasured = [];
    for (const [container, { config, prefetch: controller }] of visible) {
      const { signal } = controller;
      if (signal.aborted) continue;
      this.#prefetches.set(controller, container);
      // A failure is reported to the consumer of the response, if there is one.
      void requestFirstPage(this.#options.prefetchSource, config, { signal })
        .catch(() => undefined)
        .then(() => this.#prefetches.delete(controller));
    }
  }

  #update(container: Element, current: Mount, config: MountConfig): void {
    current.attributes = attributesOf(container);
    if (JSON.stringify(current.config) !== JSON.stringify(config)) {
      current.prefetch.abort();
      current.config = config;
      current.prefetch = new AbortController();
      this.#schedulePrefetch(container, current);
    }
    // Always, since the comparison ignores functions.
    Object.assign(current.element ?? {}, config.props);
  }

  async #createElement(container: Element, mount: Mount): Promise<HTMLElement> {
    try {
      const hasFallbackContent = !!unclobbered(container).querySelector(FALLBACK_PICTURES);
      const { Element, keepFallback } = await this.#options.load(mount.config, hasFallbackContent);
      const element: UpdatingElement = new Element();
      Object.assign(element, mount.config.props, { source: this.#options.source });
      this.#show(container, mount, element, keepFallback);
      element.updateComplete?.catch((error: unknown) => this.#showPlainList(container, mount, error));
      return element;
    } catch (error) {
      return await this.#showPlainList(container, mount, error);
    }
  }

  /** Replaces an element that failed by a plain list, or restores the content if that fails as well. */
  async #showPlainList(container: Element, mount: Mount, error: unknown): Promise<HTMLElement> {
    restoreContent(container, mount);
    const { plainList, source } = this.#options;
    const list = await plainList(source, mount.config).catch(() => {
      throw error;
    });
    this.#show(container, mount, list);
    return list;
  }

  #show(container: Element, mount: Mount, element: HTMLElement, keep?: typeof keepFallback): void {
    if (this.#mounts.get(container) !== mount) return;
    mount.element = element;
    const box = unclobbered(container);
    // Slotted content moves into the element, and is restored with the rest.
    element.append(...(mount.content = [...box.children].filter((node) => unclobbered(node).slot)));
    const show = () => {
      const rest = [...box.childNodes].filter((node) => node !== element);
      for (const node of rest) box.removeChild(node);
      mount.content.unshift(...rest);
      if (element.parentNode !== container) box.append(element);
    };
    if (keep) keep(container, element, show);
    else show();
  }

  /** Removes the element and restores the content. */
  #release(container: Element): void {
    const mount = this.#mounts.get(container);
    this.#mounts.delete(container);
    mount?.prefetch.abort();
    if (mount) restoreContent(container, mount);
  }
}

const newMount = (container: Element, config: MountConfig): Mount => ({
  attributes: attributesOf(container),
  config,
  prefetch: new AbortController(),
  content: [],
});

const attributesOf = (container: Element) => JSON.stringify(readAttributes(container)) as string | undefined;

/** Whether the page has removed the element from its container. */
const wasRemovedByPage = (container: Element, { element }: Mount): boolean =>
  !!element && element.parentNode !== container;

/** Replaces the element by the content that the container had before. */
function restoreContent(container: Element, { element, content }: Mount): void {
  if (element?.parentNode === container) element.replaceWith(...content);
}

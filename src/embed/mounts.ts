import type { Reader } from './reader.ts';
import { unclobbered } from '../internal/documents.ts';
import { isInViewport, whenNearViewport } from '../internal/when-near-viewport.ts';
import { createElement } from './create-element.ts';
import { isAwaitedByUrl, readAttributes, type MountConfig } from './mount-config.ts';
import { restoreContent, type ElementCode, type Mount } from './mount.ts';
import { createPrefetcher } from './prefetch.ts';
import { clearSpace, reserveSpaces, setSpace } from './reserved-height.ts';
import { createSource, requestFirstPage } from './source.ts';
import type { UpdatingElement } from './take-over.ts';
import { whenWanted } from './when-wanted.ts';

/** Mounts, updates and removes one element per container. */
export class Mounts {
  readonly #mounts = new WeakMap<Element, Mount>();
  readonly #read: Reader;
  readonly #code: ElementCode;
  /** Containers whose element is not there yet. */
  readonly #pending = new Map<Element, Mount>();
  /** Containers to measure at the end of the task. */
  readonly #unmeasured = new Map<Element, Mount>();

  /** @param read Sends the requests of all elements. */
  constructor(read: Reader, code: ElementCode) {
    this.#read = read;
    this.#code = code;
  }

  /** The element of a container, which is created and takes over without further delay; `undefined` if there is none. */
  elementIn(container: Element): Promise<UpdatingElement> | undefined {
    const mount = this.#mounts.get(container);
    if (mount) mount.isAwaited = true;
    mount?.waiting?.abort();
    mount?.start?.();
    mount?.takeOver?.();
    return mount?.ready;
  }

  /** Mounts an element in a container, or updates the one that is mounted if its tag is the same. */
  mount(container: Element, config: MountConfig, attributes = attributesOf(container)): void {
    const current = this.#mounts.get(container);
    if (current?.ready && current.config.tag === config.tag && !wasRemovedByPage(container, current)) {
      current.attributes = attributes;
      return this.#update(container, current, config);
    }
    this.#release(container);
    // Snapshots and clones of a page contain a copy of the element, with the content of the container in it.
    for (const copy of unclobbered(container).querySelectorAll(`:scope>${config.tag}`))
      copy.replaceWith(...copy.childNodes);
    const mount = this.#newMount(config, attributes);
    this.#mounts.set(container, mount);
    this.#pending.set(container, mount);
    mount.ready = new Promise<void>((resolve) => {
      mount.start = resolve;
      this.#startWhenNear(container, mount);
    }).then(() => createElement(container, mount, this.#code));
    const onSettled = () => mount.isReleased || this.#pending.delete(container);
    mount.ready.then(onSettled, (error: unknown) => {
      onSettled();
      if (mount.isReleased) return;
      console.error(`Pix: ${config.tag} could not be shown.`, error);
      mount.ready = undefined;
      mount.prefetch.abort();
      setSpace(container);
    });
  }

  /** Mounts, updates or removes the element as the container's attributes specify; `retry` includes failed and destroyed mounts. */
  reconcile(container: Element, retry = false): void {
    const config = readAttributes(container);
    const current = this.#mounts.get(container);
    const isSettled = current?.ready ? !wasRemovedByPage(container, current) : current && !retry;
    const attributes = JSON.stringify(config);
    if (isSettled && current?.attributes === attributes) return;
    if (config) this.mount(container, config, attributes);
    else this.#release(container);
  }

  /** Removes the element of a container until its attributes change. */
  destroy(container: Element): void {
    const mount = this.#mounts.get(container);
    if (!mount?.ready) return;
    this.#release(container);
    this.#mounts.set(container, this.#newMount(mount.config, attributesOf(container)));
  }

  #newMount(config: MountConfig, attributes: Mount['attributes']): Mount {
    // Responses that are not consumed die with their mount.
    const { prefetch, consume } = createPrefetcher(this.#read);
    return {
      attributes,
      config,
      source: createSource(consume),
      prefetchSource: createSource(prefetch),
      prefetch: new AbortController(),
      isAwaited: isAwaitedByUrl(config),
      content: [],
    };
  }

  /** Releases containers that have left the page before the code of their element was there, unless the page awaits it. */
  prune(): void {
    for (const [container, mount] of this.#pending) {
      const { isConnected } = unclobbered(container);
      if (mount.isPlaced && !isConnected && !mount.isAwaited) this.#release(container);
      mount.isPlaced ||= isConnected;
    }
  }

  /** Requests the first page, and lets the element be created, once the container is near the viewport. */
  #startWhenNear(container: Element, mount: Mount): void {
    // Containers that a page adds in one task are measured together: one layout.
    if (!this.#unmeasured.size) queueMicrotask(() => this.#measure());
    this.#unmeasured.set(container, mount);
  }

  #measure(): void {
    const all = [...this.#unmeasured];
    this.#unmeasured.clear();
    reserveSpaces(all.filter(([, { element }]) => !element));
    const visible = all.filter(([container]) => isInViewport(container));
    for (const [, mount] of visible) this.#start(mount, true);
    for (const [container, mount] of all) {
      mount.isPlaced = unclobbered(container).isConnected;
      if (mount.isAwaited) mount.start?.();
      else if (!mount.element && !mount.firstPage) this.#wait(container, mount);
    }
  }

  #wait(container: Element, mount: Mount): void {
    mount.waiting?.abort();
    const { signal } = (mount.waiting = new AbortController());
    void whenWanted(container, mount.config, signal).then(async (isNear) => {
      // The network and the processor belong to what is in view, until its pictures are there.
      if (isNear) await Promise.race([this.#whenShown(), whenNearViewport(container, signal, '0%')]);
      if (signal.aborted) return;
      mount.waiting?.abort();
      // The size of the container may have changed.
      reserveSpaces([[container, mount]]);
      this.#start(mount, !isNear || isInViewport(container));
    });
  }

  /** Settles when the elements of all containers in view have taken over what has been painted. */
  #whenShown(): Promise<unknown> {
    const visible = [...this.#pending.values()].flatMap(({ isVisible, ready }) => (isVisible && ready) || []);
    return Promise.allSettled(visible);
  }

  #start(mount: Mount, isVisible: boolean): void {
    const { config, prefetchSource, prefetch } = mount;
    mount.isVisible = isVisible;
    mount.firstPage = requestFirstPage(prefetchSource, config, prefetch);
    // A failure is reported to the consumer of the response, if there is one.
    mount.firstPage.catch(() => undefined);
    mount.start?.();
  }

  #update(container: Element, current: Mount, config: MountConfig): void {
    const isOther = JSON.stringify(current.config.props) !== JSON.stringify(config.props);
    current.config = config;
    if (isOther) {
      current.prefetch.abort();
      current.prefetch = new AbortController();
      // What has been painted stays until the element has another list.
      current.takeOver?.();
      current.isArranged = false;
      this.#startWhenNear(container, current);
    }
    // Always, since the comparison ignores functions.
    const element = Object.assign(current.element ?? {}, config.props) as Partial<UpdatingElement>;
    element.takeOptions?.(container, config.own);
  }

  /** Removes the element and restores the content. */
  #release(container: Element): void {
    const mount = this.#mounts.get(container);
    this.#mounts.delete(container);
    this.#pending.delete(container);
    this.#unmeasured.delete(container);
    if (!mount) return;
    mount.isReleased = true;
    mount.waiting?.abort();
    mount.prefetch.abort();
    mount.takeOver?.();
    if (!mount.element) clearSpace(container, mount);
    restoreContent(container, mount);
  }
}

const attributesOf = (container: Element) => JSON.stringify(readAttributes(container)) as string | undefined;

/** Whether the page has removed the element from its container. */
const wasRemovedByPage = (container: Element, { element }: Mount): boolean =>
  !!element && element.parentNode !== container;

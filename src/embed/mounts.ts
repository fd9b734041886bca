import { whenNear } from '../internal/when-near.ts';
import { firstPage, withFirst, type Source } from './source.ts';
import type { Wish } from './wish.ts';

/** An element in a container, from the wish for it until its end. */
interface Mount {
  key: string;
  tag: Wish['tag'];
  /** Aborts when the wish is replaced or the element is no longer wanted. */
  wish: AbortController;
  /** Asked for by a call, not by attributes. */
  explicit: boolean;
  element?: HTMLElement;
  /** What stood in the container before. */
  fallback: Node[];
  ready: Promise<HTMLElement>;
}

export interface MountsOptions {
  source: Source;
  /** Loads the code of an element. */
  load: (tag: Wish['tag']) => Promise<unknown>;
}

export type Mounts = ReturnType<typeof createMounts>;

/** Keeps one element per container: puts it there, updates it, takes it away. */
export function createMounts({ source, load }: MountsOptions) {
  const mounts = new Map<Element, Mount>();

  /** Gives the element its properties, and a source whose first answer is asked for as soon as it is near. */
  const wishFor = (container: Element, wish: Wish, signal: AbortSignal): object => {
    const first = whenNear(container, signal).then(() => firstPage(source, wish, { signal }));
    // Whoever reads it hears of a failure; nobody may, when the wish changes.
    first.catch(() => undefined);
    return { ...wish.props, source: withFirst(source, first) };
  };

  const update = (container: Element, mount: Mount, wish: Wish, key: string) => {
    mount.wish.abort();
    mount.wish = new AbortController();
    mount.key = key;
    const props = wishFor(container, wish, mount.wish.signal);
    void mount.ready.then(
      (element) => mount.key === key && Object.assign(element, props),
      () => undefined,
    );
  };

  const mount = (container: Element, wish: Wish, explicit: boolean): Promise<HTMLElement> => {
    const key = JSON.stringify(wish);
    const current = mounts.get(container);
    if (current?.tag === wish.tag && !isWiped(container, current)) {
      if (current.key !== key) update(container, current, wish, key);
      current.explicit ||= explicit;
      return current.ready;
    }
    release(container);
    const controller = new AbortController();
    const props = wishFor(container, wish, controller.signal);
    const put = async () => {
      await load(wish.tag);
      const element = document.createElement(wish.tag);
      if (mounts.get(container) !== fresh) return element;
      Object.assign(element, props);
      fresh.element = element;
      fresh.fallback = [...container.childNodes];
      container.replaceChildren(element);
      return element;
    };
    const fresh: Mount = { key, tag: wish.tag, wish: controller, explicit, fallback: [], ready: put() };
    mounts.set(container, fresh);
    fresh.ready.catch((error: unknown) => {
      console.error(`Pix: ${wish.tag} could not be loaded.`, error);
      // Nothing was mounted: the next scan or call may try again.
      if (mounts.get(container) === fresh) mounts.delete(container);
    });
    return fresh.ready;
  };

  /** Takes the element away and puts back what was there; false when there is none. */
  const release = (container: Element): boolean => {
    const mount = mounts.get(container);
    mounts.delete(container);
    mount?.wish.abort();
    if (mount?.element?.parentNode === container) container.replaceChildren(...mount.fallback);
    return !!mount;
  };

  /** Lets go of containers that have left their document, or whose content the page has replaced. */
  const sweep = () => {
    for (const [container, mount] of mounts) {
      if (!container.isConnected || isWiped(container, mount)) release(container);
    }
  };

  return { mounts, mount, release, sweep };
}

function isWiped(container: Element, { element }: Mount): boolean {
  return !!element && element.parentNode !== container;
}

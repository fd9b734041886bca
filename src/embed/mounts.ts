import { isSeen, whenNear } from '../internal/when-near.ts';
import type { keepFallback } from './keep-fallback.ts';
import { firstPage, type Source } from './source.ts';
import { readAttributes, type Wish } from './wish.ts';

/** What was last done with a container. */
interface Mount {
  /** What its attributes asked for then: until they ask for something else, nothing more is done by itself. */
  attributes: string | undefined;
  wish: Wish;
  /** Ends the reading ahead for the wish. */
  reading: AbortController;
  /** The element, on its way or there; absent when it failed, or was destroyed by the page. */
  ready?: Promise<HTMLElement> | undefined;
  element?: HTMLElement;
  /** What stood in the container before and was taken out. */
  fallback: ChildNode[];
}

export interface MountsOptions {
  /** What elements read from. */
  source: Source;
  /** The same, for answers that are fetched before their elements ask. */
  ahead: Source;
  /** Loads the code of a wish, and what `keeps` the container's content until the element has something better. */
  load: (wish: Wish, keeps: boolean) => Promise<Partial<Keeper> | undefined>;
}

/** Code that only containers with pictures in them need. */
interface Keeper {
  keepFallback: typeof keepFallback;
}

/** Links with pictures: better than a skeleton, and than an error. A lone picture may say no more than "wait". */
const PICTURES = 'a img,[data-pix-image] img';

export type Mounts = ReturnType<typeof createMounts>;

/** Keeps one element per container: puts it there, updates it, takes it away. */
export function createMounts({ source, ahead, load }: MountsOptions) {
  const mounts = new WeakMap<Element, Mount>();

  const startReading = (container: Element, { wish, reading }: Mount) => {
    const { signal } = reading;
    // Whoever takes the answer hears of a failure; perhaps nobody does.
    Promise.resolve(isSeen(container) || whenNear(container, signal))
      .then(() => firstPage(ahead, wish, { signal }))
      .catch(() => undefined);
  };

  const put = async (container: Element, mount: Mount): Promise<HTMLElement> => {
    const { tag } = mount.wish;
    const { keepFallback: keep } = (await load(mount.wish, !!container.querySelector(PICTURES))) ?? {};
    const element = document.createElement(tag);
    if (!('source' in element)) throw new Error(`<${tag}> is something else on this page.`);
    Object.assign(element, mount.wish.props, { source });
    if (mounts.get(container) === mount) {
      mount.element = element;
      // What is meant for its slots goes with it, and comes back with the rest.
      element.append(...(mount.fallback = [...container.children].filter((node) => node.slot)));
      const show = () => {
        const rest = [...container.childNodes].filter((node) => node !== element);
        for (const node of rest) node.remove();
        mount.fallback.unshift(...rest);
        if (element.parentNode !== container) container.append(element);
      };
      if (keep) keep(container, element, show);
      else show();
    }
    return element;
  };

  const mount = (container: Element, wish: Wish): Promise<HTMLElement> => {
    const attributes = attributesOf(container);
    const current = mounts.get(container);
    if (current?.ready && current.wish.tag === wish.tag && !isWiped(container, current)) {
      current.attributes = attributes;
      if (JSON.stringify(current.wish) !== JSON.stringify(wish)) {
        current.reading.abort();
        Object.assign(current, { wish, reading: new AbortController() });
        startReading(container, current);
      }
      // Functions, too, which cannot be compared.
      Object.assign(current.element ?? {}, wish.props);
      return current.ready;
    }
    release(container);
    const fresh: Mount = { attributes, wish, reading: new AbortController(), fallback: [] };
    mounts.set(container, fresh);
    startReading(container, fresh);
    const ready = (fresh.ready = put(container, fresh));
    ready.catch((error: unknown) => {
      console.error(`Pix: ${wish.tag} could not be shown.`, error);
      fresh.ready = undefined;
      fresh.reading.abort();
    });
    return ready;
  };

  /** Takes the element away and puts back what was there. */
  const release = (container: Element): void => {
    const mount = mounts.get(container);
    mounts.delete(container);
    mount?.reading.abort();
    if (mount?.element?.parentNode === container) mount.element.replaceWith(...mount.fallback);
  };

  return {
    mount,
    /** Brings a container into step with its attributes; `again` tries what failed or was destroyed. */
    follow: (container: Element, again = false): void => {
      const wish = readAttributes(container);
      const current = mounts.get(container);
      const settled = current?.ready ? !isWiped(container, current) : current && !again;
      if (settled && current?.attributes === JSON.stringify(wish)) return;
      if (wish) mount(container, wish).catch(() => undefined);
      else release(container);
    },
    /** Takes away what was mounted in a container, until its attributes change. */
    destroy: (container: Element): void => {
      const mount = mounts.get(container);
      if (!mount?.ready) return;
      release(container);
      mounts.set(container, {
        ...mount,
        attributes: attributesOf(container),
        ready: undefined,
        fallback: [],
      });
    },
    has: (container: Element): boolean => mounts.has(container),
  };
}

const attributesOf = (container: Element) => JSON.stringify(readAttributes(container)) as string | undefined;

/** Whether the page has thrown the element out of its container. */
function isWiped(container: Element, { element }: Mount): boolean {
  return !!element && element.parentNode !== container;
}

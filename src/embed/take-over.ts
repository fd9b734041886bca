import { withoutPrototype } from '../internal/altered-globals.ts';
import { unclobbered } from '../internal/documents.ts';
import type * as KeepFallback from './keep-fallback.ts';
import type { MountConfig } from './mount-config.ts';
import type { Source } from './source.ts';

/** Further chunks of each entry that has some; those that all elements need are listed with `core`. Set by the build. */
declare const __PIX_CHUNKS__: Partial<Record<string, string>>;

/** Maximum time in ms for which an element waits for its first pictures. */
const MAX_WAIT_MS = 3000;

/** Pause in ms before the code of an element is requested again. */
const RETRY_MS = 1000;

/** That of later attempts for a picture wall, which nobody attends to. */
const WALL_RETRY_MS = 15_000;

/** Events by which a visitor turns to a gallery. */
const ATTENTION = ['pointerenter', 'focusin', 'keydown', 'click'] as const;

/**
 * Resolves when an element is to take over painted tiles: once the eager images have loaded and the browser is idle, or as soon as a
 * visitor turns to them.
 */
export function whenDue(tiles: Element): Promise<unknown> {
  const end = new AbortController();
  const once = withoutPrototype({ once: true, capture: true, signal: end.signal });
  const isWanted = new Promise<unknown>((resolve) => {
    for (const type of ATTENTION) tiles.addEventListener(type, resolve, once);
    // Before this code was there.
    if (tiles.matches(':hover,:focus-within')) resolve(true);
    setTimeout(resolve, MAX_WAIT_MS);
  });
  const images = [...tiles.querySelectorAll('img')].filter(
    ({ loading, complete }) => loading === 'eager' && !complete,
  );
  const loaded = images.map(
    (image) =>
      new Promise((resolve) => {
        for (const type of ['load', 'error']) image.addEventListener(type, resolve, once);
      }),
  );
  return Promise.race([isWanted, Promise.all(loaded).then(whenIdle)]).finally(() => end.abort());
}

const whenIdle = () =>
  new Promise<unknown>((resolve) =>
    ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(() => resolve(undefined)),
  );

/** An element that renders asynchronously. */
export type UpdatingElement = HTMLElement & {
  updateComplete?: Promise<unknown>;
  takeOptions?: (container: Element, own?: object) => void;
};

/** The part of a container's state that its element depends on. */
interface Painted {
  config: MountConfig;
  source: Source;
  element?: UpdatingElement;
  /** Whether the container has lost its element. */
  isReleased?: boolean;
  /** Content of the container, some of it in slots of the element. */
  content: ChildNode[];
}

/** Imports code from the folder of the script. */
export interface CodeLoader {
  /**
   * Imports the module of an entry and all of its chunks in parallel: a chain of imports would cost a round trip each.
   *
   * @param chunks Further chunks of entries.
   */
  importEntry: <Code>(name: string, chunks: Partial<Record<string, string>>) => Promise<Code>;
  /** Runs imports; after a failure, the next attempt uses other URLs. */
  attempt: <Result>(run: () => Promise<Result>) => Promise<Result>;
}

/** Code of the script, which is not loaded again. */
interface TakeOverOptions extends CodeLoader {
  /** Names of the optional chunks that the element needs. */
  optional: readonly string[];
  /** Maximum time in ms for which the element waits for them. */
  timeLimit: number;
  /** Whether the container has fallback content, which stays until the first load. */
  hasFallbackContent: boolean;
  /** Puts the element into the container. */
  insert: (element: UpdatingElement, keep?: typeof KeepFallback.keepFallback) => void;
  /** Called if the element cannot be rendered. */
  onError: (error: unknown) => unknown;
}

/** Creates the element of a container. One that has been painted becomes the element itself. */
export async function takeOver(
  container: Element,
  mount: Painted,
  options: TakeOverOptions,
): Promise<UpdatingElement> {
  const { insert, onError } = options;
  const { Element, keepFallback } = await loadElement(mount, options);
  const { element: painted, config, source } = mount;
  // One that could not be constructed is not defined; another one throws the error again.
  const isDefined = painted instanceof Element && painted.matches(':defined');
  const element: UpdatingElement = isDefined ? painted : new Element();
  // Another copy of the package does not know what has been painted.
  if (!Reflect.get(element, 'source')) Object.assign(element, config.props, { source });
  if (element !== painted) {
    const isThere = painted?.parentNode === container;
    if (isThere) {
      element.append(...painted.childNodes);
      unclobbered(container).removeChild(painted);
    }
    // What the page has just removed is mounted anew.
    if (!painted || isThere) insert(element, keepFallback);
  }
  // What code has rendered is not in the HTML of the page: whoever empties the container wants it away.
  if (!config.own) keepIn(container, mount, element, insert);
  element.takeOptions?.(container, config.own);
  element.updateComplete?.catch(onError);
  return element;
}

/**
 * Puts an element, with its state, back in its container when the page has replaced the content: what morphs a page removes all
 * that its HTML does not have. At most once a frame; what a page removes again is mounted anew.
 */
function keepIn(
  container: Element,
  mount: Painted,
  element: UpdatingElement,
  insert: TakeOverOptions['insert'],
): void {
  let focused: EventTarget | undefined;
  let isPutBack = false;
  element.addEventListener('focusin', (event) => ([focused] = event.composedPath()));
  // Some browsers report it also when a focused element is removed.
  element.addEventListener('focusout', () =>
    queueMicrotask(() => {
      if (element.isConnected && !element.matches(':focus-within')) focused = undefined;
    }),
  );
  // Not by `observeTree`, which would be one more file.
  const onChange = (_records: unknown, observer: MutationObserver) => {
    if (mount.isReleased || mount.element !== element) return observer.disconnect();
    // One that is still hidden behind other content gives way to new content.
    const isHidden = element.style.visibility === 'hidden';
    if (isPutBack || isHidden || element.parentNode || !unclobbered(container).isConnected) return;
    isPutBack = true;
    requestAnimationFrame(() => (isPutBack = false));
    for (const node of mount.content) if (node.parentNode === element) element.removeChild(node);
    // A snapshot contains a copy of the element.
    for (const copy of unclobbered(container).querySelectorAll(`:scope>${element.localName}`))
      copy.replaceWith(...copy.childNodes);
    mount.content = [];
    const { minHeight } = element.style;
    insert(element);
    // Only a list that is still loading needs the space.
    element.style.minHeight = minHeight;
    if (unclobbered(document).activeElement === unclobbered(document).body)
      (focused as HTMLElement | undefined)?.focus({ preventScroll: true });
  };
  if ('MutationObserver' in globalThis)
    new MutationObserver(onChange).observe(container, withoutPrototype({ childList: true }));
}

/**
 * Loads the code of an element and, for a container with fallback content, the code that keeps it: once more after a failure, and that
 * of a picture wall until it is there.
 */
async function loadElement(
  mount: Painted,
  { optional, timeLimit, hasFallbackContent, importEntry, attempt }: TakeOverOptions,
) {
  const { tag } = mount.config;
  const load = <Code>(name: string) => importEntry<Code>(name, __PIX_CHUNKS__);
  const loadAll = async () => {
    // Without the optional code an element still works; with it, its first rendering has the final layout.
    const whenOptional = Promise.race([
      Promise.all(optional.map((name) => load(name).catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, timeLimit)),
    ]);
    const [{ default: Element }, fallback] = await Promise.all([
      load<{ default: new () => UpdatingElement }>(tag),
      hasFallbackContent ? load<typeof KeepFallback>('keep-fallback') : undefined,
      load('core'),
      whenOptional,
    ]);
    return { Element, keepFallback: fallback?.keepFallback };
  };
  const isWall = tag === 'pix-wall';
  for (let failures = 1; ; failures++)
    try {
      return await attempt(loadAll);
    } catch (error) {
      if (failures === 2 && (isWall || mount.element))
        console.warn(`Pix: the code of ${tag} cannot be loaded.`, error);
      if (mount.isReleased || (failures > 1 && !isWall)) throw error;
      await new Promise((resolve) => setTimeout(resolve, failures > 1 ? WALL_RETRY_MS : RETRY_MS));
    }
}

/** A page in Node, as far as the visible range of an element depends on it. */
import { vi } from 'vitest';
import { ViewportController } from '../../../../src/controllers/viewport-controller.ts';
import { Host } from './host.ts';

interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Observers of sizes and of intersections, with their targets. */
class Observer {
  readonly targets = new Set<unknown>();
  readonly notify: (entries: object[]) => void;
  /** Targets that were observed, in their order. */
  readonly observed: unknown[] = [];

  constructor(notify: (entries: object[]) => void) {
    this.notify = notify;
  }

  observe(target: unknown): void {
    this.targets.add(target);
    this.observed.push(target);
  }

  unobserve(target: unknown): void {
    this.targets.delete(target);
  }

  disconnect(): void {
    this.targets.clear();
  }
}

/** A window of 1000 × 600 pixels on a screen of 1200 × 800. */
class View extends EventTarget {
  innerWidth = 1000;
  innerHeight = 600;
  screen = { width: 1200, height: 800 };
  parent: EventTarget = this;
  sizes: Observer | undefined;
  intersections: Observer | undefined;
  frames: (() => void)[] = [];
  readonly ResizeObserver: new (notify: () => void) => Observer;
  readonly IntersectionObserver: new (notify: () => void) => Observer;

  constructor() {
    super();
    const keep = (name: 'sizes' | 'intersections') => {
      const view = this as View;
      return class extends Observer {
        constructor(notify: () => void) {
          super(notify);
          view[name] = this;
        }
      };
    };
    this.ResizeObserver = keep('sizes');
    this.IntersectionObserver = keep('intersections');
  }

  requestAnimationFrame(callback: () => void): void {
    this.frames.push(callback);
  }
}

/** A document, or a shadow root. */
class Tree extends EventTarget {
  readonly view = new View();
  readonly root = new Box(this);
  readonly content = new Box(this, this.root);

  get defaultView() {
    return this.view;
  }

  get documentElement() {
    return this.root;
  }

  get body() {
    return this.content;
  }
}

/** An element. */
export class Box {
  rect: Rect = { left: 0, top: 0, width: 1000, height: 600 };
  overflow = 'visible';
  direction = 'ltr';
  display = 'block';
  isConnected = true;
  scaleX = 1;
  scaleY = 1;
  assignedSlot = null;
  clientWidth = 1000;
  children: Box[] = [];
  readonly ownerDocument: Tree;
  readonly #parent: Box | undefined;
  readonly #tree: EventTarget;

  constructor(ownerDocument: Tree, parent?: Box, tree: EventTarget = ownerDocument) {
    this.ownerDocument = ownerDocument;
    this.#parent = parent;
    this.#tree = tree;
  }

  get parentElement(): Box | null {
    return this.#parent ?? null;
  }

  get offsetWidth(): number {
    return this.rect.width / this.scaleX;
  }

  get offsetHeight(): number {
    return this.rect.height / this.scaleY;
  }

  get element(): HTMLElement {
    return this as unknown as HTMLElement;
  }

  getRootNode(): EventTarget {
    return this.#tree;
  }

  getBoundingClientRect() {
    const { left, top, width, height } = this.rect;
    return { left, top, width, height, right: left + width, bottom: top + height };
  }
}

/** A page with a scroller of the whole viewport around a list of 1000 × 2000 pixels, in a shadow root. */
export function createPage() {
  const page = new Tree();
  vi.stubGlobal('getComputedStyle', (box: Box) => box);
  vi.stubGlobal('document', page);
  vi.stubGlobal('innerWidth', page.view.innerWidth);
  const scroller = new Box(page, page.body);
  const shadow = new EventTarget();
  const list = new Box(page, scroller, shadow);
  list.rect = { left: 0, top: 100, width: 1000, height: 2000 };
  return { page, view: page.view, scroller, shadow, list };
}

/** A controller of the list of a page, which counts the moves that it reports. */
export function createViewport({ isFramed = false, horizontal = false } = {}) {
  const world = createPage();
  const { page, view, list, scroller } = world;
  if (isFramed) view.parent = new EventTarget();
  const host = new Host();
  const onMove = vi.fn();
  const viewport = new ViewportController(host.element, onMove);
  scroller.overflow = 'auto';
  const child = new Box(page, list);
  list.children = [child];
  viewport.observe(list.element, horizontal);
  const moves = () => {
    const { length } = onMove.mock.calls;
    onMove.mockClear();
    return length;
  };
  /** Scrolls the list to an offset from the top of the window. */
  const scrollTo = (top: number) => {
    list.rect = { ...list.rect, top };
    page.dispatchEvent(new Event('scroll'));
  };
  return { ...world, child, host, viewport, moves, scrollTo };
}

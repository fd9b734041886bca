/** Observations of the probe. Times are in milliseconds since the navigation. */
export interface Observation {
  /** Time at which the first picture on screen was painted. */
  firstPicture: number;
  /** Time at which the last of the pictures above the fold was painted. */
  aboveFold: number;
  picturesAboveFold: number;
  layoutShift: number;
  /** Sum of what tasks took beyond 50 ms each. */
  blocking: number;
  /** Requested scripts, style sheets and fonts, with their compressed sizes in bytes. */
  code: { startTime: number; bytes: number }[];
}

/** What the probe tells about its page. */
export interface Probe {
  /** Resolves when all pictures above the fold are painted. */
  whenAboveFold: () => Promise<void>;
  /** The code that has been requested, as soon as nothing has been loaded for `quietMs`. */
  loadedCode: (quietMs: number) => Promise<Observation['code']>;
  /** Resolves when the pictures above the fold are painted and nothing has been loaded for `quietMs`. */
  observe: (quietMs: number) => Promise<Observation>;
  /**
   * Jumps to the middle of a page that has space for all pictures; resolves with the time in ms until pictures fill the screen.
   * `undefined` for another page: its list grows at the end.
   */
  jump: (pictures: number) => Promise<number | undefined>;
}

declare global {
  var probe: Probe;
}

/** Observes a page from outside, open shadow roots included. Runs in the page before its scripts, so it must not use imports. */
export function installProbe(): void {
  const roots: (Document | ShadowRoot)[] = [document];
  const painted = new Map<Element, number>();
  let layoutShift = 0;
  let blocking = 0;

  /** A picture is on screen in the first frame after its `load` event. */
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement)
      requestAnimationFrame(() => painted.set(target, performance.now()));
  };
  document.addEventListener('load', onLoad, true);
  // `load` events do not leave shadow roots.
  const attachShadow = Reflect.get(Element.prototype, 'attachShadow');
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    roots.push(root);
    root.addEventListener('load', onLoad, true);
    return root;
  };
  const observeEntries = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observeEntries('layout-shift', (entry) => (layoutShift += (entry as LayoutShift).value));
  observeEntries('longtask', ({ duration }) => (blocking += duration - 50));

  const isAboveFold = (picture: Element) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top && right > left;
  };
  const timesAboveFold = () =>
    roots
      .flatMap((root) => [...root.querySelectorAll('img')])
      .filter(isAboveFold)
      .map((picture) => painted.get(picture) ?? Infinity);
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const requests = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  performance.setResourceTimingBufferSize(10_000);

  /** Whether a picture is painted at a point of the window, or in a gap beside it. */
  const isFilled = (x: number, y: number) =>
    [0, 12].some((dx) =>
      [0, 12].some((dy) => {
        let found = document.elementFromPoint(x + dx, y + dy);
        while (found?.shadowRoot) found = found.shadowRoot.elementFromPoint(x + dx, y + dy);
        const picture = found?.closest('a, li, div')?.querySelector('img') ?? found;
        return picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;
      }),
    );
  const isScreenFilled = () =>
    [0.1, 0.4, 0.6, 0.9].every((x) =>
      [0.2, 0.5, 0.8].every((y) => isFilled(x * document.documentElement.clientWidth, y * innerHeight)),
    );

  const probe: Probe = {
    async whenAboveFold() {
      for (;;) {
        const times = timesAboveFold();
        if (times.length && Math.max(...times) < Infinity) return;
        await pause(50);
      }
    },
    async loadedCode(quietMs) {
      const lastResponse = () => Math.max(0, ...requests().map(({ responseEnd }) => responseEnd));
      do await pause(100);
      while (performance.now() - lastResponse() < quietMs);
      return requests()
        .filter(({ name }) => /\.(?:m?js|css|woff2?|ttf)$/.test(new URL(name).pathname))
        .map(({ startTime, encodedBodySize }) => ({ startTime, bytes: encodedBodySize }));
    },
    async observe(quietMs) {
      await probe.whenAboveFold();
      const code = await probe.loadedCode(quietMs);
      const times = timesAboveFold();
      return {
        firstPicture: Math.min(...times),
        aboveFold: Math.max(...times),
        picturesAboveFold: times.length,
        layoutShift,
        blocking,
        code,
      };
    },
    async jump(pictures) {
      const { scrollHeight } = document.documentElement;
      if ((scrollHeight / innerHeight) * timesAboveFold().length < pictures / 2) return undefined;
      const start = performance.now();
      scrollTo(0, (scrollHeight - innerHeight) / 2);
      do await new Promise(requestAnimationFrame);
      while (!isScreenFilled());
      return performance.now() - start;
    },
  };
  globalThis.probe = probe;
}

/** An entry of type `layout-shift`, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

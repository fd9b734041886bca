/** Observations of the probe. Times are in milliseconds since the navigation. */
export interface Observation {
  /** Time at which the first picture on screen was painted. */
  firstPicture: number;
  /** Time at which the last of the pictures above the fold was painted. */
  aboveFold: number;
  picturesAboveFold: number;
  layoutShift: number;
  /** Requested scripts, style sheets and fonts, with their compressed sizes in bytes. */
  code: { startTime: number; bytes: number }[];
}

declare global {
  /** Set by the probe: resolves when all pictures above the fold are painted and nothing has been loaded for `quietMs`. */
  var observe: (quietMs: number) => Promise<Observation>;
  /** Set by the probe: the code that has been requested, as soon as nothing has been loaded for `quietMs`. */
  var loadedCode: (quietMs: number) => Promise<Observation['code']>;
}

/** Observes a page from outside, open shadow roots included. Runs in the page before its scripts, so it must not use imports. */
export function probe(): void {
  const roots: ParentNode[] = [document];
  const painted = new Map<Element, number>();
  let layoutShift = 0;

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
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });

  const isAboveFold = (picture: Element) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top && right > left;
  };
  const requests = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const quiet = async (quietMs: number) => {
    const lastResponse = () => Math.max(0, ...requests().map(({ responseEnd }) => responseEnd));
    do await new Promise((resolve) => setTimeout(resolve, 100));
    while (performance.now() - lastResponse() < quietMs);
  };

  globalThis.loadedCode = async (quietMs) => {
    await quiet(quietMs);
    return requests()
      .filter(({ name }) => /\.(?:m?js|css|woff2?|ttf)$/.test(new URL(name).pathname))
      .map(({ startTime, encodedBodySize }) => ({ startTime, bytes: encodedBodySize }));
  };
  globalThis.observe = async (quietMs) => {
    for (;;) {
      const code = await globalThis.loadedCode(quietMs);
      const pictures = roots.flatMap((root) => [...root.querySelectorAll('img')]).filter(isAboveFold);
      const times = pictures.map((picture) => painted.get(picture) ?? Infinity);
      const aboveFold = Math.max(...times);
      if (pictures.length === 0 || aboveFold === Infinity) continue;
      return {
        firstPicture: Math.min(...times),
        aboveFold,
        picturesAboveFold: pictures.length,
        layoutShift,
        code,
      };
    }
  };
}

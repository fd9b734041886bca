import PhotoSwipe from 'photoswipe';
import type { Picture } from '../picture.ts';

/** What the viewer wants of its engine. Only this file knows that PhotoSwipe is behind it. */
export interface Engine {
  next(): void;
  previous(): void;
  toggleZoom(): void;
  /** Closes with a movement back to the thumbnail; at once when it is still opening. */
  close(): void;
  /** Ends without any movement. */
  destroy(): void;
}

/** What the engine shows of itself. */
export interface EngineState {
  index: number;
  loading: boolean;
  zoomed: boolean;
  zoomable: boolean;
  closing: boolean;
}

export interface EngineOptions {
  container: HTMLElement;
  pictures: readonly Picture[];
  index: number;
  /** The small picture on the page that a picture grows out of and shrinks back to. */
  thumbnail: (index: number) => HTMLElement | undefined;
  onChange: (state: EngineState) => void;
  onTap: () => void;
  onClosed: () => void;
}

/** Milliseconds in which two clicks are one double click. */
const DOUBLE_CLICK = 350;

/** Pixels kept free for the controls above and the caption below. */
const PADDING = { top: 56, bottom: 72, left: 0, right: 0 };

/** Starts showing pictures: gestures, zoom and slides. Its own buttons are off: they use markup strings (P5). */
export function startEngine(options: EngineOptions): Engine {
  const { container, pictures, thumbnail, onChange, onClosed } = options;
  const viewer = new PhotoSwipe({
    dataSource: pictures.map(({ source, thumbnail, width, height, title }) => ({
      src: source,
      msrc: thumbnail,
      width,
      height,
      alt: title,
      thumbCropped: true,
    })),
    index: options.index,
    appendToEl: container,
    paddingFn: ({ x }) => (x < 600 ? { ...PADDING, bottom: 56 } : PADDING),
    ...{ close: false, zoom: false, arrowPrev: false, arrowNext: false, counter: false, preloader: false },
    // Every picture can be zoomed: a large one to its own pixels, one that is shown at its own pixels to twice that.
    secondaryZoomLevel: ({ fit }) => (fit < 0.8 ? Math.min(1, fit * 3) : fit * 2),
    maxZoomLevel: ({ fit }) => Math.max(4, fit * 4),
    wheelToZoom: true,
    escKey: false,
    trapFocus: false,
    returnFocus: false,
    loop: false,
    bgOpacity: 1,
    showAnimationDuration: 240,
    hideAnimationDuration: 240,
    zoomAnimationDuration: 240,
    imageClickAction: (point) => {
      // The second click of a double one does not take back what the first did.
      if (performance.now() - clicked > DOUBLE_CLICK) viewer.currSlide?.toggleZoom(point);
      clicked = performance.now();
    },
    tapAction: options.onTap,
    errorMsg: 'This picture cannot be shown.',
  });
  let closing = false;
  let clicked = 0;

  const report = () => {
    const { currSlide: slide, currIndex: index } = viewer;
    if (!slide) return;
    const { initial, secondary } = slide.zoomLevels;
    onChange({
      index,
      closing,
      loading: slide.content.isLoading(),
      zoomed: slide.currZoomLevel > initial * 1.01,
      zoomable: slide.isZoomable() && Math.abs(secondary - initial) > 0.01,
    });
  };

  viewer.addFilter('thumbEl', (element, _data, index) => (thumbnail(index) ?? element) as HTMLElement);
  viewer.on('firstUpdate', () => {
    // The dialog around it has role and name; a nameless second one only confuses.
    viewer.element?.removeAttribute('role');
    viewer.element?.removeAttribute('tabindex');
    viewer.scrollWrap?.removeAttribute('aria-roledescription');
  });
  for (const event of ['change', 'zoomPanUpdate', 'loadComplete', 'openingAnimationEnd'] as const)
    viewer.on(event, report);
  viewer.on('close', () => {
    closing = true;
    report();
  });
  viewer.on('destroy', onClosed);
  listenInShadow(viewer);
  viewer.init();
  const destroy = () => {
    // PhotoSwipe's own destroy() only closes, and does not even do that while the picture is still growing.
    viewer.isDestroying = true;
    viewer.destroy();
  };

  // What is asked for while the picture is still growing is done as soon as it has grown.
  let asked: (() => void)[] = [];
  viewer.on('openingAnimationEnd', () => {
    for (const act of asked) act();
    asked = [];
  });
  const whenOpen = (act: () => void) => {
    if (viewer.opener.isOpen) act();
    else asked.push(act);
  };

  return {
    next: () => whenOpen(() => viewer.next()),
    previous: () => whenOpen(() => viewer.prev()),
    toggleZoom: () => whenOpen(() => viewer.toggleZoom()),
    close: () => (viewer.opener.isOpen ? viewer.close() : destroy()),
    destroy,
  };
}

/**
 * PhotoSwipe asks where a tap began by the target of a listener on `window`, which inside a shadow root is always
 * the host. This hands it the element the pointer went down on.
 */
function listenInShadow(viewer: PhotoSwipe): void {
  let target: EventTarget | null = null;
  viewer.on('afterInit', () => {
    viewer.element?.addEventListener('pointerdown', (event) => (target = event.target), { capture: true });
  });
  const { tapHandler } = viewer.gestures;
  for (const name of ['click', 'tap', 'doubleTap'] as const) {
    const handle = tapHandler[name].bind(tapHandler);
    tapHandler[name] = (point, event) =>
      handle(point, Object.create(event, { target: { value: target } }) as PointerEvent);
  }
}

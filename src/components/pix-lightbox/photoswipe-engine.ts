import PhotoSwipe from 'photoswipe';
import type { PictureList } from '../picture-list.ts';
import { FootHeights } from './foot-heights.ts';
import { prioritizeCurrentSlide } from './prioritize-current-slide.ts';
import { createSlides } from './slides.ts';
import type { ViewportPadding } from './viewport-padding.ts';
import { handlePullUp } from './handle-pull-up.ts';
import { keepCenter } from './keep-center.ts';
import { retargetTaps } from './retarget-taps.ts';
import { zoomIn, zoomOut, type Zoomable } from './zoom-transition.ts';

/** Adapter interface of the picture engine. Only this file and its imports depend on PhotoSwipe. */
export interface Engine {
  /** Goes to a picture; the index is clamped to the list. */
  goTo(index: number): void;
  /** Switches between the fitted and the secondary zoom level. */
  toggleZoom(): void;
  /** Zooms by a factor; 0 fits the whole picture. */
  zoomBy(factor: number): void;
  /** Pans a zoomed picture by a distance in px. */
  panBy(x: number, y: number): void;
  /** Updates the slides after a change of the list. */
  refresh(): void;
  /** Loads a picture again. */
  reload(index: number): void;
  /** Lays out the slides again after a change of the viewport padding. */
  resize(): void;
  /** PhotoSwipe itself, for code that loads with a feature. Without its type, which not all projects can resolve. */
  readonly photoSwipe: unknown;
  /** Closes with the zoom-out transition. */
  close(): void;
  /** Closes without a transition. */
  destroy(): void;
}

/** State that the engine reports. */
export interface EngineState {
  index: number;
  loading: boolean;
  /** Whether the picture failed to load. */
  broken: boolean;
  zoomed: boolean;
  zoomable: boolean;
  closing: boolean;
}

export interface EngineOptions {
  container: HTMLElement;
  pictures: PictureList;
  index: number;
  /** Whether the next picture is on the left. */
  rtl: boolean;
  /** Space around a picture, below which the caption has a height in px. */
  viewportPadding: (foot: number) => ViewportPadding;
  /** The page's thumbnail of a picture, where the zoom transitions begin and end. */
  thumbnail: (index: number) => HTMLElement | undefined;
  onChange: (state: EngineState) => void;
  onTap: () => void;
  /** Called when the visitor has pulled the picture up. */
  onPullUp: () => void;
  /** Whether the first picture grows from its thumbnail; otherwise it is already shown. */
  zoomsIn: boolean;
  /** Called before closing, which waits until the promise settles. */
  beforeClose: () => Promise<unknown>;
  onClosed: () => void;
}

/** Maximum time in ms between the clicks of a double click. */
const DOUBLE_CLICK_MS = 350;

/** The current slide, for the transitions. */
function pictureOf({ bg, bgOpacity, currSlide: slide }: PhotoSwipe): Zoomable {
  const scale = slide?.currentResolution || slide?.zoomLevels.initial || 0;
  const { width = 0, height = 0 } = slide ?? {};
  return {
    backdrop: bg,
    opacity: bgOpacity,
    box: slide?.container,
    transform: slide?.getCurrentTransform() ?? '',
    size: { width: width * scale, height: height * scale },
  };
}

/** Starts PhotoSwipe for gestures, zoom and slides. Its own buttons are off: they use markup strings. */
export function startEngine(options: EngineOptions): Engine {
  const { container, pictures, thumbnail, onChange, beforeClose } = options;
  // PhotoSwipe needs media queries. Simulated documents may have neither them nor animations.
  (window as Partial<Window>).matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('reduced-motion') }) as MediaQueryList;
  const slides = createSlides(pictures, options.rtl);
  const first = slides.mirror(options.index);
  const feet = new FootHeights(container, first);
  let closing = false;
  let lastClick = -Infinity;
  const viewer = new PhotoSwipe({
    index: first,
    appendToEl: container,
    paddingFn: (_size, _data, at) => options.viewportPadding(feet.at(at)),
    // No buttons, and none of the features that a modal dialog has natively.
    ...{ close: false, zoom: false, arrowPrev: false, arrowNext: false, counter: false, preloader: false },
    ...{ escKey: false, arrowKeys: false, trapFocus: false, returnFocus: false, loop: false },
    // Every picture can be zoomed: large ones towards their natural size, others to twice the fitted size.
    secondaryZoomLevel: ({ fit }) => (fit < 0.8 ? Math.min(1, fit * 3) : fit * 2),
    maxZoomLevel: ({ fit }) => Math.max(4, fit * 4),
    wheelToZoom: true,
    bgOpacity: 1,
    // PhotoSwipe's opening transition delays the large picture until its end.
    showHideAnimationType: 'none',
    // PhotoSwipe sets 0 if the visitor prefers reduced motion.
    zoomAnimationDuration: 200,
    imageClickAction: (point) => {
      // The second click of a double click must not undo the first.
      if (performance.now() - lastClick > DOUBLE_CLICK_MS) viewer.currSlide?.toggleZoom(point);
      lastClick = performance.now();
    },
    tapAction: options.onTap,
    errorMsg: '',
  });

  const report = () => {
    const { currSlide: slide } = viewer;
    if (!slide) return;
    const { initial, secondary } = slide.zoomLevels;
    onChange({
      index: slides.mirror(slide.index),
      closing,
      loading: slide.content.isLoading(),
      broken: slide.content.isError(),
      zoomed: slide.currZoomLevel > initial * 1.01,
      zoomable: slide.isZoomable() && Math.abs(secondary - initial) > 0.01,
    });
  };

  slides.connect(viewer);
  feet.connect(viewer, () => closing);
  prioritizeCurrentSlide(viewer);
  retargetTaps(viewer);
  handlePullUp(viewer, options.onPullUp);
  keepCenter(viewer);
  viewer.on('keydown', (event) => event.preventDefault());
  viewer.on('firstUpdate', () => {
    // The dialog around the slides has the role and the name; a nested, nameless one would confuse screen readers.
    for (const element of container.querySelectorAll('*'))
      for (const name of ['role', 'tabindex', 'aria-roledescription']) element.removeAttribute(name);
  });
  for (const event of ['change', 'zoomPanUpdate', 'loadComplete'] as const) viewer.on(event, report);
  viewer.on('destroy', options.onClosed);
  viewer.init();
  if (options.zoomsIn) zoomIn(pictureOf(viewer), thumbnail(options.index));

  // PhotoSwipe itself calls `close()` after a drag down.
  const closeNow = viewer.close.bind(viewer);
  const closeWithTransition = async () => {
    await beforeClose();
    for (const { el, slide } of viewer.mainScroll.itemHolders)
      if (slide !== viewer.currSlide) el.hidden = true;
    await zoomOut(pictureOf(viewer), thumbnail(slides.mirror(viewer.currIndex)));
    closeNow();
  };
  viewer.close = () => {
    if (closing) return;
    closing = true;
    report();
    void closeWithTransition();
  };

  return {
    goTo: (index) => viewer.goTo(slides.mirror(index)),
    toggleZoom: () => viewer.toggleZoom(),
    zoomBy: (factor) => {
      const slide = viewer.currSlide;
      slide?.zoomTo(
        Math.max(slide.currZoomLevel * factor, slide.zoomLevels.initial),
        undefined,
        viewer.options.zoomAnimationDuration || 0,
      );
    },
    panBy: (x, y) => viewer.currSlide?.panTo(viewer.currSlide.pan.x + x, viewer.currSlide.pan.y + y),
    refresh: () => {
      slides.refresh(viewer);
      report();
    },
    reload: (index) => viewer.refreshSlideContent(slides.mirror(index)),
    resize: () => viewer.updateSize(true),
    photoSwipe: viewer,
    close: () => viewer.close(),
    destroy: () => {
      // Otherwise `destroy()` only closes the viewer.
      viewer.isDestroying = true;
      viewer.destroy();
    },
  };
}

import PhotoSwipe from 'photoswipe';
import type { PictureList } from '../picture-list.ts';
import { askedFirst } from './asked-first.ts';
import { slidesOf } from './slides-of.ts';
import { tapsInShadow } from './taps-in-shadow.ts';
import { growFrom, shrinkTo } from './tile-motion.ts';

/** What the viewer wants of its engine. Only this file and those it imports know that PhotoSwipe is behind it. */
export interface Engine {
  /** Goes to a picture, or the nearest there is. */
  goTo(index: number): void;
  /** Zooms to the picture's own pixels, or back. */
  toggleZoom(): void;
  /** Zooms by a factor; 0 shows the whole picture again. */
  zoomBy(factor: number): void;
  /** Moves a zoomed picture by so many pixels. */
  panBy(x: number, y: number): void;
  /** The list has changed: slides take over what has come, and go where it has gone. */
  refresh(): void;
  /** Loads a picture once more. */
  reload(index: number): void;
  /** The room for the picture has changed. */
  resize(): void;
  /** Closes with a movement back to the thumbnail. */
  close(): void;
  /** Ends without any movement. */
  destroy(): void;
}

/** What the engine shows of itself. */
export interface EngineState {
  index: number;
  loading: boolean;
  /** The picture cannot be loaded. */
  broken: boolean;
  zoomed: boolean;
  zoomable: boolean;
  closing: boolean;
}

/** Pixels beside the picture that are kept free. */
export interface Room {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface EngineOptions {
  container: HTMLElement;
  pictures: PictureList;
  index: number;
  /** The next picture is on the left. */
  rtl: boolean;
  /** Pixels kept free for the controls. */
  room: () => Room;
  /** The small picture on the page that a picture grows out of and shrinks back to. */
  thumbnail: (index: number) => HTMLElement | undefined;
  onChange: (state: EngineState) => void;
  onTap: () => void;
  /** Called when it is about to close; it closes when the promise is settled. */
  beforeClose: () => Promise<unknown>;
  onClosed: () => void;
}

/** Milliseconds in which two clicks are one double click. */
const DOUBLE_CLICK = 350;

/** Starts showing pictures: gestures, zoom and slides. Its own buttons are off: they use markup strings (P5). */
export function startEngine(options: EngineOptions): Engine {
  const { container, pictures, thumbnail, onChange, beforeClose } = options;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const slides = slidesOf(pictures, options.rtl);
  let closing = false;
  let clicked = 0;
  const viewer = new PhotoSwipe({
    index: slides.place(options.index),
    appendToEl: container,
    paddingFn: options.room,
    // No buttons, and nothing that a modal dialog does by itself.
    ...{ close: false, zoom: false, arrowPrev: false, arrowNext: false, counter: false, preloader: false },
    ...{ escKey: false, arrowKeys: false, trapFocus: false, returnFocus: false, loop: false },
    // Every picture can be zoomed: a large one to its own pixels, one that is shown at its own pixels to twice that.
    secondaryZoomLevel: ({ fit }) => (fit < 0.8 ? Math.min(1, fit * 3) : fit * 2),
    maxZoomLevel: ({ fit }) => Math.max(4, fit * 4),
    wheelToZoom: true,
    bgOpacity: 1,
    // Its own way of opening keeps the large picture back until the movement is over.
    showHideAnimationType: 'none',
    // None where less motion is wanted: PhotoSwipe sees to that.
    zoomAnimationDuration: 200,
    imageClickAction: (point) => {
      // The second click of a double one does not take back what the first did.
      if (performance.now() - clicked > DOUBLE_CLICK) viewer.currSlide?.toggleZoom(point);
      clicked = performance.now();
    },
    tapAction: options.onTap,
    errorMsg: '',
  });

  const report = () => {
    const { currSlide: slide } = viewer;
    if (!slide) return;
    const { initial, secondary } = slide.zoomLevels;
    onChange({
      index: slides.place(slide.index),
      closing,
      loading: slide.content.isLoading(),
      broken: slide.content.isError(),
      zoomed: slide.currZoomLevel > initial * 1.01,
      zoomable: slide.isZoomable() && Math.abs(secondary - initial) > 0.01,
    });
  };

  slides.connect(viewer);
  askedFirst(viewer);
  tapsInShadow(viewer);
  viewer.on('keydown', (event) => event.preventDefault());
  viewer.on('firstUpdate', () => {
    // The dialog around it has role and name; a nameless second one only confuses.
    for (const part of container.querySelectorAll('*'))
      for (const name of ['role', 'tabindex', 'aria-roledescription']) part.removeAttribute(name);
  });
  for (const event of ['change', 'zoomPanUpdate', 'loadComplete'] as const) viewer.on(event, report);
  viewer.on('destroy', options.onClosed);
  viewer.init();
  if (!still) growFrom(viewer, thumbnail(options.index));

  // A pull down closes, too: it comes from within.
  const end = viewer.close.bind(viewer);
  const leave = async () => {
    await beforeClose();
    if (!still) await shrinkTo(viewer, thumbnail(slides.place(viewer.currIndex)));
    end();
  };
  viewer.close = () => {
    if (closing) return;
    closing = true;
    report();
    void leave();
  };

  return {
    goTo: (index) => viewer.goTo(slides.place(index)),
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
    reload: (index) => viewer.refreshSlideContent(slides.place(index)),
    resize: () => viewer.updateSize(true),
    close: () => viewer.close(),
    destroy: () => {
      // PhotoSwipe's own destroy() only closes.
      viewer.isDestroying = true;
      viewer.destroy();
    },
  };
}

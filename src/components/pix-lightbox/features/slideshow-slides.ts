import type PhotoSwipe from 'photoswipe';
import type { Engine } from '../photoswipe-engine.ts';
import type { ViewerContext } from '../viewer-context.ts';
import { isMotionless } from '../zoom-transition.ts';
import type { SlideshowOptions } from './slideshow-options.ts';

/** Duration of a fade in ms. */
const FADE_MS = 500;

/** Focal point of a picture, in percent, among its styles; see `tileOptions()`. */
const FOCAL_POINT = /--_position:([\d.]+)% ([\d.]+)%/;

type Slide = NonNullable<PhotoSwipe['currSlide']>;

/** The zoom level at which a picture fills the viewer; a small one is enlarged. */
const coverLevel = ({ fit, panAreaSize, elementSize }: Slide['zoomLevels']): number =>
  panAreaSize && elementSize?.x && elementSize.y
    ? Math.max(panAreaSize.x / elementSize.x, panAreaSize.y / elementSize.y)
    : fit;

/** The slides of a viewer while its slideshow plays: with its transition and its fit. */
export class SlideshowSlides {
  readonly #photoSwipe: PhotoSwipe;
  readonly #viewer: ViewerContext;
  readonly #options: SlideshowOptions;
  /** Whether the next picture is on the left. */
  readonly #rtl: boolean;
  #fade: Animation | undefined;
  #uncover: (() => void) | undefined;

  constructor({ photoSwipe }: Engine, viewer: ViewerContext, options: SlideshowOptions) {
    this.#photoSwipe = photoSwipe as PhotoSwipe;
    this.#viewer = viewer;
    this.#options = options;
    this.#rtl = viewer.host.dir === 'rtl';
  }

  /** Applies the fit; repeated calls are harmless. */
  play(): void {
    if (this.#options.fit === 'cover') this.#uncover ??= this.#cover();
  }

  /** Ends the fade, and shows whole pictures again. */
  pause(): void {
    this.#fade?.cancel();
    this.#uncover?.();
    this.#uncover = undefined;
  }

  /** Goes to the next picture. */
  next(): void {
    const { mainScroll, currIndex } = this.#photoSwipe;
    const transition = isMotionless() ? 'none' : this.#options.transition;
    const step = this.#rtl ? -1 : 1;
    const leaving = mainScroll.itemHolders[1]?.el;
    if (transition === 'slide') mainScroll.moveIndexBy(step, true);
    else this.#photoSwipe.goTo(currIndex + step);
    if (transition === 'fade' && leaving) this.#fadeOut(leaving);
  }

  /** Fades out the former slide, over the current one. */
  #fadeOut(slide: HTMLElement): void {
    const { transform = '' } = this.#photoSwipe.mainScroll.itemHolders[1]?.el.style ?? {};
    // With the background, also where the sides of the two pictures differ.
    const over = { transform, zIndex: 2, background: 'var(--_backdrop)' };
    this.#fade = slide.animate(
      [
        { ...over, opacity: 1 },
        { ...over, opacity: 0 },
      ],
      FADE_MS,
    );
  }

  /** Lets pictures fill the viewer, around their focal points; returns what ends that. */
  #cover(): () => void {
    const { options } = this.#photoSwipe;
    const { initialZoomLevel, paddingFn } = options;
    const frame = this.#viewer.host.renderRoot.querySelector('.frame');
    const apply = (changed: Partial<typeof options>, covers: boolean) => {
      Object.assign(options, changed);
      frame?.classList.toggle('covered', covers);
      this.#photoSwipe.updateSize(true);
    };
    this.#photoSwipe.on('calcBounds', this.#center);
    // A zoomed picture would stay so.
    this.#photoSwipe.currSlide?.zoomAndPanToInitial();
    apply(
      {
        initialZoomLevel: coverLevel,
        // Panels keep their space; the controls overlay the picture.
        paddingFn: (...how) => ({ left: 0, right: 0, ...paddingFn?.(...how), top: 0, bottom: 0 }),
      },
      true,
    );
    return () => {
      this.#photoSwipe.off('calcBounds', this.#center);
      apply({ initialZoomLevel, paddingFn }, false);
    };
  }

  /** Moves the centre of a slide to the focal point of its picture. */
  readonly #center = ({ slide }: { slide: Slide }): void => {
    const { pictures } = this.#viewer.options;
    const picture = pictures.at(this.#rtl ? pictures.count - 1 - slide.index : slide.index);
    const [x = 50, y = 50] =
      FOCAL_POINT.exec(picture?.style ?? '')
        ?.slice(1)
        .map(Number) ?? [];
    const { center, min, max } = slide.bounds;
    // PhotoSwipe calls the least offset the maximum.
    center.x = Math.round(min.x + ((max.x - min.x) * x) / 100);
    center.y = Math.round(min.y + ((max.y - min.y) * y) / 100);
  };
}

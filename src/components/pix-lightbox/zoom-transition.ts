import type PhotoSwipe from 'photoswipe';
import { wait } from './wait.ts';

/** Length of the transitions in ms. */
const DURATION_MS = 200;

/**
 * Animates the picture from its thumbnail on the page to full size. Only transforms are animated (FLIP): the slide has its
 * final layout from the start, so loading and input do not wait for the animation.
 */
export function zoomInTransition(viewer: PhotoSwipe, thumbnail: HTMLElement | undefined): void {
  animate(viewer, thumbnail, true);
}

/** Animates the picture back to its thumbnail, or fades it out if there is none; resolves at the end. */
export async function zoomOutTransition(
  viewer: PhotoSwipe,
  thumbnail: HTMLElement | undefined,
): Promise<void> {
  for (const { el, slide } of viewer.mainScroll.itemHolders) if (slide !== viewer.currSlide) el.hidden = true;
  animate(viewer, thumbnail, false);
  await wait(DURATION_MS);
}

/** Eases out in both directions, so that the backdrop is opaque before the controls fade in over it. */
function animate(viewer: PhotoSwipe, thumbnail: HTMLElement | undefined, zoomsIn: boolean): void {
  const timing = { duration: DURATION_MS, easing: 'cubic-bezier(0.2, 0, 0, 1)', fill: 'forwards' } as const;
  const play = (
    element: Element | undefined,
    property: string,
    large: string | number,
    small: string | number,
  ) => {
    const animation = element?.animate(
      { [property]: zoomsIn ? [small, large] : [large, small] } as PropertyIndexedKeyframes,
      timing,
    );
    // Hands the slide back to PhotoSwipe's own styles.
    if (zoomsIn) animation?.finished.then(() => animation.cancel()).catch(() => undefined);
  };
  const slide = viewer.currSlide;
  const small = thumbnail?.getBoundingClientRect();
  play(viewer.bg, 'opacity', viewer.bgOpacity, 0);
  // Hides the thumbnail: the animated picture takes its place.
  thumbnail?.animate({ visibility: ['hidden', 'hidden'] }, DURATION_MS);
  if (!slide?.width || !small?.width) {
    play(slide?.container, 'opacity', 1, 0);
    return;
  }
  const scaled = slide.currentResolution || slide.zoomLevels.initial;
  const width = slide.width * scaled;
  const height = slide.height * scaled;
  // Thumbnails are cropped to their tiles (`object-fit: cover`).
  const scale = Math.max(small.width / width, small.height / height);
  const x = (width - small.width / scale) / 2;
  const y = (height - small.height / scale) / 2;
  const atThumbnail = `translate3d(${small.left - x * scale}px, ${small.top - y * scale}px, 0) scale3d(${scale}, ${scale}, 1)`;
  play(slide.container, 'transform', slide.getCurrentTransform(), atThumbnail);
  for (const layer of slide.container.children) play(layer, 'clipPath', 'inset(0)', `inset(${y}px ${x}px)`);
}

import type PhotoSwipe from 'photoswipe';
import { wait } from './wait.ts';

/** Milliseconds. */
const DURATION = 200;

/**
 * Lets the picture grow out of its small version on the page. The slide stands at its place from the beginning and only
 * looks as if it moved: the large picture shows as soon as it is there, and nothing that a visitor does has to wait.
 */
export function growFrom(viewer: PhotoSwipe, thumbnail: HTMLElement | undefined): void {
  move(viewer, thumbnail, 'reverse');
}

/** Lets it shrink back; resolves when it is there, or has faded where there is no small version. */
export async function shrinkTo(viewer: PhotoSwipe, thumbnail: HTMLElement | undefined): Promise<void> {
  for (const { el, slide } of viewer.mainScroll.itemHolders) if (slide !== viewer.currSlide) el.hidden = true;
  move(viewer, thumbnail, 'normal');
  await wait(DURATION);
}

function move(viewer: PhotoSwipe, thumbnail: HTMLElement | undefined, direction: 'normal' | 'reverse'): void {
  const timing = {
    duration: DURATION,
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
    direction,
    fill: 'forwards',
  } as const;
  const play = (element: Element | undefined, frames: PropertyIndexedKeyframes) => {
    const movement = element?.animate(frames, timing);
    // What has grown is the slide's own again.
    if (direction === 'reverse') movement?.finished.then(() => movement.cancel()).catch(() => undefined);
  };
  const slide = viewer.currSlide;
  const small = thumbnail?.getBoundingClientRect();
  play(viewer.bg, { opacity: [viewer.bgOpacity, 0] });
  if (!slide?.width || !small?.width) {
    play(slide?.container, { opacity: [1, 0] });
    return;
  }
  const scaled = slide.currentResolution || slide.zoomLevels.initial;
  const width = slide.width * scaled;
  const height = slide.height * scaled;
  // Small versions are cropped to their tiles.
  const scale = Math.max(small.width / width, small.height / height);
  const x = (width - small.width / scale) / 2;
  const y = (height - small.height / scale) / 2;
  const there = `translate3d(${small.left - x * scale}px, ${small.top - y * scale}px, 0) scale3d(${scale}, ${scale}, 1)`;
  play(slide.container, { transform: [slide.getCurrentTransform(), there] });
  for (const layer of slide.container.children)
    play(layer, { clipPath: ['inset(0)', `inset(${y}px ${x}px)`] });
}

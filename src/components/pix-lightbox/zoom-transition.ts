import { wait } from './wait.ts';

/** Length of the transitions in ms. */
export const TRANSITION_MS = 200;

/** A picture with its backdrop, for the transitions. */
export interface Zoomable {
  backdrop: Element | undefined;
  /** Opacity of the backdrop. */
  opacity: number;
  /** Contains the picture in layers, which have the same box. */
  box: HTMLElement | undefined;
  /** Transform of the box at its final place. */
  transform: string;
  /** Size in px of the layers at that transform. */
  size: { width: number; height: number };
}

/** Whether the visitor prefers reduced motion, or the document is simulated and has no animations. */
export const isMotionless = (): boolean =>
  !('animate' in Element.prototype) || matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Animates the picture from its thumbnail on the page to full size. Only transforms are animated (FLIP): the box has its
 * final layout from the start, so loading and input do not wait for the animation.
 */
export function zoomIn(picture: Zoomable, thumbnail: HTMLElement | undefined): void {
  animate(picture, thumbnail, true);
}

/** Animates the picture back to its thumbnail, or fades it out if there is none; resolves at the end. */
export async function zoomOut(picture: Zoomable, thumbnail: HTMLElement | undefined): Promise<void> {
  if (isMotionless()) return;
  animate(picture, thumbnail, false);
  await wait(TRANSITION_MS);
}

/** Eases out in both directions, so that the backdrop is opaque before the controls fade in over it. */
function animate(picture: Zoomable, thumbnail: HTMLElement | undefined, zoomsIn: boolean): void {
  if (isMotionless()) return;
  const timing = { duration: TRANSITION_MS, easing: 'cubic-bezier(0.2, 0, 0, 1)', fill: 'forwards' } as const;
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
    // Hands the element back to its own styles.
    if (zoomsIn) animation?.finished.then(() => animation.cancel()).catch(() => undefined);
  };
  const { backdrop, opacity, box, transform, size } = picture;
  const small = thumbnail?.getBoundingClientRect();
  play(backdrop, 'opacity', opacity, 0);
  // Hides the thumbnail: the animated picture takes its place. Not by `visibility`: a hidden image cannot get the focus.
  thumbnail?.animate({ opacity: [0, 0] }, TRANSITION_MS);
  if (!box || !size.width || !small?.width) {
    play(box, 'opacity', 1, 0);
    return;
  }
  const { width, height } = size;
  // Thumbnails are cropped to their tiles (`object-fit: cover`).
  const scale = Math.max(small.width / width, small.height / height);
  const { objectPosition } = getComputedStyle(thumbnail as HTMLElement);
  const [across = 50, down = 50] = /^([\d.]+)% ([\d.]+)%$/.exec(objectPosition)?.slice(1).map(Number) ?? [];
  const x = width - small.width / scale;
  const y = height - small.height / scale;
  const left = (x * across) / 100;
  const top = (y * down) / 100;
  const atThumbnail = `translate3d(${small.left - left * scale}px, ${small.top - top * scale}px, 0) scale3d(${scale}, ${scale}, 1)`;
  play(box, 'transform', transform, atThumbnail);
  for (const layer of box.children)
    play(layer, 'clipPath', 'inset(0)', `inset(${top}px ${x - left}px ${y - top}px ${left}px)`);
}

import type PhotoSwipe from 'photoswipe';

/**
 * Passes PhotoSwipe the element on which a tap began. PhotoSwipe reads it from events on `window`, whose target is
 * retargeted to the host of the shadow root.
 */
export function retargetTaps(viewer: PhotoSwipe): void {
  let target: EventTarget | null = null;
  viewer.on('afterInit', () => {
    viewer.element?.addEventListener('pointerdown', (event) => (target = event.target), true);
  });
  const { tapHandler } = viewer.gestures;
  for (const name of ['click', 'tap', 'doubleTap'] as const) {
    const handle = tapHandler[name].bind(tapHandler);
    tapHandler[name] = (point, event) =>
      handle(point, Object.create(event, { target: { value: target } }) as PointerEvent);
  }
}

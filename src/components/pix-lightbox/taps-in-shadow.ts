import type PhotoSwipe from 'photoswipe';

/**
 * PhotoSwipe asks where a tap began by the target of a listener on `window`, which inside a shadow root is always
 * the host. This hands it the element the pointer went down on.
 */
export function tapsInShadow(viewer: PhotoSwipe): void {
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

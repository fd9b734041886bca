import type PhotoSwipe from 'photoswipe';

/** Distance in px of a pull. */
const PULL_PX = 48;

/** Calls back after a pull up of a picture that is not zoomed. PhotoSwipe itself closes after a pull in either direction. */
export function handlePullUp(viewer: PhotoSwipe, onPullUp: () => void): void {
  const distance = () => viewer.gestures.startP1.y - viewer.gestures.p1.y;
  viewer.on('verticalDrag', (event) => {
    if (distance() > 0) event.preventDefault();
  });
  viewer.on('pointerUp', () => {
    const { isDragging, dragAxis, isMultitouch } = viewer.gestures;
    const { currZoomLevel = 0, zoomLevels } = viewer.currSlide ?? {};
    const isFitted = currZoomLevel <= (zoomLevels?.fit ?? 0);
    if (isDragging && dragAxis === 'y' && !isMultitouch && isFitted && distance() > PULL_PX) onPullUp();
  });
}

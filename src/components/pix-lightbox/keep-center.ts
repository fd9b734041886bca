import type PhotoSwipe from 'photoswipe';

/**
 * Keeps what is in the centre of a zoomed picture's viewport there when the viewport gets another size, as by a rotation. PhotoSwipe
 * itself keeps what is in the upper left corner. Then it corrects the position to the bounds of the picture.
 */
export function keepCenter(viewer: PhotoSwipe): void {
  let size = { x: 0, y: 0 };
  viewer.on('viewportSize', () => {
    const { currSlide, viewportSize } = viewer;
    for (const axis of ['x', 'y'] as const)
      if (currSlide) currSlide.pan[axis] += Math.round((viewportSize[axis] - size[axis]) / 2);
    size = { ...viewportSize };
  });
}

import type { Messages } from './message.ts';

/** English texts of the viewer without its optional features. */
export const viewerBasics = {
  viewer: 'Picture viewer',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  position: 'Picture {index} of {count}: {title}',
  loadingPicture: 'Loading',
  pictureNotRead: 'This picture could not be loaded.',
  pictureBroken: 'This picture cannot be shown.',
} satisfies Messages;

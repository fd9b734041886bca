import type { Messages } from './message.ts';

/** English texts of picture walls, besides those of galleries; the viewer has the same ones. */
export const wallTexts = {
  startSlideshow: 'Start slideshow',
  pauseSlideshow: 'Pause slideshow',
  enterFullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
} satisfies Messages;

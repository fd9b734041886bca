import type { Messages } from './message.ts';

/** English texts of camera data in the info panel. */
export const cameraTexts = {
  camera: 'Camera',
  lens: 'Lens',
  exposure: 'Exposure',
  taken: 'Taken',
  location: 'Location',
} satisfies Messages;

import type { TextController } from '../../../controllers/text-controller.ts';
import type { viewerTexts } from '../../../locales/viewer.ts';

/** Name of a text of the viewer. */
export type ViewerText = keyof typeof viewerTexts;

/** The viewer's whole language. */
export type ViewerSpeech = TextController<ViewerText>;

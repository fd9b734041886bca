import type { LocalizeController } from '../../../controllers/localize-controller.ts';
import type { viewerTexts } from '../../../locales/viewer.ts';

/** Key of a text of the viewer. */
export type ViewerTextKey = keyof typeof viewerTexts;

/** All texts of the viewer, in its language. */
export type ViewerTexts = LocalizeController<ViewerTextKey>;

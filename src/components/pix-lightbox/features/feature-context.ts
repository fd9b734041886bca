import type { LocalizeController } from '../../../controllers/localize-controller.ts';
import type { viewerBasics } from '../../../locales/viewer-basics.ts';
import type { viewerTexts } from '../../../locales/viewer.ts';
import type { ViewerContext } from '../viewer-context.ts';

/** Key of a text of the viewer. */
export type ViewerTextKey = keyof typeof viewerBasics | keyof typeof viewerTexts;

/** All texts of the viewer, in its language. */
export type ViewerTexts = LocalizeController<ViewerTextKey>;

/** The viewer, with the texts of its optional features. */
export type FeatureContext = ViewerContext & { readonly texts: ViewerTexts };

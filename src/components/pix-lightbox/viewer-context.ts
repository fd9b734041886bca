import type { ReactiveControllerHost } from 'lit';
import type { LocalizeController, OwnTexts } from '../../controllers/localize-controller.ts';
import type { viewerBasics } from '../../locales/viewer-basics.ts';
import type { viewerTexts } from '../../locales/viewer.ts';
import type { Picture } from '../../tiles/picture.ts';
import type { Engine, EngineState } from './photoswipe-engine.ts';
import type { ViewerAction } from './viewer-keys.ts';
import type { ViewerOptions } from './viewer-options.ts';

/** The element that contains the viewer. */
export interface ViewerHost extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
  texts?: OwnTexts | undefined;
}

/** The viewer, reduced to what its parts read and call. */
export interface ViewerContext {
  readonly host: ViewerHost;
  readonly options: ViewerOptions;
  readonly state: EngineState;
  readonly texts: LocalizeController<keyof typeof viewerBasics>;
  /** The picture engine, once it has been loaded and while the viewer is open. */
  readonly engine: Engine | undefined;
  /** The current picture, if its record has been read. */
  readonly picture: Picture | undefined;
  /** The text of the current picture's problem; empty if there is none. */
  readonly problem: string;
  /** Whether the controls are hidden because there was no input for a while. */
  readonly isIdle: boolean;
  setIdle: (isIdle: boolean) => void;
  /** Announces a text to screen readers, by default the picture, and no other pictures while the text lasts. */
  announce: (text: string | undefined, lasts?: () => boolean) => void;
  /** Loads the current picture again. */
  retry: () => void;
  /** Runs the action of a key or a button. */
  act: (action: ViewerAction) => void;
}

/** Key of a text of the viewer. */
export type ViewerTextKey = keyof typeof viewerBasics | keyof typeof viewerTexts;

/** All texts of the viewer, in its language. */
export type ViewerTexts = LocalizeController<ViewerTextKey>;

/** The viewer, with the texts of its optional features. */
export type FeatureContext = ViewerContext & { readonly texts: ViewerTexts };

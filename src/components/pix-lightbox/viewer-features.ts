import type { Picture } from '../../tiles/picture.ts';
import type { ViewerAction } from './viewer-keys.ts';

/** Optional features of the viewer, loaded after its first picture. */
export interface ViewerFeatures {
  /** Renders the buttons of the bar. */
  tools: () => unknown;
  /** Renders the button for a caption that is cut off. */
  readMore: () => unknown;
  /** Renders the content below the caption. */
  foot: () => unknown;
  /** Renders the panels beside and above the picture. */
  panels: () => unknown;
  /** Renders the recovery actions for a picture that is not shown. */
  recoveryActions: () => unknown;
  /** A problem with the current picture that the engine does not detect; empty if there is none. */
  problem: () => string;
  /** Space in px that the features take at the bottom, and at the start and the end of a line. */
  reservedSpace: () => { bottom: number; start: number; end: number };
  /** Whether the zoom button is an entry of the menu. */
  isZoomInMenu: () => boolean;
  /** Whether the controls are hidden because there was no input for a while. */
  isIdle: () => boolean;
  /** Whether the latest press brought the controls back. */
  wasWokenByPress: () => boolean;
  /** Whether the slideshow is running: its pictures are not announced. */
  isPlaying: () => boolean;
  /** Runs an action; returns false if the features do not handle it. */
  act: (action: ViewerAction) => boolean;
  /** Called after each update of the viewer. */
  updated: () => void;
  /** Releases timers, listeners and observers. */
  stop: () => void;
}

/** Keeps the page's history in sync with the viewer. */
export interface ViewerHistory {
  /** Records the current picture; repeated calls are harmless. */
  shown: (picture: Picture) => void;
  /** Called when the viewer has closed. */
  closed: () => void;
}

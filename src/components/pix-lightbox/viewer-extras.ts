import type { Picture } from '../picture.ts';
import type { ViewerAction } from './viewer-keys.ts';

/** What is added to the viewer once its first picture is there. */
export interface ViewerExtras {
  /** Buttons for the bar. */
  tools: () => unknown;
  /** What stands below the caption. */
  foot: () => unknown;
  /** What lies beside or above the picture. */
  panels: () => unknown;
  /** What can be done when a picture does not show. */
  remedies: () => unknown;
  /** What is wrong with the picture shown, beyond what the engine knows; empty when nothing is. */
  problem: () => string;
  /** Pixels they take at the bottom and at the end of a line. */
  room: () => { bottom: number; end: number };
  /** Pictures change by themselves: that is not announced. */
  playing: () => boolean;
  /** Does what a key wants; false when there is nothing to do. */
  act: (action: ViewerAction) => boolean;
  /** Something was drawn: the picture may be another one. */
  updated: () => void;
  /** Lets go of everything. */
  stop: () => void;
}

/** What keeps the viewer in step with the page's history. */
export interface ViewerHistory {
  /** This picture is shown; said as often as one likes. */
  shown: (picture: Picture) => void;
  /** The viewer has closed. */
  closed: () => void;
}

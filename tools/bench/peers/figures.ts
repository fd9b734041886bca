import { resolve } from 'node:path';
import type { Group } from './contestants.ts';

/** The file that the documentation site shows as a table. */
export const FIGURES_FILE = resolve(import.meta.dirname, '../../../docs/figures/peers.json');

/** Median, minimum and maximum of all rounds. */
export interface Spread {
  median: number;
  least: number;
  greatest: number;
}

/** Figures of one contestant. */
export interface PeerFigures {
  id: string;
  name: string;
  versions: Record<string, string>;
  /** Compressed scripts, style sheets and fonts that were requested before the first picture was on screen, in bytes. */
  codeBytes: number;
  /** Number of these requests. */
  codeRequests: number;
  /** Compressed code in bytes that was requested until the viewer had opened: all code of a visit. Absent without a viewer. */
  codeBytesWithViewer?: number;
  /** Time from the navigation to the first picture on screen, in ms. */
  firstPicture: Spread;
  /** Time from the navigation to all pictures above the fold, in ms. */
  aboveFold: Spread;
  picturesAboveFold: number;
  /** Time in ms for which the main thread ran scripts until all pictures above the fold were on screen. */
  scriptAboveFold: Spread;
  /** The same until nothing was loading any more. */
  script: Spread;
  /** Sum in ms of what tasks took beyond 50 ms each. */
  blocking: Spread;
  /** Time from a jump to the middle of the page until pictures fill the screen, in ms; in lists of several pages. */
  jump?: Spread;
  /** Sum of all layout shifts while the page loads; 0 is best. */
  layoutShift: number;
}

/** Figures of pages that show the same pictures in the same layout. */
export interface GroupFigures extends Pick<Group, 'layout' | 'pictures'> {
  rounds: number;
  contestants: PeerFigures[];
}

/** A comparison. Only ratios of figures of the same group and run are meaningful. */
export interface Comparison {
  date: string;
  command: string;
  browser: string;
  conditions: typeof CONDITIONS;
  /** Typical interquartile range of the time to the first picture, in percent of its median: smaller differences are ties. */
  spreadPercent: number;
  groups: GroupFigures[];
}

/** Conditions that all contestants share. */
export const CONDITIONS = {
  viewport: { width: 1280, height: 800 },
  cpuSlowdown: 4,
  latencyMs: 60,
  megabitsPerSecond: 9,
} as const;

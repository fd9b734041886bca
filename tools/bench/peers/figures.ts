import { resolve } from 'node:path';

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
  /** Compressed code in bytes that was requested until the viewer had opened: all code of a visit. */
  codeBytesWithViewer: number;
  /** Time from the navigation to the first picture on screen, in ms. */
  firstPicture: Spread;
  /** Time from the navigation to all pictures above the fold, in ms. */
  aboveFold: Spread;
  picturesAboveFold: number;
  /** Sum of all layout shifts while the page loads; 0 is best. */
  layoutShift: number;
}

/** A comparison. Only ratios of figures of the same run are meaningful. */
export interface Comparison {
  date: string;
  command: string;
  browser: string;
  rounds: number;
  conditions: typeof CONDITIONS;
  /** Maximum interquartile range of a time, in percent of its median: smaller differences are ties. */
  spreadPercent: number;
  contestants: PeerFigures[];
}

/** Conditions that all contestants share. */
export const CONDITIONS = {
  pictures: 24,
  viewport: { width: 1280, height: 800 },
  cpuSlowdown: 4,
  latencyMs: 60,
  megabitsPerSecond: 9,
} as const;

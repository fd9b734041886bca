import type { CSSResult, TemplateResult } from 'lit';
import type { ButtonPart, PagePart } from './tool-button.ts';
import type { ViewerTextKey } from './viewer-context.ts';
import type { ViewerAction } from './viewer-keys.ts';

/** A tool of the viewer: a button in the bar or an entry of the menu. */
export interface Tool {
  part: ButtonPart | PagePart;
  /** Key of the text. */
  name?: ViewerTextKey;
  /** Text of a tool of the page. */
  label?: string;
  icon: TemplateResult | Node;
  /** The tool with the highest priority is a button if the bar has space for one; a tool without priority is never one. */
  priority?: number;
  /** Click handler; a link without one is simply followed. */
  act?: (event: MouseEvent) => unknown;
  /** URL of a tool that is a link. */
  href?: string;
  /** Where a link opens: a value of `target`. Default: a new tab. */
  target?: string;
  /** Key of the keyboard shortcut. */
  key?: string;
  /** Whether a toggle is on. */
  pressed?: boolean;
  /** Whether the panel of the tool is open. */
  expanded?: boolean;
}

/** Where features add content: in the bar, in the caption, below it, in the error message, and beside and above the picture. */
export type FeaturePlace = 'bar' | 'caption' | 'foot' | 'notice' | 'panel';

/** Space in px that a feature takes from the picture at the bottom, and at the start and the end of a line. */
export interface ReservedSpace {
  bottom: number;
  start: number;
  end: number;
}

/** An optional feature of the viewer, which is added after the first picture: its tools, its content and its reactions. */
export interface ViewerFeature extends Partial<Record<FeaturePlace, () => unknown>> {
  readonly styles?: CSSResult;
  tools?: () => Tool[];
  /** What its state changes of its tool, if that is there before the feature. */
  tool?: () => Partial<Tool>;
  /** A problem with the current picture that the engine does not detect; empty if there is none. */
  problem?: () => string;
  reservedSpace?: () => Partial<ReservedSpace>;
  /** Runs an action; returns false to leave it to others. */
  act?: (action: ViewerAction) => boolean;
  /** Called after each update of the viewer. */
  updated?: () => void;
  /** Releases timers, listeners and observers. */
  stop?: () => void;
}

/** All optional features of a viewer as one. */
export interface ViewerFeatures {
  /** Renders what the features add in a place. */
  added: (place: FeaturePlace) => unknown;
  problem: () => string;
  reservedSpace: () => ReservedSpace;
  act: (action: ViewerAction) => boolean;
  updated: () => void;
  stop: () => void;
}

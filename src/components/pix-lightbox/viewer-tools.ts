import type { Image } from '../../contract/models.ts';

/** Names of the viewer's tools, in the order of `all`. The part of each is its name with `-button`. */
export const TOOL_NAMES = [
  'slideshow',
  'fullscreen',
  'download',
  'share',
  'thumbnails',
  'copy-link',
  'copy-embed',
  'picture-page',
  'zoom',
  'info',
] as const;

/** Name of a tool of the viewer; `all` stands for those that are not listed. */
export type ViewerToolName = (typeof TOOL_NAMES)[number] | 'all';

/** A tool of the page in the viewer. */
export interface ViewerTool {
  /** Name of the tool; its part is the name with `-button`. */
  name: string;
  /** Text of the tool: its accessible name, and its text in the menu. */
  label: string;
  /**
   * Icon: path data of a line on a grid of 24 × 24, the URL of an image, or an element that is copied. A tool without an icon is
   * always in the menu.
   */
  icon?: string | Element | undefined;
  /** Key of the keyboard shortcut: a letter or digit that the viewer does not use. */
  key?: string | undefined;
  /** Address with fields of the record, such as `/order/{slug}`: the tool is a link. */
  href?: string | undefined;
  /** Where a link opens, such as `_blank` for a new tab. Default: the tab of the page. */
  target?: string | undefined;
  /** Called with the record of the current picture when the tool is used. */
  onClick?: ((image: Image) => unknown) | undefined;
}

/** Tools of the viewer in their order: names, separated by spaces or commas, or a list of names and tools of the page. */
export type ViewerTools = string | readonly (ViewerToolName | ViewerTool)[];

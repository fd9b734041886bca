/** Font families that need no download, by name. */
export const FONTS: Readonly<Record<string, string>> = {
  System: 'system-ui, sans-serif',
  Humanist: 'Seravek, Gill Sans Nova, Ubuntu, Calibri, sans-serif',
  Serif: 'Georgia, Times New Roman, serif',
  'Old style': 'Iowan Old Style, Palatino Linotype, Palatino, serif',
  Rounded: 'ui-rounded, Arial Rounded MT Bold, Quicksand, sans-serif',
  Monospace: 'ui-monospace, Menlo, Consolas, monospace',
};

/** The value of `font` with a family, in the size of the viewer's texts. */
export const viewerFont = (family: string) => `15px/1.4 ${family}`;

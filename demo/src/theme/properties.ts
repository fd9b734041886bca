/** How a value is chosen and checked. */
export type Kind = 'length' | 'radius' | 'gap' | 'ratio' | 'color' | 'font' | 'family';

/** Groups of controls, in order. */
export const GROUPS = ['Pictures', 'Cards', 'Controls', 'Colours', 'Viewer', 'Page'] as const;

/** How the editor shows a property. */
export interface Control {
  group: (typeof GROUPS)[number];
  kind: Kind;
  /** Ends of the slider, in px or as a ratio; kinds without a slider have none. */
  range?: readonly [min: number, max: number];
}

/**
 * The custom properties of the elements, without `--pix-`, in the order of the editor and of its CSS. Names, defaults and descriptions
 * are those of the reference, with which a test compares this table.
 */
export const PROPERTIES = {
  'tile-size': { group: 'Pictures', kind: 'length', range: [60, 400] },
  'tile-ratio': { group: 'Pictures', kind: 'ratio', range: [0.5, 2] },
  'row-height': { group: 'Pictures', kind: 'length', range: [60, 400] },
  gap: { group: 'Pictures', kind: 'length', range: [0, 48] },
  radius: { group: 'Pictures', kind: 'radius', range: [0, 48] },
  'card-size': { group: 'Cards', kind: 'length', range: [100, 480] },
  'card-ratio': { group: 'Cards', kind: 'ratio', range: [0.5, 2] },
  'card-gap': { group: 'Cards', kind: 'gap', range: [0, 64] },
  'card-radius': { group: 'Cards', kind: 'radius', range: [0, 48] },
  'control-size': { group: 'Controls', kind: 'length', range: [28, 64] },
  'control-radius': { group: 'Controls', kind: 'radius', range: [0, 32] },
  'chip-size': { group: 'Controls', kind: 'length', range: [24, 56] },
  'controls-space': { group: 'Controls', kind: 'length', range: [0, 64] },
  focus: { group: 'Colours', kind: 'color' },
  surface: { group: 'Colours', kind: 'color' },
  'control-border': { group: 'Colours', kind: 'color' },
  'control-surface': { group: 'Colours', kind: 'color' },
  'control-hover': { group: 'Colours', kind: 'color' },
  'control-active': { group: 'Colours', kind: 'color' },
  'viewer-background': { group: 'Viewer', kind: 'color' },
  'viewer-color': { group: 'Viewer', kind: 'color' },
  'viewer-button': { group: 'Viewer', kind: 'color' },
  'viewer-button-active': { group: 'Viewer', kind: 'color' },
  'viewer-panel': { group: 'Viewer', kind: 'color' },
  'viewer-focus': { group: 'Viewer', kind: 'color' },
  'viewer-font': { group: 'Viewer', kind: 'font' },
} as const satisfies Record<string, Control>;

/** Custom properties without a control: the preview has no captions below its pictures, no selection, no months, no picture wall. */
export const WITHOUT_CONTROL: readonly string[] = [
  'accent',
  'panel',
  'caption-lines',
  'month-offset',
  'wall-background',
  'wall-color',
  'wall-fade',
];

/** Properties of the page around the preview, which elements inherit; they are not part of the theme's CSS. */
export const PAGE_PROPERTIES = {
  'page-background': { group: 'Page', kind: 'color' },
  'page-color': { group: 'Page', kind: 'color' },
  'page-font': { group: 'Page', kind: 'family' },
} as const satisfies Record<string, Control>;

export type PropertyName = keyof typeof PROPERTIES;
export type PageName = keyof typeof PAGE_PROPERTIES;
export type Name = PropertyName | PageName;

const CONTROLS: Readonly<Record<Name, Control>> = { ...PROPERTIES, ...PAGE_PROPERTIES };

/** Names of all properties, in order. */
export const NAMES = Object.keys(CONTROLS) as readonly Name[];
/** Names of the custom properties, in order. */
export const PROPERTY_NAMES = Object.keys(PROPERTIES) as readonly PropertyName[];

export const controlOf = (name: Name): Control => CONTROLS[name];
export const isName = (text: string): text is Name => Object.hasOwn(CONTROLS, text);
export const isColor = (name: Name) => controlOf(name).kind === 'color';
/** Whether a property is one of the viewer, which is a child of the body. */
export const isOfViewer = (name: Name) => controlOf(name).group === 'Viewer';
/** The custom property with its prefix. */
export const customProperty = (name: PropertyName) => `--pix-${name}`;

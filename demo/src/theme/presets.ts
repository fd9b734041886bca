import { LOOKS, type Preset } from './looks.ts';
import { DEFAULT_THEME } from './theme.ts';

/** Themes to start from; the first one has all defaults. */
export const PRESETS: readonly [Preset, ...Preset[]] = [
  { name: 'Defaults', theme: DEFAULT_THEME },
  {
    name: 'Tight mosaic',
    theme: {
      look: 'tight-mosaic',
      values: {
        'tile-size': '130px',
        'row-height': '150px',
        gap: '2px',
        radius: '0px',
        'card-gap': '2px',
        'card-radius': '0px',
        'control-radius': '0px',
      },
      dark: {},
    },
  },
  ...LOOKS,
  {
    name: 'Prints on warm paper',
    theme: {
      look: 'prints-on-warm-paper',
      values: {
        'tile-size': '200px',
        'tile-ratio': '4 / 5',
        'row-height': '220px',
        gap: '28px',
        radius: '0px',
        'card-ratio': '4 / 5',
        'card-gap': '36px 28px',
        'card-radius': '0px',
        'control-radius': '2px',
        focus: '#8a3a12',
        'viewer-background': '#f4efe6',
        'viewer-color': '#2a241d',
        'viewer-button': '#e9e1d3',
        'viewer-button-active': '#d9cfbd',
        'viewer-panel': '#fffdf8',
        'viewer-focus': '#8a3a12',
        'viewer-font': '16px/1.5 Iowan Old Style, Palatino Linotype, Palatino, serif',
        'page-background': '#f4efe6',
        'page-color': '#221d17',
        'page-font': 'Iowan Old Style, Palatino Linotype, Palatino, serif',
        'control-border': '#857a6a',
      },
      dark: {
        focus: '#f0a878',
        'control-border': '#8f8577',
        'viewer-background': '#1b1815',
        'viewer-color': '#f2ebdf',
        'viewer-button': '#2e2924',
        'viewer-button-active': '#453e36',
        'viewer-panel': '#26221e',
        'viewer-focus': '#f0a878',
        'page-background': '#1b1815',
        'page-color': '#f2ebdf',
      },
    },
  },
  {
    name: 'Rounded cards',
    theme: {
      look: 'rounded-cards',
      values: {
        gap: '14px',
        radius: '18px',
        'card-size': '200px',
        'card-ratio': '1',
        'card-gap': '28px 18px',
        'card-radius': '28px',
        'control-size': '46px',
        'control-radius': '23px',
        'chip-size': '36px',
        'control-border': '#7a6ff0',
        'control-hover': '#eeecff',
        'control-active': '#dcd8ff',
        focus: '#4f3ff0',
      },
      dark: {
        'control-border': '#8d84f5',
        'control-hover': '#25223f',
        'control-active': '#37325f',
        focus: '#a49cff',
      },
    },
  },
  {
    name: 'Light viewer',
    theme: {
      look: 'light-viewer',
      values: {
        'viewer-background': '#ffffff',
        'viewer-color': '#1c1b1a',
        'viewer-button': '#f1f0ee',
        'viewer-button-active': '#dfddd9',
        'viewer-panel': '#ffffff',
        'viewer-focus': '#1d4ed8',
      },
      dark: {
        'viewer-background': '#000000',
        'viewer-color': '#ffffff',
        'viewer-button': '#262626',
        'viewer-button-active': '#404040',
        'viewer-panel': '#1a1a1a',
        'viewer-focus': '#ffffff',
      },
    },
  },
  {
    name: 'Large and calm',
    theme: {
      look: 'large-and-calm',
      values: {
        'tile-size': '320px',
        'tile-ratio': '3 / 2',
        'row-height': '320px',
        gap: '20px',
        radius: '6px',
        'card-size': '300px',
        'card-ratio': '16 / 9',
        'card-radius': '6px',
        'control-radius': '6px',
        'controls-space': '28px',
        surface: '#e7ecef',
        focus: '#0f6a7d',
      },
      dark: { surface: '#22282b', focus: '#5cc4d8' },
    },
  },
];

/** The preset with a look; `undefined` without one. */
export const presetWithLook = (look: string | null | undefined): Preset | undefined =>
  PRESETS.find(({ theme }) => look && theme.look === look);

import type { GALLERY_OPTIONS } from '../../../src/embed/mount-config.ts';

/** Options that attributes can set: those of a gallery, and the aspect ratio of a single picture. */
export type OptionName =
  | {
      [Name in keyof typeof GALLERY_OPTIONS]: (typeof GALLERY_OPTIONS)[Name] extends undefined ? never : Name;
    }[keyof typeof GALLERY_OPTIONS]
  | 'ratio';

/** Groups of the form, in order. */
export const GROUPS = {
  pictures: 'Which pictures',
  look: 'Layout and paging',
  visitors: 'For visitors',
} as const;

export type GroupName = keyof typeof GROUPS;

/** What the form says about an option. */
export interface OptionText {
  group: GroupName;
  label: string;
  /** Example of a value, in the empty field. */
  placeholder?: string;
  /** Name of the default, for an option whose first value is not the default. */
  absent?: string;
  /** Values that are offered, for an option that accepts more. */
  values?: readonly string[];
  /** Names of values; others are their own names. */
  names?: Readonly<Record<string, string>>;
  /** What a text must match. */
  pattern?: RegExp;
}

/** Labels of the choices that add markup to a container. */
export const MARKUP_LABELS = {
  captions: 'Titles on the pictures',
  link: 'A link in case the pictures do not load',
} as const;

/** Texts of all options, in the order of the form and of the attributes. */
export const OPTION_TEXTS: Readonly<Record<OptionName, OptionText>> = {
  q: { group: 'pictures', label: 'Search words', placeholder: 'harbour' },
  category: { group: 'pictures', label: 'Category', placeholder: 'Any' },
  tag: { group: 'pictures', label: 'Tag', placeholder: 'Any' },
  user: { group: 'pictures', label: 'User', placeholder: 'Any' },
  album: { group: 'pictures', label: 'In the album', placeholder: 'Any' },
  sort: {
    group: 'pictures',
    label: 'Order',
    names: {
      newest: 'Newest first',
      oldest: 'Oldest first',
      popular: 'Most viewed first',
      size: 'Largest files first',
    },
  },
  limit: { group: 'pictures', label: 'How many' },
  layout: {
    group: 'look',
    label: 'Layout',
    names: { grid: 'Grid', rows: 'Rows', columns: 'Columns', carousel: 'Carousel' },
  },
  paging: {
    group: 'look',
    label: 'More pictures',
    names: { none: 'None', more: 'By a button', scroll: 'On scroll', pages: 'By page numbers' },
  },
  autoPages: { group: 'look', label: 'Loads before a button', placeholder: '5' },
  page: { group: 'look', label: 'First page', placeholder: '1' },
  ratio: {
    group: 'look',
    label: 'Shape of the space',
    placeholder: '3:2',
    pattern: /^\d+(\.\d+)?[:/]\d+(\.\d+)?$/,
  },
  quality: {
    group: 'look',
    label: 'Sharpness',
    absent: 'Auto',
    names: { fast: 'Fast', sharp: 'Sharp' },
  },
  controls: {
    group: 'visitors',
    label: 'Controls',
    names: { search: 'Search', sort: 'Order', category: 'Categories', tags: 'Tags', count: 'Count' },
  },
  sync: { group: 'visitors', label: 'Keep visitors’ choices in the address' },
  history: {
    group: 'visitors',
    label: 'Link to each picture',
    absent: 'Off',
    values: ['?photo', '#photo'],
  },
};

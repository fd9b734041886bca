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
  category: { group: 'pictures', label: 'Category' },
  tag: { group: 'pictures', label: 'Tag' },
  user: { group: 'pictures', label: 'User' },
  album: { group: 'pictures', label: 'In the album', placeholder: 'Token' },
  sort: { group: 'pictures', label: 'Order' },
  limit: { group: 'pictures', label: 'How many' },
  layout: { group: 'look', label: 'Layout' },
  paging: {
    group: 'look',
    label: 'Load more',
    names: { none: 'no', more: 'by a button', scroll: 'on scroll', pages: 'by page numbers' },
  },
  autoPages: { group: 'look', label: 'Loads before a button', placeholder: '5' },
  page: { group: 'look', label: 'First page', placeholder: '1' },
  ratio: {
    group: 'look',
    label: 'Reserved aspect ratio',
    placeholder: '3:2',
    pattern: /^\d+(\.\d+)?[:/]\d+(\.\d+)?$/,
  },
  quality: {
    group: 'look',
    label: 'Full pictures in place of thumbnails',
    absent: 'if their files are small',
    names: { fast: 'never', sharp: 'always' },
  },
  controls: { group: 'visitors', label: 'Controls' },
  sync: { group: 'visitors', label: 'Keep visitors’ choices in the URL' },
  history: {
    group: 'visitors',
    label: 'Address of the open picture',
    absent: 'no',
    values: ['?picture', '#picture'],
  },
};

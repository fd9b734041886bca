import type { ELEMENT_OPTIONS } from '../../../src/components/element-options.ts';
import type { ViewerToolName } from '../../../src/components/pix-lightbox/viewer-tools.ts';
import { CONTROL_FILTERS } from '../../../src/controllers/visitor-query.ts';
import type { GALLERY_OPTIONS } from '../../../src/embed/mount-config.ts';
import type { Kind } from './kinds.ts';

/** Options that attributes can set: those of a gallery, and those that only a single picture has. */
export type OptionName = keyof typeof ELEMENT_OPTIONS | keyof typeof GALLERY_OPTIONS | 'ratio';

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
  /** Example of a value, in the empty field: no words, since it is not translated. */
  placeholder?: string;
  /** Name of the default, for an option whose first value is not the default; for a text or a number, it is in the empty field. */
  absent?: string;
  /** Name of the default of a kind of container that has another one: all values are offered then. */
  absentOf?: { [Name in Kind]?: string };
  /** Values that are offered, for an option that accepts more. */
  values?: readonly string[];
  /** Those of them that a kind of container accepts, for kinds that do not accept all. */
  valuesOf?: { [Name in Kind]?: readonly string[] };
  /** Names of values; others are their own names. */
  names?: Readonly<Record<string, string>>;
  /** What a text must match. */
  pattern?: RegExp;
}

/** Labels of the choices that add markup to a container. */
export const MARKUP_LABELS = {
  consent: 'Ask visitors before anything loads',
  fallback: 'A link in case the pictures do not load',
} as const;

/** Names of the tools of the viewer. */
const TOOLS = {
  slideshow: 'Slideshow',
  fullscreen: 'Full screen',
  download: 'Download',
  share: 'Share',
  thumbnails: 'Thumbnails',
  'copy-link': 'Copy link',
  'copy-embed': 'Copy embed code',
  'picture-page': 'Picture page',
  zoom: 'Zoom',
  info: 'Info',
} as const satisfies Record<Exclude<ViewerToolName, 'all'>, string>;

/** Values of `link`: a word or an address. */
const LINK = /^(viewer|page|none|(https?:\/\/|[./?#])\S*)$/;

/** Texts of all options with their literal types. */
const TEXTS = {
  q: { group: 'pictures', label: 'Search words', absent: 'Any' },
  category: { group: 'pictures', label: 'Category', absent: 'Any' },
  tag: { group: 'pictures', label: 'Tag', absent: 'Any' },
  user: { group: 'pictures', label: 'User', absent: 'Any' },
  album: { group: 'pictures', label: 'In the album', absent: 'Any' },
  sort: {
    group: 'pictures',
    label: 'Order',
    absentOf: { album: 'As in the album' },
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
  group: {
    group: 'look',
    label: 'Headings',
    absent: 'None',
    values: ['month'],
    names: { month: 'Months' },
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
  caption: {
    group: 'look',
    label: 'Captions',
    absent: 'None',
    values: ['below', 'over', 'hover'],
    valuesOf: { wall: ['over'] },
    names: { below: 'Below the pictures', over: 'On the pictures', hover: 'On hover' },
  },
  captionText: {
    group: 'look',
    label: 'Text of captions',
    placeholder: '{title} – {category}',
    pattern: /^(title|description|[^{}]*\{\w+\}.*)$/,
  },
  focalPoint: {
    group: 'look',
    label: 'Centre of what is cropped',
    placeholder: '50% 30%',
    pattern: /^(tags|\d+(\.\d+)?% \d+(\.\d+)?%)$/,
  },
  placeholder: {
    group: 'look',
    label: 'Until a picture is there',
    absent: 'Grey',
    values: ['color'],
    names: { color: 'A colour for each picture' },
  },
  imageUrl: {
    group: 'look',
    label: 'Pictures from another address',
    placeholder: 'https://cdn.example/{width}/{path}',
    pattern: /^(https?:\/\/|[./?])\S*$/,
  },
  controls: {
    group: 'visitors',
    label: 'Controls',
    values: Object.keys(CONTROL_FILTERS),
    names: { search: 'Search', sort: 'Order', category: 'Categories', tags: 'Tags', count: 'Count' },
  },
  sync: { group: 'visitors', label: 'Keep visitors’ choices in the address' },
  alt: {
    group: 'visitors',
    label: 'Screen readers read',
    absent: 'Title',
    values: ['description'],
    names: { description: 'Description' },
  },
  link: {
    group: 'visitors',
    label: 'A click leads to',
    placeholder: 'viewer, page, none, /photo/{slug}',
    pattern: LINK,
  },
  tools: {
    group: 'visitors',
    label: 'Only these tools in the viewer',
    values: Object.keys(TOOLS),
    names: TOOLS,
  },
  interval: { group: 'visitors', label: 'Seconds per picture in slideshows', placeholder: '5' },
  transition: {
    group: 'visitors',
    label: 'Transition in slideshows',
    absent: 'None',
    values: ['slide', 'fade'],
    names: { slide: 'Slide', fade: 'Fade' },
  },
  fit: {
    group: 'visitors',
    label: 'Fit in slideshows',
    absent: 'Whole pictures',
    values: ['cover'],
    names: { cover: 'Fill the space' },
  },
  info: {
    group: 'visitors',
    label: 'Read from files, in the viewer’s info',
    values: ['exif', 'location'],
    names: { exif: 'Camera, exposure, date', location: 'Place' },
  },
  history: {
    group: 'visitors',
    label: 'Link to each picture',
    absent: 'Off',
    values: ['?photo', '#photo'],
  },
  live: { group: 'visitors', label: 'Seconds until new pictures', absent: 'Never' },
  select: { group: 'visitors', label: 'Select pictures, and download them' },
} as const satisfies Readonly<Record<OptionName, OptionText>>;

/** Texts of all options, in the order of the form and of the attributes. */
export const OPTION_TEXTS: Readonly<Record<OptionName, OptionText>> = TEXTS;

/** The literal texts of an option: its label, and names of values. */
type WordsOf<Text> =
  | (Text extends { label: infer Word } ? Word : never)
  | (Text extends { absent: infer Word } ? Word : never)
  | (Text extends { absentOf: infer Words } ? Words[keyof Words] : never)
  | (Text extends { names: infer Names } ? Names[keyof Names] : never);

/** A text of options for people, in English: the plugin for WordPress translates it. */
export type OptionWord = { [Name in OptionName]: WordsOf<(typeof TEXTS)[Name]> }[OptionName];

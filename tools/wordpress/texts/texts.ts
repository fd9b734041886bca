import { KIND_LABELS } from '../../../demo/src/snippet/kinds.ts';
import { GROUPS, type OptionWord } from '../../../demo/src/snippet/option-texts.ts';
import { albumTexts } from '../../../src/locales/albums.ts';
import { explorerTexts } from '../../../src/locales/explorer.ts';
import type { Locale } from '../../../src/locales/locale.ts';
import { pagerTexts } from '../../../src/locales/pager.ts';

/** English texts of the plugin of its own. */
export const OWN_TEXTS = {
  ...KIND_LABELS,
  ...GROUPS,
  noService: 'Set the address of your picture service in Settings → Pix.',
  settings: 'Settings',
  address: 'Address of the picture service',
  aboutAddress: 'Only public pictures are shown. No key is needed.',
  privacy: 'Privacy',
  consent: 'Ask visitors before pictures load',
  invalidAddress: 'Enter an address such as https://pix.example, without a user name or a password.',
  noAnswer: 'No picture service answers at this address.',
  constant: 'The address is that of PIX_SERVICE in wp-config.php.',
  secret: 'This looks like an API key, which must stay secret. Revoke it.',
  plugin:
    'Galleries, albums and pictures of a Pix service: a block with an album chooser, a shortcode, and links to pictures.',
  description: 'Pictures of your picture service: galleries, albums, single pictures.',
  keywordGallery: 'gallery',
  keywordAlbum: 'album',
  keywordPhotos: 'photos',
  whatToShow: 'What do you want to show?',
  chooseAlbum: 'Choose an album',
  choosePicture: 'Choose a picture',
  searchAlbums: 'Search albums',
  nothingFound: 'Nothing found.',
  tokenOfAlbum: 'Token of the album',
  slugOfPicture: 'Short name of the picture',
  all: 'All',
  invalidValue: 'This value has no effect.',
  preview: 'Preview of the pictures',
} as const;

const { albumsFailed, picturesFailed, checkConnection, tryAgain } = albumTexts;
const { search, facet } = explorerTexts;

/** English texts of the plugin that elements have, too, by their keys in `src/locales/`. */
export const SHARED_TEXTS = {
  albumsFailed,
  picturesFailed,
  checkConnection,
  tryAgain,
  search,
  facet,
  showMore: pagerTexts.showMore,
} as const;

/** All texts that code of the plugin names. */
export const TEXTS = { ...OWN_TEXTS, ...SHARED_TEXTS };

export type TextKey = keyof typeof TEXTS;

/** English texts of options that elements have, too, by their keys in `src/locales/`. */
export const SHARED_OPTION_TEXTS = {
  byCategory: 'Category',
  sortNewest: 'Newest first',
  sortOldest: 'Oldest first',
  months: 'Months',
  byTag: 'Tags',
  enterFullscreen: 'Full screen',
  download: 'Download',
  share: 'Share',
  thumbnails: 'Thumbnails',
  copyLink: 'Copy link',
  copyEmbed: 'Copy embed code',
  info: 'Info',
} as const satisfies { [Key in keyof Locale]?: OptionWord };

/** A text of options that elements do not have. */
export type OwnOptionText = Exclude<
  OptionWord,
  (typeof SHARED_OPTION_TEXTS)[keyof typeof SHARED_OPTION_TEXTS]
>;

/** The texts of the plugin in a language, beside those of `src/locales/` and of options. */
export type PluginTexts = Readonly<Record<keyof typeof OWN_TEXTS, string>>;

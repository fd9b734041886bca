import type { albumTexts } from './albums.ts';
import type { cameraTexts } from './camera.ts';
import type { explorerTexts } from './explorer.ts';
import type { galleryTexts } from './gallery.ts';
import type { imageTexts } from './image.ts';
import type { Messages } from './message.ts';
import type { monthTexts } from './months.ts';
import type { pagerTexts } from './pager.ts';
import type { selectionTexts } from './selection.ts';
import type { statusTexts } from './status.ts';
import type { updateTexts } from './updates.ts';
import type { viewerBasics } from './viewer-basics.ts';
import type { viewerTexts } from './viewer.ts';
import type { wallTexts } from './wall.ts';

/** Keys of all texts of the components. */
export type TextKey =
  | keyof typeof galleryTexts
  | keyof typeof pagerTexts
  | keyof typeof updateTexts
  | keyof typeof monthTexts
  | keyof typeof selectionTexts
  | keyof typeof albumTexts
  | keyof typeof imageTexts
  | keyof typeof viewerBasics
  | keyof typeof viewerTexts
  | keyof typeof cameraTexts
  | keyof typeof wallTexts
  | keyof typeof explorerTexts
  | keyof typeof statusTexts;

/** All texts of one language. */
export type Locale = Messages<TextKey>;

/** The texts of a language, and the tags whose number and plural rules apply. */
export interface ResolvedLocale {
  /** Language tag of numbers and plurals; `Intl` supports it. */
  lang: string;
  /** Language tag of numbers and plurals for texts that the page sets itself, which may be in any language. */
  own?: string;
  /** Texts of the language; English ones if absent. */
  texts?: Locale | undefined;
}

/** Languages that have been loaded, by the tag that elements request. */
export const loadedLocales = new Map<string, ResolvedLocale>([['en', { lang: 'en' }]]);

import { TEXTS, type TextKey } from '../texts/texts.ts';
import { wp } from './wp.ts';

const { __ } = wp.i18n;

/** A text of the plugin in the language of the user; `values` replace names in braces. */
export const text = (key: TextKey, values: Readonly<Record<string, string>> = {}): string =>
  __(TEXTS[key], 'pix').replace(/\{(\w+)\}/g, (named, name: string) => values[name] ?? named);

/** The label of an option, a value or a group. */
export const label = (english: string): string => __(english, 'pix');

import { escapeHtml } from '../internal/escape-html.ts';
import { monthName, hasMonths, partsByMonth } from './months.ts';
import type { Picture } from './picture.ts';
import { warnOnce } from './warn.ts';

/** Pictures of a gallery on a server: those of a month below the heading, or all of them. */
export interface ServerGroup {
  /** The heading, as HTML; empty without one. */
  heading: string;
  pictures: readonly Picture[];
}

/** Options that decide on headings of months. */
interface MonthOptions {
  group?: string | undefined;
  sort?: string | undefined;
  lang?: string | undefined;
}

/** Class of headings of months. */
const CLASS = 'pix-month';

/** Style sheet for what inline styles cannot express. */
export const MONTHS_SHEET = `.${CLASS}::first-letter{text-transform:uppercase}`;

/** Height of a heading in a list, which depends on the text size of the page: that of `monthStyles`. */
export const MONTH_LENGTH = '2.8125em';

const HEADING =
  'box-sizing:border-box;overflow:hidden;margin:0;padding:.75em 0 .5em;font:inherit;font-size:1.125em;font-weight:600;' +
  'line-height:1.25;text-overflow:ellipsis;white-space:nowrap';

/** Above the first picture of a month in a carousel. */
const ABOVE_TILE = 'position:absolute;inset-block-start:0;inset-inline:0';

/** A language that `Intl` supports: English without a valid one. */
function languageOf(lang = ''): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(lang.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/**
 * Divides pictures by month, with a heading each, if that is wanted; otherwise into one group without a heading.
 *
 * @param isStrip Whether the pictures are in one row: headings are short then, and above the first picture of a month.
 */
export function groupsByMonth(
  pictures: readonly Picture[],
  { group, sort, lang }: MonthOptions,
  isStrip: boolean,
): readonly ServerGroup[] {
  if (!group || !hasMonths(group, sort || 'newest', warnOnce)) return [{ heading: '', pictures }];
  const language = languageOf(lang);
  return partsByMonth(pictures).map(({ month, items }) => {
    const name = month === undefined ? '' : monthName(month, language, isStrip ? 'short' : 'long');
    const styles = isStrip ? `${HEADING};${ABOVE_TILE}` : HEADING;
    const heading = name && `<h3 class="${CLASS}" style="${styles}">${escapeHtml(name)}</h3>`;
    return { heading, pictures: items };
  });
}

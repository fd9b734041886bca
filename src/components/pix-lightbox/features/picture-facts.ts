import { MAX_TAGS } from '../../../contract/limits.ts';
import type { Image } from '../../../contract/models.ts';
import { wholeNumber } from '../../../internal/counts.ts';
import { isFocusTag } from '../../../internal/focus-tag.ts';
import { plainText } from '../../../internal/untrusted.ts';
import type { Picture } from '../../../tiles/picture.ts';
import type { ViewerTextKey, ViewerTexts } from '../viewer-context.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** The facts of a record as pairs of name and text; missing and invalid ones are left out. */
export function pictureFacts(picture: Picture, { t, number, lang }: ViewerTexts): [ViewerTextKey, string][] {
  // Records are untrusted: any field may be missing or of another type.
  const record = picture.image as { [Name in keyof Image]?: unknown } & { owner?: unknown };
  const { width, height } = (record.dimensions ?? {}) as Record<string, unknown>;
  const [across, down, bytes, views] = [width, height, record.file_size, record.views].map(wholeNumber);
  const time = parseTimestamp(record.created_at);
  const facts: Partial<Record<ViewerTextKey, string | false | undefined>> = {
    owner: plainText(record.owner),
    uploaded: time !== undefined && formatDate(time, lang),
    pixelSize: !!across && !!down && t('pixels', { width: across, height: down }),
    fileSize: !!bytes && formatBytes(bytes, lang),
    fileFormat: plainText(record.format),
    views: views !== undefined && number(views),
    category: plainText(record.category),
  };
  return Object.entries(facts).filter((fact): fact is [ViewerTextKey, string] => !!fact[1]);
}

/** The tags of a picture that are text, at most as many as the service stores. */
export function tagsOf({ image }: Picture): string[] {
  const { tags } = image as { tags?: unknown };
  return Array.isArray(tags)
    ? tags
        .slice(0, MAX_TAGS)
        .map(plainText)
        .filter((tag) => tag && !isFocusTag(tag))
    : [];
}

function formatDate(time: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', calendar: 'gregory', timeZone: 'UTC' }).format(
    time,
  );
}

function formatBytes(bytes: number, lang: string): string {
  const power = Math.max(0, Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3)));
  return new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: power ? 'short' : 'long',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1000 ** power);
}

const TIMESTAMP = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d):(\d\d)/;

/**
 * Parses a record's timestamp as UTC, in ms since 1970; `undefined` for invalid dates, dates before 1991 and dates in the
 * future.
 */
function parseTimestamp(value: unknown, now = Date.now()): number | undefined {
  const parts = TIMESTAMP.exec(plainText(value));
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map(Number);
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  const isValid = new Date(time).toISOString().startsWith(parts[0].replace(' ', 'T'));
  return isValid && year > 1990 && time < now + 86_400_000 ? time : undefined;
}

import type { Image } from '../../../contract/models.ts';
import { plainText } from '../../../internal/plain-text.ts';
import { wholeNumber } from '../../../internal/whole-number.ts';
import type { Picture } from '../../picture.ts';
import { parseTimestamp } from './parse-timestamp.ts';
import type { ViewerSpeech, ViewerText } from './viewer-speech.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** What a record says about its picture: name and text; what it does not say, or not sensibly, is left out (R27). */
export function pictureFacts(picture: Picture, { say, number, lang }: ViewerSpeech): [ViewerText, string][] {
  // Records come from strangers: any field may be missing or of another kind than the type says.
  const record = picture.image as { [Name in keyof Image]?: unknown } & { owner?: unknown };
  const { width, height } = (record.dimensions ?? {}) as Record<string, unknown>;
  const [across, down, bytes, views] = [width, height, record.file_size, record.views].map(wholeNumber);
  const time = parseTimestamp(record.created_at);
  const tags = Array.isArray(record.tags) ? record.tags.map(plainText).filter(Boolean) : [];
  const facts: Partial<Record<ViewerText, string | false | undefined>> = {
    owner: plainText(record.owner),
    uploaded: time !== undefined && inWords(time, lang),
    pixelSize: !!across && !!down && say('pixels', { width: across, height: down }),
    fileSize: !!bytes && inUnits(bytes, lang),
    fileFormat: plainText(record.format),
    views: views !== undefined && number(views),
    category: plainText(record.category),
    tags: tags.join(', '),
  };
  return Object.entries(facts).filter((fact): fact is [ViewerText, string] => !!fact[1]);
}

function inWords(time: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}

function inUnits(bytes: number, lang: string): string {
  const step = Math.max(0, Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3)));
  return new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: UNITS[step],
    unitDisplay: step ? 'short' : 'long',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1000 ** step);
}

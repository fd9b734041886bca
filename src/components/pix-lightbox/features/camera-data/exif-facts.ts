import { plainText } from '../../../../internal/untrusted.ts';
import type { cameraTexts } from '../../../../locales/camera.ts';
import type { Exif } from './read-exif.ts';

/** Key of the text of a fact. */
type FactKey = keyof typeof cameraTexts;

/** Camera data as pairs of name and text, in a language; what the file does not have is left out. */
export function exifFacts(exif: Exif, lang: string): [FactKey, string][] {
  const facts: Record<FactKey, string> = {
    camera: cameraOf(exif),
    lens: plainText(exif.lens),
    exposure: exposureOf(exif, lang),
    taken: takenOf(exif, lang),
    location: locationOf(exif, lang),
  };
  return (Object.entries(facts) as [FactKey, string][]).filter(([, text]) => text);
}

/** Maker and model, of which many cameras repeat the maker in the model. */
function cameraOf({ make, model }: Exif): string {
  const [maker = ''] = plainText(make).split(' ');
  const name = plainText(model);
  const isNamed = !name || name.toLowerCase().startsWith(maker.toLowerCase());
  return isNamed ? name || plainText(make) : `${plainText(make)} ${name}`;
}

const format = (value: number, lang: string, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 1, useGrouping: false, ...options }).format(value);

/** Values as cameras show them, such as 1/250 s. Symbols of units are the same in all languages. */
function exposureOf({ exposureTime: seconds, fNumber, iso, focalLength }: Exif, lang: string): string {
  const time =
    seconds && (seconds < 0.3 ? `1/${format(Math.round(1 / seconds), lang)}` : format(seconds, lang));
  return [
    time && `${time}\u00a0s`,
    fNumber && `f/${format(fNumber, lang)}`,
    iso && `ISO\u00a0${format(iso, lang)}`,
    focalLength && `${format(focalLength, lang)}\u00a0mm`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Time on the clock of the camera, whose time zone is unknown. */
function takenOf({ taken = '' }: Exif, lang: string): string {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)/.exec(taken);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (parts ?? []).slice(1).map(Number);
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  // Also false for zeros, which cameras write whose clock has not been set.
  const isValid = parts && new Date(time).toISOString().startsWith(taken.slice(0, 10).replaceAll(':', '-'));
  const options = { dateStyle: 'long', timeStyle: 'short', calendar: 'gregory', timeZone: 'UTC' } as const;
  return isValid ? new Intl.DateTimeFormat(lang, options).format(time) : '';
}

function locationOf({ position }: Exif, lang: string): string {
  const options = { style: 'unit', unit: 'degree', unitDisplay: 'narrow', maximumFractionDigits: 5 } as const;
  return position?.map((degrees) => format(degrees, lang, options)).join(' · ') ?? '';
}

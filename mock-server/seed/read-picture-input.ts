import { SLUG_PATTERN } from '../../src/contract/limits.ts';
import { readTime } from '../http/read-time.ts';
import type { DayViews, PictureSeed } from '../store/records.ts';
import { listAt, objectAt, readItem, readStrings } from './read-item.ts';
import { readPictureFile } from './read-picture-file.ts';

const FIELDS = [
  ...['slug', 'title', 'description', 'category', 'tags', 'width', 'height', 'format', 'bytes', 'fileSize'],
  ...['views', 'days', 'isPublic', 'owner', 'createdAt', 'deleteToken'],
];

const COUNT = { min: 0, max: Number.MAX_SAFE_INTEGER, whole: true } as const;

/** Defaults for missing fields of a picture. */
export interface PictureDefaults {
  owner: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** Validates a picture of a seed and adds defaults. */
export function readPictureInput(place: string, value: unknown, defaults: PictureDefaults): PictureSeed {
  return readItem(place, value, FIELDS, (item): PictureSeed => {
    const { reader, fields } = item;
    const expected = '1 to 64 of a-z 0-9 - _, the first and last a letter or digit, not all digits';
    const slug = reader.requiredText('slug', { pattern: SLUG_PATTERN, expected });
    const deleteToken = reader.text('deleteToken', { min: 1 });
    const days = readDays(`${place}.days`, fields['days']);
    return {
      slug,
      title: reader.text('title') || slug,
      description: reader.text('description') ?? '',
      category: reader.text('category') ?? '',
      tags: readStrings(item, 'tags', 'strings'),
      views: reader.number('views', COUNT) ?? 0,
      isPublic: reader.boolean('isPublic') ?? true,
      owner: reader.text('owner', { min: 1 }) ?? defaults.owner,
      createdAt:
        fields['createdAt'] === undefined ? defaults.createdAt : readTime(fields['createdAt'], 'createdAt'),
      ...readPictureFile(item, slug),
      ...(days && { days }),
      ...(deleteToken !== undefined && { deleteToken }),
    };
  });
}

function readDays(place: string, value: unknown): readonly DayViews[] | undefined {
  return listAt(place, value)?.map((entry, at) =>
    readItem(`${place}[${at}]`, entry, ['day', 'views', 'referrers'], ({ fields, reader }) => ({
      day: reader.requiredText('day', { pattern: /^\d{4}-\d{2}-\d{2}$/, expected: 'a day as YYYY-MM-DD' }),
      views: reader.number('views', COUNT) ?? 0,
      referrers: readReferrers(`${place}[${at}].referrers`, fields['referrers'] ?? {}),
    })),
  );
}

/** Reads views by host. */
function readReferrers(place: string, value: unknown): DayViews['referrers'] {
  const hosts = Object.keys(objectAt(place, value));
  return readItem(place, value, hosts, ({ reader }) =>
    Object.fromEntries(hosts.map((host) => [host, reader.number(host, COUNT) ?? 0])),
  );
}

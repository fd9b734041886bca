import { SLUG_PATTERN } from '../../src/contract/limits.ts';
import { readTime } from '../control/read-time.ts';
import { BodyReader } from '../http/body-reader.ts';
import type { DayViews, PictureSeed } from '../store/records.ts';

import { listAt, objectAt, readItem, type ItemReader } from './read-item.ts';
import { readPictureFile } from './read-picture-file.ts';

const FIELDS = [
  ...['slug', 'title', 'description', 'category', 'tags', 'width', 'height', 'format', 'bytes', 'fileSize'],
  ...['views', 'days', 'isPublic', 'owner', 'createdAt', 'deleteToken'],
];

/** What stands in for what a picture does not say. */
export interface PictureDefaults {
  owner: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** Checks a picture of a seed and fills in what it leaves out. */
export function readPictureInput(place: string, value: unknown, defaults: PictureDefaults): PictureSeed {
  return readItem(place, value, FIELDS, (item): PictureSeed => {
    const { reader, fields } = item;
    const means = '1 to 64 of a-z 0-9 - _, the first and last no sign, not all digits';
    const slug = reader.requiredText('slug', { pattern: SLUG_PATTERN, means });
    const deleteToken = reader.text('deleteToken', { min: 1 });
    const days = readDays(place, fields['days']);
    return {
      slug,
      title: reader.text('title') || slug,
      description: reader.text('description') ?? '',
      category: reader.text('category') ?? '',
      tags: readTags(item),
      views: reader.number('views', { min: 0, max: Number.MAX_SAFE_INTEGER, whole: true }) ?? 0,
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
  const count = { min: 0, max: Number.MAX_SAFE_INTEGER, whole: true } as const;
  return listAt(`${place}.days`, value)?.map((entry, at) =>
    readItem(`${place}.days[${at}]`, entry, ['day', 'views', 'referrers'], ({ fields, reader }) => {
      const day = reader.requiredText('day', {
        pattern: /^\d{4}-\d{2}-\d{2}$/,
        means: 'a day as YYYY-MM-DD',
      });
      const views = reader.number('views', count) ?? 0;
      const hosts = new BodyReader(objectAt(`${place}.days[${at}].referrers`, fields['referrers'] ?? {}));
      const names = Object.keys(fields['referrers'] ?? {});
      const referrers = Object.fromEntries(names.map((host) => [host, hosts.number(host, count) ?? 0]));
      hosts.finish();
      return { day, views, referrers };
    }),
  );
}

function readTags({ reader, fields }: ItemReader): readonly string[] {
  const tags = fields['tags'];
  if (tags === undefined) return [];
  if (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')) return [...tags] as string[];
  reader.refuse('tags', 'must be a list of texts');
  return [];
}

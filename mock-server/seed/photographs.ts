/** Pictures in files, which look like photographs. */
import type { Bytes } from '../internal/bytes.ts';
import { DAY } from '../internal/day.ts';
import type { AlbumSeed, PictureSeed, Seed } from '../store/records.ts';
import {
  PHOTOGRAPH_TAG,
  photographAlbum,
  photographs,
  type PhotographTexts,
} from './catalogue/photographs.ts';
import { slugFrom, tokenFrom } from './names.ts';
import { photographFiles } from './photographs/files.ts';
import { withRecentDays } from './recent-days.ts';
import { NEWEST_DRAWING } from './sample.ts';

/** Reads a file of the folder `photographs/`, such as `raw/the-lake-holds-still.webp` or `thumb/the-lake-holds-still.webp`. */
export type ReadPhotograph = (path: string) => Promise<Bytes>;

type Slug = keyof typeof photographFiles;

/** Creation time of the oldest one: later than that of any drawing, so that the newest pictures look like photographs. */
const OLDEST = NEWEST_DRAWING + DAY / 2;

/** Adds the pictures in files and their album to a sample. The files are read when they are requested. */
export function withPhotographs(sample: Seed, now: number, read: ReadPhotograph): Seed {
  const pictures = photographs.map((texts, at) => withRecentDays(photograph(texts, at, read), now));
  return {
    ...sample,
    pictures: [...sample.pictures, ...pictures],
    albums: [...sample.albums, albumOf(pictures)],
  };
}

function photograph(texts: PhotographTexts, at: number, read: ReadPhotograph): PictureSeed {
  const slug = slugFrom(texts.title);
  if (!hasFile(slug)) throw new Error(`There is no file of the photograph "${slug}".`);
  const { version, ...size } = photographFiles[slug];
  return {
    ...texts,
    ...size,
    slug,
    tags: [...texts.tags, PHOTOGRAPH_TAG],
    format: 'WEBP',
    // Fewer than the drawings, so that the most popular pictures stay the same.
    views: 11 - (at % 6),
    isPublic: true,
    owner: 'owner',
    createdAt: OLDEST + (photographs.length - 1 - at) * DAY,
    content: {
      version,
      bytes: () => read(`raw/${slug}.webp`),
      thumbnail: () => read(`thumb/${slug}.webp`),
    },
  };
}

function hasFile(slug: string): slug is Slug {
  return slug in photographFiles;
}

function albumOf(pictures: readonly PictureSeed[]): AlbumSeed {
  return {
    ...photographAlbum,
    token: tokenFrom(photographAlbum.title),
    owner: 'owner',
    isPublic: true,
    createdAt: Math.max(...pictures.map(({ createdAt }) => createdAt)) + 600_000,
    pictures: pictures.map(({ slug }) => slug),
  };
}

/** The sample data: a collection of generated pictures, the same on every run. */
import { once } from '../internal/once.ts';
import type { AlbumSeed, PictureSeed, Seed } from '../store/records.ts';
import { sampleAccounts } from './accounts.ts';
import { abstractSeries } from './catalogue/abstract.ts';
import { botanicalSeries } from './catalogue/botanical.ts';
import { citySeries } from './catalogue/city.ts';
import { landscapeSeries } from './catalogue/landscape.ts';
import { seaSeries } from './catalogue/sea.ts';
import type { Series } from './catalogue/series.ts';
import { tokenFrom } from './names.ts';
import { planPictures, type PlannedPicture } from './plan.ts';
import { withRecentDays } from './recent-days.ts';
import { drawPicture, renderPicture, type DrawingFacts, type Rasterizer } from './render.ts';

const series: readonly Series[] = [
  ...seaSeries,
  ...landscapeSeries,
  ...citySeries,
  ...botanicalSeries,
  ...abstractSeries,
];

/** Albums with pictures of several series, in the order of the plan. */
const mixedAlbums = [
  {
    title: 'Panoramas',
    description: 'Too wide for the wall, just right for the scroll bar.',
    holds: ({ width, height }: PlannedPicture) => width / height >= 2.9 && width > height,
    isPublic: true,
  },
  {
    title: 'Sunsets, a defence',
    description: 'Yes, another sunset. There was one that evening, too.',
    holds: ({ tags, series: { category } }: PlannedPicture) => tags.includes('sunset') && category !== 'City',
    isPublic: true,
  },
  {
    title: 'Not yet',
    description: 'Drafts and second thoughts. Please do not pass on.',
    holds: ({ isPublic, place }: PlannedPicture) => !isPublic || place % 60 === 7,
    isPublic: false,
  },
];

/** Generates the sample; `now` determines the days of recent views. Without a rasterizer, every picture is an SVG. */
export async function sampleSeed(now: number, rasterize?: Rasterizer): Promise<Seed> {
  if (!rasterize) return drawnSample(now);
  const plan = planPictures(series);
  const pictures = await Promise.all(plan.map((picture) => renderPicture(picture, rasterize)));
  return { ...sampleAccounts, pictures: withRecentViews(pictures, now), albums: albumsOf(plan) };
}

/** Files of drawings by slug, without their bytes: those of an earlier {@link drawnSample}. */
export type KnownDrawings = Readonly<Record<string, DrawingFacts>>;

function draw(known: KnownDrawings): Seed {
  const plan = planPictures(series);
  const pictures = plan.map((picture) => drawPicture(picture, known[picture.slug]));
  return { ...sampleAccounts, pictures, albums: albumsOf(plan) };
}

/** Shared by all samples: drawing takes a tenth of a second, and the pictures never change. */
const drawnPictures = once(() => draw({}));

/** Generates the sample as SVG only. Pictures in `known` are drawn when their files are read, which saves most of the time. */
export function drawnSample(now: number, known?: KnownDrawings): Seed {
  const drawn = known ? draw(known) : drawnPictures();
  return { ...drawn, pictures: withRecentViews(drawn.pictures, now) };
}

function withRecentViews(pictures: readonly PictureSeed[], now: number): PictureSeed[] {
  return pictures.map((picture) => withRecentDays(picture, now));
}

function albumsOf(plan: readonly PlannedPicture[]): AlbumSeed[] {
  const own = series.map((entry) => ({
    ...entry,
    isPublic: true,
    holds: (picture: PlannedPicture) => picture.series === entry,
  }));
  const mixed = mixedAlbums.map((entry) => ({ ...entry, owner: 'owner' as const }));
  return [...own, ...mixed].map(({ title, description, owner, isPublic, holds }) => {
    const members = plan.filter(holds);
    return {
      token: tokenFrom(title),
      title,
      description,
      owner,
      isPublic,
      createdAt: Math.max(...members.map(({ createdAt }) => createdAt)) + 600_000,
      // Order of the series rather than of creation.
      pictures: members.toSorted((a, b) => a.place - b.place).map(({ slug }) => slug),
    };
  });
}

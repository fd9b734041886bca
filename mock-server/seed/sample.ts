import type { Rasterizer } from '../imaging/picture-types.ts';
import type { Bytes } from '../internal/bytes.ts';
import { DAY } from '../internal/day.ts';
import { hashBytes } from '../internal/hash.ts';
import { once } from '../internal/promises.ts';
import { createRandom } from '../internal/random.ts';
import type { AlbumSeed, PictureSeed, Seed } from '../store/records.ts';
import { sampleAccounts } from './accounts.ts';
import { Brush } from './art/brush.ts';
import { type InkName, inkSets } from './art/inks.ts';
import { type MoodName, moods } from './art/moods.ts';
import { abstractSeries } from './catalogue/abstract.ts';
import { botanicalSeries } from './catalogue/botanical.ts';
import { citySeries } from './catalogue/city.ts';
import { landscapeSeries } from './catalogue/landscape.ts';
import { seaSeries } from './catalogue/sea.ts';
import type { Series } from './catalogue/series.ts';
import { slugFrom, tokenFrom } from './names.ts';
import { withRecentDays } from './recent-days.ts';

/** A picture of the sample, before it is drawn. */
export interface PlannedPicture {
  series: Series;
  /** Position in the catalogue, from 0; also the seed of the random generator. */
  place: number;
  slug: string;
  title: string;
  description: string;
  tags: string[];
  palette: { mood: (typeof moods)[MoodName]; inks: (typeof inkSets)[InkName] };
  width: number;
  height: number;
  format: 'JPG' | 'PNG' | 'WEBP' | 'GIF' | 'BMP' | 'SVG';
  isPublic: boolean;
  views: number;
  /** Milliseconds since 1970, UTC. */
  createdAt: number;
}

/** Longer side in pixels: SVG costs the same at any size, other formats take time and bytes. */
const longSide = { SVG: 1600, JPG: 1024, PNG: 800, WEBP: 800, GIF: 480, BMP: 480 } as const;

/** Creation time of the newest drawing, in milliseconds since 1970. */
export const NEWEST_DRAWING = Date.UTC(2026, 9, 30, 17, 42, 10);

/** Plans all pictures of the catalogue, oldest first, with motifs and colours mixed. */
export function planPictures(series: readonly Series[]): PlannedPicture[] {
  const planned = series.flatMap((entry, seriesAt) =>
    entry.pictures
      .trim()
      .split('\n')
      .map((line, at, lines) => {
        // Consecutive pictures differ in motif and colours: series alternate with a stride, each from another line
        // on.
        const round = (at + seriesAt * 5) % lines.length;
        const turn = (seriesAt * 8) % series.length;
        return planPicture(entry, line, seriesAt * 100 + at, round * series.length + turn);
      }),
  );
  return planned.sort((a, b) => a.createdAt - b.createdAt);
}

/** Plans one picture; `age` is its position from the newest one. */
function planPicture(series: Series, line: string, place: number, age: number): PlannedPicture {
  const [title = '', colours = '', rest = ''] = line.split('|').map((part) => part.trim());
  const [shape = '1:1', ...marks] = rest.split(' ');
  const palette = paletteOf(colours);
  const random = createRandom(place * 7919 + 13);
  const format = formats.find((name) => marks.includes(name.toLowerCase())) ?? 'SVG';
  const note = series.notes[place % series.notes.length] ?? series.notes[0];
  return {
    series,
    place,
    slug: slugFrom(title),
    title,
    description: note,
    tags: [...new Set([...series.tags, ...(series.category === 'Abstract' ? [] : palette.mood.tags)])],
    palette,
    ...sizeOf(shape, longSide[format]),
    format,
    isPublic: !marks.includes('unlisted'),
    // Long-tail distribution: few pictures have many views.
    views: Math.round(12 + 4200 * random.next() ** 4),
    createdAt: NEWEST_DRAWING - Math.round(age * 2.1 * DAY + random.between(0, 1.6) * DAY),
  };
}

const formats = ['JPG', 'PNG', 'WEBP', 'GIF', 'BMP'] as const;

/** Reads `mood`, `inks` or `mood+inks`. */
function paletteOf(colours: string): PlannedPicture['palette'] {
  const names = colours.split('+');
  const mood = names.find((name): name is MoodName => name in moods);
  const inks = names.find((name): name is InkName => name in inkSets);
  return {
    mood: { ...moods[mood ?? 'morning'], ...(mood ? {} : { tags: [] }) },
    inks: inkSets[inks ?? 'clay'],
  };
}

function sizeOf(shape: string, longer: number): { width: number; height: number } {
  const [across = 1, down = 1] = shape.split(':').map(Number);
  const scale = longer / Math.max(across, down);
  return { width: Math.round(across * scale), height: Math.round(down * scale) };
}

/** The sample data: a collection of generated pictures, the same on every run. */

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
  const rendering =
    rendered.get(rasterize) ?? Promise.all(plan.map((picture) => renderPicture(picture, rasterize)));
  rendered.set(rasterize, rendering);
  return { ...sampleAccounts, pictures: withRecentViews(await rendering, now), albums: albumsOf(plan) };
}

/** Shared by all servers of a process: drawing takes a second, and the pictures never change. */
const rendered = new WeakMap<Rasterizer, Promise<PictureSeed[]>>();

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

/** Draws a planned picture in its format. */
export async function renderPicture(plan: PlannedPicture, rasterize: Rasterizer): Promise<PictureSeed> {
  const drawn = drawPicture(plan);
  if (plan.format === 'SVG') return drawn;
  const svg = new TextDecoder().decode(await drawn.content.bytes());
  return { ...drawn, format: plan.format, ...fileOf(await rasterize(svg, plan.format)) };
}

/** Fields of a record that describe the file of a drawing. */
export interface DrawingFacts {
  fileSize: number;
  version: string;
}

/** Draws a planned picture as SVG, whatever its format. With `known`, it is drawn each time the file is read. */
export function drawPicture(plan: PlannedPicture, known?: DrawingFacts): PictureSeed {
  const { slug, title, description, tags, width, height, isPublic, views, createdAt, series } = plan;
  const draw = () => {
    const brush = new Brush(width, height, createRandom(plan.place * 7919 + 13), plan.palette);
    series.paint(brush);
    return new TextEncoder().encode(brush.toSvg());
  };
  return {
    slug,
    title,
    description,
    category: series.category,
    tags,
    format: 'SVG',
    width,
    height,
    views,
    isPublic,
    owner: series.owner,
    createdAt,
    ...(known ? fileOnDemand(known, draw) : fileOf(draw())),
  };
}

type File = Pick<PictureSeed, 'fileSize' | 'content'>;

function fileOnDemand({ fileSize, version }: DrawingFacts, draw: () => Bytes): File {
  return { fileSize, content: { version, bytes: () => Promise.resolve(draw()) } };
}

function fileOf(bytes: Bytes): File {
  return {
    fileSize: bytes.byteLength,
    content: { version: hashBytes(bytes), bytes: () => Promise.resolve(bytes) },
  };
}

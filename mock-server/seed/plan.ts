import { DAY } from '../internal/day.ts';
import { inkSets, type InkName } from './art/inks.ts';
import { moods, type MoodName } from './art/moods.ts';
import type { Series } from './catalogue/series.ts';
import { slugFrom } from './names.ts';
import { createRandom } from '../internal/random.ts';

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

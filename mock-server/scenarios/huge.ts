import { DAY } from '../internal/day.ts';
import { createRandom, type Random } from '../internal/random.ts';
import type { AlbumInput, PictureInput } from '../seed/seed-input.ts';
import type { Scenario } from './scenario.ts';

const PICTURES = 10_000;
const ALBUMS = 200;
const FIVE_YEARS = 5 * 365 * DAY;

const adjectives = words('Quiet Early Late Distant Bright Frozen Windy Golden Empty Old');
const subjects = words('Harbour Ridge Market Orchard Bridge Valley Stairs Pier Field Window');
const places = words('in-the-north by-the-river at-noon after-rain from-above at-the-border');
const categories = words('City Coast Mountains People Forest Sky Birds Plants Architecture Food Sport Work');
const tags = words(
  'blue boat bridge calm cloud cold crowd dawn dusk fog garden gold green harbour hill ice lake lamp leaf market ' +
    'minimal night old pattern portrait rain red river road rock roof sand shadow snow stairs storm street summer',
);

/** File formats: one half of the pictures is drawn, the other half has a single colour. */
const FORMATS = ['SVG', 'WEBP'] as const;

type Size = readonly [width: number, height: number];

/** Common sizes of pictures on the web in pixels. */
const sizes: readonly [Size, ...Size[]] = [
  [1600, 1067],
  [1280, 960],
  [1920, 1080],
  [960, 1280],
  [1200, 1200],
  [1800, 600],
  [720, 1560],
];

const owners = words('owner other admin');

/** 10,000 pictures and 200 albums, to test paging, search and scrolling. */
export const huge: Scenario = {
  name: 'huge',
  description: '10,000 pictures over five years in 12 categories and 200 albums',
  seed: (now) => {
    const random = createRandom(10_000);
    return {
      pictures: Array.from({ length: PICTURES }, (_, at) => pictureAt(at, now, random)),
      albums: Array.from({ length: ALBUMS }, (_, at) => albumAt(at, now)),
    };
  },
};

function pictureAt(at: number, now: number, random: Random): PictureInput {
  const [width, height] = random.pick(sizes);
  const name = [adjectives, subjects, places].map((list) => list[random.whole(0, list.length - 1)]).join(' ');
  return {
    slug: `picture-${at + 1}`,
    title: `${name}, ${at + 1}`,
    description: at % 4 === 0 ? `Number ${at + 1} of ${PICTURES}.` : '',
    // Skewed distribution: the first categories and tags are the most frequent.
    category: categories[Math.floor(categories.length * random.next() ** 2)] ?? '',
    tags: Array.from({ length: 1 + (at % 5) }, (_, n) => tags[(at * (n + 3) + n * 7) % tags.length] ?? ''),
    width,
    height,
    format: FORMATS[at % FORMATS.length] ?? 'SVG',
    // Skewed distribution: mostly small files, from 20 kB to 420 kB.
    fileSize: 20_000 + Math.round(400_000 * random.next() ** 3),
    views: Math.round(40_000 * random.next() ** 6),
    owner: owners[at % 10 === 0 ? 1 : at % 100 === 1 ? 2 : 0] ?? 'owner',
    createdAt: now - Math.round((at + random.next() * 0.9) * (FIVE_YEARS / PICTURES)),
  };
}

/** Creates an album of fifty consecutive pictures. */
function albumAt(at: number, now: number): AlbumInput {
  const first = at * (PICTURES / ALBUMS);
  return {
    title: `Album ${at + 1}`,
    token: `hugealbum${String(at + 1).padStart(3, '0')}`,
    description: `Pictures ${first + 1} to ${first + PICTURES / ALBUMS}.`,
    isPublic: at % 20 !== 19,
    owner: owners[at % 10 === 0 ? 1 : 0] ?? 'owner',
    createdAt: now - Math.round(first * (FIVE_YEARS / PICTURES)),
    pictures: Array.from({ length: PICTURES / ALBUMS }, (_, n) => `picture-${first + n + 1}`),
  };
}

/** Splits a text into words; a hyphen stands for a space within a word. */
function words(text: string): readonly string[] {
  return text.split(' ').map((word) => word.replaceAll('-', ' '));
}

import type { Series } from './series.ts';

/** Texts of a picture in a file. */
export interface PhotographTexts {
  title: string;
  description: string;
  category: Series['category'];
  /** Tags in addition to `photograph`. */
  tags: readonly string[];
}

/** The album of the pictures in files. */
export const photographAlbum = {
  title: 'Photographs',
  description: 'Light, haze and grain, but no camera: every picture is rendered.',
};

/** The tag of all pictures in files. */
export const PHOTOGRAPH_TAG = 'photograph';

/**
 * Pictures in files, in the order of the album; the slug comes from the title. The shapes of the first nine fill complete rows on the home
 * page of the documentation, at every width.
 */
export const photographs: readonly PhotographTexts[] = [
  {
    title: 'Fog between the beeches',
    description: 'By ten it will be gone, and this will be an ordinary wood again.',
    category: 'Botanical',
    tags: ['forest', 'trees', 'mist'],
  },
  {
    title: 'Ripples before the heat',
    description: 'The wind signs its work every night, and nobody has walked here since.',
    category: 'Landscape',
    tags: ['desert', 'dunes', 'sky'],
  },
  {
    title: 'Northern lights, no wind',
    description: 'The lake did not miss a single stroke of it.',
    category: 'Landscape',
    tags: ['night', 'stars', 'lake', 'reflection'],
  },
  {
    title: 'First drops of the day',
    description: 'Each drop carries the same small sun.',
    category: 'Botanical',
    tags: ['botanical'],
  },
  {
    title: 'Long swell, last light',
    description: 'The wind left hours ago. The water has not heard yet.',
    category: 'Sea',
    tags: ['sea', 'waves', 'sunset'],
  },
  {
    title: 'The lake holds still',
    description: 'Ten minutes without wind, and the mountains are there twice.',
    category: 'Landscape',
    tags: ['lake', 'reflection', 'mountains'],
  },
  {
    title: 'What the river left',
    description: 'Layer upon layer, read from the top down. The river is still on the last page.',
    category: 'Landscape',
    tags: ['desert', 'sky'],
  },
  {
    title: 'Over the weather',
    description: 'Below, it is raining on three towns. Up here it is simply morning.',
    category: 'Landscape',
    tags: ['sky', 'mist'],
  },
  {
    title: 'Traffic, out of focus',
    description: 'White comes home, red goes out, and amber cannot decide.',
    category: 'City',
    tags: ['city', 'night'],
  },
  {
    title: 'Above the last hut',
    description: 'No lamp for miles, so the sky has to do.',
    category: 'Landscape',
    tags: ['mountains', 'night', 'stars'],
  },
  {
    title: 'Waiting for the rain to stop',
    description: 'It did not. The drops had the better view anyway.',
    category: 'City',
    tags: ['city', 'windows', 'night'],
  },
  {
    title: 'The valleys fill up',
    description: 'Counted from left to right there are nine ridges; from right to left, eight.',
    category: 'Landscape',
    tags: ['mountains', 'mist', 'trees'],
  },
];

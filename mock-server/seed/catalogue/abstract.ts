import { paintAtomic } from '../art/atomic.ts';
import { paintComposition } from '../art/compose.ts';
import { paintContours, paintWaves } from '../art/layers.ts';
import { paintOrbits } from '../art/orbits.ts';
import { paintTiles } from '../art/tiles.ts';
import type { Series } from './series.ts';

/** Abstract shapes, and planets. */
export const abstractSeries: readonly Series[] = [
  {
    title: 'Tile shop',
    description: 'Ten tiles, six colours, four ways round. The rest is arithmetic.',
    category: 'Abstract',
    owner: 'admin',
    tags: ['geometric', 'pattern', 'abstract'],
    paint: paintTiles,
    notes: [
      'Ten tiles, six colours, four ways round.',
      'Turn any tile and the whole wall changes its mind.',
      'It would do well in a station, or a very small kitchen.',
      'The joints are the best part: there are none.',
    ],
    pictures: `
      Clay and quarter circles | clay | 1:1 png
      Harbour tiles | harbour | 3:2 jpg
      Midnight kitchen | midnight | 3:2
      Citrus petals | citrus | 4:3
      Plum court | plum | 3:2
      Lagoon bath | lagoon | 2:3
      Tomato stand | tomato | 3:2 gif
      Forest hall | forest | 1:1
      Olive press | olive | 16:9
      Berry border | berry | 4:1
      Fjord stairs | fjord | 3:2
      Sand floor | sand | 1:3
      Graphite lobby | graphite | 3:2 bmp`,
  },
  {
    title: 'Balance',
    description: 'Circles, halves and bars, moved until they stopped asking to be moved.',
    category: 'Abstract',
    owner: 'owner',
    tags: ['geometric', 'abstract', 'lines'],
    paint: paintComposition,
    notes: [
      'Moved about until nothing asked to be moved.',
      'The large disc does the standing, the bar does the falling.',
      'Take one piece away and it all leans.',
      'Five shapes and an argument.',
    ],
    pictures: `
      Counterweight | clay | 1:1
      A bar, falling | harbour | 3:2
      Night machine | midnight | 2:3
      Slow clock | citrus | 4:3
      Small moon, large moon | plum | 3:2
      Tightrope | lagoon | 1:1
      Argument in five shapes | tomato | 3:2
      Green weight | forest | 2:3
      Hinge | ink | 3:2
      Almost level | sand | 16:9
      Two halves of the matter | berry | 3:2
      Signal | graphite | 1:1
      Resting point | fjord | 3:2`,
  },
  {
    title: 'Paper sea',
    description: 'Sheets of tinted paper, cut freehand and stacked, front to back.',
    category: 'Abstract',
    owner: 'other',
    tags: ['abstract', 'waves', 'lines'],
    paint: paintWaves,
    notes: [
      'Cut freehand, stacked from the back.',
      'Every sheet throws a small shadow on the next.',
      'It may be a sea, or hills, or just paper.',
      'The scissors decided most of it.',
    ],
    pictures: `
      Clay strata | clay | 3:2
      Swell in eight sheets | harbour | 16:9
      Warm front | midnight | 3:2
      Citrus shore | citrus | 2:3
      Plum dusk in layers | plum | 3:2
      Lagoon steps | lagoon | 1:1
      Red shift | tomato | 3:2
      Hills of felt | forest | 4:1
      Olive slopes | olive | 3:2
      Dune sheets | sand | 1:2
      Fjord in paper | fjord | 3:2 webp
      Berry tide | berry | 4:3
      Smoke and apricot | graphite | 3:2 bmp`,
  },
  {
    title: 'Lines on a map',
    description: 'Contours of places that were never surveyed.',
    category: 'Abstract',
    owner: 'owner',
    tags: ['abstract', 'lines', 'pattern'],
    paint: paintContours,
    notes: [
      'Ten metres of height between the lines, or ten years between the rings.',
      'An island, or a lake: the map does not say.',
      'The steepest way up is from the lower left.',
      'The summit is the smallest sheet of all.',
    ],
    pictures: `
      The unsurveyed island | lagoon | 3:2
      Deep lake | harbour | 1:1
      Crater rim | tomato | 3:2
      Plum summit | plum | 4:3
      Annual rings | clay | 1:1
      The olive hill | olive | 3:2
      Reef chart | fjord | 3:2
      Midnight sounding | midnight | 2:3
      Canyon, from above | sand | 3:2
      Wooded height | forest | 16:9
      Berry basin | berry | 3:2
      Citrus atoll | citrus | 3:2
      Ash cone | graphite | 1:1 unlisted`,
  },
  {
    title: 'Atomic wallpaper',
    description: 'Starbursts and boomerangs, as in the good room of 1956.',
    category: 'Abstract',
    owner: 'admin',
    tags: ['retro', 'pattern', 'geometric'],
    paint: paintAtomic,
    notes: [
      'From the good room, behind the radiogram.',
      'Starbursts for progress, leaves for balance, boomerangs for no reason.',
      'The repeat is hard to find, but the cat found it.',
      'It came with matching curtains.',
    ],
    pictures: `
      The good room | clay | 3:2
      Milk bar | harbour | 1:1 png
      Late show | midnight | 3:2 jpg
      Motel pool | citrus | 3:2
      Cocktail hour | plum | 4:3
      Diner booth | lagoon | 3:2
      Jukebox | tomato | 2:3
      Hotel corridor | forest | 16:9
      Study curtains | olive | 3:2
      Powder room | berry | 1:1
      Record sleeve | graphite | 1:1
      Airport lounge | ink | 3:1
      Breakfast nook | sand | 3:2`,
  },
  {
    title: 'Orbits',
    description: 'Travel posters for places without a ticket office.',
    category: 'Abstract',
    owner: 'owner',
    tags: ['space', 'stars', 'retro'],
    paint: paintOrbits,
    notes: [
      'Return trips every eleven years.',
      'The rings are thinner than they look and older than you think.',
      'Its moons have numbers; the crew gave them names.',
      'No atmosphere, but plenty of mood.',
    ],
    pictures: `
      Copper giant, red moon | night+clay | 3:2
      The banded one | violet+plum | 3:2
      Green giant | polar+lagoon | 2:3
      Amber world | night+midnight | 3:2
      Dust planet | dusk+berry | 4:3
      Visit the red rings | ember+citrus | 3:2
      Far side, teal | teal+fjord | 1:1
      A red moon rising | violet+tomato | 3:2
      Quiet orbit | night+harbour | 16:9
      Desert world | ember+sand | 2:3
      Storm bands | storm+olive | 3:2
      The forest moon | polar+forest | 3:2
      Departure lounge | violet+citrus | 3:1`,
  },
];

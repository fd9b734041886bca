import { paintCanal } from '../art/canal.ts';
import { paintCity } from '../art/city.ts';
import type { Series } from './series.ts';

/** Towns and skylines. */
export const citySeries: readonly Series[] = [
  {
    title: 'Skylines',
    description: 'The same city from the same roof, in every light it owns.',
    category: 'City',
    owner: 'admin',
    tags: ['city', 'windows', 'sky'],
    paint: paintCity,
    notes: [
      'Counting the lit windows is a way to fall asleep.',
      'The water towers look like visitors from an older town.',
      'From this roof the traffic is only a sound.',
      'Three depths of houses, and behind the last one the river.',
    ],
    pictures: `
      The city clears its throat | dawn | 3:2
      Market day haze | morning | 16:9
      Glass and noon | noon | 3:2
      Rush hour, from very far up | golden | 3:2
      Blue hour, pink edges | dusk | 2:3
      Heat wave, day nine | ember | 3:2
      Cherry-blossom week | rose | 1:1
      Everyone’s lamp | night | 3:2
      Neon somewhere | violet | 16:9
      Snow on a thousand roofs | winter | 3:2
      Umbrella weather | storm | 4:3
      Harbour district | teal | 4:1
      Long shadows in October | autumn | 3:2 gif`,
  },
  {
    title: 'Houses by the water',
    description: 'Gables of the canal quarter: stepped, necked, plain, and their wet doubles.',
    category: 'City',
    owner: 'other',
    tags: ['city', 'windows', 'reflection'],
    paint: paintCanal,
    notes: [
      'No two gables are alike; the neighbours saw to that.',
      'The houses are narrow because the tax was by the width.',
      'In the water everything is looser.',
      'Someone on the third floor is still reading.',
    ],
    pictures: `
      Bakers up first | dawn+forest | 3:2
      Washing day on the canal | morning+clay | 3:2
      Painted gables | noon+tomato | 16:9
      The brown café | golden+sand | 3:2
      Lamplighting | dusk+harbour | 3:2
      Carnival Tuesday | ember+citrus | 4:3
      Rose quay | rose+berry | 1:1
      Third floor, still reading | night+tomato | 3:2
      A violet night on the quay | violet+lagoon | 2:3
      Ice on the canal | winter+berry | 3:2
      Rain since Thursday | storm+fjord | 3:1
      The green quarter | teal+olive | 3:2
      Tulips on every sill | spring+citrus | 3:2`,
  },
];

import { paintCoast, paintSea } from '../art/sea.ts';
import type { Series } from './series.ts';

/** The open sea and coasts. */
export const seaSeries: readonly Series[] = [
  {
    title: 'Between two tides',
    description: 'A year at the same shore, always looking out and never at the clock.',
    category: 'Sea',
    owner: 'owner',
    tags: ['sea', 'waves', 'boats'],
    paint: paintSea,
    notes: [
      'The light lies on the water in short strokes, like writing.',
      'A long swell, unhurried, from somewhere past the horizon.',
      'Whoever is out there has the whole bay to themselves.',
      'The line between sea and sky is the only straight thing in sight.',
    ],
    pictures: `
      Low tide, early light | dawn | 3:2 jpg
      Sails before breakfast | morning | 3:2
      The bay at noon | noon | 16:9
      Homeward into the sun | golden | 3:2
      Afterglow | dusk | 4:3
      The day burns down | ember | 3:2
      Rose water | rose | 2:3
      Moon road | night | 3:2
      The violet sea | violet | 16:9
      January swell | winter | 3:2
      Gale warning | storm | 4:1
      Green water | teal | 3:2
      Harbour of clouds | spring | 1:1`,
  },
  {
    title: 'Keepers of the light',
    description: 'Headlands and the lighthouses on them, from Skerry Point to the Long Stone.',
    category: 'Sea',
    owner: 'owner',
    tags: ['coast', 'sea', 'waves'],
    paint: paintCoast,
    notes: [
      'The lighthouse was painted in spring and shows it.',
      'One headland behind another, the farthest no more than a thought.',
      'From the gallery you can see three parishes and the weather for all of them.',
      'The keeper’s garden is in the lee, behind the rock.',
    ],
    pictures: `
      Skerry Point at daybreak | dawn | 3:2
      Painted in spring | morning | 4:3
      Three parishes | noon | 3:2
      The lamp is lit | golden | 3:2 jpg
      Long Stone, evening watch | dusk | 16:9
      The burning cape | ember | 3:2
      A quiet light | rose | 2:3
      Beam over black water | night | 3:2
      Violet watch | violet | 3:2
      Ice on the gallery rail | winter | 1:1
      The lamp and the storm | storm | 3:2
      The sound in June | teal | 3:1
      The last fair day | autumn | 3:2`,
  },
];

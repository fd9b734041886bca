import { paintLeaves } from '../art/leaves.ts';
import { paintMeadow } from '../art/meadow.ts';
import { paintStillLife } from '../art/still-life.ts';
import type { Series } from './series.ts';

/** Plants, vessels and fruit. */
export const botanicalSeries: readonly Series[] = [
  {
    title: 'Herbarium',
    description: 'Leaves and stems collected on the way to work, pressed in the phone book.',
    category: 'Botanical',
    owner: 'owner',
    tags: ['botanical', 'trees', 'retro'],
    paint: paintLeaves,
    notes: [
      'Pressed for a month, then drawn twice the size.',
      'One half of every leaf is in the light, the other is not far from it.',
      'Found beside the tram stop, of all places.',
      'The stem remembers which way the window was.',
    ],
    pictures: `
      Two stems, olive | olive | 2:3
      Three stems and a sun | clay | 3:2
      Before a pale sun | sand | 3:4
      Eucalyptus | lagoon | 2:3
      From the tram stop | tomato | 3:2
      Night garden, pressed | midnight | 1:1
      Rowan | forest | 3:2
      The smallest one | berry | 1:3
      Willowherb | plum | 2:3
      Leaf study in grey | graphite | 3:2
      Orange grove | citrus | 4:3
      From the north shore | fjord | 2:3
      Three leaves, one arch | harbour | 16:9`,
  },
  {
    title: 'The unmown meadow',
    description: 'One acre, left alone since April, seen from the height of a hare.',
    category: 'Botanical',
    owner: 'other',
    tags: ['flowers', 'botanical', 'sky'],
    paint: paintMeadow,
    notes: [
      'Seen from the height of a hare.',
      'Left alone since April, and better for it.',
      'The tall ones nod, the short ones wait.',
      'By August all of this is seed.',
    ],
    pictures: `
      Umbels and late sun | clay | 3:2
      Tall umbels | olive | 2:3
      Seedheads | sand | 3:2
      Bees at work, not shown | forest | 16:9
      Poppies, mostly | tomato | 3:2
      Violet evening in the grass | plum | 3:2
      The blue corner | midnight | 4:3
      Petals on a grey day | ink | 3:2
      Summer, all of it | citrus | 1:2
      Ditch flowers | lagoon | 3:2
      Dusk in the long grass | graphite | 3:2
      What the mower missed | berry | 1:1
      Tulips gone wild | harbour | 3:1`,
  },
  {
    title: 'On the table',
    description: 'The same seven vessels, moved about. After the masters of not much happening.',
    category: 'Botanical',
    owner: 'owner',
    tags: ['still life', 'retro'],
    paint: paintStillLife,
    notes: [
      'The same vessels as yesterday, in another order.',
      'The light comes from the left, as it should.',
      'Nothing happens, and it happens very slowly.',
      'The fruit was eaten afterwards.',
    ],
    pictures: `
      Three vessels, clay | clay | 3:2
      Olive jars | olive | 4:3 jpg
      A shelf in the sand room | sand | 3:2
      Green glaze | forest | 3:2
      Window light, ten o’clock | lagoon | 16:9
      Red jugs, yellow bottle | tomato | 1:1
      Plums and pewter | berry | 3:2
      After the guests left | midnight | 3:2
      A pair | citrus | 2:3
      The quiet row | fjord | 3:1
      Sunday, late | plum | 3:2
      Harbour ware | harbour | 4:3
      Grey table | ink | 3:2 unlisted`,
  },
];

import { paintBalloons } from '../art/balloons.ts';
import { paintDunes } from '../art/dunes.ts';
import { paintFields } from '../art/fields.ts';
import { paintPines, paintTrunks } from '../art/forest.ts';
import { paintNight } from '../art/night.ts';
import { paintLake, paintRidges } from '../art/ridges.ts';
import type { Series } from './series.ts';

/** Mountains, lakes, dunes, woods, fields, balloons and the night sky. */
export const landscapeSeries: readonly Series[] = [
  {
    title: 'Ridge after ridge',
    description: 'A week of walking east, drawn each time the path came out above the trees.',
    category: 'Landscape',
    owner: 'owner',
    tags: ['mountains', 'mist', 'sky'],
    paint: paintRidges,
    notes: [
      'Ridge behind ridge, each a little paler than the one before it.',
      'The valleys are still full of mist; only the crests are awake.',
      'Seen from the pass, with the whole day’s walk laid out ahead.',
      'Nothing moves but the light.',
    ],
    pictures: `
      First light on the far range | dawn | 3:2
      The valley before breakfast | morning | 16:9
      Clear air, long way down | noon | 3:2
      Last sun on the shoulder | golden | 4:3
      The ridge goes quiet | dusk | 3:2
      Fire behind the peaks | ember | 2:3
      A rose-coloured hour | rose | 1:1
      Moonrise over the pass | night | 3:2
      Snow light | winter | 4:1
      Weather coming in | storm | 3:2
      Green distance | teal | 5:4
      October heights | autumn | 3:2
      Thaw in the high valleys | spring | 2:3`,
  },
  {
    title: 'Still water',
    description: 'Mountain lakes on days without wind. Turn any of them upside down.',
    category: 'Landscape',
    owner: 'owner',
    tags: ['lake', 'reflection', 'mountains'],
    paint: paintLake,
    notes: [
      'The lake holds the mountains upside down and does not drop them.',
      'A line of spruces divides the picture from its echo.',
      'Hardly a ripple; a fish would be an event.',
      'The far shore could be an hour away or a day.',
    ],
    pictures: `
      Two mornings at once | dawn | 3:2
      Breakfast by the lake | morning | 4:3
      Deep blue, deeper blue | noon | 16:9 jpg
      Honey on the water | golden | 3:2
      The lake keeps the evening | dusk | 3:2
      Red sky, red water | ember | 16:9
      Pink all the way down | rose | 3:2
      Moon, twice | night | 2:3
      Violet hour at the outlet | violet | 1:1
      Before the ice | winter | 3:2 webp
      Calm before the squall | storm | 3:1
      The green basin | teal | 3:2
      Larches turning | autumn | 4:3 unlisted`,
  },
  {
    title: 'Sand and wind',
    description: 'Dunes have no sides in the plan, only a lit one and a shaded one.',
    category: 'Landscape',
    owner: 'other',
    tags: ['desert', 'dunes', 'sky'],
    paint: paintDunes,
    notes: [
      'The crest is sharp enough to cut the light in two.',
      'By tomorrow the wind will have drawn it differently.',
      'One slope in the sun, one in the shade, and nothing else for miles.',
      'Ripples run up the near slope like the lines of a page.',
    ],
    pictures: `
      Cool sand at daybreak | dawn | 3:2
      A caravan’s first hour | morning | 16:9
      Noon has no shadow | noon | 3:2
      Gold to the horizon | golden | 3:2
      Dunes at vespers | dusk | 4:3
      The ember desert | ember | 3:2
      Blush on the crest | rose | 2:3
      Walking by moonlight | night | 16:9
      A sea of violet sand | violet | 3:2
      White dunes | winter | 4:1
      Sandstorm on its way | storm | 3:2
      Oasis weather | teal | 1:1
      Terracotta afternoon | autumn | 3:2 png`,
  },
  {
    title: 'Among the pines',
    description: 'Hillsides of spruce and pine, going down into the mist row by row.',
    category: 'Landscape',
    owner: 'other',
    tags: ['forest', 'trees', 'mist'],
    paint: paintPines,
    notes: [
      'Row by row the trees go down into the mist.',
      'The near ones are dark, the far ones hardly there.',
      'It smells of resin, you will have to take that on trust.',
      'Somewhere in it a woodpecker is at work.',
    ],
    pictures: `
      The forest exhales | dawn | 3:2
      Ten thousand spruces | morning | 16:9
      High summer, north slope | noon | 2:3
      Amber woods | golden | 3:2
      The hour of owls | dusk | 3:2
      Redwood evening | ember | 4:3
      Pale pink timberline | rose | 3:2
      Black firs, blue night | night | 3:2
      Under a violet moon | violet | 2:3
      First snow on the way | winter | 3:2
      Rain in the upper wood | storm | 16:9
      Moss light | teal | 1:3
      New shoots | spring | 3:2`,
  },
  {
    title: 'Tall trunks',
    description: 'Inside the wood, looking between the trees rather than at them.',
    category: 'Landscape',
    owner: 'admin',
    tags: ['forest', 'trees', 'lines'],
    paint: paintTrunks,
    notes: [
      'Look between the trunks, not at them.',
      'The light comes in sideways and stays on the ground.',
      'Every tree has one neighbour it leans towards.',
      'No path, but no undergrowth to stop you either.',
    ],
    pictures: `
      Cathedral of beech | dawn | 2:3
      Where the path forgets itself | morning | 3:2
      Light falling in | golden | 3:2
      Lilac between the trees | dusk | 1:1
      The burning wood | ember | 3:2
      Rose window | rose | 1:2
      Midnight trees | night | 3:2
      Birches in the fog | winter | 16:9
      The wood before rain | storm | 3:2
      Emerald hall | teal | 2:3
      Leaf fall | autumn | 3:2
      A clearing, not far | spring | 4:3
      Someone walked here | violet | 3:2 unlisted`,
  },
  {
    title: 'Fields from above',
    description: 'What the pilot of a very slow plane sees: ploughed, sown, mown, left alone.',
    category: 'Landscape',
    owner: 'owner',
    tags: ['fields', 'lines', 'pattern'],
    paint: paintFields,
    notes: [
      'Every field is ploughed in its own direction, as if to annoy its neighbour.',
      'The river was here first and takes no notice of the fences.',
      'Small groves stand where the plough could not turn.',
      'From this height all farming is geometry.',
    ],
    pictures: `
      Patchwork county | olive | 3:2
      Red earth, slow river | clay | 3:2
      The barley is in | sand | 16:9
      Rice and water | lagoon | 3:2
      Beet, clover, beet | forest | 4:3
      Tulip country | tomato | 3:2 jpg
      Lavender and fallow | plum | 1:1
      Polder | fjord | 3:1
      Vineyards after the harvest | berry | 3:2
      Orchard blocks | citrus | 2:3
      Salt pans | harbour | 3:2
      Frost on the furrows | ink | 4:3
      Night harvest | midnight | 3:2 unlisted`,
  },
  {
    title: 'Lighter than air',
    description: 'The balloon meeting, from the first inflation to the last landing.',
    category: 'Landscape',
    owner: 'other',
    tags: ['sky', 'retro'],
    paint: paintBalloons,
    notes: [
      'They go where the wind goes, and that is the whole plan.',
      'Now and then a burner roars; otherwise it is perfectly quiet.',
      'The hills pass underneath like slow waves.',
      'Somebody up there is pouring coffee.',
    ],
    pictures: `
      Up before the swallows | dawn+citrus | 3:2
      Fair wind, no hurry | morning+clay | 3:2
      Stripes over the hills | noon+tomato | 2:3
      The last ones down | golden+lagoon | 3:2
      Burners at dusk | dusk+harbour | 16:9
      A scarlet evening aloft | ember+citrus | 3:2
      Sweet-pea sky | rose+plum | 4:3
      Night glow | night+tomato | 3:2
      Over the snowfields | winter+berry | 3:2
      One last flight before the rain | storm+harbour | 1:1
      Lagoon crossing | teal+clay | 3:2
      Harvest fair | autumn+olive | 2:3
      Over the orchards in May | spring+tomato | 3:2`,
  },
  {
    title: 'Small hours',
    description: 'Drawn by head torch, mostly from memory, between midnight and four.',
    category: 'Landscape',
    owner: 'owner',
    tags: ['night', 'stars', 'sky'],
    paint: paintNight,
    notes: [
      'It takes twenty minutes for the eyes to find all the stars.',
      'The land is only an outline; the sky does the talking.',
      'Cold enough to see one’s breath, too good to go to bed.',
      'A night without a single lamp, or nearly so.',
    ],
    pictures: `
      Sickle moon over the spruces | night | 3:2
      Northern lights, second night | polar | 16:9
      Violet hour, no wind | violet | 3:2
      Tent under a half moon | night | 2:3
      Green fire over the spruces | polar | 3:2
      Nearly full | violet | 1:1
      Milky way, rising | night | 3:2
      Three in the morning | polar | 4:3
      The curtain moves | violet | 3:1
      One tent for miles | night | 3:2
      A strip of green sky | polar | 1:3
      Late moon | violet | 3:2
      Almost dawn, still dark | night | 3:2 unlisted`,
  },
];

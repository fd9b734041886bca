/** Colours of a scene. */
export interface Mood {
  /** Colours of the sky from top to horizon. */
  sky: readonly [string, string, string];
  /** Colour of the sun or moon and of what it lights. */
  light: string;
  /** Colour of the farthest land. */
  far: string;
  /** Colour of the nearest land. */
  near: string;
  /** Accent colour, in contrast to the others. */
  accent: string;
  /** Whether stars are visible. */
  dark: boolean;
  /** Tags of pictures in this mood. */
  tags: readonly string[];
}

/** Moods: times of day, and weather. */
export const moods = {
  dawn: mood(['#5d6fa3', '#e3a39b', '#fbdcb4'], '#fff0cf', '#cf9ea2', '#2b2d55', '#f0b27a', ['dawn']),
  morning: mood(['#86b4d4', '#c9dfe3', '#faecd2'], '#fffbe6', '#a9c4c8', '#1f4650', '#e8b25c', ['dawn']),
  noon: mood(['#2f83bd', '#84c2df', '#e2f1ec'], '#fffdf0', '#9fc6ca', '#1b5a50', '#f2b84b'),
  golden: mood(['#c96f45', '#f2a65a', '#fcdf9f'], '#fff4c8', '#dd8f58', '#43203a', '#f9c66b', ['sunset']),
  dusk: mood(['#2a2654', '#84508c', '#f2937c'], '#ffd2a4', '#93618f', '#181431', '#ffb38a', ['sunset']),
  ember: mood(['#3a1c3d', '#b2384a', '#f58b4c'], '#ffdf9e', '#a8404e', '#1f0f26', '#ffc15e', ['sunset']),
  rose: mood(['#cf6f8d', '#f0a3a0', '#fde3d2'], '#fff3ea', '#dd97a2', '#53204a', '#f7c59f', ['sunset']),
  night: mood(['#0a1230', '#15285a', '#3d5f92'], '#f6f0d8', '#2f4b7b', '#050a1c', '#f2c572', ['night'], true),
  violet: mood(
    ['#140f33', '#37256b', '#7f5aa6'],
    '#f7e7f2',
    '#54408a',
    '#0c081f',
    '#f5b0cb',
    ['night'],
    true,
  ),
  polar: mood(
    ['#06192c', '#0d3a4c', '#2c7a72'],
    '#e8fbe9',
    '#1b5560',
    '#03101c',
    '#7be0ad',
    ['night', 'winter'],
    true,
  ),
  winter: mood(['#93a9c1', '#cbd6e0', '#f6efe6'], '#ffffff', '#bccad7', '#3b5269', '#e5a48b', ['winter']),
  storm: mood(['#37424d', '#697780', '#c3c4b6'], '#f0ead2', '#7d8a8c', '#1b242b', '#d9a35f'),
  teal: mood(['#17646f', '#62b0a3', '#e9efcb'], '#fdfbe0', '#7ab9a8', '#0b2d38', '#f4a261'),
  autumn: mood(['#dda36c', '#f1cf9c', '#fbf0d6'], '#fffaea', '#d9a168', '#57281c', '#c8553d'),
  spring: mood(['#8fc7c9', '#cfe8d5', '#fdf5da'], '#ffffff', '#b0d3b4', '#2e5d4b', '#ef8a80'),
} satisfies Record<string, Mood>;

/** Name of a mood. */
export type MoodName = keyof typeof moods;

function mood(
  sky: Mood['sky'],
  light: string,
  far: string,
  near: string,
  accent: string,
  tags: readonly string[] = [],
  dark = false,
): Mood {
  return { sky, light, far, near, accent, dark, tags };
}

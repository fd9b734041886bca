/** Kinds of tokens in code. */
export type Kind = keyof typeof COLORS;

/** Colours of code by kind of token, in the dark and in the light theme; each has a contrast of at least 5.5. */
const COLORS = {
  text: ['#ece9e5', '#24221f'],
  comment: ['#a8a39d', '#63605c'],
  tag: ['#ff9a80', '#9b2410'],
  attribute: ['#e6bd76', '#74480a'],
  string: ['#9fd1a3', '#1f6039'],
  name: ['#8fc1ea', '#1d5585'],
  constant: ['#dba6d5', '#84337a'],
  punctuation: ['#bab4ad', '#57534e'],
} as const;

/** The colours of a kind of token: dark theme, light theme. */
export function colorsOf(kind: Kind): readonly [dark: string, light: string] {
  return COLORS[kind];
}

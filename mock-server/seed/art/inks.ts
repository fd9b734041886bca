/** Colours of a flat picture: paper and five inks, dark ones first. */
export interface Inks {
  paper: string;
  inks: readonly [string, string, string, string, string];
}

/** Papers and inks in the style of printed posters. */
export const inkSets = {
  clay: { paper: '#f4eadd', inks: ['#2f4858', '#b94a3b', '#86a59c', '#e0a458', '#f2cdb4'] },
  harbour: { paper: '#f2f0e8', inks: ['#1d3557', '#457b9d', '#e76f51', '#f4a261', '#a8d0d4'] },
  olive: { paper: '#f6f1e2', inks: ['#283618', '#606c38', '#bc6c25', '#dda15e', '#c4c39a'] },
  berry: { paper: '#f8ede7', inks: ['#373f51', '#6d2e46', '#a26769', '#d99a8b', '#e3c9bd'] },
  lagoon: { paper: '#eff4ee', inks: ['#0b525b', '#1b7f79', '#ee6c4d', '#65b891', '#f2c078'] },
  ink: { paper: '#f0ede5', inks: ['#22223b', '#4a4e69', '#e07a5f', '#9a8c98', '#d3b8b0'] },
  citrus: { paper: '#fff6e2', inks: ['#245e5e', '#f28482', '#84a59d', '#f6bd60', '#f5dcc4'] },
  midnight: { paper: '#15203b', inks: ['#2f4a73', '#ee6c4d', '#98c1d9', '#fca311', '#efe6d5'] },
  forest: { paper: '#f1f0e7', inks: ['#1b4332', '#2d6a4f', '#bb4430', '#74a57f', '#dccb98'] },
  plum: { paper: '#261b47', inks: ['#4b3f7d', '#9f86c0', '#d68fb0', '#f0b6a6', '#f8dcb4'] },
  sand: { paper: '#efe4d2', inks: ['#4d3b32', '#8a5a44', '#c98b5e', '#7f9183', '#e7c9a1'] },
  fjord: { paper: '#e8eef0', inks: ['#12343b', '#2d545e', '#c89666', '#7ea3a3', '#e1b382'] },
  tomato: { paper: '#fbf1e4', inks: ['#22333b', '#d1495b', '#00798c', '#edae49', '#9dc5bb'] },
  graphite: { paper: '#20242b', inks: ['#3b434f', '#6c8ea0', '#e0795c', '#e9b872', '#efe9dc'] },
} satisfies Record<string, Inks>;

/** Name of a set of inks. */
export type InkName = keyof typeof inkSets;

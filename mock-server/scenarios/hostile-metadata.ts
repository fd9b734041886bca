import { HOSTILE_TEXTS } from './hostile-texts.ts';
import type { Scenario } from './scenario.ts';

const SHAPES = [
  { width: 1200, height: 800 },
  { width: 600, height: 1800 },
  { width: 4000, height: 400 },
  { width: 1, height: 1 },
] as const;

/**
 * Hostile texts as title, description, category, tag and album title, to test everything that displays user content.
 */
export const hostileMetadata: Scenario = {
  name: 'hostile-metadata',
  description:
    'markup, script, control characters, 10,000-letter words, emoji and direction overrides in every text',
  seed: () => {
    const texts = Object.entries(HOSTILE_TEXTS);
    return {
      pictures: texts.map(([slug, text], at) => ({
        slug,
        title: text,
        description: text,
        category: text,
        tags: [text, `${text} again`, 'plain'],
        views: at * 17,
        ...SHAPES[at % SHAPES.length],
      })),
      albums: texts.map(([slug, text]) => ({ title: text, description: text, pictures: [slug, 'markup'] })),
      links: [
        { code: 'hostile', url: 'https://example.org/?q=%3Cscript%3E', title: HOSTILE_TEXTS['script'] ?? '' },
      ],
    };
  },
};

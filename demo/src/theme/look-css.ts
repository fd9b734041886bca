import { presetWithLook } from './presets.ts';
import type { Theme } from './theme.ts';

/** Elements with pictures as tiles. */
const GALLERIES = ':is(pix-gallery, pix-album)';

/**
 * The rules of a theme's look for the parts of galleries; empty if it has none.
 *
 * @param prefix Selector of an ancestor and a space, or an empty text.
 */
export function lookCss({ look }: Theme, prefix: string): string {
  const { parts = {} } = presetWithLook(look) ?? {};
  return Object.entries(parts)
    .map(([part, declarations]) => {
      const lines = declarations.map((each) => `  ${each};\n`).join('');
      return `${prefix}${GALLERIES}${part} {\n${lines}}\n`;
    })
    .join('');
}

import { KINDS, identifierOf } from '../../demo/src/snippet/kinds.ts';
import { MAX_TEXT, OPTION_FIELDS } from '../../demo/src/snippet/fields.ts';
import { KEY_VALUE } from '../../src/embed/mount-config.ts';

/**
 * The kinds of containers and their options, as the plugin reads them in PHP. `album` is the last kind: in a gallery, the attribute of
 * a shortcode with that name is an option.
 */
export function optionTable() {
  const kinds = KINDS.toSorted((a, b) => Number(a === 'album') - Number(b === 'album'));
  return {
    key: KEY_VALUE.source,
    longest: MAX_TEXT,
    kinds: Object.fromEntries(kinds.map((kind) => [kind, { identifier: identifierOf(kind) ?? null }])),
    options: Object.fromEntries(
      OPTION_FIELDS.map(({ name, control, kinds, pattern }) => [
        name,
        { control, kinds, pattern: pattern?.source ?? null },
      ]),
    ),
  };
}

import type { StarlightExpressiveCodeOptions } from '@astrojs/starlight/expressive-code';
import { colorsOf, type Kind } from './code-colors.ts';

/** Colours of code, in the format of TextMate themes. */
type Theme = Extract<StarlightExpressiveCodeOptions['themes'], unknown[]>[number];

/** TextMate scopes by kind of token; later ones win. */
const SCOPES: readonly (readonly [Kind, readonly string[]])[] = [
  ['name', ['entity.name', 'support.function', 'support.class', 'support.type', 'meta.function-call']],
  ['text', ['variable', 'meta.object-literal.key', 'entity.name.section']],
  ['constant', ['constant', 'support.constant', 'keyword.other.unit']],
  ['string', ['string', 'markup.inline.raw', 'meta.attribute string']],
  ['tag', ['keyword', 'storage', 'entity.name.tag', 'punctuation.definition.tag', 'keyword.control']],
  [
    'attribute',
    [
      'entity.other.attribute-name',
      'support.type.property-name',
      'variable.css',
      'entity.name.tag.yaml',
      'variable.parameter.option',
    ],
  ],
  ['punctuation', ['punctuation', 'keyword.operator', 'meta.brace']],
  ['tag', ['punctuation.definition.tag']],
  ['string', ['punctuation.definition.string']],
  ['comment', ['comment', 'punctuation.definition.comment']],
];

const themeOf = (type: 'dark' | 'light', background: string): Theme => {
  const color = (kind: Kind) => colorsOf(kind)[type === 'dark' ? 0 : 1];
  return {
    name: `pix-${type}`,
    type,
    colors: { 'editor.foreground': color('text'), 'editor.background': background },
    settings: [
      { settings: { foreground: color('text'), background } },
      ...SCOPES.map(([kind, scope]) => ({ scope: [...scope], settings: { foreground: color(kind) } })),
    ],
  };
};

/** Colours of code in both themes of the site, dark first. */
export const codeThemes = [themeOf('dark', '#242220'), themeOf('light', '#f7f6f4')];

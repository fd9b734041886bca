import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Image } from '../../../src/contract/models.ts';
import { tagsOf } from '../../../src/components/pix-lightbox/features/picture-facts.ts';
import type { Picture } from '../../../src/tiles/picture.ts';
import { isPlaced, partsOf } from '../../../src/tiles/caption-text.ts';

const image = (fields: object) =>
  ({
    image: {
      title: 'Quay',
      description: 'At low tide',
      category: '',
      tags: ['sea', 'focus:30-70'],
      ...fields,
    },
  }) as {
    image: Image;
  };

/** The text of a caption. */
const textOf = (text: string, fields: object = {}) =>
  partsOf(text, image(fields))
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('');

const warnings = () => vi.mocked(console.warn).mock.calls.map(([text]) => String(text));

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

describe('The text of a caption', () => {
  it.each([
    ['title', {}, 'Quay'],
    ['description', {}, 'At low tide'],
    ['description', { description: undefined }, ''],
    ['{title} – {description}', {}, 'Quay – At low tide'],
    ['{title} – {category}', {}, 'Quay'],
    ['{category} – {title}', {}, 'Quay'],
    ['{title} – {category} – {description}', {}, 'Quay – At low tide'],
    ['{title} ({category})', {}, 'Quay'],
    ['{title} ({category})', { category: 'Harbour' }, 'Quay (Harbour)'],
    ['{title} ({category}) – {description}', {}, 'Quay – At low tide'],
    ['{title} “{category}”: {description}', {}, 'Quay: At low tide'],
    ['({category}) {title}', {}, 'Quay'],
    ['{title} – {category} ({description})', {}, 'Quay (At low tide)'],
    ['By {owner}, {views} views', { owner: 'Ann', views: 7 }, 'By Ann, 7 views'],
    ['By {owner}, {views} views', { owner: '', views: 7 }, '7 views'],
    ['By {owner}', { owner: null }, ''],
    ['{tags}', {}, 'sea'],
    ['{title}{dimensions}', { dimensions: { width: 3 } }, 'Quay'],
    ['{title}', { title: '{description} <b>' }, '{description} <b>'],
  ])('of %s with %o is "%s"', (text, fields, expected) => {
    expect(textOf(text, fields)).toBe(expected);
    expect(warnings()).toEqual([]);
  });

  it.each(['owner', 'constructor'])(
    'leaves out a field that no record has (%s), with one warning',
    (name) => {
      const text = `{title} – {${name}}`;
      expect([textOf(text), textOf(text)]).toEqual(['Quay', 'Quay']);
      expect(warnings()).toEqual([
        `Pix: caption-text="${text}" names a field that a record does not have: ${name}.`,
      ]);
    },
  );

  it.each(['titel', 'no fields', '{not a field}', ''])(
    'is the title if the option is "%s", with one warning',
    (text) => {
      expect([textOf(text), textOf(text)]).toEqual(['Quay', 'Quay']);
      expect(warnings()).toEqual([
        `Pix: caption-text="${text}" should be title, description, or a text with fields such as {title} – {category}.`,
      ]);
    },
  );
});

it.each([
  ['below', true],
  ['over', true],
  ['hover', true],
  [undefined, false],
  [null, false],
])('captions have a place: %s', (caption, expected) => {
  expect(isPlaced({ caption })).toBe(expected);
  expect(warnings()).toEqual([]);
});

it('a wrong place is none, with one warning', () => {
  expect([1, 2].map(() => isPlaced({ caption: 'beside' }))).toEqual([false, false]);
  expect(warnings()).toEqual(['Pix: caption="beside" should be below, over, hover.']);
});

it('the info panel lists no tags of focal points', () => {
  const tags = ['sea', 'focus:30-70', ' Focus:0-100 ', 'focus: stacking', 'focus:near'];
  expect(tagsOf({ image: { tags } } as unknown as Picture)).toEqual(['sea', 'focus: stacking', 'focus:near']);
});

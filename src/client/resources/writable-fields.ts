import {
  MAX_CATEGORY,
  MAX_DESCRIPTION,
  MAX_TAG,
  MAX_TAGS,
  MAX_TITLE,
  SLUG_PATTERN,
} from '../../contract/limits.ts';
import { formatValue, matching, oneOf, text, type Rules } from '../core/check.ts';

/** Writable fields of a picture or an album; `tags` may also be a list. */
export type Written<T> = {
  [Name in keyof T]: Name extends 'tags' ? string | readonly string[] | undefined : T[Name];
};

/** Validation rules of the writable fields of a picture. */
export const imageRules = (): Rules => ({
  slug: matching(
    SLUG_PATTERN,
    '1 to 64 of the characters a-z 0-9 - _, with a letter or digit at both ends, and not all digits',
  ),
  title: text(MAX_TITLE),
  description: text(MAX_DESCRIPTION),
  category: text(MAX_CATEGORY),
  tags: {
    test: isTags,
    is: `at most ${MAX_TAGS} tags, each a text of up to ${MAX_TAG} characters without a comma`,
    show(value) {
      const [wrong = value] = tagsIn(value).filter((tag) => !isTag(tag));
      return formatValue(wrong);
    },
  },
  ...visibilityRules(),
});

/** Validation rule of `is_public`. */
export const visibilityRules = (): Rules => ({
  is_public: { ...oneOf([true, false, 1, 0, '1', '0']), is: 'true, false, 1 or 0' },
});

/** The tags of a list or of a comma-separated text; any other value as the only one. */
const tagsIn = (value: unknown): unknown[] => (typeof value === 'string' ? value.split(',') : [value].flat());

const isTag = (tag: unknown): tag is string =>
  typeof tag === 'string' && !tag.includes(',') && [...tag.trim()].length <= MAX_TAG;

function isTags(value: unknown): boolean {
  const tags = tagsIn(value);
  const distinct = new Set(tags.filter(isTag).map((tag) => tag.trim().toLowerCase()));
  distinct.delete('');
  return tags.every(isTag) && distinct.size <= MAX_TAGS;
}

/** Converts writable fields to the wire format: `tags` to a comma-separated string, `is_public` to 1 or 0. Modifies `input`. */
export function toWire(input: Record<string, unknown>): Record<string, unknown> {
  const { tags, is_public } = input;
  if (Array.isArray(tags)) input['tags'] = tags.join();
  if (typeof is_public === 'boolean') input['is_public'] = Number(is_public);
  return input;
}

import {
  MAX_CATEGORY,
  MAX_DESCRIPTION,
  MAX_TAG,
  MAX_TAGS,
  MAX_TITLE,
  SLUG_PATTERN,
} from '../../src/contract/limits.ts';
import { BodyReader, QueryReader } from '../http/fields.ts';
import { quote } from '../http/problem.ts';
import { readOptionalJson } from '../http/read-body.ts';
import { foldName } from '../store/search.ts';
import type { RequestContext } from './operation.ts';

/** Metadata fields of uploads and updates; `undefined` if missing. */
export interface ImageFields {
  slug: string | undefined;
  /** Empty: use the slug. */
  title: string | undefined;
  description: string | undefined;
  category: string | undefined;
  tags: readonly string[] | undefined;
  isPublic: boolean | undefined;
}

const slugRule = {
  pattern: SLUG_PATTERN,
  expected: '1 to 64 of a-z 0-9 - _, the first and last a letter or digit, not all digits',
};

/** Reads the fields common to uploads and updates. */
// Gap: I1, I5, I6
export function readImageFields(body: BodyReader): ImageFields {
  return {
    slug: body.text('slug', slugRule),
    title: body.text('title', { max: MAX_TITLE })?.trim(),
    description: body.text('description', { max: MAX_DESCRIPTION })?.trim(),
    category: body.text('category', { max: MAX_CATEGORY })?.trim(),
    tags: readTags(body),
    isPublic: body.flag('is_public'),
  };
}

function readTags(body: BodyReader): readonly string[] | undefined {
  const text = body.text('tags', { expected: 'a string of tags, separated by commas' });
  if (text === undefined) return undefined;
  const tags = new Map<string, string>();
  for (const tag of text.split(',').map((part) => part.trim())) {
    if (tag !== '' && !tags.has(foldName(tag))) tags.set(foldName(tag), tag);
  }
  const long = [...tags.values()].find((tag) => [...tag].length > MAX_TAG);
  if (tags.size > MAX_TAGS) body.addFault('tags', `must be ${MAX_TAGS} tags at most, not ${tags.size}`);
  if (long !== undefined)
    body.addFault('tags', `must be tags of ${MAX_TAG} characters at most, not ${quote(long)}`);
  return [...tags.values()];
}

/**
 * Reads a string parameter of a DELETE from the query or a JSON body; empty counts as missing. Throws 422 if it is
 * not a string, or if query and body differ.
 */
// Gap: I7, A4
export async function readQueryOrBody(
  { request, url }: RequestContext,
  name: string,
): Promise<string | undefined> {
  const body = new BodyReader(await readOptionalJson(request));
  const query = new QueryReader(url.searchParams);
  const inQuery = query.text(name);
  const inBody = body.text(name) || undefined;
  query.finish();
  if (inQuery !== undefined && inBody !== undefined && inQuery !== inBody) {
    body.addFault(name, 'must be the same in query and body, or be given once');
  }
  body.finish();
  return inQuery ?? inBody;
}

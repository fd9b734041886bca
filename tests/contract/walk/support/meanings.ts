/** Rules that the contract states in prose, beyond its schemas: values that name records or have a special syntax. */
import { at, type Node } from '../../../../mock-server/check/document.ts';
import type { Draft } from './draft.ts';
import { fileMeaning } from './file-meaning.ts';
import { inBase64, picture } from './picture-file.ts';
import { hasKey } from './roles.ts';
import { BASE, known, orderPages } from './platform.ts';

/** Permitted statuses for a value; empty if the value is valid. */
export type Meaning = (value: unknown, draft: Draft) => readonly number[];

const FINE: readonly number[] = [];

/** Requires a text that matches, with this status otherwise. */
const rightIf =
  (isRight: (value: string) => boolean, status = 404) =>
  (value: unknown): readonly number[] =>
    isRight(String(value)) ? FINE : [status];

/** The handle or the id of a record. Ids start at 1. */
const handleOf = (handles: readonly string[]) => (value: string) =>
  handles.includes(value) || (/^[1-9]\d*$/.test(value) && Number(value) <= handles.length);

const isSlug = handleOf(known.slugs);
const isToken = handleOf(known.tokens);

/** A slug that is free or belongs to the picture itself. */
const freeSlug: Meaning = (value, { params }) =>
  known.slugs.some((slug) => slug === value && slug !== params['slug_or_id']) ? [409] : FINE;

/** Pictures of the caller. Without a key, a token permits access to one picture. */
const own: Meaning = (value, { headers }) => {
  const slug = String(value);
  if (!isSlug(slug)) return [404];
  const theirs = !hasKey(headers) ? [...known.slugs.slice(1), '2', '3', '4'] : [known.slugs[3], '4'];
  return theirs.includes(slug) ? [403] : FINE;
};

/** The token of a private album grants access; its id does not without a key. Gap: A3. */
const readable: Meaning = (value, { headers }) =>
  isToken(String(value)) && (value !== '2' || hasKey(headers)) ? FINE : [404];

/** Albums of the caller, who must not change those of others. */
const changeable: Meaning = (value) => {
  if (!isToken(String(value))) return [404];
  return ['3', known.tokens[2]].includes(String(value)) ? [403] : FINE;
};

/** Pictures of the album that the examples name. */
const isMember = (value: string) => ['1', '2', ...known.slugs.slice(0, 2)].includes(value);

/** Addresses are stored as the URL standard serializes them, which may be longer. Gaps: C5, C7, C9. */
const { maxLength } = at('#/components/schemas/PictureUrl') as { maxLength: number };
const url = rightIf((value) => (normalized(value)?.length ?? Infinity) <= maxLength, 422);

const normalized = (value: string) => (URL.canParse(value) ? new URL(value).href : undefined);

const onePixel = (at('#/components/examples/UploadBodyBare')['value'] as Node)['image_base64'];

/** Other texts may be an unsupported file (415), a broken picture or invalid Base64 (422). */
const base64: Meaning = (value) => {
  const bare = String(value)
    .replaceAll(/\s/g, '')
    .replace(/^data:[^,]*;base64,/, '');
  return [inBase64(picture), onePixel].includes(bare) ? FINE : [415, 422];
};

const { maxItems, items } = at('#/components/schemas/Image/properties/tags') as {
  maxItems: number;
  items: { maxLength: number };
};

const tags = rightIf((value) => {
  const all = value.split(',').map((tag) => tag.trim());
  const different = new Set(all.filter((tag) => tag !== '').map((tag) => tag.toLowerCase()));
  return different.size <= maxItems && all.every((tag) => [...tag].length <= items.maxLength);
}, 422);

/** A sufficient key overrides a wrong token; an empty token counts as absent. Gap: I7. */
const deleteToken: Meaning = (value, { headers }) => {
  if (hasKey(headers) || value === known.deleteToken) return FINE;
  return value === '' ? [401] : [403];
};

/** The contract does not list the chapters; no book has this many. */
const placeInBook: Meaning = (value) => (Number(value) > 200 ? [404] : [200, 404]);

/** The contract does not list the codes; none starts with a zero. */
const postalCode: Meaning = (value) => {
  if (value === known.postalCode) return FINE;
  return String(value).startsWith('0') ? [404] : [200, 404];
};

/** Rules by name, or by operation and name where the name has several meanings. */
const meanings: Record<string, Meaning> = {
  slug_or_id: own,
  'getImage slug_or_id': rightIf(isSlug),
  'listAlbumImages token_or_id': readable,
  'addAlbumImage token_or_id': changeable,
  'removeAlbumImage token_or_id': (value, draft) =>
    ['2', known.tokens[1]].includes(String(value)) ? [404] : changeable(value, draft),
  'getViewPage slug': rightIf(isSlug),
  'getEmbeddedPicture id': rightIf(isSlug),
  'addAlbumImage image': rightIf(isSlug),
  'removeAlbumImage image': rightIf(isMember),
  'listImages album': readable,
  'uploadImage image': fileMeaning,
  'uploadImage album': changeable,
  'uploadImage slug': freeSlug,
  'updateImage slug': freeSlug,
  'replaceImage slug': freeSlug,
  'getRawPicture file': rightIf((value) => value === known.pictureFile),
  'getThumbnail file': rightIf((value) => value === known.pictureFile),
  'getScript file': rightIf((value) => value === known.script),
  'getScriptChunk file': rightIf((value) => value === known.chunk),
  'followShortLink code': (value) =>
    value === known.expiredLink ? [410] : rightIf((code) => code === known.link)(value),
  'getPostalCode code': postalCode,
  'getBankBranch code': rightIf((value) => value.toUpperCase() === known.branchCode),
  order: rightIf((value) => value === orderPages.upi),
  session: rightIf((value) => value === orderPages.wallet),
  book: (value) => (String(value).toLowerCase() === 'john' ? FINE : [200, 404]),
  chapter: placeInBook,
  verse: placeInBook,
  user: (value, { headers }) => (value === 'me' && !hasKey(headers) ? [401] : FINE),
  tags,
  delete_token: deleteToken,
  image_base64: base64,
  image_file_b64: base64,
  image_file: fileMeaning,
  image_url: rightIf((value) => normalized(value) === `${BASE}/raw/${known.pictureFile}`, 422),
  url,
  redirect_url: url,
  media_url: url,
  custom_code: rightIf((value) => value !== known.link && value !== known.expiredLink, 409),
  order_id: rightIf((value) => value !== known.orderId, 409),
  user_token: rightIf((value) => value === known.merchant, 401),
};

/** Permitted statuses for a parameter or field whose schema accepts the value; empty if no further rule applies. */
export function meaningOf(name: string, value: unknown, draft: Draft): readonly number[] {
  const meaning = meanings[`${draft.operation.id} ${name}`] ?? meanings[name];
  return meaning?.(value, draft) ?? FINE;
}

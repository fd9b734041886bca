import type { PathOf } from '../../../src/contract/paths.ts';
import { wrongField } from '../../http/field-faults.ts';
import { quote, type Problem } from '../../http/problem.ts';
import type { Upload } from '../../http/read-upload.ts';
import type { Subject } from '../../imaging/background-remover.ts';
import type { Bytes, Picture } from '../../store/records.ts';
import { brokenPicture, examineBytes } from '../examine-upload.ts';
import type { AppContext } from '../operation.ts';
import { pictureOfFile } from '../picture-urls.ts';

/** The picture of an upload. Throws 415 for an unknown format, 422 for a broken picture. */
// Gap: I3
export async function subjectOf({ picture, field }: Upload): Promise<Subject> {
  if (!picture) throw new Error('A missing picture was refused before.');
  return examine(await picture.content.bytes(), field);
}

/**
 * The picture of one of this server's own picture URLs: original, thumbnail or embed. No URL is ever fetched; foreign
 * URLs are a 422.
 */
// Gap: C4
// Fault: S25
export async function subjectOfUrl(app: AppContext, url: URL): Promise<Subject> {
  const { baseUrl, thumbnails } = app;
  const { picture, isThumbnail } = pictureAt(app, url);
  if (!picture) {
    const expected = `must be the URL of a picture below ${baseUrl}, not ${quote(url.href)}; no other is fetched`;
    throw wrongField('image_url', expected);
  }
  const bytes = isThumbnail ? (await thumbnails(picture)).bytes : await picture.content.bytes();
  return examine(bytes, 'image_url');
}

/** Resolves a picture URL of this server without a request. */
function pictureAt(
  { store, baseUrl }: AppContext,
  { origin, pathname, searchParams }: URL,
): { picture: Picture | undefined; isThumbnail: boolean } {
  const address = origin + pathname;
  const path = address.startsWith(baseUrl) ? address.slice(baseUrl.length) : '';
  const [, folder, file = ''] = /^\/(raw|thumb)\/([^/]+)$/.exec(path) ?? [];
  const isEmbed = path === ('/cdn.php' satisfies PathOf<'getEmbeddedPicture'>);
  const picture = isEmbed ? store.pictures.find(searchParams.get('id') ?? '') : pictureOfFile(store, file);
  return { picture, isThumbnail: folder === 'thumb' };
}

/** The 422 for an unusable picture. */
export function unusable(field: string, fault: string): Problem {
  return wrongField(field, brokenPicture(fault));
}

async function examine(bytes: Bytes, field: string): Promise<Subject> {
  const found = await examineBytes(bytes, field);
  if ('fault' in found) throw wrongField(field, found.fault);
  return { ...found, bytes };
}

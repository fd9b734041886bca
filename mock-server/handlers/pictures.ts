import { QueryReader } from '../http/fields.ts';
import { Problem, quote } from '../http/problem.ts';
import { bodyResponse } from '../http/responses.ts';
import { pictureTypes } from '../imaging/picture-types.ts';
import { type EncodedPicture, THUMBNAIL_REVISION } from '../imaging/thumbnails.ts';
import type { Picture } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { requirePicture } from './access.ts';
import type { AppContext, RequestContext } from './operation.ts';
import { pictureOfFile } from './records.ts';

/** Serves a picture as it was uploaded. */
export function getRawPicture({ store }: AppContext, { params }: RequestContext): Promise<Response> {
  return original(requirePictureFile(store, params['file'] ?? ''));
}

/** Serves the thumbnail of a picture. */
export async function getThumbnail(
  { store, thumbnails }: AppContext,
  { params }: RequestContext,
): Promise<Response> {
  const picture = requirePictureFile(store, params['file'] ?? '');
  const thumbnail = await thumbnails(picture);
  const { version } = picture.content;
  return thumbnail.isFallback
    ? pictureResponse(thumbnail, version, 'no-cache')
    : pictureResponse(thumbnail, `${version}-thumb${THUMBNAIL_REVISION}`);
}

/** Serves a picture by its slug or id. */
export function getEmbeddedPicture({ store }: AppContext, { url }: RequestContext): Promise<Response> {
  const query = new QueryReader(url.searchParams);
  const id = query.requiredText('id');
  query.finish();
  return original(requirePicture(store, id));
}

function requirePictureFile(store: Store, file: string): Picture {
  const picture = pictureOfFile(store, file);
  if (!picture) throw new Problem('not_found', `There is no picture file ${quote(file)}.`);
  return picture;
}

async function original({ content, format }: Picture): Promise<Response> {
  const bytes = await content.bytes();
  return pictureResponse({ bytes, contentType: pictureTypes[format].contentType }, content.version);
}

/** The Content-Security-Policy blocks scripts of an SVG that is opened as a document. */
function pictureResponse(
  { bytes, contentType }: EncodedPicture,
  version: string,
  cacheControl = 'public, max-age=300',
): Response {
  return bodyResponse(bytes, {
    'Content-Type': contentType,
    'Cache-Control': cacheControl,
    ETag: `"${version}"`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  });
}

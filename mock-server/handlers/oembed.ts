import { jsonResponse, type MockResponse } from '../http/mock-response.ts';
import { Problem } from '../http/problem.ts';
import type { Picture } from '../store/records.ts';
import type { AppContext } from './operation.ts';
import { pictureUrls } from './picture-urls.ts';
import { sharedImage, thumbnailSize } from './view-page-html.ts';

/** Path of the oEmbed endpoint, below the base URL. Not an operation of the contract: it serves sites that link to view pages. */
export const OEMBED_PATH = '/oembed';

/**
 * oEmbed 1.0 (https://oembed.com) for the page of a picture: type `photo`, JSON, no larger than `maxwidth` and
 * `maxheight`. Throws 404 for other pages; responds 501 to XML, as oEmbed specifies.
 */
export function oembedResponse({ store, baseUrl }: AppContext, query: URLSearchParams): MockResponse {
  const page = query.get('url') ?? '';
  const slug = page.startsWith(`${baseUrl}/i/`) ? page.slice(`${baseUrl}/i/`.length) : '';
  const picture = /^[a-z\d_-]+$/.test(slug) ? store.pictures.find(slug) : undefined;
  if (!picture || picture.slug !== slug)
    throw new Problem('not_found', 'url must be the page of a picture on this server.');
  if ((query.get('format') ?? 'json') !== 'json') return { status: 501, headers: {}, body: undefined };
  return jsonResponse(
    photoOf(picture, baseUrl, [sizeLimit(query, 'maxwidth'), sizeLimit(query, 'maxheight')]),
  );
}

function photoOf(picture: Picture, baseUrl: string, [maxWidth, maxHeight]: readonly [number, number]) {
  const thumbnail = { url: pictureUrls(picture, baseUrl).thumbnail_url, ...thumbnailSize(picture) };
  const whole = sharedImage(picture, baseUrl);
  const fits = whole.width <= maxWidth && whole.height <= maxHeight;
  return {
    version: '1.0',
    type: 'photo',
    title: picture.title,
    author_name: picture.owner,
    provider_name: 'Pix',
    provider_url: `${baseUrl}/`,
    ...(fits ? whole : thumbnail),
    thumbnail_url: thumbnail.url,
    thumbnail_width: thumbnail.width,
    thumbnail_height: thumbnail.height,
  };
}

/** A size limit in pixels; `Infinity` if missing or invalid. */
function sizeLimit(query: URLSearchParams, name: string): number {
  const text = query.get(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : Infinity;
}

import { jsonResponse, type MockResponse } from '../http/mock-response.ts';
import { Problem } from '../http/problem.ts';
import type { Picture } from '../store/records.ts';
import type { AppContext } from './operation.ts';
import { pictureUrls } from './picture-urls.ts';
import { sharedImage, thumbnailSize } from './view-page-html.ts';

/**
 * Path of the oEmbed endpoint, below the base URL. Not an operation of the contract: it serves sites that link to picture pages.
 */
export const OEMBED_PATH = '/oembed';

/** A URL and the size in pixels at which a picture is shown. */
type Sized = ReturnType<typeof sharedImage>;

/**
 * oEmbed 1.0 (https://oembed.com) for a picture page: type `photo`, JSON, no larger than `maxwidth` and `maxheight`.
 * Throws 404 for other pages; responds 501 to XML, as oEmbed specifies.
 */
// Gap: G9
export function oembedResponse({ store, baseUrl }: AppContext, query: URLSearchParams): MockResponse {
  // Without parameters of campaigns and the like.
  const page = (query.get('url') ?? '').replace(/[?#].*$/s, '');
  const slug = page.startsWith(`${baseUrl}/i/`) ? page.slice(`${baseUrl}/i/`.length) : '';
  const picture = /^[a-z\d_-]+$/.test(slug) ? store.pictures.find(slug) : undefined;
  if (!picture || picture.slug !== slug)
    throw new Problem('not_found', 'url must be a picture page on this server.');
  if ((query.get('format') ?? 'json') !== 'json') return { status: 501, headers: {}, body: undefined };
  return jsonResponse(photoOf(picture, baseUrl, limitedTo(query)));
}

function photoOf(picture: Picture, baseUrl: string, limited: (image: Sized) => Sized) {
  const thumbnail = { url: pictureUrls(picture, baseUrl).thumbnail_url, ...thumbnailSize(picture) };
  const whole = sharedImage(picture, baseUrl);
  const shown = limited(whole).width < whole.width ? limited(thumbnail) : whole;
  const preview = limited(thumbnail);
  return {
    version: '1.0',
    type: 'photo',
    title: picture.title,
    author_name: picture.owner,
    provider_name: 'Pix',
    provider_url: `${baseUrl}/`,
    ...shown,
    thumbnail_url: preview.url,
    thumbnail_width: preview.width,
    thumbnail_height: preview.height,
  };
}

/** Returns a function that fits a picture into `maxwidth` and `maxheight`. */
function limitedTo(query: URLSearchParams): (image: Sized) => Sized {
  const [maxWidth, maxHeight] = [sizeLimit(query, 'maxwidth'), sizeLimit(query, 'maxheight')];
  return ({ url, width, height }) => {
    const scale = Math.min(1, maxWidth / width, maxHeight / height);
    const side = (length: number) => Math.max(1, Math.floor(length * scale));
    return { url, width: side(width), height: side(height) };
  };
}

/** A size limit in pixels; `Infinity` if missing or invalid. */
function sizeLimit(query: URLSearchParams, name: string): number {
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : Infinity;
}

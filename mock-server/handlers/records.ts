import type { Album, Image, List } from '../../src/contract/models.ts';
import { END_OF_TIME } from '../http/read-time.ts';
import { jsonResponse, listResponse } from '../http/responses.ts';
import { pictureTypes } from '../imaging/picture-types.ts';
import { escapeHtml } from '../internal/text.ts';
import type { Page } from '../store/paginate.ts';
import type { Picture, StoredAlbum } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { OperationUrl } from './operation.ts';

/** Responds with one record in the envelope. */
// Gap: G1
export function singleResponse(data: unknown, status = 200): Response {
  return jsonResponse({ status: 'success', data }, status);
}

/** Responds with one page of records, with an `ETag`. */
export function pageResponse(page: Page<unknown>): Response {
  return listResponse(listEnvelope(page));
}

/** Wraps one page of records in the list envelope. */
export function listEnvelope<T>({ pagination, records }: Page<T>): List<T> {
  return { status: 'success', pagination, data: records };
}

/** Formats a time as in the contract: `YYYY-MM-DD HH:MM:SS`, UTC; capped at the end of the year 9999. */
export function timestamp(milliseconds: number): string {
  return new Date(Math.min(milliseconds, END_OF_TIME - 1)).toISOString().slice(0, 19).replace('T', ' ');
}

/** File name of a picture in `/raw/` and `/thumb/`. */
function pictureFile({ slug, format }: Picture): string {
  return `${slug}.${pictureTypes[format].extension}`;
}

/** The picture with this file name in `/raw/` and `/thumb/`, if there is one. */
export function pictureOfFile(store: Store, file: string): Picture | undefined {
  const picture = store.pictures.find(file.replace(/\.[^.]*$/, ''));
  return picture && pictureFile(picture) === file ? picture : undefined;
}

/** All URLs of a picture. */
// Gap: I12
export function pictureUrls(picture: Picture, baseUrl: string) {
  const file = pictureFile(picture);
  return {
    view_page: `${baseUrl}/i/${picture.slug}`,
    direct_url: `${baseUrl}/raw/${file}`,
    thumbnail_url: `${baseUrl}/thumb/${file}`,
    cdn_embed: `${baseUrl}/cdn.php?id=${picture.slug}`,
  } satisfies {
    view_page: OperationUrl<'getViewPage'>;
    direct_url: OperationUrl<'getRawPicture'>;
    thumbnail_url: OperationUrl<'getThumbnail'>;
    cdn_embed: `${OperationUrl<'getEmbeddedPicture'>}?id=${string}`;
  };
}

const BYTES_PER_MB = 1_048_576;

/** The API record of a picture. */
export function imageRecord(picture: Picture, baseUrl: string): Image {
  const urls = pictureUrls(picture, baseUrl);
  const { width, height } = picture;
  return {
    id: picture.id,
    slug: picture.slug,
    title: picture.title,
    description: picture.description,
    file_size: picture.fileSize,
    file_size_formatted: formatMegabytes(picture.fileSize),
    format: picture.format,
    dimensions: { width, height },
    views: picture.views,
    is_public: picture.isPublic,
    category: picture.category,
    tags: [...picture.tags],
    created_at: timestamp(picture.createdAt),
    urls,
    embed_codes: {
      html: `<img src="${urls.direct_url}" alt="${escapeHtml(picture.title)}" width="${width}" height="${height}">`,
      markdown: `![${escapeMarkdown(picture.title)}](${urls.direct_url})`,
    },
  };
}

/** Human-readable size: megabytes of 1,048,576 bytes, two decimals. */
export function formatMegabytes(bytes: number): string {
  return `${(bytes / BYTES_PER_MB).toFixed(2)} MB`;
}

/** Backslash-escapes all ASCII punctuation with a meaning in Markdown, including that of embedded HTML. */
function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]()<>#+!|&~-]/g, '\\$&');
}

/** The API record of an album; the cover is the first picture. */
// Gap: A1
export function albumRecord(album: StoredAlbum, pictures: readonly Picture[], baseUrl: string): Album {
  const [cover] = pictures;
  return {
    id: album.id,
    token: album.token,
    title: album.title,
    description: album.description,
    is_public: album.isPublic,
    image_count: pictures.length,
    cover_thumbnail: cover ? pictureUrls(cover, baseUrl).thumbnail_url : null,
    owner: album.owner,
    created_at: timestamp(album.createdAt),
  };
}

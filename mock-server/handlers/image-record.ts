import type { Image } from '../../src/contract/models.ts';
import { escapeHtml } from '../internal/escape-html.ts';
import type { Picture } from '../store/records.ts';
import { pictureUrls } from './picture-urls.ts';
import { timestamp } from './timestamp.ts';

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
// Gap: I12
export function formatMegabytes(bytes: number): string {
  return `${(bytes / BYTES_PER_MB).toFixed(2)} MB`;
}

/** Backslash-escapes all ASCII punctuation with a meaning in Markdown, including that of embedded HTML. */
function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]()<>#+!|&~-]/g, '\\$&');
}

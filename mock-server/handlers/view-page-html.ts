import { MAX_THUMBNAIL_SIDE } from '../../src/contract/limits.ts';
import { escapeHtml } from '../internal/text.ts';
import type { Picture, StoredAlbum } from '../store/records.ts';
import { codeBlock, htmlPage, scriptTag } from './html-page.ts';
import { imageRecord, pictureUrls } from './records.ts';

/** The pictures around one, in its album or among the newest. */
export interface Neighbours {
  /** Title and token of the album. */
  album: Pick<StoredAlbum, 'title' | 'token'> | undefined;
  previous: Picture | undefined;
  next: Picture | undefined;
}

/** Renders a picture page. All user content is escaped. */
export function picturePage(picture: Picture, around: Neighbours, baseUrl: string): string {
  const urls = pictureUrls(picture, baseUrl);
  const title = escapeHtml(picture.title);
  const description = escapeHtml(picture.description);
  const { width, height } = picture;
  const body = `<main class="sheet">
<a class="picture" href="${urls.direct_url}"><img src="${urls.direct_url}" alt="${title}" width="${width}" height="${height}"></a>
<article class="details">
${neighbourLinks(around, baseUrl)}
<h1><bdi>${title}</bdi></h1>
${description && `<p class="description" dir="auto">${description}</p>`}
<dl>${factsOf(picture)
    .map(([name, value]) => `<div><dt>${name}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd></div>`)
    .join('')}</dl>
<p class="actions"><a href="${urls.direct_url}" download>Download</a></p>
<details>
<summary>Embed this picture</summary>
${embedCodes(picture, baseUrl)
  .map(([name, code]) => `<h2>${name}</h2>\n${codeBlock(code)}`)
  .join('\n')}
</details>
</article>
</main>
<footer><a href="${baseUrl}/">Made with Pix</a></footer>`;
  return htmlPage({ title: picture.title, head: `${metadata(picture, baseUrl)}\n`, body, baseUrl });
}

function factsOf(picture: Picture): [name: string, value: string][] {
  const { category, tags, width, height, format, fileSize, views, createdAt } = picture;
  const facts: [string, string][] = [
    ['Added', dates.format(createdAt)],
    ['Size', `${width} × ${height} px`],
    ['File', `${format}, ${formatBytes(fileSize)}`],
    ['Views', views.toLocaleString('en')],
    ['Category', category],
    ['Tags', tags.join(', ')],
  ];
  return facts.filter(([, value]) => value !== '');
}

function neighbourLinks({ album, previous, next }: Neighbours, baseUrl: string): string {
  const link = (picture: Picture | undefined, rel: 'prev' | 'next') => {
    if (!picture) return '<span></span>';
    const url = `${pictureUrls(picture, baseUrl).view_page}${album ? `?album=${encodeURIComponent(album.token)}` : ''}`;
    const name = `<bdi>${escapeHtml(picture.title)}</bdi>`;
    const label = rel === 'prev' ? 'Previous' : 'Next';
    return `<a rel="${rel}" href="${url}"><span class="hidden">${label}: </span>${name}</a>`;
  };
  if (!previous && !next) return '';
  const place = album ? `<bdi>${escapeHtml(album.title)}</bdi>` : 'Newest';
  return `<nav class="around" aria-label="Pictures">${link(previous, 'prev')}<span class="quiet">${place}</span>${link(next, 'next')}</nav>`;
}

/** Markup that shows a picture on other pages. */
function embedCodes(picture: Picture, baseUrl: string): [name: string, code: string][] {
  const { html, markdown } = imageRecord(picture, baseUrl).embed_codes;
  return [
    ['With viewer', `<div data-pix-image="${picture.slug}"></div>\n${scriptTag(baseUrl)}`],
    ['HTML', html],
    ['Markdown', markdown],
  ];
}

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

/** Formats a file size as the viewer does, in units of 1,000 bytes. */
function formatBytes(bytes: number): string {
  const power = Math.max(0, Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3)));
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1000 ** power);
}

/** Metadata for search engines and link previews: Open Graph and the oEmbed link. */
function metadata(picture: Picture, baseUrl: string): string {
  const urls = pictureUrls(picture, baseUrl);
  const title = escapeHtml(picture.title);
  const description = escapeHtml(picture.description);
  const image = sharedImage(picture, baseUrl);
  const oembed = `${baseUrl}/oembed?${new URLSearchParams({ url: urls.view_page, format: 'json' }).toString()}`;
  return `${picture.isPublic ? '' : '<meta name="robots" content="noindex">\n'}<link rel="canonical" href="${urls.view_page}">
<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembed)}" title="${title}">
<meta name="description" content="${description}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Pix">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${urls.view_page}">
<meta property="og:image" content="${image.url}">
<meta property="og:image:width" content="${image.width}">
<meta property="og:image:height" content="${image.height}">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">`;
}

/** The image for link previews; for an SVG or BMP, which few services support, the thumbnail. */
export function sharedImage(
  picture: Picture,
  baseUrl: string,
): { url: string; width: number; height: number } {
  const { direct_url, thumbnail_url } = pictureUrls(picture, baseUrl);
  const { width, height, format } = picture;
  if (format !== 'SVG' && format !== 'BMP') return { url: direct_url, width, height };
  return { url: thumbnail_url, ...thumbnailSize(picture) };
}

/** Size of a thumbnail: fitted into a square, never enlarged. */
export function thumbnailSize({ width, height }: Pick<Picture, 'width' | 'height'>): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, MAX_THUMBNAIL_SIDE / width, MAX_THUMBNAIL_SIDE / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Renders the page for missing pictures and pages. */
export function noPicturePage(baseUrl: string): string {
  const body = `<main class="missing">
<h1>Page not found</h1>
<p class="description">There is no page or picture at this address. It may have been deleted, or the address may be misspelled.</p>
<p class="actions"><a href="${baseUrl}/">Back to all pictures</a></p>
</main>`;
  return htmlPage({ title: 'Not found', body, baseUrl });
}

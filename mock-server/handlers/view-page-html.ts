import { MAX_THUMBNAIL_SIDE } from '../../src/contract/limits.ts';
import type { RequestPath } from '../../src/contract/paths.ts';
import { escapeHtml } from '../internal/escape-html.ts';
import type { Picture } from '../store/records.ts';
import { formatMegabytes } from './image-record.ts';
import { pictureUrls } from './picture-urls.ts';
import { timestamp } from './timestamp.ts';
import { viewPageStyles } from './view-page-styles.ts';

/** Renders a picture page. All user content is escaped. */
export function picturePage(picture: Picture, baseUrl: string): string {
  const urls = pictureUrls(picture, baseUrl);
  const title = escapeHtml(picture.title);
  const description = escapeHtml(picture.description);
  const { width, height } = picture;
  const facts: [string, string][] = [
    ...(picture.category ? [['Category', escapeHtml(picture.category)] satisfies [string, string]] : []),
    ['Size', `${width} × ${height} px`],
    ['File', `${picture.format}, ${formatMegabytes(picture.fileSize)}`],
    ['Views', picture.views.toLocaleString('en')],
    ['Added', timestamp(picture.createdAt).slice(0, 10)],
  ];
  const body = `<main>
<div class="stage"><a href="${urls.direct_url}"><img src="${urls.direct_url}" alt="${title}" width="${width}" height="${height}"></a></div>
<article class="details">
<h1><bdi>${title}</bdi></h1>
${description && `<p class="description" dir="auto">${description}</p>`}
<dl>${facts.map(([name, value]) => `<div><dt>${name}</dt><dd><bdi>${value}</bdi></dd></div>`).join('')}</dl>
${tagList(picture.tags)}
<p class="actions"><a href="${urls.direct_url}">Open the original</a><a href="${baseUrl}/">Back to all pictures</a></p>
</article>
</main>`;
  return htmlPage({ title, head: `${metadata(picture, baseUrl)}\n`, body, baseUrl });
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

/** Renders the root page of a server without a site. */
export function rootPage(baseUrl: string): string {
  const link = (path: RequestPath<'listImages' | 'listAlbums' | 'getDocument'>, text: string) =>
    `<a href="${baseUrl}${path}">${text}</a>`;
  const body = `<main class="missing">
<h1>Pix is running</h1>
<p class="description">${link('/api/v1/images', 'Pictures')}, ${link('/api/v1/albums', 'albums')} and the
${link('/openapi.json', 'OpenAPI document')} of the whole platform.</p>
</main>`;
  return htmlPage({ title: 'Reference server', body, baseUrl });
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

function tagList(tags: readonly string[]): string {
  if (tags.length === 0) return '';
  return `<ul class="tags" aria-label="Tags">${tags.map((tag) => `<li>${escapeHtml(tag)}</li>`).join('')}</ul>`;
}

const NO_INDEX = '<meta name="robots" content="noindex">';

/** Parts of an HTML page; title, head and body are already HTML. */
export interface Page {
  title: string;
  head?: string;
  body: string;
  /** Target of the link back. */
  baseUrl: string;
}

/** Renders a complete HTML document in the style of the site. */
export function htmlPage({ title, head = NO_INDEX, body, baseUrl }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Pix</title>
${head}
<style>${viewPageStyles}</style>
</head>
<body>
<header class="top"><a class="name" href="${baseUrl}/">Pix</a><nav aria-label="Site"><a href="${baseUrl}/">All pictures</a></nav></header>
${body}
</body>
</html>
`;
}

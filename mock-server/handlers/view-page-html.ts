import { escapeHtml } from '../internal/escape-html.ts';
import type { Picture } from '../store/records.ts';
import { formatMegabytes } from './image-record.ts';
import { pictureUrls } from './picture-urls.ts';
import { timestamp } from './timestamp.ts';
import { viewPageStyles } from './view-page-styles.ts';

/** The page of one picture. Everything that came from a person is escaped. */
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
  const head = `${picture.isPublic ? '' : '<meta name="robots" content="noindex">\n'}<link rel="canonical" href="${urls.view_page}">
<meta name="description" content="${description}">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${urls.view_page}">
<meta property="og:image" content="${urls.direct_url}">
<meta property="og:image:width" content="${width}">
<meta property="og:image:height" content="${height}">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">`;
  const body = `<main>
<div class="stage"><a href="${urls.direct_url}"><img src="${urls.direct_url}" alt="${title}" width="${width}" height="${height}"></a></div>
<article class="details">
<h1>${title}</h1>
${description && `<p class="description">${description}</p>`}
<dl>${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
${tagList(picture.tags)}
<a class="original" href="${urls.direct_url}">Open the original</a>
</article>
</main>`;
  return htmlPage(title, head, body);
}

/** What people see at the root of a server without a site. */
export function rootPage(baseUrl: string): string {
  const link = (path: string, text: string) => `<a href="${baseUrl}${path}">${text}</a>`;
  const body = `<main class="missing">
<h1>Pix is running</h1>
<p class="description">${link('/api/v1/images', 'Pictures')}, ${link('/api/v1/albums', 'albums')} and the
${link('/openapi.json', 'OpenAPI document')} of the whole platform.</p>
</main>`;
  return htmlPage('Reference server', '<meta name="robots" content="noindex">', body);
}

/** What people see where no picture is. */
export function noPicturePage(): string {
  const body = `<main class="missing">
<h1>Nothing to see here</h1>
<p class="description">No page or picture has this address. It may have been deleted, or the address may be misspelt.</p>
</main>`;
  return htmlPage('Not found', '<meta name="robots" content="noindex">', body);
}

function tagList(tags: readonly string[]): string {
  if (tags.length === 0) return '';
  return `<ul class="tags" aria-label="Tags">${tags.map((tag) => `<li>${escapeHtml(tag)}</li>`).join('')}</ul>`;
}

/** A page around a body, in the styles of the view page; all three are HTML already. */
export function htmlPage(title: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Pix</title>
${head}
<style>${viewPageStyles}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

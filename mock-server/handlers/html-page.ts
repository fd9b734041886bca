import { escapeHtml } from '../internal/escape-html.ts';
import { viewPageStyles } from './view-page-styles.ts';

const NO_INDEX = '<meta name="robots" content="noindex">';

/** The icon of the site, as a data URL. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#8b8782" d="M3 3h12v12H3zM3 17h12v12H3zM17 17h12v12H17z"/><path fill="#d8371b" d="M17 3h12v12H17z"/></svg>',
)}`;

/** Parts of an HTML page. */
export interface Page {
  /** Title as text. */
  title: string;
  /** HTML of the head. */
  head?: string;
  /** HTML of the body. */
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
<title>${isolated(title)} · Pix</title>
<link rel="icon" href="${ICON}">
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

/** Isolates the direction of a text where `<bdi>` is not possible. */
function isolated(text: string): string {
  return `\u2068${escapeHtml(text)}\u2069`;
}

/** Renders code that a click selects whole. */
export function codeBlock(code: string): string {
  return `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>`;
}

/** The script tag of this server. */
export function scriptTag(baseUrl: string): string {
  return `<script async src="${baseUrl}/cdn/sdk.js"></script>`;
}

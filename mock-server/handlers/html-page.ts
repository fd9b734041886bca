import { escapeHtml } from '../internal/text.ts';

/** The space of a grid of 12 pictures, for every width: a value of `padding-bottom`, as in the README. */
export const GALLERY_SPACE =
  'max(min(133%, (898px - 100%) * 99), min(75%, (1124px - 100%) * 99), min(60%, (1350px - 100%) * 99), 33%)';

/** Styles of the HTML pages, like those of the documentation site: plain CSS, light and dark, from a width of 320 px. */
export const viewPageStyles = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fff, #131211);
  --panel: light-dark(#f5f4f3, #1e1c1b);
  --ink: light-dark(#191817, #f1efec);
  --quiet: light-dark(#63605c, #a8a39d);
  --line: light-dark(#dcdad7, #383532);
  --accent: light-dark(#b92b12, #ff8166);
  --gutter: 1rem;
}
@media (min-width: 50rem) { :root { --gutter: 1.5rem; } }
* { box-sizing: border-box; margin: 0; }
html { scrollbar-gutter: stable; }
body {
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  background: var(--paper);
  color: var(--ink);
  font: 400 1.0625rem/1.55 -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans',
    system-ui, sans-serif;
}
a { color: var(--accent); text-underline-offset: 0.2em; }
a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.top, .front, .missing, .order > *, footer { padding-inline: var(--gutter); }
.top { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 32px; padding-block: 18px; }
.top a { display: block; padding-block: 6px; color: var(--quiet); font-size: 0.9375rem; text-decoration: none; }
.top a:hover { color: var(--accent); }
.top .name { color: var(--accent); font-size: 1.375rem; font-weight: 700; letter-spacing: -0.02em; }
main { flex: 1; }
img { display: block; max-width: 100%; height: auto; }
svg { display: block; max-width: 100%; height: auto; }
.stage { display: grid; place-items: center; padding-block: clamp(12px, 3vw, 48px); background: var(--panel); }
/* The texts are as wide as the picture, and do not make the sheet wider. */
.sheet { width: fit-content; min-width: min(100%, 40rem); max-width: 100%; margin-inline: auto; padding-inline: var(--gutter); }
.picture { display: block; width: fit-content; max-width: 100%; margin-inline: auto; }
.picture img { width: auto; max-height: max(60vh, 100vh - 15rem); }
.sheet .details { contain: inline-size; padding-block: 12px 48px; }
.order .details { padding-block: clamp(24px, 4vw, 48px) 64px; }
.around { display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); gap: 16px; align-items: center; font-size: 0.9375rem; }
.around a { display: flex; gap: 0.4em; align-items: center; padding-block: 6px; text-decoration: none; }
.around a bdi { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow-wrap: anywhere; }
.around [rel='prev']::before { content: '‹' / ''; }
.around [rel='next']::after { content: '›' / ''; }
.around a:hover { text-decoration: underline; }
.around [rel='next'] { justify-content: end; text-align: end; }
@media (max-width: 480px) {
  .around { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 16px; }
  .around > .quiet { grid-area: 1 / 1 / auto / -1; }
}
.quiet { color: var(--quiet); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
h1 { font-size: clamp(1.5rem, 1.2rem + 1.5vw, 2.25rem); font-weight: 700; letter-spacing: -0.02em; line-height: 1.15; text-wrap: balance; overflow-wrap: anywhere; }
.sheet h1 { margin-top: 20px; }
h2 { margin-block: 2.5rem 0.5rem; font-size: 1.25rem; letter-spacing: -0.01em; }
.description { max-width: 38rem; margin-top: 12px; overflow-wrap: anywhere; white-space: pre-line; }
dl { display: flex; flex-wrap: wrap; gap: 12px 32px; margin-top: 24px; padding-top: 16px; border-top: 1px solid var(--line); }
dt { color: var(--quiet); font-size: 0.875rem; }
dd { font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.actions { display: flex; flex-wrap: wrap; gap: 8px 32px; margin-top: 20px; }
.actions a { padding-block: 6px; }
summary { width: fit-content; padding-block: 6px; color: var(--accent); cursor: pointer; }
details h2 { margin-block: 1rem 0.25rem; color: var(--quiet); font-size: 0.875rem; font-weight: 400; }
p code { white-space: nowrap; }
pre { padding: 10px 12px; overflow-x: auto; background: var(--panel); font: 0.875rem/1.6 ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace; user-select: all; }
footer { padding-block: 24px; font-size: 0.875rem; text-align: center; }
footer a { color: var(--quiet); text-decoration: none; }
footer a:hover { color: var(--accent); }
.missing { display: grid; align-content: center; justify-items: start; padding-block: 48px; }
.top:has(+ .front), .front { width: 100%; max-width: 80rem; margin-inline: auto; }
.front { padding-block: 12px 64px; }
.front > [data-pix-gallery] { margin-block: 24px; }
.front > [data-pix-gallery]:empty { padding-bottom: ${GALLERY_SPACE}; }
.albums { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 32px 24px; margin-block: 16px; padding: 0; list-style: none; }
.albums a { color: inherit; font-weight: 600; text-decoration: none; }
.albums a:hover { color: var(--accent); }
.albums img { width: 100%; aspect-ratio: 3 / 2; margin-bottom: 8px; border-radius: 4px; object-fit: cover; background: var(--panel); }
.albums .quiet { display: block; }
.albums pre { margin-top: 6px; padding: 6px 10px; font-size: 0.8125rem; }
.links { padding: 0; list-style: none; }
.links li { padding-block: 4px; }
`;

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

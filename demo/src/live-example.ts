import { playgroundUrl, type Example } from './playground-url.ts';

/** Number of pictures of a gallery without a limit. */
const DEFAULT_LIMIT = 24;

/** Heights of justified rows of the sample's pictures, by their number, in widths of the gallery. */
const ROWS: Readonly<Record<number, number>> = { 3: 0.25, 6: 0.505, 8: 0.795, 12: 1.015 };

/** Average height of a picture in rows, and in columns, in widths of the gallery. */
const IN_ROWS = 0.09;
const IN_COLUMNS = 0.085;

/** Height in px of what loads more pictures, by kind of paging. */
const PAGING: Readonly<Record<string, number>> = { more: 98, pages: 60, scroll: 98 };

/** The frame in which an example runs: the style sheet reserves its space by number of pictures, layout and extras. */
export function liveFrame(html: string, pictures = limitOf(html)): string {
  const style = [`--pictures:${pictures}`, `--extras:${extrasOf(html)}px`, ...heightOf(html, pictures)].join(
    ';',
  );
  return `<div class="live not-content" style="${style}" data-pagefind-ignore>\n${html}\n</div>`;
}

/** A link that opens the playground with the example. */
export function playgroundLink({ html, css, js }: Example): string {
  const example = { html, ...(css && { css }), ...(js && { js }) };
  return `<p class="open-playground"><a href="${playgroundUrl(example)}">Open in playground</a></p>`;
}

function limitOf(html: string): number {
  return Number(/\blimit="(\d+)"/.exec(html)?.[1] ?? DEFAULT_LIMIT);
}

/** Height in px of what a gallery shows beside its pictures. */
function extrasOf(html: string): number {
  const controls = /\bcontrols="([^"]*)"/.exec(html)?.[1] ?? '';
  const rows = [/search|sort|category/.test(controls), /tags/.test(controls), /count/.test(controls)];
  const paging = /\bpaging="(\w+)"/.exec(html)?.[1] ?? '';
  return 52 * rows.filter(Boolean).length + (PAGING[paging] ?? 0);
}

/** Height of a layout, in widths of the gallery, if it depends on the aspect ratios of the pictures. */
function heightOf(html: string, pictures: number): string[] {
  const layout = /\blayout="(\w+)"/.exec(html)?.[1];
  if (layout === 'rows') return [`--height:${ROWS[pictures] ?? pictures * IN_ROWS}`];
  if (layout === 'columns') return [`--height:${pictures * IN_COLUMNS}`];
  return [];
}

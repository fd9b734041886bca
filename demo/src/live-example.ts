import { drawnSample } from '../../mock-server/seed/sample.ts';
import { DEFAULT_LIMIT } from '../../src/contract/limits.ts';
import { playgroundUrl, type Example } from './playground-url.ts';

/** Heights of justified rows, and of columns, of the sample's pictures, by their number, in widths of the gallery. */
const ROWS: Readonly<Record<number, number>> = { 3: 0.25, 6: 0.67, 8: 0.8, 12: 1.04 };
const COLUMNS: Readonly<Record<number, number>> = { 9: 0.95, 12: 1.45 };

/** Average height of a picture in rows, and in columns, in widths of the gallery. */
const IN_ROWS = 0.09;
const IN_COLUMNS = 0.12;

/** Height in px of what loads more pictures, by kind of paging. */
const PAGING: Readonly<Record<string, number>> = { more: 102, pages: 64, scroll: 102 };

/** Heights in px of a line of controls, with the space below all lines; of tags, of the count, and of a slotted text. */
const CONTROLS_LINE = 52;
const BELOW_CONTROLS = 4;
const TAGS = 54;
const COUNT = 44;
const SLOTTED = 31;

/** The frame in which an example runs: the style sheet reserves its space by number of pictures, layout and extras. */
export function liveFrame(html: string, pictures = limitOf(html)): string {
  const style = [
    `--pictures:${pictures}`,
    `--extras:${extrasOf(html, 'wide')}px`,
    `--narrow-extras:${extrasOf(html, 'narrow')}px`,
    ...heightOf(html, pictures),
    ...ratioStyles(html),
  ].join(';');
  return `<div class="live not-content" style="${style}" data-pagefind-ignore>\n${html}\n</div>`;
}

/** A link that opens the playground with the example. */
export function playgroundLink({ html, css, js }: Example): string {
  const example = { html, ...(css && { css }), ...(js && { js }) };
  return `<p class="open-playground"><a href="${playgroundUrl(example)}">Open in playground</a></p>`;
}

/** The limit, or the number of pictures of the album. */
function limitOf(html: string): number {
  const limit = /\blimit="(\d+)"/.exec(html)?.[1];
  const token = /(?:data-pix-album|\btoken)="(\w+)"/.exec(html)?.[1];
  const album = token && drawnSample(0).albums.find((each) => each.token === token);
  return limit ? Number(limit) : album ? album.pictures.length : DEFAULT_LIMIT;
}

/** Height in px of what a gallery shows beside its pictures. In a narrow one, the search field has a line of its own. */
function extrasOf(html: string, width: 'narrow' | 'wide'): number {
  const controls = /\bcontrols="([^"]*)"/.exec(html)?.[1] ?? '';
  const paging = /\bpaging="(\w+)"/.exec(html)?.[1] ?? '';
  const groups = [/search/, /sort|category/].filter((group) => group.test(controls)).length;
  const lines = width === 'narrow' ? groups : Math.min(groups, 1);
  return (
    (lines && CONTROLS_LINE * lines + BELOW_CONTROLS) +
    (controls.includes('tags') ? TAGS : 0) +
    (controls.includes('count') ? COUNT : 0) +
    (PAGING[paging] ?? 0) +
    SLOTTED * (html.match(/\bslot="(header|footer|caption)"/g)?.length ?? 0)
  );
}

/** Height of a layout, in widths of the gallery, if it depends on the aspect ratios of the pictures. */
function heightOf(html: string, pictures: number): string[] {
  const layout = /\blayout="(\w+)"/.exec(html)?.[1];
  if (layout === 'rows') return [`--height:${ROWS[pictures] ?? pictures * IN_ROWS}`];
  if (layout === 'columns') return [`--height:${COLUMNS[pictures] ?? pictures * IN_COLUMNS}`];
  return [];
}

/** Aspect ratio of a single picture, if the markup states it. */
function ratioStyles(html: string): string[] {
  const [, width, height] = /\bratio="(\d+):(\d+)"/.exec(html) ?? [];
  return width && height ? [`--ratio:${width}/${height}`] : [];
}

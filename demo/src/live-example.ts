import { withPhotographFiles } from '../../mock-server/seed/node/photographs.ts';
import { drawnSample } from '../../mock-server/seed/sample.ts';
import { DEFAULT_LIMIT } from '../../src/contract/limits.ts';
import { CAPTION_HEIGHT } from '../../src/internal/caption-length.ts';
import { GAP } from '../../src/layouts/server-styles.ts';
import { layoutPages } from '../../src/layouts/paged-layout.ts';
import { strategy as columns } from '../../src/layouts/columns/columns.ts';
import { strategy as rows } from '../../src/layouts/rows/rows.ts';
import { PAGERS } from '../../src/embed/reserved-height.ts';
import { controlsHeight } from './snippet/reserved-space.ts';
import { playgroundUrl, type Example } from './playground-url.ts';

/** Widths in px of galleries to which the style sheet of the examples gives the same columns and lengths. */
const WIDTHS = [300, 860];
const SIZES = {
  'row-height': (width: number) => 0.28 * width,
  'tile-size': (width: number) => width / 3 - GAP,
};

/** Height in px that the number of loaded pictures needs beyond the least, since the lines of the site are high. */
const LINE_OF_TEXT = 10;

/** Height in px of a slotted text. */
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

/** The number of pictures that load without a click: of the first pages, or of the album. */
function limitOf(html: string): number {
  const limit = /\blimit="(\d+)"/.exec(html)?.[1];
  const pages = Number(/\bauto-pages="(\d+)"/.exec(html)?.[1] ?? 1);
  const token = /(?:data-pix-album|\btoken)="(\w+)"/.exec(html)?.[1];
  const album = token && drawnSample(0).albums.find((each) => each.token === token);
  return limit ? pages * Number(limit) : album ? album.pictures.length : DEFAULT_LIMIT;
}

/** Height in px of what a gallery shows beside its pictures. */
function extrasOf(html: string, width: 'narrow' | 'wide'): number {
  const controls = /\bcontrols="([^"]*)"/.exec(html)?.[1] ?? '';
  const paging = /\bpaging="(\w+)"/.exec(html)?.[1] ?? '';
  return (
    controlsHeight(controls, width) +
    (PAGERS[paging] ?? 0) +
    (/more|scroll/.test(paging) ? LINE_OF_TEXT : 0) +
    SLOTTED * (html.match(/\bslot="(header|footer|caption)"/g)?.length ?? 0)
  );
}

/** Height of a layout of the newest pictures, in widths of the gallery, if it depends on their aspect ratios. */
function heightOf(html: string, pictures: number): string[] {
  const layout = /\blayout="(rows|columns)"/.exec(html)?.[1] as 'rows' | 'columns' | undefined;
  if (!layout) return [];
  const newest = withPhotographFiles(drawnSample(0), 0)
    .pictures.filter(({ isPublic }) => isPublic)
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .slice(0, pictures);
  const ratios = Float64Array.from(newest, ({ width, height }) => width / height);
  const strategy = { rows, columns }[layout];
  const heights = WIDTHS.flatMap((width) => {
    const size = SIZES[strategy.sizedBy](width);
    const lengths = {
      width,
      size,
      gap: GAP,
      ratio: 1,
      caption: html.includes('caption="below"') ? CAPTION_HEIGHT : 0,
    };
    const heightWith = (ratios: Float64Array | undefined) =>
      (layoutPages(strategy, [{ count: newest.length, ratios }], lengths)?.length ?? 0) / width;
    // Skeletons may be higher than the pictures.
    return [heightWith(undefined), heightWith(ratios)];
  });
  return [`--height:${Math.ceil(100 * Math.max(...heights)) / 100}`];
}

/** Aspect ratio of a single picture, if the markup states it. */
function ratioStyles(html: string): string[] {
  const [, width, height] = /\bratio="(\d+):(\d+)"/.exec(html) ?? [];
  return width && height ? [`--ratio:${width}/${height}`] : [];
}

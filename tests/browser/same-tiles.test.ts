/** The script, the elements and the server render the same lists: equal links, images and positions. */
import { afterEach, expect, it } from 'vitest';
import '../../src/define.ts';
import { loadLayout } from '../../src/components/pix-gallery/load-layout.ts';
import { layoutOf } from '../../src/embed/positioned-layout.ts';
import { lengthsOf, reservedCells } from '../../src/embed/reserved-height.ts';
import { renderGallery } from '../../src/server-render.ts';
import { paint } from '../../src/tiles/paint.ts';
import type { PictureRecord } from '../../src/tiles/picture.ts';
import { listOf } from '../support/picture-records.ts';
import { cleanup, mountBox, records, waitUntilStable } from '../support/gallery.ts';

afterEach(cleanup);

const [first, second, third, fourth, ...others] = records(9);

/** Records as services and pages have them: texts that look like markup, missing fields, extreme sizes, no image. */
const RECORDS = [
  { ...first, title: '<b>"Sea" & \'sand\'</b>' },
  { ...second, title: undefined, file_size: undefined },
  { ...third, dimensions: { width: 9000, height: 20 } },
  { ...fourth, dimensions: undefined },
  { id: 99, slug: 'nothing' },
  ...others,
] as unknown as PictureRecord[];

/** Links and images of a list in their order, without what depends on the state of the element. */
const tilesIn = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLAnchorElement>('li > a')].map((link) => {
    const image = link.querySelector('img');
    return [link.href, image?.getAttribute('src'), image?.srcset, image?.alt];
  });

/** Positions of tiles and images from the inline start of a box, to a hundredth of a pixel. */
const boxesIn = (root: ParentNode, box: Element) =>
  [...root.querySelectorAll('li > a, li > a > img')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const from = box.getBoundingClientRect();
    return [left - from.left, top - from.top, width, height].map((length) => Math.round(length * 100));
  });

it.each(
  (['grid', 'rows', 'columns', 'carousel'] as const).flatMap((layout) =>
    (['ltr', 'rtl'] as const).flatMap((dir) =>
      (['fast', undefined] as const).map((quality) => ({ layout, dir, quality })),
    ),
  ),
)(
  'the same records are the same tiles by script, element and server: %o',
  async ({ layout, dir, quality }) => {
    const list = listOf(RECORDS as never[], { limit: 24 });
    const boxes = [0, 1, 2].map(() => mountBox({ width: '640px' }));
    for (const box of boxes) box.dir = dir;
    const [painted, rendered, served] = boxes as [HTMLElement, HTMLElement, HTMLElement];
    const tile = reservedCells(
      { layout },
      640,
      lengthsOf({ layout }, 640, (token, byDefault) => byDefault),
    );
    let root: ShadowRoot | null = null;
    paint(list, {
      tag: 'div',
      props: { source: {}, limit: 24, layout, quality },
      layout: layout === 'grid' ? undefined : layoutOf(await loadLayout(layout)),
      tile,
      insert: (element) => {
        // The requests of a grid start before anything has been measured.
        if (layout === 'grid')
          expect(element.shadowRoot?.querySelectorAll('img[src]')).toHaveLength(RECORDS.length - 1);
        painted.append(element);
        root = element.shadowRoot;
      },
    });
    const gallery = document.createElement('pix-gallery');
    Object.assign(gallery, { source: { images: { list: () => Promise.resolve(list) } }, layout, quality });
    rendered.append(gallery);
    // Skeletons do not change while the code of the layout loads.
    await expect.poll(() => gallery.state).toBe('ready');
    await waitUntilStable(gallery);
    served.innerHTML = renderGallery(RECORDS, { layout, ...(quality && { quality }) });
    const element = gallery.shadowRoot as ShadowRoot;
    const tiles = tilesIn(element);
    // A carousel has the tiles in view, and some beyond.
    if (layout === 'carousel') expect(tiles.length).toBeGreaterThan(2);
    else expect(tiles).toHaveLength(RECORDS.length - 1);
    expect(tilesIn(root as unknown as ShadowRoot)).toEqual(tiles);
    expect(boxesIn(root as unknown as ShadowRoot, painted)).toEqual(boxesIn(element, rendered));
    const [[, , ...size] = []] = boxesIn(element, rendered);
    if (layout === 'grid')
      expect([tile.width, tile.height].map((length) => Math.round(length * 100))).toEqual(size);
    // The server does not know the screen: it decides for two device pixels per CSS pixel.
    const withoutSet = (all: ReturnType<typeof tilesIn>) => all.map(([href, src, , alt]) => [href, src, alt]);
    expect(withoutSet(tilesIn(served)).slice(0, tiles.length)).toEqual(withoutSet(tiles));
  },
);

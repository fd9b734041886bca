/** The script, the elements and the server render the same lists: equal links, images and positions. */
import { afterEach, expect, it } from 'vitest';
import '../../src/define.ts';
import { loadLayout } from '../../src/components/pix-gallery/load-layout.ts';
import { layoutOf } from '../../src/embed/positioned-layout.ts';
import { lengthsOf, reservedCells } from '../../src/embed/reserved-height.ts';
import { renderGallery } from '../../src/server-render.ts';
import { paint, type PaintOptions } from '../../src/tiles/paint.ts';
import * as captions from '../../src/tiles/captions.ts';
import * as plain from '../../src/tiles/tile-options.ts';
import type { PictureRecord } from '../../src/tiles/picture.ts';
import type { GalleryCaption } from '../../src/elements.ts';
import { listOf } from '../support/picture-records.ts';
import { cleanup, mountBox, records, waitUntilStable } from '../support/gallery.ts';

afterEach(cleanup);

const [first, second, third, fourth, ...others] = records(9);

/** Records as services and pages have them: texts that look like markup, missing fields, extreme sizes, no image. */
const RECORDS = [
  { ...first, description: 'Boats at low tide', title: '<b>"Sea" & \'sand\'</b>' },
  { ...second, title: undefined, file_size: undefined },
  { ...third, dimensions: { width: 9000, height: 20 } },
  { ...fourth, dimensions: undefined },
  { id: 99, slug: 'nothing' },
  ...others,
] as unknown as PictureRecord[];

/** Links and images of a list in their order, without what depends on the state of the element. */
const tilesIn = (root: ParentNode) =>
  [...root.querySelectorAll('li > a')].map((link) => {
    const image = link.querySelector('img');
    return [link.getAttribute('href'), image?.getAttribute('src'), image?.srcset, image?.alt];
  });

/** What the script adds to links on the server: whether they open the viewer, and whether they are tab stops. */
const behaviourIn = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLAnchorElement>('li > a')].map((link) => [
    link.getAttribute('aria-haspopup'),
    link.matches('[href], [tabindex]'),
  ]);

/** Positions of tiles and images from the inline start of a box, to a hundredth of a pixel. */
const boxesIn = (root: ParentNode, box: Element) =>
  [...root.querySelectorAll('li > a, li > a > img')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const from = box.getBoundingClientRect();
    return [left - from.left, top - from.top, width, height].map((length) => Math.round(length * 100));
  });

/** Renders the records by script, element and server, in three boxes of 640 px. */
async function renderAll({
  layout,
  dir = 'ltr',
  ...options
}: {
  layout: 'grid' | 'rows' | 'columns' | 'carousel';
  dir?: 'ltr' | 'rtl';
  quality?: 'fast' | undefined;
  link?: string;
  alt?: 'description';
  caption?: GalleryCaption | undefined;
  captionText?: string;
  focalPoint?: string;
  placeholder?: 'color';
}) {
  const list = listOf(RECORDS as never[], { limit: 24 });
  const boxes = [0, 1, 2].map(() => mountBox({ width: '640px' }));
  for (const box of boxes) box.dir = dir;
  const [painted, rendered, served] = boxes as [HTMLElement, HTMLElement, HTMLElement];
  const tile = reservedCells(
    { layout },
    640,
    lengthsOf({ layout }, 640, (token, byDefault) => Number(byDefault)),
  );
  let root: ShadowRoot | null = null;
  paint(list, {
    tag: 'div',
    props: { source: {}, limit: 24, layout, ...options },
    layout: layout === 'grid' ? undefined : layoutOf(await loadLayout(layout)),
    tile,
    ...(options.caption ? captions : plain),
    insert: (element) => {
      // The requests of a grid start before anything has been measured.
      if (layout === 'grid')
        expect(element.shadowRoot?.querySelectorAll('img[src]')).toHaveLength(RECORDS.length - 1);
      painted.append(element);
      root = element.shadowRoot;
    },
  });
  const gallery = document.createElement('pix-gallery');
  Object.assign(gallery, { source: { images: { list: () => Promise.resolve(list) } }, layout, ...options });
  rendered.append(gallery);
  // Skeletons do not change while the code of the layout loads.
  await expect.poll(() => gallery.state).toBe('ready');
  await waitUntilStable(gallery);
  served.innerHTML = renderGallery(RECORDS, { layout, ...options });
  const element = gallery.shadowRoot as ShadowRoot;
  const tiles = tilesIn(element);
  // A carousel has the tiles in view, and some beyond.
  if (layout === 'carousel') expect(tiles.length).toBeGreaterThan(2);
  else expect(tiles).toHaveLength(RECORDS.length - 1);
  expect(tilesIn(root as unknown as ShadowRoot)).toEqual(tiles);
  // The server does not know the size of tiles, and leaves full pictures to the element.
  const withoutSet = (all: ReturnType<typeof tilesIn>) => all.map(([href, src, , alt]) => [href, src, alt]);
  expect(withoutSet(tilesIn(served)).slice(0, tiles.length)).toEqual(withoutSet(tiles));
  return { painted, rendered, served, root: root as unknown as ShadowRoot, element, tile };
}

it.each(
  (['grid', 'rows', 'columns', 'carousel'] as const).flatMap((layout) =>
    (['ltr', 'rtl'] as const).flatMap((dir) =>
      (['fast', undefined] as const).map((quality) => ({ layout, dir, quality })),
    ),
  ),
)('the same records are the same tiles by script, element and server: %o', async (options) => {
  const { painted, rendered, root, element, tile } = await renderAll(options);
  expect(boxesIn(root, painted)).toEqual(boxesIn(element, rendered));
  const [[, , ...size] = []] = boxesIn(element, rendered);
  if (options.layout === 'grid')
    expect([tile.width, tile.height].map((length) => Math.round(length * 100))).toEqual(size);
});

it.each(
  (['grid', 'rows', 'columns', 'carousel'] as const).flatMap((layout) =>
    (
      [
        ['page', /^http.*\/i\//, null],
        ['none', null, null],
        ['/photo/{slug}', /^\/photo\//, null],
        ['viewer', /^http.*\/i\//, 'dialog'],
      ] as const
    ).map(([link, address, popup]) => ({ layout, link, address, popup })),
  ),
)('the same options are the same links by script, element and server: %o', async (each) => {
  const { layout, link, address, popup } = each;
  const { root, element } = await renderAll({ layout, link, alt: 'description' });
  const [[, , , alt] = []] = tilesIn(element);
  expect(alt).toBe('Boats at low tide');
  for (const [href] of tilesIn(element))
    if (address) expect(href).toMatch(address);
    else expect(href).toBeNull();
  expect(new Set(behaviourIn(element).map(String))).toEqual(new Set([String([popup, !!address])]));
  expect(behaviourIn(root)).toEqual(behaviourIn(element));
});

/** Captions of a list, as HTML. */
const captionsIn = (root: ParentNode) =>
  [...root.querySelectorAll('li > a > .caption')].map((caption) => caption.outerHTML);

/** Styles of tiles in a list, without those of the text of captions. */
const stylesIn = (root: ParentNode) =>
  [...root.querySelectorAll('li > a')].map((link) => {
    const { objectPosition, backgroundColor } = getComputedStyle(link.querySelector('img') as Element);
    return [objectPosition, backgroundColor, getComputedStyle(link).backgroundColor];
  });

it.each(
  (['grid', 'rows', 'columns', 'carousel'] as const).flatMap((layout) =>
    (['below', 'over', 'hover'] as const).flatMap((caption) =>
      (['ltr', 'rtl'] as const).map((dir) => ({ layout, caption, dir })),
    ),
  ),
)('the same captions are there by script, element and server: %o', async (options) => {
  const { painted, rendered, served, root, element } = await renderAll({
    ...options,
    captionText: '{title} – {description}',
    focalPoint: '20% 30%',
    placeholder: 'color',
  });
  const shown = captionsIn(element);
  expect(shown.length).toBeGreaterThan(2);
  expect(captionsIn(root)).toEqual(shown);
  expect(boxesIn(root, painted)).toEqual(boxesIn(element, rendered));
  expect(stylesIn(root)).toEqual(stylesIn(element));
  expect(new Set(stylesIn(element).map(([position]) => position))).toEqual(new Set(['20% 30%']));
  expect(stylesIn(served).slice(0, shown.length)).toEqual(stylesIn(element));
  const texts = (list: ParentNode) => [...list.querySelectorAll('li > a')].map((link) => link.textContent);
  expect(texts(served).slice(0, shown.length)).toEqual(texts(element));
  expect(texts(element)[0]).toBe('<b>"Sea" & \'sand\'</b> – Boats at low tide');
  const hidden = (list: ParentNode) =>
    [...list.querySelectorAll('li > a')].map((link) => link.querySelector('[aria-hidden]')?.textContent);
  expect(hidden(served).slice(0, shown.length)).toEqual(hidden(element));
  if (options.layout === 'rows') return;
  // Nothing moves when the element takes over what a server has rendered.
  const images = (list: ParentNode, box: Element) =>
    boxesIn(list, box)
      .filter((_, at) => at % 2)
      .slice(0, shown.length);
  images(element, rendered).forEach((box, at) =>
    box.forEach((length, side) =>
      // A carousel of the server has room for focus rings.
      expect(Math.abs(length - (images(served, served)[at]?.[side] ?? NaN))).toBeLessThan(
        options.layout === 'carousel' ? 700 : 100,
      ),
    ),
  );
});

/** Paints a page of 60 pictures in a box of 640 px. */
function paintLong({ layout, caption }: { layout?: PaintOptions['layout']; caption?: 'below' | undefined }) {
  const box = mountBox({ width: '640px' });
  let root: ShadowRoot | null = null;
  paint(listOf(records(60), { limit: 60 }), {
    tag: 'div',
    props: { source: {}, limit: 60, caption },
    layout,
    ...(caption ? captions : {}),
    insert(element) {
      box.append(element);
      root = element.shadowRoot;
    },
  });
  return { box, root: root as unknown as ShadowRoot };
}

it.each(['rows', 'columns', 'carousel'] as const)(
  'where the element does not take over, all pictures of the page are painted once a visitor comes to the last one: %s',
  async (layout) => {
    const { root } = paintLong({ layout: layoutOf(await loadLayout(layout)) });
    const items = () => [...root.querySelectorAll('li')];
    expect(items().length).toBeLessThan(60);
    await new Promise(requestAnimationFrame);
    items().at(-1)?.scrollIntoView();
    await expect.poll(() => items().length).toBe(60);
    expect(items().filter((item) => item.querySelector('img[src]'))).toHaveLength(60);
    // Those that were out of reach load lazily.
    expect(items().filter((item) => item.querySelector('img[loading=lazy]')).length).toBeGreaterThan(0);
  },
);

it.each([undefined, 'below'] as const)(
  'a long page of a grid is painted in several tasks, in a list that keeps its height: caption %s',
  async (caption) => {
    const { box, root } = paintLong({ caption });
    const { height } = box.getBoundingClientRect();
    const first = tilesIn(root);
    expect(first).toHaveLength(caption ? 60 : 24);
    const heights = new Set([height]);
    while (root.querySelectorAll('li > a').length < 60) {
      await new Promise((resolve) => setTimeout(resolve));
      heights.add(box.getBoundingClientRect().height);
    }
    expect([...heights]).toEqual([height]);
    expect(root.querySelectorAll('li')).toHaveLength(60);
    expect(tilesIn(root).slice(0, first.length)).toEqual(first);
  },
);

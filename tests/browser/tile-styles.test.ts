import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/define.ts';
import {
  cleanup,
  createSource,
  mountBox,
  mountGallery,
  queryShadow,
  queryShadowAll,
  tiles,
  waitForTiles,
} from '../support/gallery.ts';
import { albumRecord, listOf } from '../support/picture-records.ts';

afterEach(cleanup);

/** Computed style of an icon. */
const ICON_STYLE = { fill: 'none', inlineSize: '20px', blockSize: '20px', strokeLinecap: 'round' };

const iconStyle = (icon: Element) => {
  const { fill, inlineSize, blockSize, strokeLinecap } = getComputedStyle(icon);
  return { fill, inlineSize, blockSize, strokeLinecap };
};

/** Whether an icon is not mirrored: the icons of both directions point to the right. */
const pointsRight = (icon: Element) => getComputedStyle(icon).scale !== '-1 1';

for (const paging of ['none', 'more', 'pages'])
  for (const dir of ['ltr', 'rtl'])
    it(`the arrows of a carousel have the icon style and the right direction, with paging "${paging}", ${dir}`, async () => {
      await page.viewport(500, 600);
      document.documentElement.dir = dir;
      const { source } = createSource(30);
      const gallery = mountGallery({ layout: 'carousel', paging }, { source, limit: 10 });
      await vi.waitFor(() => expect(queryShadowAll(gallery, '.carousel .icon')).toHaveLength(2));
      const [back, forward] = queryShadowAll(gallery, '.carousel .icon') as [HTMLElement, HTMLElement];
      for (const icon of [back, forward]) {
        expect(iconStyle(icon)).toEqual(ICON_STYLE);
        expect(getComputedStyle(icon).stroke).toBe(getComputedStyle(icon.parentElement as Element).color);
      }
      expect([back, forward].map(pointsRight)).toEqual(dir === 'ltr' ? [false, true] : [true, false]);
      document.documentElement.dir = dir === 'ltr' ? 'rtl' : 'ltr';
      expect([back, forward].map(pointsRight)).toEqual(dir === 'ltr' ? [true, false] : [false, true]);
    });

for (const dir of ['ltr', 'rtl'])
  it(`the arrows of page numbers have the icon style and the right direction, ${dir}`, async () => {
    document.documentElement.dir = dir;
    const { source } = createSource(30);
    const gallery = mountGallery({ paging: 'pages' }, { source, limit: 10 });
    await vi.waitFor(() => expect(queryShadowAll(gallery, '.pager .icon')).toHaveLength(2));
    const icons = queryShadowAll(gallery, '.pager .icon');
    expect(icons.map(iconStyle)).toEqual([ICON_STYLE, ICON_STYLE]);
    expect(icons.map(pointsRight)).toEqual(dir === 'ltr' ? [false, true] : [true, false]);
  });

it('every icon in every element has the icon style', async () => {
  const { source, all } = createSource(30);
  const facets = () => Promise.resolve(listOf([{ name: 'mist', image_count: 3 }], { limit: 50 }));
  const whole = {
    ...source,
    platform: { tags: facets, categories: facets },
    albums: {
      list: () => Promise.resolve(listOf([albumRecord(1, 2)], {})),
      images: () => Promise.resolve(listOf(all, {})),
    },
  };
  mountGallery(
    { layout: 'carousel', paging: 'pages', controls: 'search sort category tags', tag: 'mist', q: 'a' },
    { source: whole, limit: 10 },
  );
  const album = document.createElement('pix-album');
  Object.assign(album, { source: whole, token: 'a', closable: true });
  document.body.append(album);
  const roots = (root: ParentNode): ParentNode[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
  ];
  const icons = () => roots(document).flatMap((root) => [...root.querySelectorAll('.icon')]);
  // Two for the carousel, two for its pages, one each for search, clear, sort, category, the selected tag, and the back button.
  await vi.waitFor(() => expect(icons().length).toBeGreaterThanOrEqual(10));
  for (const icon of icons()) {
    const { fill, strokeLinecap } = getComputedStyle(icon);
    expect({ fill, strokeLinecap }).toEqual({ fill: 'none', strokeLinecap: 'round' });
    expect(icon.getBoundingClientRect().width).toBeLessThanOrEqual(20);
  }
});

it('tiles have the colour of the text around them, whatever colour links have on the page (H19)', async () => {
  const style = document.createElement('style');
  style.textContent = 'a, a:link, a:visited { color: red !important; text-decoration: underline !important }';
  document.head.append(style);
  const { source, list, all } = createSource(3);
  let respond = () => {};
  list.mockImplementation((query) => new Promise((resolve) => (respond = () => resolve(listOf(all, query)))));
  // The links are visited: they lead to the page itself.
  for (const record of all) record.urls.view_page = location.href;
  const around = mountBox({ color: 'rgb(10, 20, 30)' });
  const gallery = mountGallery({}, { source }, around);
  const grey = await vi.waitFor(() => {
    expect(list).toHaveBeenCalled();
    return getComputedStyle(queryShadow(gallery, '.skeleton')).backgroundColor;
  });
  respond();
  await waitForTiles(gallery);
  for (const tile of tiles(gallery)) {
    const { color, textDecorationLine, backgroundColor } = getComputedStyle(tile);
    expect(color).toBe('rgb(10, 20, 30)');
    expect(textDecorationLine).toBe('none');
    expect(backgroundColor).toBe(grey);
  }
  style.remove();
});

it('skeletons of galleries and cards that are added at different times pulse in sync', async () => {
  await page.viewport(600, 800);
  const never = () => new Promise<never>(() => undefined);
  const pulses = (element: Element) =>
    queryShadowAll(element, '.grid').flatMap((grid) =>
      grid.getAnimations().map(({ startTime }) => startTime),
    );
  const source = { images: { list: never }, albums: { list: never } };
  const elements: Element[] = [];
  for (const tag of ['pix-gallery', 'pix-gallery', 'pix-albums'] as const) {
    const element = document.createElement(tag);
    Object.assign(element, { source, limit: 3 });
    document.body.append(element);
    elements.push(element);
    await vi.waitFor(() => expect(pulses(element)).toEqual([0]));
  }
  expect(elements.flatMap(pulses)).toEqual([0, 0, 0]);
});

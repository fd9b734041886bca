import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/define.ts';
import {
  allInside,
  begun,
  createSource,
  inside,
  mountBox,
  mountGallery,
  cleanup,
  tiles,
} from '../support/gallery.ts';
import { albumRecord, listOf } from '../support/picture-records.ts';

afterEach(cleanup);

/** What an icon looks like: nothing filled, lines as thick as those of its neighbours, 20 pixels wide. */
const LOOK = { fill: 'none', inlineSize: '20px', blockSize: '20px', strokeLinecap: 'round' };

const lookOf = (icon: Element) => {
  const { fill, inlineSize, blockSize, strokeLinecap } = getComputedStyle(icon);
  return { fill, inlineSize, blockSize, strokeLinecap };
};

/** Whether an icon points to the right, although all of them are drawn that way. */
const pointsRight = (icon: Element) => getComputedStyle(icon).scale !== '-1 1';

for (const paging of ['none', 'more', 'pages'])
  for (const dir of ['ltr', 'rtl'])
    it(`the arrows of a carousel are right, with paging "${paging}", ${dir}`, async () => {
      await page.viewport(500, 600);
      document.documentElement.dir = dir;
      const { source } = createSource(30);
      const gallery = mountGallery({ layout: 'carousel', paging }, { source, limit: 10 });
      await vi.waitFor(() => expect(allInside(gallery, '.carousel .icon')).toHaveLength(2), 5_000);
      const [back, forward] = allInside(gallery, '.carousel .icon') as [HTMLElement, HTMLElement];
      for (const icon of [back, forward]) {
        expect(lookOf(icon)).toEqual(LOOK);
        expect(getComputedStyle(icon).stroke).toBe(getComputedStyle(icon.parentElement as Element).color);
      }
      expect([back, forward].map(pointsRight)).toEqual(dir === 'ltr' ? [false, true] : [true, false]);
      document.documentElement.dir = dir === 'ltr' ? 'rtl' : 'ltr';
      expect([back, forward].map(pointsRight)).toEqual(dir === 'ltr' ? [true, false] : [false, true]);
    });

for (const dir of ['ltr', 'rtl'])
  it(`the arrows of page numbers are right, without a carousel, ${dir}`, async () => {
    document.documentElement.dir = dir;
    const { source } = createSource(30);
    const gallery = mountGallery({ paging: 'pages' }, { source, limit: 10 });
    await vi.waitFor(() => expect(allInside(gallery, '.pager .icon')).toHaveLength(2), 5_000);
    const icons = allInside(gallery, '.pager .icon');
    expect(icons.map(lookOf)).toEqual([LOOK, LOOK]);
    expect(icons.map(pointsRight)).toEqual(dir === 'ltr' ? [false, true] : [true, false]);
  });

it('every icon in every element looks like one', async () => {
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
  // Two of the carousel, two of its pages, one each of search, clear, sort, category, the chosen tag, the way back.
  await vi.waitFor(() => expect(icons().length).toBeGreaterThanOrEqual(10), 5_000);
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
  let answer = () => {};
  list.mockImplementation((query) => new Promise((resolve) => (answer = () => resolve(listOf(all, query)))));
  // One of them has been visited.
  for (const record of all) record.urls.view_page = location.href;
  const around = mountBox({ color: 'rgb(10, 20, 30)' });
  const gallery = mountGallery({}, { source }, around);
  const grey = await vi.waitFor(() => {
    expect(list).toHaveBeenCalled();
    return getComputedStyle(inside(gallery, '.skeleton')).backgroundColor;
  }, 5_000);
  answer();
  await begun(gallery);
  for (const tile of tiles(gallery)) {
    const { color, textDecorationLine, backgroundColor } = getComputedStyle(tile);
    expect(color).toBe('rgb(10, 20, 30)');
    expect(textDecorationLine).toBe('none');
    expect(backgroundColor).toBe(grey);
  }
  style.remove();
});

it('grey places of galleries and cards that come at different times pulse in step', async () => {
  await page.viewport(600, 800);
  const never = () => new Promise<never>(() => undefined);
  const pulses = (element: Element) =>
    allInside(element, '.grid').flatMap((grid) => grid.getAnimations().map(({ startTime }) => startTime));
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

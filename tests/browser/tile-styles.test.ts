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
  statusText,
  tiles,
  waitForTiles,
} from '../support/gallery.ts';
import { albumRecord, listOf } from '../support/picture-records.ts';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

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
    expect(icon.getBoundingClientRect().width).toBeLessThanOrEqual(24);
  }
});

it('the part `button` is every button of a gallery but the one that clears the search field', async () => {
  const { source } = createSource(30);
  const names = Array.from({ length: 60 }, (_, index) => ({ name: `tag ${index}`, image_count: 3 }));
  const facets = () => Promise.resolve(listOf(names, { limit: 60 }));
  const gallery = mountGallery(
    { layout: 'carousel', paging: 'pages', controls: 'search sort category tags', tag: 'tag 1' },
    { source: Object.assign(source, { platform: { tags: facets, categories: facets } }), limit: 10 },
  );
  gallery.className = 'styled';
  const style = document.createElement('style');
  style.textContent =
    '.styled::part(button) { outline: 5px solid rgb(1, 2, 3) } .styled::part(tag current) { color: rgb(4, 5, 6) } .styled::part(page current) { color: rgb(7, 8, 9) }';
  document.head.append(style);
  const tags = await vi.waitFor(() => {
    const found = queryShadow(gallery, 'pix-tags');
    expect(queryShadow(found, '.more')).not.toBeNull();
    expect(queryShadow(gallery, '[aria-current]')).not.toBeNull();
    return found;
  });
  const buttons = [...queryShadowAll(gallery, 'button'), ...queryShadowAll(tags, 'button')];
  expect(buttons.length).toBeGreaterThan(60);
  for (const button of buttons)
    expect(getComputedStyle(button).outlineColor, button.className).toBe('rgb(1, 2, 3)');
  expect(getComputedStyle(queryShadow(tags, '[aria-pressed=true]')).color).toBe('rgb(4, 5, 6)');
  expect(getComputedStyle(queryShadow(gallery, '[aria-current]')).color).toBe('rgb(7, 8, 9)');
  style.remove();
});

it('a carousel has room for the shadows of its tiles, which takes up no space', async () => {
  const { source } = createSource(30);
  const box = mountBox({ width: '500px' });
  const gallery = mountGallery({ layout: 'carousel' }, { source, limit: 10 }, box);
  await waitForTiles(gallery);
  const [tile] = tiles(gallery) as [HTMLElement];
  const strip = queryShadow(gallery, '.strip').getBoundingClientRect();
  const { top, bottom } = tile.getBoundingClientRect();
  expect(top - strip.top).toBeGreaterThanOrEqual(24);
  expect(strip.bottom - bottom).toBeGreaterThanOrEqual(24);
  const around = box.getBoundingClientRect();
  expect(top - around.top).toBeLessThan(8);
  expect(around.bottom - bottom).toBeLessThan(8);
  box.remove();
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

/** Part of a dark page. */
const DARK = { color: 'rgb(238, 226, 207)', background: 'rgb(20, 17, 14)', colorScheme: 'dark' };

/** Colours of the message of a gallery, once it is shown. */
const messageColors = (gallery: Element) =>
  vi.waitFor(() => {
    expect(statusText(gallery)).not.toBe('');
    const { color, backgroundColor } = getComputedStyle(queryShadow(gallery, '.status'));
    return { color, backgroundColor };
  });

it.each([
  ['an empty list', () => Promise.resolve(listOf([], {}))],
  ['a failed list', () => Promise.reject(new Error('no film'))],
])('the message of %s has the colours of the page', async (_name, list) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const gallery = mountGallery({ layout: 'rows' }, { source: { images: { list } } }, mountBox(DARK));
  expect(await messageColors(gallery)).toEqual({ color: DARK.color, backgroundColor: 'rgba(0, 0, 0, 0)' });
});

it('the message of a page that failed has a background, since it lies over pictures', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { source, list } = createSource(30);
  const gallery = mountGallery({ layout: 'rows', paging: 'more' }, { source, limit: 6 }, mountBox(DARK));
  await waitForTiles(gallery);
  list.mockRejectedValue(new Error('no film'));
  (await vi.waitUntil(() => queryShadow(gallery, '.pager button'))).click();
  expect((await messageColors(gallery)).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

it('"Show more", "Try again" and page numbers follow the custom properties of controls', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const box = mountBox({ width: '800px' });
  box.style.cssText +=
    '--pix-control-size: 60px; --pix-control-radius: 3px; --pix-control-border: rgb(1, 2, 3); --pix-control-surface: rgb(4, 5, 6); --pix-control-active: rgb(7, 8, 9)';
  const { source } = createSource(30);
  const failing = { images: { list: () => Promise.reject(new Error('no film')) } };
  for (const [gallery, selector, background] of [
    [mountGallery({ paging: 'more' }, { source, limit: 10 }, box), 'button.action', 'rgb(4, 5, 6)'],
    [mountGallery({}, { source: failing }, box), 'button.action', 'rgb(4, 5, 6)'],
    [mountGallery({ paging: 'pages' }, { source, limit: 10 }, box), '[aria-current]', 'rgb(7, 8, 9)'],
  ] as const) {
    const button = await vi.waitUntil(() => queryShadow(gallery, selector));
    const { borderRadius, borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(button);
    expect([button.offsetHeight, borderRadius, backgroundColor]).toEqual([60, '3px', background]);
    // Without a message there is no part: the page's borders and padding of it would show.
    expect(queryShadow(gallery, '[part=status]') !== null).toBe(!('paging' in gallery && gallery.paging));
    if (borderTopWidth !== '0px') expect(borderTopColor).toBe('rgb(1, 2, 3)');
  }
});

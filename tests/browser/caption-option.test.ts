/** Captions of tiles by the option `caption`: below, over, and on hover. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import type { PixGallery } from '../../src/elements.ts';
import {
  cleanup,
  createSource,
  mountBox,
  queryShadow,
  queryShadowAll,
  records,
  waitForTiles,
  waitUntilStable,
} from '../support/gallery.ts';
import { albumRecord, listOf } from '../support/picture-records.ts';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

/** Records of which one has a long title, one a short one, and one no description. */
const RECORDS = records(12).map((record, index) => ({
  ...record,
  title:
    index % 3
      ? record.title
      : `${record.title}, with a title that is longer than its tile is wide `.repeat(4),
  description: index === 2 ? '' : `Description ${index + 1}`,
}));

const SOURCE = {
  images: { list: (query: object) => Promise.resolve(listOf(RECORDS, query)) },
  albums: {
    list: () => Promise.resolve(listOf([albumRecord(1, 12)], {})),
    images: (_token: string, query: object) => Promise.resolve(listOf(RECORDS, query)),
  },
};

const SCENES: Record<string, Record<string, string>> = {
  'a grid': {},
  rows: { layout: 'rows' },
  columns: { layout: 'columns' },
  'a carousel': { layout: 'carousel' },
  'a virtual list': { paging: 'more', limit: '6' },
  'an album': { token: 'token0000001' },
};

async function mount(scene: Record<string, string>, { width = '640px', dir = 'ltr', style = '' } = {}) {
  const box = mountBox({ width });
  Object.assign(box, { dir });
  const element = document.createElement(scene['token'] ? 'pix-album' : 'pix-gallery') as PixGallery;
  for (const [name, value] of Object.entries(scene)) element.setAttribute(name, value);
  element.style.cssText = style;
  Object.assign(element, { source: SOURCE });
  box.append(element);
  await waitForTiles(element);
  await vi.waitFor(() => expect(queryShadowAll(element, '.caption').length).toBeGreaterThan(1));
  await waitUntilStable(element);
  return element;
}

const boxOf = (element: Element) => element.getBoundingClientRect();

/** The parts of each tile. */
const tilesOf = (element: Element) =>
  queryShadowAll(element, 'li > a').map((tile) => ({
    tile,
    item: tile.parentElement as HTMLElement,
    image: tile.querySelector('img') as HTMLImageElement,
    caption: tile.querySelector<HTMLElement>('[part=caption]') as HTMLElement,
  }));

describe.each(Object.entries(SCENES))('In %s', (_name, scene) => {
  it.each([
    ['320px', 'ltr', 1],
    ['640px', 'rtl', 2],
  ] as const)('captions below pictures have the same lines each: %s, %s', async (width, dir, lines) => {
    const element = await mount(
      { ...scene, caption: 'below' },
      { width, dir, style: `--pix-caption-lines:${lines}` },
    );
    const tiles = tilesOf(element);
    const heights = tiles.map(({ caption }) => boxOf(caption).height);
    expect(new Set(heights.map(Math.round)).size).toBe(1);
    for (const { tile, item, image, caption } of tiles) {
      expect(boxOf(image).bottom).toBeLessThanOrEqual(boxOf(caption).top + 0.1);
      expect(boxOf(caption).bottom).toBeLessThanOrEqual(boxOf(item).bottom + 0.6);
      expect(boxOf(tile).bottom).toBeCloseTo(boxOf(item).bottom, 0);
      expect(boxOf(caption).width).toBeCloseTo(boxOf(item).width, 0);
      const text = caption.firstElementChild as HTMLElement;
      const line = document.createRange();
      line.selectNodeContents(text);
      const side = dir === 'rtl' ? 'right' : 'left';
      // Without an ellipsis, which is no part of the range.
      expect(Math.abs(line.getBoundingClientRect()[side] - boxOf(caption)[side])).toBeLessThan(16);
      expect(text.offsetHeight).toBeLessThanOrEqual(
        Math.ceil(lines * parseFloat(getComputedStyle(caption).lineHeight)),
      );
    }
    // No tile lies on another one.
    const boxes = tiles.map(({ item }) => boxOf(item));
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1))
        expect(
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) < 0.1 ||
            Math.min(one.right, other.right) - Math.max(one.left, other.left) < 0.1,
        ).toBe(true);
  });

  it('an empty caption below keeps its space, and titles are read once', async () => {
    const element = await mount({ ...scene, caption: 'below', 'caption-text': 'description' });
    const tiles = tilesOf(element);
    const [first, , third] = tiles;
    expect(third?.caption.textContent).toBe('');
    expect(boxOf(third?.caption as Element).height).toBeCloseTo(boxOf(first?.caption as Element).height, 1);
    expect(first?.caption.textContent).toBe('Description 1');
    expect(first?.caption.querySelector('[aria-hidden]')).toBeNull();
    element.captionText = '{title} – {description}';
    const hidden = () =>
      tilesOf(element).map(({ caption }) =>
        [...caption.querySelectorAll('[data-pix-field]')].map((field) => field.ariaHidden),
      );
    await vi.waitFor(() => expect(hidden().slice(0, 3)).toEqual([['true', null], ['true', null], ['true']]));
    expect(tilesOf(element)[1]?.caption.textContent).toBe('Picture 2 – Description 2');
    expect(tilesOf(element)[2]?.caption.textContent).toBe('Picture 3');
  });

  it('captions over pictures do not change the layout, and follow the option', async () => {
    const element = await mount({ ...scene, caption: 'over' });
    const items = () => tilesOf(element).map(({ item }) => JSON.stringify(boxOf(item)));
    const over = items();
    for (const { image, caption } of tilesOf(element))
      if (caption.checkVisibility()) {
        expect(boxOf(caption).bottom).toBeCloseTo(boxOf(image).bottom, 0);
        expect(getComputedStyle(caption).color).toBe('rgb(255, 255, 255)');
      }
    element.caption = 'hover';
    await element.updateComplete;
    await waitUntilStable(element);
    expect(items()).toEqual(over);
    element.caption = 'below';
    await vi.waitFor(() => expect(items()).not.toEqual(over));
    element.caption = undefined;
    await vi.waitFor(() => expect(queryShadowAll(element, '.caption')).toHaveLength(0));
    await vi.waitFor(() => expect(items()).toEqual(over));
  });
});

it('the height of rows follows the styles of the part', async () => {
  const element = await mount({ layout: 'rows', caption: 'below' });
  const length = () => queryShadow(element, '.virtual-grid').offsetHeight;
  const before = length();
  const style = document.createElement('style');
  style.textContent = 'pix-gallery::part(caption) { font-size: 2em; padding-block: 10px }';
  document.head.append(style);
  await vi.waitFor(() => expect(length()).toBeGreaterThan(before + 20));
  for (const { item, caption } of tilesOf(element))
    expect(Math.abs(boxOf(caption).bottom - boxOf(item).bottom)).toBeLessThanOrEqual(0.6);
  style.remove();
});

it('captions on hover are shown to pointers and keys, and always where a picture is no link', async () => {
  const element = await mount({ caption: 'hover' });
  const opacity = (index: number) =>
    Number(getComputedStyle(queryShadow(element, `[data-index="${index}"] .caption`)).opacity);
  // Without a pointer that hovers, captions are always shown.
  const hidden = matchMedia('(hover: hover)').matches ? 0 : 1;
  expect(opacity(1)).toBe(hidden);
  queryShadow(element, '[data-index="1"]').focus({ focusVisible: true } as FocusOptions);
  await vi.waitFor(() => expect(opacity(1)).toBe(1));
  expect(opacity(2)).toBe(hidden);
  element.link = 'none';
  await vi.waitFor(() => expect([opacity(1), opacity(2)]).toEqual([1, 1]));
});

it('a failed picture keeps its caption below, which names it once, and no tile moves', async () => {
  const element = await mount({ layout: 'rows', caption: 'below', 'caption-text': 'description' });
  const [first] = tilesOf(element);
  const before = JSON.stringify(boxOf(first?.item as Element));
  first?.image.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(queryShadow(element, '.failed')).not.toBeNull());
  const names = () =>
    [queryShadow(element, '.failed > span'), tilesOf(element)[0]?.caption].map((each) =>
      each?.checkVisibility({ visibilityProperty: true }),
    );
  expect(names()).toEqual([true, true]);
  element.captionText = '{title} ({description})';
  await vi.waitFor(() => expect(names()).toEqual([false, true]));
  expect(JSON.stringify(boxOf(first?.item as Element))).toBe(before);
  element.style.fontSize = '24px';
  await vi.waitFor(() => {
    const bottoms = ['.failed', 'img'].map(
      (selector) => queryShadow(element, selector).getBoundingClientRect().bottom,
    );
    expect(bottoms[0]).toBeCloseTo(bottoms[1] ?? 0, 0);
  });
  element.caption = 'over';
  await vi.waitFor(() => expect(names()).toEqual([true, false]));
});

it('cards hand the options to the album that they open', async () => {
  const albums = document.createElement('pix-albums');
  Object.assign(albums, { source: SOURCE, caption: 'below', captionText: 'description' });
  document.body.append(albums);
  await vi.waitFor(() => expect(queryShadow(albums, '.card')).not.toBeNull());
  await albums.show(albumRecord(1, 12));
  await vi.waitFor(() =>
    expect(queryShadow(queryShadow(albums, 'pix-album'), '[data-index="1"] .caption').textContent).toBe(
      'Description 2',
    ),
  );
});

it('wrong values are warned about once', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const gallery = document.createElement('pix-gallery');
  Object.assign(gallery, { source: createSource(3).source, caption: 'beside' });
  document.body.append(gallery);
  await waitForTiles(gallery);
  expect(queryShadowAll(gallery, '.caption')).toHaveLength(0);
  Object.assign(gallery, { caption: 'over', captionText: 'titel' });
  await vi.waitFor(() =>
    expect(queryShadowAll(gallery, '.caption').map((each) => each.textContent)).toEqual([
      'Picture 1',
      'Picture 2',
      'Picture 3',
    ]),
  );
  const empty = () => queryShadowAll(gallery, '.caption[hidden]');
  gallery.captionText = '{titel}';
  await vi.waitFor(() => expect(empty()).toHaveLength(3));
  gallery.captionText = ({ title }) => title.slice(8);
  await vi.waitFor(() => expect(empty()).toHaveLength(0));
  gallery.captionText = () => undefined;
  await vi.waitFor(() => expect(empty()).toHaveLength(3));
  expect(warn.mock.calls).toEqual([
    ['Pix: caption="beside" should be below, over, hover.'],
    [expect.stringMatching(/^Pix: caption-text="titel" should be title, description, or a text with fields/)],
    ['Pix: caption-text="{titel}" names a field that a record does not have: titel.'],
  ]);
});

/** The space of captions below pictures: in the script, in skeletons, and on paper. */
import { afterEach, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import type { PixGallery } from '../../src/elements.ts';
import type { MountConfig } from '../../src/embed/mount-config.ts';
import { reserveSpaces } from '../../src/embed/reserved-height.ts';
import {
  cleanup,
  mountBox,
  queryShadow,
  queryShadowAll,
  records,
  waitForTiles,
  waitUntilStable,
} from '../support/gallery.ts';
import { listOf } from '../support/picture-records.ts';

afterEach(cleanup);

const RECORDS = records(12);

const boxOf = (element: Element) => element.getBoundingClientRect();

async function mount(properties: Partial<PixGallery>, style = ''): Promise<PixGallery> {
  const element = document.createElement('pix-gallery');
  element.style.cssText = style;
  const list = (query: object) => Promise.resolve(listOf(RECORDS, query));
  Object.assign(element, { source: { images: { list } }, caption: 'below', ...properties });
  mountBox({ width: '640px' }).append(element);
  await waitForTiles(element);
  await waitUntilStable(element);
  return element;
}

it.each([
  ['16px', ''],
  ['24px', ''],
  ['12px', '2'],
  ['1.5em', 'calc(1 + 1)'],
])('the script reserves the space of captions in text of %s, with "%s" lines', async (size, lines) => {
  const style = `font-size: ${size}; --pix-caption-lines: ${lines}`;
  const element = await mount({}, lines ? style : `font-size: ${size}`);
  const container = document.createElement('div');
  container.style.cssText = element.style.cssText;
  element.before(container);
  const props = { limit: RECORDS.length, caption: 'below' } as const;
  reserveSpaces([[container, { config: { tag: 'pix-gallery', props } as MountConfig }]]);
  const rows = new Set(queryShadowAll(element, 'li').map((item) => boxOf(item).top)).size;
  // WebKitGTK rounds the height of each line.
  const most = /Chrome|Firefox/.test(navigator.userAgent) ? 0.5 : rows * (lines ? 2 : 1);
  expect(Math.abs(boxOf(container).height - boxOf(element).height)).toBeLessThan(most);
});

it.each(['grid', 'rows'])(
  'skeletons in %s have the space of captions with the styles of the page',
  async (layout) => {
    const style = document.createElement('style');
    style.textContent = 'pix-gallery::part(caption) { font-size: 2em; padding-block: 10px 5px }';
    document.head.append(style);
    const release = Promise.withResolvers<void>();
    const box = mountBox({ width: '640px' });
    const element = document.createElement('pix-gallery');
    const list = async (query: object) => release.promise.then(() => listOf(RECORDS, query));
    Object.assign(element, { source: { images: { list } }, limit: 12, layout, caption: 'below' });
    box.append(element);
    const sizesOf = (selector: string) =>
      ['', selector].map((part) => Math.round(boxOf(queryShadow(element, `li:first-child ${part}`)).height));
    await vi.waitFor(() => expect(queryShadow(element, '.skeleton + .caption')).not.toBeNull());
    await waitUntilStable(element);
    const before = sizesOf('.skeleton');
    release.resolve();
    await waitForTiles(element);
    await waitUntilStable(element);
    const after = sizesOf('img');
    style.remove();
    expect((before[0] ?? 0) - (before[1] ?? 0)).toBe((after[0] ?? 0) - (after[1] ?? 0));
    if (layout === 'grid') expect(before).toEqual(after);
  },
);

it('on paper, pictures above captions have the same aspect ratio as on the screen', async () => {
  const element = await mount({ layout: 'rows' });
  for (const item of queryShadowAll(element, 'li')) {
    const { width, height } = boxOf(item.querySelector('img') as Element);
    expect(Number(item.style.getPropertyValue('--_ratio'))).toBeCloseTo(width / height, 1);
  }
});

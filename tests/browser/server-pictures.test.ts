/** What a server has rendered gives way to the pictures of the element, and to nothing else. */
import { afterEach, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import type { GalleryLayout, PixGallery } from '../../src/elements.ts';
import { renderGallery } from '../../src/server-render.ts';
import {
  cleanup,
  createSource,
  mountBox,
  queryShadow,
  tileAt,
  waitForTiles,
  waitUntilStable,
} from '../support/gallery.ts';
import { perEngine } from '../support/per-engine.ts';

afterEach(cleanup);

const LAYOUTS = perEngine<GalleryLayout>(['grid', 'rows', 'columns', 'carousel'], ['grid', 'carousel']);

/** A gallery with pictures of a server, whose list is requested once it has a source. */
async function mountServed(layout: GalleryLayout, count = 12) {
  const source = createSource(count);
  const box = mountBox({ width: '640px' });
  box.innerHTML = renderGallery(source.all, { layout });
  const gallery = box.firstElementChild as PixGallery;
  await gallery.updateComplete;
  return { ...source, box, gallery, links: [...gallery.querySelectorAll('a')] };
}

/** Number of elements that are rendered. */
const shown = (elements: readonly Element[]) =>
  elements.filter((element) => element.getClientRects().length).length;

it.each(LAYOUTS)(
  'pictures of a server stay if the list fails, with the error below them: %s',
  async (layout) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { gallery, source, list, links } = await mountServed(layout);
    list.mockRejectedValueOnce(new TypeError('offline'));
    gallery.source = source;
    await expect.poll(() => gallery.shadowRoot?.querySelectorAll('[part~=retry-button]').length).toBe(1);
    expect(gallery.state).toBe('error');
    expect(shown(links)).toBe(12);
    const message = queryShadow(gallery, '.status');
    // At the lower edge of the page until there is space below the pictures.
    const { position, backgroundColor } = getComputedStyle(message);
    if (position === 'sticky') expect(backgroundColor).toBe('rgb(255, 255, 255)');
    scrollTo(0, document.body.scrollHeight);
    const bottom = Math.max(...links.map((link) => link.getBoundingClientRect().bottom));
    expect(message.getBoundingClientRect().top).toBeGreaterThan(bottom - 1);
    queryShadow(gallery, '[part~=retry-button]').click();
    await waitForTiles(gallery);
    await expect.poll(() => shown(links)).toBe(0);
    expect(queryShadow(gallery, '.status').textContent).toBe('');
  },
);

it('other content of the slot gives way to the error', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { gallery, source, list } = await mountServed('grid', 0);
  gallery.innerHTML = '<p slot="loading">Loading…</p>';
  list.mockRejectedValueOnce(new TypeError('offline'));
  gallery.source = source;
  await expect.poll(() => gallery.shadowRoot?.querySelectorAll('[part~=retry-button]').length).toBe(1);
  expect(shown([...gallery.children])).toBe(0);
});

it('pictures of a server are not shown for another query', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { gallery, source, list, links } = await mountServed('grid');
  gallery.source = source;
  await waitForTiles(gallery);
  await waitUntilStable(gallery);
  list.mockRejectedValueOnce(new TypeError('offline'));
  // A snapshot of the page, as Turbo takes it, contains them.
  expect(gallery.querySelectorAll('a')).toHaveLength(12);
  gallery.q = 'other';
  await expect.poll(() => gallery.state).toBe('loading');
  await gallery.updateComplete;
  expect(shown(links)).toBe(0);
  await expect.poll(() => gallery.shadowRoot?.querySelectorAll('[part~=retry-button]').length).toBe(1);
  expect(shown(links)).toBe(0);
});

/** The focused element of a gallery: a tile, or a link of a server. */
const focused = (gallery: PixGallery) => gallery.shadowRoot?.activeElement ?? document.activeElement;

it.each(LAYOUTS)(
  'the tile of a picture takes over the focus of its link, without scrolling: %s',
  async (layout) => {
    const { gallery, source, links } = await mountServed(layout, 24);
    links[3]?.focus();
    expect(focused(gallery) === links[3]).toBe(true);
    scrollTo(0, 300);
    const before = scrollY;
    gallery.source = source;
    await waitForTiles(gallery);
    await waitUntilStable(gallery);
    expect(focused(gallery)?.getAttribute('data-index')).toBe('3');
    expect(focused(gallery)?.getAttribute('tabindex')).toBe('0');
    expect(Math.abs(scrollY - before)).toBeLessThan(10);
    expect(shown(links)).toBe(0);
  },
);

it('without a tile for the picture with the focus, the pictures of the server give way, too', async () => {
  const { gallery, links } = await mountServed('rows', 12);
  links[11]?.focus();
  gallery.source = createSource(5).source;
  await waitForTiles(gallery);
  await waitUntilStable(gallery);
  expect(shown(links)).toBe(0);
  expect(focused(gallery)?.localName).toBe('body');
});

it.each(['ltr', 'rtl'] as const)('a carousel keeps its scroll position: %s', async (dir) => {
  const { box, gallery, source, links } = await mountServed('carousel', 24);
  box.dir = dir;
  const strip = gallery.querySelector('ul') as HTMLElement;
  const left = dir === 'rtl' ? -700 : 700;
  strip.scrollLeft = left;
  expect(strip.scrollLeft).toBe(left);
  const place = (links[5] as HTMLElement).getBoundingClientRect().x;
  gallery.source = source;
  await waitForTiles(gallery);
  await waitUntilStable(gallery);
  expect(shown(links)).toBe(0);
  expect(Math.abs(tileAt(gallery, 5).getBoundingClientRect().x - place)).toBeLessThan(2);
});

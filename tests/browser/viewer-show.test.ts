import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import '../../src/define.ts';
import type { PixGallery } from '../../src/elements.ts';
import {
  cleanup,
  createSource,
  mountGallery,
  queryShadow,
  tileAt,
  waitForTiles,
  waitUntilStable,
} from '../support/gallery.ts';
import { focused } from './support/viewer.ts';

afterEach(async () => {
  cleanup();
  await vi.waitFor(() => expect(viewers()).toHaveLength(0));
});

const viewers = () => [...document.querySelectorAll('pix-lightbox')];
const inViewer = (selector: string) => viewers()[0]?.shadowRoot?.querySelector<HTMLElement>(selector);
const counter = () => inViewer('.counter')?.textContent.trim();
const escape = () => inViewer('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));

/** Mounts a gallery and waits for its tiles. `closed` receives the slugs of its `pix-close` events. */
async function open(count: number, properties: Partial<PixGallery> = {}) {
  const { source } = createSource(count);
  const gallery = mountGallery({}, { source, ...properties });
  const closed: unknown[] = [];
  gallery.addEventListener('pix-close', ({ detail }) => closed.push(detail.image?.slug));
  if (count) await waitForTiles(gallery);
  else await vi.waitFor(() => expect(gallery.state).toBe('empty'));
  return { gallery, closed };
}

// Must be the first test of this file, before the code that it waits for has loaded.
it('after a visitor has pointed at a tile, bar and tools of the viewer fade in together', async () => {
  const { gallery } = await open(3);
  queryShadow(gallery, '.tiles').dispatchEvent(new PointerEvent('pointerenter'));
  const { featuresCode } = await import('../../src/components/pix-lightbox/later-code.ts');
  await vi.waitFor(() => expect(featuresCode.loaded()).toBeTruthy());
  const states: unknown[] = [];
  const showing = gallery.show(0);
  const dialog = await vi.waitFor(() => inViewer('dialog') ?? Promise.reject(new Error('No dialog yet.')));
  const record = () => states.push([dialog.matches('.quiet'), inViewer('.tools')?.inert]);
  new MutationObserver(record).observe(dialog, { attributes: true, subtree: true });
  await showing;
  record();
  expect(states).toContainEqual([false, false]);
  expect(states).not.toContainEqual([false, true]);
});

it('show() resolves when the viewer is open with its picture; pix-close fires when it has closed', async () => {
  const { gallery, closed } = await open(5);
  await gallery.show(1);
  const picture = inViewer('.pswp__item[aria-hidden=false] .pswp__img');
  expect(inViewer('dialog')?.matches(':modal')).toBe(true);
  expect(picture?.checkVisibility({ opacityProperty: true })).toBe(true);
  expect(picture?.getBoundingClientRect().width).toBeGreaterThan(50);
  expect([counter(), closed]).toEqual(['2 / 5', []]);
  escape();
  await vi.waitFor(() => expect(closed).toEqual(['picture-2']));
  // The viewer can be opened again in a listener of `pix-close`.
  const reopened = new Promise<void>((resolve) => {
    gallery.addEventListener('pix-close', () => void gallery.show(2).then(resolve), { once: true });
  });
  await gallery.show(0);
  escape();
  await reopened;
  expect(counter()).toBe('3 / 5');
});

it.each([
  [99, '5 / 5'],
  [-1, '1 / 5'],
  [-Infinity, '1 / 5'],
  [Infinity, '5 / 5'],
  [NaN, '1 / 5'],
  [2.7, '3 / 5'],
])('show(%s) shows the nearest picture (U20)', async (index, expected) => {
  const { gallery } = await open(5);
  await gallery.show(index);
  expect(counter()).toBe(expected);
});

it('show() of an empty gallery, or one outside of the page, does nothing, and resolves (U20)', async () => {
  const { gallery, closed } = await open(0);
  await gallery.show(0);
  await document.createElement('pix-gallery').show(0);
  expect([viewers(), closed]).toEqual([[], []]);
  const { gallery: next } = await open(2);
  await next.show(0);
  expect(counter()).toBe('1 / 2');
});

it('opening twice opens one viewer; closing twice closes it once (U20)', async () => {
  const { gallery, closed } = await open(5);
  await Promise.all([gallery.show(3), gallery.show(1)]);
  await gallery.show(2);
  expect(viewers()).toHaveLength(1);
  expect(counter()).toBe('4 / 5');
  escape();
  escape();
  await vi.waitFor(() => expect(closed).toEqual(['picture-4']));
  await vi.waitFor(() => expect(focused()).toBe(tileAt(gallery, 3)));
  expect(closed).toHaveLength(1);
});

it('if the viewer is closed while it opens, show() resolves and the tile has the focus (U20)', async () => {
  const { gallery, closed } = await open(5);
  const opening = gallery.show(1);
  await vi.waitFor(() => expect(inViewer('dialog')?.matches(':modal')).toBe(true));
  escape();
  await opening;
  await vi.waitFor(() => expect(closed).toEqual(['picture-2']));
  expect(focused()).toBe(tileAt(gallery, 1));
});

it('if a gallery is removed while its viewer opens, show() resolves, and another viewer can open (U20)', async () => {
  const { gallery } = await open(5);
  const opening = gallery.show(1);
  gallery.remove();
  await opening;
  await vi.waitFor(() => expect(viewers()).toHaveLength(0));
  const { gallery: next } = await open(3);
  const closing = next.show(1);
  await vi.waitFor(() => expect(inViewer('dialog')?.matches(':modal')).toBe(true));
  next.remove();
  await closing;
  const { gallery: last } = await open(4);
  await last.show(0);
  expect(counter()).toBe('1 / 4');
});

it('if the tile of the picture no longer exists, the list gets the focus (U20)', async () => {
  const { gallery } = await open(5);
  await gallery.show(4);
  gallery.source = createSource(2).source;
  await vi.waitFor(() => expect(tileAt(gallery, 1)).not.toBeNull());
  await vi.waitFor(() => expect(tileAt(gallery, 4)).toBeNull());
  escape();
  await vi.waitFor(() => expect(viewers()).toHaveLength(0));
  await vi.waitFor(() => expect((focused() as HTMLElement).part.contains('grid')).toBe(true));
});

it('show() of an album opens its gallery at a picture', async () => {
  const { source } = createSource(3);
  const album = document.body.appendChild(document.createElement('pix-album'));
  const images = (_: string, query: object) => source.images.list(query);
  Object.assign(album, { token: 'token0000001', source: { albums: { images } } });
  await vi.waitFor(() => expect(album.shadowRoot?.querySelector('a img')).toBeTruthy());
  await album.show(99);
  expect(counter()).toBe('3 / 3');
});

it('keys that are pressed as soon as the dialog opens are handled in order', async () => {
  const { gallery } = await open(6);
  const { prototype } = HTMLDialogElement;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on its object
  const { showModal } = prototype;
  const spy = vi.spyOn(prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    showModal.call(this);
    for (const key of ['ArrowRight', 'End', 'ArrowLeft', 'ArrowLeft'])
      this.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
      );
  });
  await gallery.show(0);
  spy.mockRestore();
  expect(counter()).toBe('4 / 6');
});

it('a router that replaces the page with its viewer, and adds its entry then, is not led back', async () => {
  const { href } = location;
  const { gallery } = await open(2);
  gallery.history = '#photo';
  await gallery.show(0);
  expect(location.hash).toBe('#photo=picture-1');
  const back = vi.spyOn(history, 'back');
  onTestFinished(() => {
    back.mockRestore();
    history.replaceState(null, '', href);
  });
  document.body.replaceChildren();
  expect(location.hash).toBe('');
  history.pushState({ page: 'next' }, '', '#next');
  await waitUntilStable(document.body);
  expect([back.mock.calls, location.hash, history.state]).toEqual([[], '#next', { page: 'next' }]);
});

// Without the Navigation API, nobody hears of it.
it.runIf('navigation' in window)(
  'an address of a router opens its picture once; those of the viewer open none',
  async () => {
    const { href } = location;
    const { gallery, closed } = await open(5, { history: '#photo' });
    const opened: unknown[] = [];
    gallery.addEventListener('pix-open', ({ detail }) => opened.push(detail.image.slug));
    const slugs = ['picture-3', 'picture-2'].map((slug) => `#photo=${slug}`);
    history.pushState(null, '', slugs[0]);
    await vi.waitFor(() => expect(counter()).toBe('3 / 5'));
    inViewer('[part~=previous-button]')?.click();
    await vi.waitFor(() => expect(location.hash).toBe(slugs[1]));
    // The URL names the same picture again, immediately after the viewer has removed it from there.
    gallery.addEventListener('pix-close', () => history.replaceState(null, '', slugs[1]), { once: true });
    escape();
    await vi.waitFor(() => expect(closed).toEqual(['picture-2']));
    await vi.waitFor(() => expect(counter()).toBe('2 / 5'));
    expect(opened).toEqual(['picture-3', 'picture-2']);
    escape();
    await vi.waitFor(() => expect(closed).toHaveLength(2));
    history.replaceState(null, '', href);
  },
);

it('a page that shows a picture in its own way, and sets the URL, is asked once', async () => {
  const { href } = location;
  const { gallery } = await open(5, { history: '#photo' });
  const opened: unknown[] = [];
  gallery.addEventListener('pix-open', (event) => {
    event.preventDefault();
    opened.push(event.detail.image.slug);
    history.pushState(null, '', `#photo=${event.detail.image.slug}`);
  });
  tileAt(gallery, 1).click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([opened, viewers()]).toEqual([['picture-2'], []]);
  history.replaceState(null, '', href);
});

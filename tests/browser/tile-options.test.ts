/** What a click on a picture does, in all layouts and elements. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import type { PixGallery } from '../../src/elements.ts';
import {
  cleanup,
  createSource,
  mountGallery,
  queryShadow,
  queryShadowAll,
  records,
  waitForTiles,
  waitUntilStable,
} from '../support/gallery.ts';
import { albumRecord, listOf } from '../support/picture-records.ts';

/** Whether the last click was left to the browser; none is followed. */
let isLeft: boolean | undefined;
const onClick = (event: Event) => {
  isLeft = !event.defaultPrevented;
  event.preventDefault();
};

beforeEach(() => {
  isLeft = undefined;
  document.addEventListener('click', onClick);
});
afterEach(() => {
  document.removeEventListener('click', onClick);
  cleanup();
});

/** A source of 12 pictures, of which a single one is the first. */
const source = () => {
  const { all, source } = createSource(12);
  return { ...source, images: { ...source.images, get: () => Promise.resolve(all[0]) } };
};

const SCENES: Record<string, Record<string, string>> = {
  'a grid': {},
  rows: { layout: 'rows' },
  columns: { layout: 'columns' },
  'a carousel': { layout: 'carousel' },
  'a virtual list': { paging: 'more', limit: '6' },
  'an album': { token: 'token0000001' },
  'a single picture': { slug: 'picture-1' },
};

/** Mounts an element of a scene, and waits for its tiles. */
async function mount(scene: Record<string, string>, link: string): Promise<PixGallery> {
  const tag = scene['token'] ? 'pix-album' : scene['slug'] ? 'pix-image' : 'pix-gallery';
  const element = document.createElement(tag) as PixGallery;
  for (const [name, value] of Object.entries({ ...scene, link })) element.setAttribute(name, value);
  Object.assign(element, { source: source() });
  document.body.append(element);
  await waitForTiles(element);
  await waitUntilStable(element);
  return element;
}

/** Clicks the first picture; returns whether the click asked for the viewer. */
function click(element: Element): boolean {
  const onOpen = vi.fn((event: Event) => event.preventDefault());
  element.addEventListener('pix-open', onOpen, { once: true });
  queryShadow(element, '[data-index] img').click();
  element.removeEventListener('pix-open', onOpen);
  return onOpen.mock.calls.length > 0;
}

describe.each(Object.entries(SCENES))('In %s', (_name, scene) => {
  it('a click opens the viewer, the picture page, an address, or nothing, and follows the option', async () => {
    const element = await mount(scene, '/photo/{slug}');
    const first = () => queryShadow<HTMLAnchorElement>(element, '[data-index]');
    const state = () => {
      const opens = click(element);
      return [first().getAttribute('href'), first().ariaHasPopup, opens, isLeft];
    };
    expect(state()).toEqual(['/photo/picture-1', null, false, true]);
    const page = new URL('/i/picture-1', location.href).href;
    for (const [link, expected] of [
      ['page', [page, null, false, true]],
      ['none', [null, null, false, true]],
      ['viewer', [page, 'dialog', true, false]],
      ['/p?id={id}', ['/p?id=1', null, false, true]],
    ] as const) {
      element.link = link;
      await vi.waitFor(() => expect(state()).toEqual(expected));
    }
    element.removeAttribute('link');
    await vi.waitFor(() => expect(state()).toEqual([page, 'dialog', true, false]));
  });

  it('pictures without links are images with a name, and no tab stops', async () => {
    const element = await mount(scene, 'none');
    const tiles = queryShadowAll(element, '[data-index]');
    expect(tiles.length).toBeGreaterThan(0);
    for (const tile of tiles) {
      tile.focus();
      expect(element.shadowRoot?.activeElement).toBeNull();
      expect(tile.firstElementChild).toHaveProperty('alt', expect.stringMatching(/^Picture \d+$/));
      expect(tile.role).toBeNull();
    }
  });
});

it('keys move the focus among links that lead elsewhere', async () => {
  const element = await mount({ layout: 'rows' }, 'page');
  const [first] = queryShadowAll(element, '[data-index]');
  first?.focus();
  first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }));
  expect(element.shadowRoot?.activeElement).toBe(queryShadow(element, '[data-index="11"]'));
});

it('a carousel without links is a named tab stop that keys scroll, and none with links', async () => {
  const element = await mount({ layout: 'carousel' }, 'none');
  const strip = queryShadow(element, '[part=strip]');
  expect([strip.tabIndex, strip.role, strip.ariaLabel]).toEqual([0, 'group', '12 pictures']);
  element.link = 'viewer';
  await vi.waitFor(() =>
    expect([strip.tabIndex, strip.getAttribute('role'), strip.getAttribute('aria-label')]).toEqual([
      -1,
      null,
      null,
    ]),
  );
});

it('a viewer that a page opens returns the focus to its button, since pictures without links take none', async () => {
  const button = document.createElement('button');
  document.body.append(button);
  const element = await mount({}, 'none');
  button.focus();
  await element.show(2);
  const closed = new Promise((resolve) => element.addEventListener('pix-close', resolve));
  document.querySelector('pix-lightbox')?.shadowRoot?.querySelector('dialog')?.close();
  await closed;
  expect(document.activeElement).toBe(button);
});

it('cards hand the option to the album that they open', async () => {
  const albums = document.createElement('pix-albums');
  Object.assign(albums, { source: source(), link: '/photo/{slug}' });
  document.body.append(albums);
  await vi.waitFor(() => expect(queryShadow(albums, '.card')).not.toBeNull());
  await albums.show(albumRecord(1, 12));
  const album = () => queryShadow(albums, 'pix-album');
  await vi.waitFor(() =>
    expect(queryShadow(album(), '[data-index="1"]').getAttribute('href')).toBe('/photo/picture-2'),
  );
});

it('pictures are called by their description, the title stays in the caption of the viewer', async () => {
  const all = records(3).map((one) => ({ ...one, description: `Description ${one.id}` }));
  const gallery = mountGallery(
    { alt: 'description' },
    { source: { images: { list: (query) => Promise.resolve(listOf(all, query)) } } },
  );
  gallery.innerHTML =
    '<template slot="caption"><b data-pix-field="title"></b><b data-pix-field="description"></b></template>';
  await waitForTiles(gallery);
  const alts = () => queryShadowAll(gallery, 'a img').map((image) => (image as HTMLImageElement).alt);
  await vi.waitFor(() => expect(alts()).toEqual(['Description 1', 'Description 2', 'Description 3']));
  // Screen readers read what the alternative text does not contain.
  await vi.waitFor(() =>
    expect(queryShadowAll(gallery, '[data-index="0"] b').map((field) => field.ariaHidden)).toEqual([
      null,
      'true',
    ]),
  );
  await gallery.show(1);
  const viewer = document.querySelector('pix-lightbox') as Element;
  await vi.waitFor(() =>
    expect(
      queryShadow<HTMLImageElement>(
        viewer,
        '.pswp__item[aria-hidden=false] img.pswp__img:not(.pswp__img--placeholder)',
      ).alt,
    ).toBe('Description 2'),
  );
  expect(queryShadow(viewer, '.spoken').textContent).toBe('Picture 2 of 3: Description 2');
  expect(queryShadow(viewer, '.title').textContent).toBe('Picture 2');
  gallery.alt = ({ id }) => `Number ${id}`;
  await vi.waitFor(() => expect(alts()).toEqual(['Number 1', 'Number 2', 'Number 3']));
  gallery.removeAttribute('alt');
  gallery.alt = undefined;
  await vi.waitFor(() => expect(alts()).toEqual(['Picture 1', 'Picture 2', 'Picture 3']));
});

it('a wrong value is warned about once, and opens the viewer', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const gallery = mountGallery({ link: 'nowhere' }, { source: createSource(3).source });
  await waitForTiles(gallery);
  expect(click(gallery)).toBe(true);
  expect(warn.mock.calls).toEqual([
    ['Pix: link="nowhere" should be viewer, page, none, or an address such as /photo/{slug}.'],
  ]);
  warn.mockRestore();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import type { PixAlbum } from '../../src/elements.ts';
import {
  cleanup,
  createSource,
  mountGallery,
  nextFrames,
  queryShadow,
  queryShadowAll,
  tiles,
  waitForTiles,
  waitUntilStable,
} from '../support/gallery.ts';
import { albumRecord, listOf } from '../support/picture-records.ts';

let errors: string[];

beforeEach(() => {
  errors = [];
  addEventListener('error', note);
});

afterEach(() => {
  cleanup();
  removeEventListener('error', note);
  // Firefox reports an error for the frame before the styles are back.
  if (!navigator.userAgent.includes('Firefox')) expect(errors).toEqual([]);
});

/** Records errors. A loop of a resize observer is an error of the window or of the frame. */
const note = ({ message }: ErrorEvent) => void errors.push(message);

/** Adds a frame to the page. Resolves with its document, whose body has padding above its content. */
function openFrame(space = 0): Document {
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { width: '600px', height: '300px', border: '0' });
  document.body.append(frame);
  const inner = frame.contentDocument as Document;
  inner.defaultView?.addEventListener('error', note);
  Object.assign(inner.body.style, { margin: '0', paddingTop: `${space}px` });
  return inner;
}

const displayOf = (element: Element) => getComputedStyle(element).display;

it('a gallery that is moved to another document keeps its styles, there and back (H10)', async () => {
  const { source, list } = createSource(12);
  const gallery = mountGallery({ limit: '12' }, { source });
  await waitForTiles(gallery);
  const inner = openFrame();
  inner.body.append(gallery);
  await vi.waitFor(() => expect(displayOf(queryShadow(gallery, '.grid'))).toBe('grid'));
  expect(displayOf(gallery)).toBe('block');
  const { width, height } = (tiles(gallery)[0] as Element).getBoundingClientRect();
  expect(width).toBeGreaterThan(90);
  expect(width).toBeCloseTo(height, 0);
  document.body.append(gallery);
  await vi.waitFor(() => expect(displayOf(queryShadow(gallery, '.grid'))).toBe('grid'));
  expect(list).toHaveBeenCalledOnce();
});

it.each(['rows', 'columns', 'carousel'])(
  'a gallery in %s continues in the document that it is moved to (H10)',
  async (layout) => {
    const { source } = createSource(300);
    const gallery = mountGallery({ layout, limit: '300', controls: 'sort', paging: 'more' }, { source });
    await waitForTiles(gallery);
    await waitUntilStable(gallery);
    const inner = openFrame();
    inner.body.append(gallery);
    await vi.waitFor(() => expect(displayOf(queryShadow(gallery, '.controls'))).not.toBe('inline'));
    await waitUntilStable(gallery);
    const [first] = tiles(gallery) as [HTMLElement];
    expect(getComputedStyle(first.closest('li') as Element).position).toBe('absolute');
    // Scrolling in the other window renders the tiles that come into view there.
    const scroller = layout === 'carousel' ? queryShadow(gallery, '[part=strip]') : inner.defaultView;
    scroller?.scrollTo({ top: 3000, left: 3000, behavior: 'instant' });
    await vi.waitFor(() => {
      const visible = tiles(gallery).filter((tile) => {
        const { top, bottom, left, right } = tile.getBoundingClientRect();
        return bottom > 0 && top < 300 && right > 0 && left < 600;
      });
      expect(Math.min(...visible.map((tile) => Number(tile.dataset['index'])))).toBeGreaterThan(5);
    });
  },
);

it('code that loads after the move adds its styles to the new document (H10)', async () => {
  const { source } = createSource(300);
  const gallery = mountGallery({ limit: '6' }, { source });
  await waitForTiles(gallery);
  openFrame().body.append(gallery);
  gallery.layout = 'rows';
  await vi.waitFor(() =>
    expect(queryShadowAll(gallery, 'li').map((item) => getComputedStyle(item).position)).toContain(
      'absolute',
    ),
  );
});

it('a gallery that has not loaded yet loads when it comes into view in the other window (H10)', async () => {
  const { source, list } = createSource(12);
  const gallery = mountGallery({ limit: '4', hidden: '' }, { source });
  await nextFrames();
  const inner = openFrame(5000);
  inner.body.append(gallery);
  gallery.hidden = false;
  await nextFrames();
  await nextFrames();
  expect(list).not.toHaveBeenCalled();
  inner.defaultView?.scrollTo({ top: 4800, behavior: 'instant' });
  await vi.waitFor(() => expect(tiles(gallery)).toHaveLength(4));
});

it('a gallery has the language of the document that it is moved to (H10)', async () => {
  const { source } = createSource(0);
  const gallery = mountGallery({}, { source });
  const text = () => queryShadow(gallery, '.status').textContent.trim();
  await vi.waitFor(() => expect(text()).toContain('pictures'));
  const inner = openFrame();
  inner.body.append(gallery);
  inner.documentElement.lang = 'de';
  await vi.waitFor(() => expect(text()).toContain('Bilder'));
});

it('albums, an open album in them, and a single picture keep their styles in another document (H10)', async () => {
  const { source, all } = createSource(5);
  const albums = document.createElement('pix-albums');
  albums.source = {
    albums: {
      list: (query) => Promise.resolve(listOf([albumRecord(1, 5)], query)),
      images: (_token, query) => Promise.resolve(listOf(all, query ?? {})),
    },
  };
  const image = document.createElement('pix-image');
  Object.assign(image, {
    source: { images: { ...source.images, get: () => Promise.resolve(all[0]) } },
    slug: '1',
  });
  document.body.append(albums, image);
  await vi.waitFor(() => expect(queryShadow(albums, '.card')).toBeTruthy());
  await vi.waitFor(() => expect(queryShadow(image, 'img')).toBeTruthy());
  queryShadow(albums, '.card').click();
  const gallery = () => queryShadow<PixAlbum>(albums, 'pix-album');
  await vi.waitFor(() => expect(tiles(gallery())).toHaveLength(5));
  const inner = openFrame();
  inner.body.append(albums, image);
  await vi.waitFor(() => expect(displayOf(queryShadow(gallery(), '.grid'))).toBe('grid'));
  await vi.waitFor(() => expect(displayOf(image)).toBe('block'));
  expect(displayOf(albums)).toBe('block');
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import type { PixGallery } from '../../src/elements.ts';
import {
  allInside,
  begun,
  createSource,
  drawn,
  inside,
  mountGallery,
  settled,
  cleanup,
  tiles,
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
  // Firefox has one for the frame in which the styles are not back yet.
  if (!navigator.userAgent.includes('Firefox')) expect(errors).toEqual([]);
});

/** An observer that goes round in circles is an error of the page's window, or of the frame's. */
const note = ({ message }: ErrorEvent) => void errors.push(message);

/** A document of its own in the page, with room above what is put into it. */
function openFrame(space = 0): Document {
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { width: '600px', height: '300px', border: '0' });
  document.body.append(frame);
  const inner = frame.contentDocument as Document;
  inner.defaultView?.addEventListener('error', note);
  Object.assign(inner.body.style, { margin: '0', paddingTop: `${space}px` });
  return inner;
}

const display = (element: Element) => getComputedStyle(element).display;

it('a gallery that is moved to another document keeps its styles, there and back (H10)', async () => {
  const { source, list } = createSource(12);
  const gallery = mountGallery({ limit: '12' }, { source });
  await begun(gallery);
  const inner = openFrame();
  inner.body.append(gallery);
  await vi.waitFor(() => expect(display(inside(gallery, '.grid'))).toBe('grid'));
  expect(display(gallery)).toBe('block');
  const { width, height } = (tiles(gallery)[0] as Element).getBoundingClientRect();
  expect(width).toBeGreaterThan(90);
  expect(width).toBeCloseTo(height, 0);
  document.body.append(gallery);
  await vi.waitFor(() => expect(display(inside(gallery, '.grid'))).toBe('grid'));
  expect(list).toHaveBeenCalledOnce();
});

it.each(['rows', 'columns', 'carousel'])(
  'a gallery in %s that is moved to another document goes on there (H10)',
  async (layout) => {
    const { source } = createSource(300);
    const gallery = mountGallery({ layout, limit: '300', controls: 'sort', paging: 'more' }, { source });
    await begun(gallery);
    await settled(gallery);
    const inner = openFrame();
    inner.body.append(gallery);
    await vi.waitFor(() => expect(display(inside(gallery, '.controls'))).not.toBe('inline'));
    await settled(gallery);
    const [first] = tiles(gallery) as [HTMLElement];
    expect(getComputedStyle(first.closest('li') as Element).position).toBe('absolute');
    // Scrolling in the other window draws what comes into view there.
    const scroller = layout === 'carousel' ? inside(gallery, '[part=strip]') : inner.defaultView;
    scroller?.scrollTo({ top: 3000, left: 3000, behavior: 'instant' });
    await vi.waitFor(() => {
      const seen = tiles(gallery).filter((tile) => {
        const { top, bottom, left, right } = tile.getBoundingClientRect();
        return bottom > 0 && top < 300 && right > 0 && left < 600;
      });
      expect(Math.min(...seen.map((tile) => Number(tile.dataset['index'])))).toBeGreaterThan(5);
    }, 5_000);
  },
);

it('code that comes after the move brings its styles along (H10)', async () => {
  const { source } = createSource(300);
  const gallery = mountGallery({ limit: '6' }, { source });
  await begun(gallery);
  openFrame().body.append(gallery);
  gallery.layout = 'rows';
  await vi.waitFor(
    () =>
      expect(allInside(gallery, 'li').map((item) => getComputedStyle(item).position)).toContain('absolute'),
    5_000,
  );
});

it('a gallery that has not begun loads where it comes into view in the other window (H10)', async () => {
  const { source, list } = createSource(12);
  const gallery = mountGallery({ limit: '4', hidden: '' }, { source });
  await drawn();
  const inner = openFrame(5000);
  inner.body.append(gallery);
  gallery.hidden = false;
  await drawn();
  await drawn();
  expect(list).not.toHaveBeenCalled();
  inner.defaultView?.scrollTo({ top: 4800, behavior: 'instant' });
  await vi.waitFor(() => expect(tiles(gallery)).toHaveLength(4), 5_000);
});

it('a gallery speaks the language of the document that it was moved to (H10)', async () => {
  const { source } = createSource(0);
  const gallery = mountGallery({}, { source });
  const words = () => inside(gallery, '.status').textContent.trim();
  await vi.waitFor(() => expect(words()).toContain('pictures'));
  const inner = openFrame();
  inner.body.append(gallery);
  inner.documentElement.lang = 'de';
  await vi.waitFor(() => expect(words()).toContain('Bilder'));
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
  await vi.waitFor(() => expect(inside(albums, '.card')).toBeTruthy());
  await vi.waitFor(() => expect(inside(image, 'img')).toBeTruthy());
  inside(albums, '.card').click();
  const gallery = () => inside(inside(albums, 'pix-album'), 'pix-gallery') as PixGallery;
  await vi.waitFor(() => expect(tiles(gallery())).toHaveLength(5));
  const inner = openFrame();
  inner.body.append(albums, image);
  await vi.waitFor(() => expect(display(inside(gallery(), '.grid'))).toBe('grid'));
  await vi.waitFor(() => expect(display(image)).toBe('block'));
  expect(display(albums)).toBe('block');
});

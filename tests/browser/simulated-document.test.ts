import { expect, it, onTestFinished, vi } from 'vitest';
import { hasLayout } from '../../src/controllers/viewport-controller.ts';
import '../../src/define.ts';
import { cleanup, createSource, mountGallery, tiles } from '../support/gallery.ts';
import { albumRecord, imageRecord, listOf } from '../support/picture-records.ts';

/** Gives the document what jsdom and happy-dom have: a window with a width, and no layout. */
function removeLayout(): void {
  const { documentElement } = document;
  Object.defineProperty(documentElement, 'clientWidth', { value: 0, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(documentElement, 'clientWidth');
    cleanup();
  });
}

it('a gallery loads in happy-dom, whose observers never report', async () => {
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'userAgent');
    cleanup();
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 HappyDOM/21.0.1', configurable: true });
  // It has no parts either.
  const part = vi.spyOn(Element.prototype, 'part', 'get').mockReturnValue(undefined as never);
  const gallery = mountGallery({ limit: '3' }, { source: createSource(3).source, select: true });
  await vi.waitFor(() => expect(tiles(gallery)).toHaveLength(3));
  await vi.waitFor(() => expect(gallery.selection).toBeDefined());
  gallery.selection?.select(0, 1);
  await gallery.updateComplete;
  expect([gallery.selection?.count, await gallery.refresh()]).toEqual([2, 0]);
  part.mockRestore();
});

it.each(['rows', 'columns', 'carousel', 'grid'])(
  'without layout, as in jsdom, a gallery in the layout %s shows all pictures of its page, and "Show more" the next page',
  async (layout) => {
    removeLayout();
    const gallery = mountGallery(
      { layout, limit: '50', paging: 'more' },
      { source: createSource(120).source },
    );
    await vi.waitFor(() => expect(tiles(gallery)).toHaveLength(50));
    gallery.renderRoot.querySelector<HTMLButtonElement>('button.action')?.click();
    await vi.waitFor(() => expect(tiles(gallery)).toHaveLength(100));
  },
);

it('a hidden page has a layout', () => {
  const { documentElement } = document;
  onTestFinished(() => void documentElement.style.removeProperty('display'));
  expect(hasLayout()).toBe(true);
  documentElement.style.display = 'none';
  expect(hasLayout()).toBe(true);
});

it('an album opens in jsdom, whose elements do not scroll', async () => {
  const scrollIntoView = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView') ?? {};
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  onTestFinished(() => {
    Object.defineProperty(Element.prototype, 'scrollIntoView', scrollIntoView);
    cleanup();
  });
  const list = vi.fn(() => Promise.resolve(listOf([albumRecord(1, 1)], {})));
  const images = vi.fn(() => Promise.resolve(listOf([imageRecord(1)], {})));
  const albums = document.createElement('pix-albums');
  const onError = vi.fn();
  albums.addEventListener('pix-error', onError);
  albums.source = { albums: { list, images } };
  document.body.append(albums);
  await vi.waitFor(() => expect(albums.renderRoot.querySelector('.card')).not.toBeNull());
  await albums.show(albumRecord(1, 1));
  expect(albums.renderRoot.querySelector('pix-album')).not.toBeNull();
  expect(onError).not.toHaveBeenCalled();
});

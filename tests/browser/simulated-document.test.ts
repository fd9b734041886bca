import { expect, it, onTestFinished, vi } from 'vitest';
import '../../src/define.ts';
import { cleanup, createSource, mountGallery, tiles } from '../support/gallery.ts';

it('a gallery loads in a document without layout, as of happy-dom, whose observers never report', async () => {
  const root = document.documentElement;
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(root, 'clientWidth');
    cleanup();
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Object.defineProperty(root, 'clientWidth', { value: 0, configurable: true });
  const gallery = mountGallery({ limit: '3' }, { source: createSource(3).source });
  await vi.waitFor(() => expect(tiles(gallery)).toHaveLength(3));
});

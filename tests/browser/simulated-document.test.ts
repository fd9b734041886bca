import { expect, it, onTestFinished, vi } from 'vitest';
import '../../src/define.ts';
import { cleanup, createSource, mountGallery, tiles } from '../support/gallery.ts';

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
  const gallery = mountGallery({ limit: '3' }, { source: createSource(3).source });
  await vi.waitFor(() => expect(tiles(gallery)).toHaveLength(3));
});

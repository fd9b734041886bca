/** Replaces `src/embed/load-code.ts` in the playground's script, which has no chunks: the code is part of it. */
import { loadLayout } from '../../../../src/components/pix-gallery/load-layout.ts';
import { paintedToolbar } from '../../../../src/components/explorer/toolbar.ts';
import { watchImages } from '../../../../src/components/own-images/watch-images.ts';
import type { createLoader as Original } from '../../../../src/embed/load-code.ts';
import { openViewer, registerLocale, unavailable } from '../../../../src/embed/on-demand.ts';
import { positionedLayoutOf } from '../../../../src/embed/mount-config.ts';
import { layoutOf } from '../../../../src/embed/positioned-layout.ts';
import { recover } from '../../../../src/embed/recover.ts';
import { paint } from '../../../../src/tiles/paint.ts';

/** Entries that are imported by name. */
const ENTRIES: Partial<Record<string, () => Promise<unknown>>> = {
  'pix-gallery': () => import('../../../../src/define/pix-gallery.ts'),
  'pix-album': () => import('../../../../src/define/pix-album.ts'),
  'pix-albums': () => import('../../../../src/define/pix-albums.ts'),
  'pix-image': () => import('../../../../src/define/pix-image.ts'),
  'pix-wall': () => import('../../../../src/define/pix-wall.ts'),
  'keep-fallback': () => import('../../../../src/embed/keep-fallback.ts'),
};

export const createLoader: typeof Original = () => ({
  importEntry: async <Code>(name: string) => (await ENTRIES[name]?.()) as Code,
  attempt: (run) => run(),
  loadTakeOver: () => import('../../../../src/embed/take-over.ts'),
  async loadPaint(config) {
    const name = positionedLayoutOf(config);
    const { controls } = config.props;
    return {
      paint,
      layout: name && layoutOf(await loadLayout(name)),
      toolbar: controls ? paintedToolbar(controls) : undefined,
    };
  },
  loadFallback: () => import('../../../../src/embed/fallback.ts'),
  loadOwnImages: (root) => watchImages(root),
  api: {
    openViewer,
    registerLocale: (...parameters) => Promise.resolve(registerLocale(...parameters)),
    unavailable: () => Promise.resolve(unavailable()),
  },
  loadRecovery: () => Promise.resolve({ recover }),
});

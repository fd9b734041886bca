import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/define.ts';
import type { PixGallery } from '../../src/elements.ts';
import {
  cleanup,
  createSource,
  mountBox,
  mountGallery,
  nextFrames,
  queryShadowAll,
  waitForTiles,
  waitUntilStable,
} from '../support/gallery.ts';

afterEach(cleanup);

const PICTURE = new URL('/demo/public/favicon.svg', location.href).href;

/** A source of `count` pictures whose thumbnails and full pictures all have different URLs. */
function createSizedSource(count: number, size = 1000) {
  const {
    source: { images },
    all,
  } = createSource(count);
  for (const record of all)
    Object.assign(record, {
      file_size: size,
      dimensions: { width: 1500, height: 1000 },
      urls: {
        ...record.urls,
        thumbnail_url: `${PICTURE}?small${record.id}`,
        direct_url: `${PICTURE}?full${record.id}`,
      },
    });
  return { images };
}

const images = (gallery: Element) => queryShadowAll(gallery, 'img') as HTMLImageElement[];

/** Kinds of files that the tiles in the viewport show. */
const shownKinds = (gallery: Element) => new Set(imagesInViewport(gallery).map(kindOf));

/** Pictures of the tiles in the viewport. */
const imagesInViewport = (gallery: Element) =>
  images(gallery).filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });

const kindOf = ({ currentSrc }: HTMLImageElement) => /small|full/.exec(currentSrc)?.[0] ?? '';

/** Kind of file that a tile should show. Thumbnails have 480 × 320 pixels. */
function wantedKind(image: HTMLImageElement): string {
  const { width, height } = image.getBoundingClientRect();
  return devicePixelRatio * Math.max(width / 480, height / 320) > 1.3 ? 'full' : 'small';
}

async function mountStableGallery(
  width: number,
  properties: Partial<PixGallery>,
  size?: number,
  tokens = {},
) {
  await page.viewport(1400, 900);
  cleanup();
  const box = mountBox({ width: `${width}px` });
  for (const [name, value] of Object.entries<string>(tokens)) box.style.setProperty(name, value);
  const gallery = mountGallery({}, { source: createSizedSource(12, size), limit: 12, ...properties }, box);
  await waitForTiles(gallery);
  await waitUntilStable(gallery);
  await vi.waitFor(() => expect(imagesInViewport(gallery).filter(({ complete }) => !complete)).toEqual([]));
  return { box, gallery };
}

/** Tiles so wide that a thumbnail of 480 × 320 pixels would be enlarged, whatever the density of the screen. */
const WIDE = { '--pix-tile-size': '660px', '--pix-row-height': '440px' };

describe.each(['grid', 'rows', 'columns', 'carousel'] as const)('%s', (layout) => {
  /** Mounts a gallery with large tiles. */
  function mountLargeTiles(properties: Partial<PixGallery>, size?: number) {
    return mountStableGallery(1350, { layout, ...properties }, size, WIDE);
  }

  it('shows full pictures where thumbnails would look blurred, and requests one file of each', async () => {
    performance.clearResourceTimings();
    const { gallery } = await mountLargeTiles({});
    expect(imagesInViewport(gallery).map(kindOf)).toEqual(imagesInViewport(gallery).map(wantedKind));
    expect(shownKinds(gallery)).toContain('full');
    await nextFrames();
    const requested = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\?(?:small|full)(\d+)/.exec(name)?.[1] ?? []);
    expect(requested).toHaveLength(new Set(requested).size);
  });

  it('shows thumbnails where full pictures have too many bytes, and with quality="fast"', async () => {
    expect(shownKinds((await mountLargeTiles({}, 10_000_000)).gallery)).toEqual(new Set(['small']));
    expect(shownKinds((await mountLargeTiles({ quality: 'fast' })).gallery)).toEqual(new Set(['small']));
    expect(new Set(shownKinds((await mountLargeTiles({ quality: 'sharp' }, 10_000_000)).gallery))).toEqual(
      new Set(['full']),
    );
  });
});

describe('a grid', () => {
  it('shows thumbnails in small tiles', async () => {
    const { gallery } = await mountStableGallery(400, {});
    expect(shownKinds(gallery)).toEqual(new Set(['small']));
  });

  it('shows the thumbnail where the full picture cannot be loaded (R28)', async () => {
    const { gallery } = await mountStableGallery(400, { quality: 'sharp' });
    for (const image of images(gallery)) image.srcset = `${PICTURE}-missing`;
    await vi.waitFor(() => expect(shownKinds(gallery)).toEqual(new Set(['small'])));
  });

  it('loads larger pictures when its tiles grow, and keeps them when the tiles shrink', async () => {
    const { box, gallery } = await mountStableGallery(400, {});
    gallery.style.setProperty('--pix-tile-size', '900px');
    box.style.width = '1200px';
    await vi.waitFor(() => expect(shownKinds(gallery)).toContain('full'));
    gallery.style.removeProperty('--pix-tile-size');
    box.style.width = '400px';
    await waitUntilStable(gallery);
    expect(shownKinds(gallery)).toContain('full');
  });

  it('selects the files of its pictures after the slot "loading" is hidden', async () => {
    const box = mountBox({ width: '400px' });
    const gallery = document.createElement('pix-gallery');
    gallery.innerHTML = '<p slot="loading">Wait</p>';
    Object.assign(gallery, { source: createSizedSource(6), limit: 6 });
    box.append(gallery);
    await vi.waitFor(() => expect(images(gallery)).toHaveLength(6));
    await vi.waitFor(() => expect(shownKinds(gallery)).toEqual(new Set(['small'])));
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/define.ts';
import type { PixGallery } from '../../src/elements.ts';
import {
  allInside,
  begun,
  createSource,
  drawn,
  mountBox,
  mountGallery,
  settled,
  cleanup,
} from '../support/gallery.ts';

afterEach(cleanup);

const PICTURE = new URL('/demo/public/favicon.svg', location.href).href;

/** Records of so many pictures; each has a thumbnail and a full picture with an address of their own. */
function source(count: number, size = 1000) {
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

const images = (gallery: Element) => allInside(gallery, 'img') as HTMLImageElement[];

/** Kinds of the files that tiles in the window show, each once. */
const shown = (gallery: Element) => new Set(seen(gallery).map(kindOf));

/** Pictures of the tiles in the window. */
const seen = (gallery: Element) =>
  images(gallery).filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });

const kindOf = ({ currentSrc }: HTMLImageElement) => /small|full/.exec(currentSrc)?.[0] ?? '';

/** What a tile is to show: its thumbnail has 480 × 320 pixels. */
function wantedKind(image: HTMLImageElement): string {
  const { width, height } = image.getBoundingClientRect();
  return devicePixelRatio * Math.max(width / 480, height / 320) > 1.3 ? 'full' : 'small';
}

async function show(width: number, properties: Partial<PixGallery>, size?: number, tokens = {}) {
  await page.viewport(1400, 900);
  cleanup();
  const box = mountBox({ width: `${width}px` });
  for (const [name, value] of Object.entries<string>(tokens)) box.style.setProperty(name, value);
  const gallery = mountGallery({}, { source: source(12, size), limit: 12, ...properties }, box);
  await begun(gallery);
  await settled(gallery);
  await vi.waitFor(() => expect(seen(gallery).filter(({ complete }) => !complete)).toEqual([]));
  return { box, gallery };
}

/** Tiles so wide that a thumbnail of 480 × 320 pixels would be enlarged, whatever the density of the screen. */
const WIDE = { '--pix-tile-size': '660px', '--pix-row-height': '440px' };

describe.each(['grid', 'rows', 'columns', 'carousel'] as const)('%s', (layout) => {
  /** A gallery whose tiles are large. */
  function large(properties: Partial<PixGallery>, size?: number) {
    return show(1350, { layout, ...properties }, size, WIDE);
  }

  it('shows full pictures where thumbnails would look blurred, and asks for one file of each', async () => {
    performance.clearResourceTimings();
    const { gallery } = await large({});
    expect(seen(gallery).map(kindOf)).toEqual(seen(gallery).map(wantedKind));
    expect(shown(gallery)).toContain('full');
    await drawn();
    const asked = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\?(?:small|full)(\d+)/.exec(name)?.[1] ?? []);
    expect(asked).toHaveLength(new Set(asked).size);
  });

  it('shows thumbnails where full pictures cost too much, and with quality="fast"', async () => {
    expect(shown((await large({}, 10_000_000)).gallery)).toEqual(new Set(['small']));
    expect(shown((await large({ quality: 'fast' })).gallery)).toEqual(new Set(['small']));
    expect(new Set(shown((await large({ quality: 'sharp' }, 10_000_000)).gallery))).toEqual(
      new Set(['full']),
    );
  });
});

describe('a grid', () => {
  it('shows thumbnails in small tiles', async () => {
    const { gallery } = await show(400, {});
    expect(shown(gallery)).toEqual(new Set(['small']));
  });

  it('shows the thumbnail where the full picture cannot be loaded (R28)', async () => {
    const { gallery } = await show(400, { quality: 'sharp' });
    for (const image of images(gallery)) image.srcset = `${PICTURE}-missing`;
    await vi.waitFor(() => expect(shown(gallery)).toEqual(new Set(['small'])));
  });

  it('takes larger pictures once when its tiles grow, and keeps them', async () => {
    const { box, gallery } = await show(400, {});
    gallery.style.setProperty('--pix-tile-size', '900px');
    box.style.width = '1200px';
    await vi.waitFor(() => expect(shown(gallery)).toContain('full'));
    gallery.style.removeProperty('--pix-tile-size');
    box.style.width = '400px';
    await settled(gallery);
    expect(shown(gallery)).toContain('full');
  });

  it('waits with its pictures until a page takes its own "loading" away', async () => {
    const box = mountBox({ width: '400px' });
    const gallery = document.createElement('pix-gallery');
    gallery.innerHTML = '<p slot="loading">Wait</p>';
    Object.assign(gallery, { source: source(6), limit: 6 });
    box.append(gallery);
    await vi.waitFor(() => expect(images(gallery)).toHaveLength(6));
    await vi.waitFor(() => expect(shown(gallery)).toEqual(new Set(['small'])));
  });
});

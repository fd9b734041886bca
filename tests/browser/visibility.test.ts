import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/define.ts';
import type { PixGallery } from '../../src/elements.ts';
import {
  boxes,
  cleanup,
  createSource,
  mountBox,
  mountGallery,
  tiles,
  waitUntilStable,
} from '../support/gallery.ts';
import { perEngine } from '../support/per-engine.ts';

afterEach(async () => {
  cleanup();
  await page.viewport(1000, 800);
});

const LAYOUTS = perEngine(['grid', 'rows', 'columns'] as const, ['rows']);

/** Mounts a gallery with more pictures than any of the boxes can show. */
function mountLongGallery(around: Node, layout: PixGallery['layout'], count = 600) {
  const { source } = createSource(count);
  return mountGallery({}, { source, limit: count, layout }, around);
}

/** Bottom edge of the lowest tile, in pixels of the viewport. */
const bottomOfTiles = (gallery: Element) =>
  Math.max(0, ...[...boxes(gallery).values()].map(({ bottom }) => bottom));

/** Waits until tiles reach a line of the viewport. Nothing is scrolled meanwhile. */
const waitForTilesUntil = (gallery: Element, bottom: number) =>
  vi.waitFor(() => expect(bottomOfTiles(gallery)).toBeGreaterThanOrEqual(bottom));

describe.each(LAYOUTS)('%s are rendered, without a scroll event,', (layout) => {
  it('when the window grows in height only', async () => {
    await page.viewport(1000, 400);
    const gallery = mountLongGallery(document.body, layout);
    await waitForTilesUntil(gallery, 400);
    await waitUntilStable(gallery);
    expect(bottomOfTiles(gallery)).toBeLessThan(1500);
    await page.viewport(1000, 2000);
    await waitForTilesUntil(gallery, 2000);
  });

  it('when the window grows until it reaches them', async () => {
    await page.viewport(1000, 400);
    mountBox({ height: '1000px' });
    const gallery = mountLongGallery(document.body, layout);
    await page.viewport(1000, 1600);
    await waitForTilesUntil(gallery, 1600);
  });

  it('when a scroll container around them grows in height only', async () => {
    await page.viewport(1000, 1800);
    const scroller = mountBox({ width: '600px', height: '250px', overflow: 'auto' });
    const gallery = mountLongGallery(scroller, layout);
    await waitForTilesUntil(gallery, 250);
    await waitUntilStable(gallery);
    expect(bottomOfTiles(gallery)).toBeLessThan(900);
    scroller.style.height = '1700px';
    await waitForTilesUntil(gallery, 1700);
  });

  it('when content above them collapses in a scroll container that keeps its size', async () => {
    await page.viewport(1000, 900);
    const scroller = mountBox({ width: '600px', height: '850px', overflow: 'auto', overflowAnchor: 'none' });
    const above = mountBox({ height: '800px' }, scroller);
    const gallery = mountLongGallery(scroller, layout);
    await waitForTilesUntil(gallery, 850);
    await waitUntilStable(gallery);
    above.remove();
    await waitForTilesUntil(gallery, 850);
  });

  it('when an inner scroll container is moved by an outer one, and by a transform', async () => {
    await page.viewport(1000, 900);
    const outer = mountBox({ width: '700px', height: '800px', overflow: 'hidden' });
    const moved = mountBox({ transform: 'translateY(2000px)' }, outer);
    const inner = mountBox({ width: '600px', height: '3000px', overflow: 'auto' }, moved);
    const gallery = mountLongGallery(inner, layout);
    moved.style.transform = 'translateY(100px)';
    await waitForTilesUntil(gallery, 800);
    moved.style.transform = 'translateY(-1800px)';
    await waitForTilesUntil(gallery, 800);
  });

  it('when closed details around them open', async () => {
    await page.viewport(1000, 900);
    const details = document.body.appendChild(document.createElement('details'));
    const gallery = mountLongGallery(details, layout);
    await waitUntilStable(gallery);
    expect(tiles(gallery)).toEqual([]);
    details.open = true;
    await waitForTilesUntil(gallery, 900);
    details.open = false;
    await waitUntilStable(gallery);
    await page.viewport(1000, 1700);
    details.open = true;
    await waitForTilesUntil(gallery, 1700);
  });
});

describe('a carousel', () => {
  it('is rendered when its container grows', async () => {
    await page.viewport(1600, 800);
    const box = mountBox({ width: '200px' });
    const gallery = mountLongGallery(box, 'carousel');
    const right = () => Math.max(0, ...[...boxes(gallery).values()].map((each) => each.right));
    await vi.waitFor(() => expect(right()).toBeGreaterThan(200));
    box.style.width = '1500px';
    await vi.waitFor(() => expect(right()).toBeGreaterThan(1500));
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/define.ts';
import type { PixGallery } from '../../src/elements.ts';
import { boxes, createSource, mountBox, mountGallery, settled, cleanup, tiles } from '../support/gallery.ts';
import { perEngine } from '../support/per-engine.ts';

afterEach(async () => {
  cleanup();
  await page.viewport(1000, 800);
});

const LAYOUTS = perEngine(['grid', 'rows', 'columns'] as const, ['rows']);

/** A gallery of so many pictures that none of these boxes shows them all. */
function long(around: Node, layout: PixGallery['layout'], count = 600) {
  const { source } = createSource(count);
  return mountGallery({}, { source, limit: count, layout }, around);
}

/** How far down the tiles reach, in pixels of the viewport. */
const reach = (gallery: Element) => Math.max(0, ...[...boxes(gallery).values()].map(({ bottom }) => bottom));

/** Resolves when tiles reach a line of the viewport; nothing is scrolled meanwhile. */
const reaches = (gallery: Element, bottom: number) =>
  vi.waitFor(() => expect(reach(gallery)).toBeGreaterThanOrEqual(bottom), 5_000);

describe.each(LAYOUTS)('%s are drawn, without a scroll event,', (layout) => {
  it('when the window grows in height only', async () => {
    await page.viewport(1000, 400);
    const gallery = long(document.body, layout);
    await reaches(gallery, 400);
    await settled(gallery);
    expect(reach(gallery)).toBeLessThan(1500);
    await page.viewport(1000, 2000);
    await reaches(gallery, 2000);
  });

  it('when the window grows until it reaches them', async () => {
    await page.viewport(1000, 400);
    mountBox({ height: '1000px' });
    const gallery = long(document.body, layout);
    await page.viewport(1000, 1600);
    await reaches(gallery, 1600);
  });

  it('when a scroller around them grows in height only', async () => {
    await page.viewport(1000, 1800);
    const scroller = mountBox({ width: '600px', height: '250px', overflow: 'auto' });
    const gallery = long(scroller, layout);
    await reaches(gallery, 250);
    await settled(gallery);
    expect(reach(gallery)).toBeLessThan(900);
    scroller.style.height = '1700px';
    await reaches(gallery, 1700);
  });

  it('when content above them folds up in a scroller that keeps its size', async () => {
    await page.viewport(1000, 900);
    const scroller = mountBox({ width: '600px', height: '850px', overflow: 'auto', overflowAnchor: 'none' });
    const above = mountBox({ height: '800px' }, scroller);
    const gallery = long(scroller, layout);
    await reaches(gallery, 850);
    await settled(gallery);
    above.remove();
    await reaches(gallery, 850);
  });

  it('when an inner scroller is moved by an outer one, and by a transform', async () => {
    await page.viewport(1000, 900);
    const outer = mountBox({ width: '700px', height: '800px', overflow: 'hidden' });
    const moved = mountBox({ transform: 'translateY(2000px)' }, outer);
    const inner = mountBox({ width: '600px', height: '3000px', overflow: 'auto' }, moved);
    const gallery = long(inner, layout);
    moved.style.transform = 'translateY(100px)';
    await reaches(gallery, 800);
    moved.style.transform = 'translateY(-1800px)';
    await reaches(gallery, 800);
  });

  it('when a folded part that they are in opens', async () => {
    await page.viewport(1000, 900);
    const details = document.body.appendChild(document.createElement('details'));
    const gallery = long(details, layout);
    await settled(gallery);
    expect(tiles(gallery)).toEqual([]);
    details.open = true;
    await reaches(gallery, 900);
    details.open = false;
    await settled(gallery);
    await page.viewport(1000, 1700);
    details.open = true;
    await reaches(gallery, 1700);
  });
});

describe('a carousel', () => {
  it('is drawn when its container grows', async () => {
    await page.viewport(1600, 800);
    const box = mountBox({ width: '200px' });
    const gallery = long(box, 'carousel');
    const right = () => Math.max(0, ...[...boxes(gallery).values()].map((each) => each.right));
    await vi.waitFor(() => expect(right()).toBeGreaterThan(200), 5_000);
    box.style.width = '1500px';
    await vi.waitFor(() => expect(right()).toBeGreaterThan(1500), 5_000);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import type { PixGallery } from '../../src/elements.ts';
import { boxes, cleanup, mountBox, tileAt, waitUntilStable } from '../support/gallery.ts';
import { burst, focusedIndex, LAYOUTS, mountKeyGallery, typeSlowly } from '../support/key-gallery.ts';

afterEach(cleanup);

describe('keys that move to a picture which is not loaded', () => {
  /** Mounts a gallery of 10,000 pictures whose later pages load when released, or fail. */
  async function mountHeldGallery(layout: PixGallery['layout']) {
    const mounted = await mountKeyGallery({ layout }, 10_000);
    const { promise, resolve: release, reject } = Promise.withResolvers<void>();
    const read = mounted.list.getMockImplementation();
    mounted.list.mockImplementation(async (...args) => {
      await promise;
      return (read as NonNullable<typeof read>)(...args);
    });
    tileAt(mounted.gallery, 0).focus();
    return { ...mounted, release, fail: () => reject(new Error('No connection')) };
  }

  it.each(LAYOUTS)(
    'wait for it in %s; keys typed meanwhile start from it, and Enter opens it',
    async (layout) => {
      const { gallery, opened, release } = await mountHeldGallery(layout);
      const keys = ['End', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowRight'];
      expect(burst(gallery, [...keys, 'Enter', 'Home'])).toBe(0);
      await waitUntilStable(gallery);
      expect([focusedIndex(gallery), opened]).toEqual([0, []]);
      release();
      await vi.waitFor(() => expect(opened).toHaveLength(1));
      const index = focusedIndex(gallery);
      expect(opened).toEqual([index]);
      expect(index).toBeGreaterThan(9_970);
      await waitUntilStable(gallery);
      const { left = NaN, top = NaN, bottom = NaN } = boxes(gallery).get(index) ?? {};
      expect([top >= -1, left >= -1, bottom <= innerHeight + 1]).toEqual([true, true, true]);
      tileAt(gallery, index).focus();
      expect(await typeSlowly(gallery, keys)).toBe(index);
    },
  );

  it.each(['grid', 'rows'] as const)('can return in %s before it has loaded', async (layout) => {
    const { gallery, release } = await mountHeldGallery(layout);
    expect(burst(gallery, ['End', 'Home', 'ArrowRight'])).toBe(1);
    release();
    await waitUntilStable(gallery);
    expect(focusedIndex(gallery)).toBe(1);
    expect(scrollY).toBe(0);
  });

  it.each(['grid', 'carousel'] as const)('are discarded in %s when it cannot be loaded', async (layout) => {
    const { gallery, opened, fail } = await mountHeldGallery(layout);
    burst(gallery, ['End', 'ArrowLeft', 'Enter']);
    fail();
    await vi.waitFor(() => expect(gallery.state).toBe('error'));
    await waitUntilStable(gallery);
    expect([focusedIndex(gallery), opened]).toEqual([0, []]);
    expect(burst(gallery, ['ArrowRight', 'ArrowRight'])).toBe(2);
    expect(boxes(gallery).get(2)?.top).toBeGreaterThanOrEqual(0);
  });

  it('are discarded when the visitor moves the focus', async () => {
    const { gallery, opened, release } = await mountHeldGallery('grid');
    burst(gallery, ['End', 'Enter']);
    const button = mountBox({}).appendChild(document.createElement('button'));
    button.focus({ preventScroll: true });
    await waitUntilStable(gallery);
    const { scrollY: place } = window;
    release();
    await waitUntilStable(gallery);
    expect([document.activeElement, scrollY, opened]).toEqual([button, place, []]);
  });
});

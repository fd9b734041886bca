import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import axe from 'axe-core';
import '../../src/define.ts';
import type { PixGallery } from '../../src/elements.ts';
import { createDatedSource, headings } from '../support/dated.ts';
import {
  cleanup,
  mountBox,
  mountGallery,
  queryShadow,
  queryShadowAll,
  tileAt,
  waitForTiles,
  waitUntilStable,
} from '../support/gallery.ts';

beforeAll(() => page.viewport(900, 700));
afterEach(cleanup);

/** Pictures of 24 months, 100 or 20 each. */
const COUNTS = Array.from({ length: 24 }, (_, i) => (i % 2 ? 20 : 100));
const firstOf = (month: number) => COUNTS.slice(0, month).reduce((sum, count) => sum + count, 0);

async function mountRail(properties: Partial<PixGallery> = {}, counts: readonly number[] = COUNTS) {
  const box = mountBox({ width: '800px' });
  const { source, pages } = createDatedSource(counts);
  const gallery = mountGallery(
    { group: 'month' },
    { source, limit: 5000, paging: 'scroll', ...properties },
    box,
  );
  await waitForTiles(gallery);
  await waitUntilStable(gallery);
  return { gallery, pages, box };
}

const slider = (gallery: PixGallery) => queryShadow(gallery, '[role=slider]');
const valueOf = (gallery: PixGallery) => slider(gallery).getAttribute('aria-valuetext');

/** Waits until the first picture of a month is just below its heading at the top. */
async function expectAtTop(gallery: PixGallery, index: number, name: string) {
  await expect
    .poll(() => Math.round(tileAt(gallery, index)?.getBoundingClientRect().top ?? -1))
    .toBeLessThan(60);
  await waitUntilStable(gallery);
  const [heading] = headings(gallery).filter(({ textContent }) => textContent === name);
  const { top, bottom } = (heading as HTMLElement).getBoundingClientRect();
  // Engines that scroll by whole pixels: less than a pixel beside it.
  expect(Math.abs(top)).toBeLessThan(1);
  expect(Math.abs((tileAt(gallery, index)?.getBoundingClientRect().top ?? NaN) - bottom)).toBeLessThan(1);
}

describe('The rail of months', () => {
  it('stands beside a long list, and requests nothing before the visitor turns to it', async () => {
    const { gallery, pages } = await mountRail();
    await expect.poll(() => valueOf(gallery)).toBe('November 2026');
    expect(slider(gallery).getAttribute('aria-label')).toBe('Months');
    expect(pages()).toEqual([1]);
    slider(gallery).focus();
    await expect.poll(() => queryShadowAll(gallery, '.years > span').length).toBeGreaterThan(1);
  });

  it('is not there beside a short list, in a carousel, and without headings, and takes no space', async () => {
    for (const [properties, counts] of [
      [{}, [20, 20]],
      [{ layout: 'carousel' as const }, COUNTS],
    ] as const) {
      const { gallery } = await mountRail(properties, counts);
      expect(slider(gallery)).toBe(null);
      expect(queryShadow(gallery, '[data-rail]')).toBe(null);
      cleanup();
    }
    const { gallery } = await mountRail();
    await expect.poll(() => slider(gallery)).not.toBe(null);
    gallery.group = undefined;
    await expect.poll(() => slider(gallery)).toBe(null);
    expect(headings(gallery)).toEqual([]);
  });

  it('does not keep pictures from the page while it scrolls', async () => {
    const { gallery } = await mountRail();
    await expect.poll(() => slider(gallery)).not.toBe(null);
    for (let frame = 0; frame < 30; frame++) {
      scrollBy(0, 100);
      await new Promise(requestAnimationFrame);
    }
    const bottoms = queryShadowAll(gallery, 'li:not(.group)').map(
      (item) => item.getBoundingClientRect().bottom,
    );
    expect(Math.max(...bottoms)).toBeGreaterThan(innerHeight);
  });

  it('jumps by keys: to the next and the previous month, by a year, and to both ends', async () => {
    const { gallery } = await mountRail();
    await expect.poll(() => slider(gallery)).not.toBe(null);
    slider(gallery).focus();
    for (const [key, month, name] of [
      ['{ArrowDown}', 1, 'October 2026'],
      ['{ArrowDown}', 2, 'September 2026'],
      ['{ArrowUp}', 1, 'October 2026'],
      ['{PageDown}', 13, 'October 2025'],
      ['{PageUp}', 1, 'October 2026'],
      ['{Home}', 0, 'November 2026'],
    ] as const) {
      await userEvent.keyboard(key);
      await expectAtTop(gallery, firstOf(month), name);
      await expect.poll(() => valueOf(gallery)).toBe(name);
    }
    await userEvent.keyboard('{End}');
    await expect.poll(() => valueOf(gallery)).toBe('December 2024');
    expect(gallery.shadowRoot?.activeElement).toBe(slider(gallery));
  });

  it('jumps to the month that a pointer is released at, and shows it before', async () => {
    const { gallery } = await mountRail();
    await expect.poll(() => slider(gallery)).not.toBe(null);
    const { top, height, left } = slider(gallery).getBoundingClientRect();
    const at = (y: number) => ({
      clientX: left + 4,
      clientY: top + y,
      bubbles: true,
      composed: true,
      pointerId: 1,
    });
    const fire = (type: string, y: number) =>
      slider(gallery).dispatchEvent(new PointerEvent(type, at(y) as PointerEventInit));
    slider(gallery).setPointerCapture = () => undefined;
    fire('pointerdown', 20);
    fire('pointermove', height / 2);
    const middle = firstOf(24) / 2 - 1;
    expect(middle).toBeLessThan(firstOf(12));
    await expect.poll(() => queryShadow(gallery, '.label').textContent).toMatch(/(November|December) 2025/);
    fire('pointerup', height / 2);
    await expect.poll(() => valueOf(gallery)).toMatch(/(November|December) 2025/);
    expect(queryShadow(gallery, '.label').hidden).toBe(true);
  });

  // Elsewhere, as in Firefox without a window, only a moving handle takes pointers.
  it.skipIf(!matchMedia('(hover: hover)').matches)('has no focus ring by a pointer', async () => {
    const { gallery } = await mountRail();
    await expect.poll(() => slider(gallery)).not.toBe(null);
    await userEvent.click(slider(gallery));
    await expect.poll(() => valueOf(gallery)).not.toBe('November 2026');
    expect(slider(gallery).matches(':focus-visible')).toBe(false);
  });

  it('stays in a box that scrolls, at the inline end in right-to-left pages, and fits 320 px', async () => {
    const { gallery, box } = await mountRail();
    Object.assign(box.style, { width: '320px', height: '400px', overflow: 'auto' });
    box.dir = 'rtl';
    await waitUntilStable(gallery);
    await expect.poll(() => slider(gallery)?.getBoundingClientRect().height).toBeLessThanOrEqual(400);
    const track = slider(gallery).getBoundingClientRect();
    expect(track.left).toBeLessThan(box.getBoundingClientRect().left + 40);
    expect(box.scrollWidth).toBe(box.clientWidth);
  });

  it('has no violations of accessibility rules, nor have the headings', async () => {
    const { gallery } = await mountRail();
    await expect.poll(() => slider(gallery)).not.toBe(null);
    const { violations } = await axe.run(gallery, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

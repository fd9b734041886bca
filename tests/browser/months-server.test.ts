/** Headings of months: nothing moves when the element takes over what a server has rendered. */
import { afterEach, expect, it } from 'vitest';
import '../../src/define.ts';
import type { GalleryLayout, PixGallery } from '../../src/elements.ts';
import { renderGallery } from '../../src/server-render.ts';
import { createDatedSource, headings } from '../support/dated.ts';
import {
  cleanup,
  mountBox,
  mountGallery,
  queryShadow,
  waitForTiles,
  waitUntilStable,
} from '../support/gallery.ts';
import { perEngine } from '../support/per-engine.ts';

afterEach(cleanup);

const LAYOUTS = perEngine<GalleryLayout>(['grid', 'columns', 'carousel'], ['grid', 'carousel']);

/** Texts of headings and boxes of headings and images, from the start of a box, in the order of the document. */
const contentOf = (root: ParentNode, box: Element) =>
  [...root.querySelectorAll('.virtual-grid .month, h3.pix-month, li > a img')].map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const from = box.getBoundingClientRect();
    const isHeading = element.matches('h3');
    const sides = isHeading
      ? [top - from.top, bottom - from.top]
      : [left - from.left, right - from.left, top - from.top, bottom - from.top];
    return { text: isHeading ? element.textContent : '', sides };
  });

it.each(LAYOUTS.flatMap((layout) => (['ltr', 'rtl'] as const).map((dir) => ({ layout, dir }))))(
  'headings and pictures have the same places by element and server: %o',
  async ({ layout, dir }) => {
    const { source, all } = createDatedSource([1, 2, 4]);
    const [rendered, served] = [0, 1].map(() => {
      const box = mountBox({ width: '640px' });
      box.dir = dir;
      return box;
    }) as [HTMLElement, HTMLElement];
    const gallery = mountGallery({ group: 'month', layout }, { source }, rendered);
    await waitForTiles(gallery);
    await waitUntilStable(gallery);
    expect(headings(gallery).length).toBeGreaterThan(1);
    // As the HTML is shown before the element takes it over.
    served.innerHTML = renderGallery(all, { layout, group: 'month' }).replaceAll('pix-gallery', 'div');
    const own = contentOf(queryShadow(gallery, '.virtual-grid'), rendered);
    const theirs = contentOf(served, served).slice(0, own.length);
    expect(theirs.map(({ text }) => text)).toEqual(own.map(({ text }) => text));
    // A carousel of the server has room for focus rings.
    const tolerance = layout === 'carousel' ? 7 : 1;
    own.forEach(({ sides }, at) =>
      sides.forEach((length, side) => {
        const difference = Math.abs(length - (theirs[at]?.sides[side] ?? NaN));
        expect(difference, `item ${at}, side ${side}`).toBeLessThanOrEqual(tolerance);
      }),
    );
  },
);

it.each([[[24]], [[11, 13]], [[1, 5, 2, 16]]])(
  'rows of months keep their heights: %o pictures',
  async (counts) => {
    const { source, all } = createDatedSource(counts);
    // Panoramas leave no choice.
    all.forEach((record, at) =>
      Object.assign(record, { dimensions: { width: at % 3 ? 1600 : 900, height: 1200 } }),
    );
    const box = mountBox({ width: '900px' });
    box.innerHTML = renderGallery(all, { layout: 'rows', group: 'month' });
    const gallery = box.firstElementChild as PixGallery;
    await gallery.updateComplete;
    const tops = (root: ParentNode, selector: string) =>
      [...root.querySelectorAll(selector)].map((heading) => heading.getBoundingClientRect().top);
    const before = [...tops(box, 'h3.pix-month'), box.getBoundingClientRect().bottom];
    gallery.source = source;
    await waitForTiles(gallery);
    await waitUntilStable(gallery);
    // Headings of months that are not in view are not there.
    const shown = tops(queryShadow(gallery, '.virtual-grid'), 'li.group');
    const after = [...shown, box.getBoundingClientRect().bottom];
    expect(after).toHaveLength(before.length);
    after.forEach((top, at) => expect(Math.abs(top - (before[at] ?? NaN))).toBeLessThan(10));
  },
);

import { expect, it } from 'vitest';
import { simulatePage } from './support/host.ts';
import { type Box, createViewport } from './support/page.ts';

simulatePage();

/** An entry of an element whose part from `start` to `end` is visible on one axis, and all of it on the other. */
const entryOf = (target: Box, [start, end]: [number, number], time = 1, horizontal = false) => {
  const whole = target.getBoundingClientRect();
  const part = horizontal ? { left: start, right: end } : { top: start, bottom: end };
  const isIntersecting = end > start;
  return { target, time, isIntersecting, boundingClientRect: whole, intersectionRect: { ...whole, ...part } };
};

it.each([
  [false, 800],
  [true, 1200],
])(
  'in an iframe, sees no more than a screen until the outer pages are known (horizontal: %s)',
  (horizontal, size) => {
    const { view, list, scroller, viewport } = createViewport({ isFramed: true, horizontal });
    Object.assign(view, { innerWidth: 9000, innerHeight: 9000 });
    list.rect = { left: 0, top: 0, width: 9000, height: 9000 };
    scroller.rect = list.rect;
    expect(viewport.measure()).toEqual({ start: 0, end: size });
  },
);

it.each([false, true])('in an iframe, sees what outer pages leave visible (horizontal: %s)', (horizontal) => {
  const { view, list, scroller, viewport, moves } = createViewport({ isFramed: true, horizontal });
  Object.assign(view, { innerWidth: 900, innerHeight: 900 });
  list.rect = { left: 100, top: 100, width: 700, height: 700 };
  scroller.rect = { left: 0, top: 0, width: 900, height: 900 };
  const rangeBy = (...parts: [number, number][]) => {
    view.intersections?.notify(parts.map((part) => entryOf(list, part, 1, horizontal)));
    return viewport.visible;
  };
  expect(rangeBy([200, 500])).toEqual({ start: 100, end: 400 });
  expect(moves()).toBe(1);
  expect(rangeBy([102, 798])).toEqual({ start: 2, end: 698 });
  // Edges are rounded.
  expect(rangeBy([101, 799])).toEqual({ start: -100, end: 800 });
  expect(rangeBy([300, 799])).toEqual({ start: 200, end: 800 });
  expect(rangeBy([0, 0])).toEqual({ start: 200, end: 800 });
  expect(rangeBy([200, 500], [210, 500])).toEqual({ start: 110, end: 400 });
});

it('in an iframe, asks for an entry whenever the last one may be out of date', () => {
  const { view, list, child } = createViewport({ isFramed: true });
  const renewals = (act: () => void) => {
    const before = view.intersections?.observed.length ?? 0;
    act();
    return view.intersections?.observed.slice(before);
  };
  const own = entryOf(list, [200, 500], 2);
  expect(renewals(() => view.intersections?.notify([own, entryOf(child, [0, 9], 2)]))).toEqual([]);
  expect(renewals(() => view.intersections?.notify([own, entryOf(child, [0, 9], 3)]))).toEqual([list]);
  expect(renewals(() => view.intersections?.notify([entryOf(child, [0, 9], 3)]))).toEqual([list]);
  expect(renewals(() => view.dispatchEvent(new Event('resize')))).toEqual([list]);
  expect(renewals(() => view.sizes?.notify([]))).toEqual([list]);
});

it('outside iframes, asks for no more entries, and takes none for a limit', () => {
  const { view, list, child, viewport } = createViewport();
  expect(view.intersections?.observed).toEqual([list, child]);
  view.intersections?.notify([entryOf(list, [200, 300])]);
  view.intersections?.notify([entryOf(child, [200, 300])]);
  expect([viewport.visible, view.intersections?.observed]).toEqual([
    { start: -100, end: 500 },
    [list, child],
  ]);
});

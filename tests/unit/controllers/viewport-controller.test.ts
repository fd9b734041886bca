import { expect, it, vi } from 'vitest';
import { hasLayout, ViewportController } from '../../../src/controllers/viewport-controller.ts';
import { simulatePage } from './support/host.ts';
import { Box, createPage, createViewport } from './support/page.ts';

simulatePage();

it.each([
  ['begins in the viewport', { top: 100 }, {}, [-100, 500]],
  ['begins above it', { top: -300 }, {}, [300, 900]],
  ['is below it', { top: 700 }, {}, [-700, -100]],
  ['is twice as large as its own pixels', { top: -300 }, { scaleY: 2 }, [150, 450]],
  ['has no height yet', { top: 100, height: 0 }, {}, [-100, 500]],
])('knows the visible range of an element that %s', (_, rect, change, range) => {
  const { list, viewport } = createViewport();
  Object.assign(list.rect, rect);
  Object.assign(list, change);
  expect(viewport.measure()).toEqual({ start: range[0], end: range[1] });
  list.rect.width = 0;
  expect(viewport.measure()).toEqual(undefined);
});

it.each([
  ['from left to right', 'ltr', 1, [200, 1200]],
  ['from right to left', 'rtl', 1, [800, 1800]],
  ['from left to right, at twice its size', 'ltr', 2, [100, 600]],
])('knows the visible range of a carousel %s', (_, direction, scaleX, [start, end]) => {
  const { list, viewport } = createViewport({ horizontal: true });
  Object.assign(list, { direction, scaleX });
  list.rect = { left: -200, top: 0, width: 2000, height: 300 };
  expect(viewport.measure()).toEqual({ start, end });
});

it('ends the visible range where an ancestor clips, and is empty where that is out of view', () => {
  const { list, scroller, viewport, view } = createViewport();
  list.rect.top = 0;
  scroller.rect = { left: 0, top: 50, width: 1000, height: 300 };
  expect(viewport.measure()).toEqual({ start: 50, end: 350 });
  scroller.rect.top = 900;
  expect(viewport.measure()).toEqual({ start: 900, end: 900 });
  viewport.observe(list.element, true);
  scroller.rect = { left: 100, top: 0, width: 400, height: 300 };
  expect(viewport.measure()).toEqual({ start: 100, end: 500 });
  scroller.overflow = 'visible';
  view.sizes?.notify([]);
  expect(viewport.visible).toEqual({ start: 0, end: 1000 });
});

it.each([
  ['below', 2000],
  ['above', -4000],
])('far %s, measures at most ten times a second while the page scrolls, and at its end', (_, top) => {
  const { viewport, moves, scrollTo } = createViewport();
  scrollTo(top);
  const { start } = viewport.visible ?? {};
  vi.advanceTimersByTime(99);
  moves();
  scrollTo(top + 50);
  expect([viewport.visible?.start, moves()]).toEqual([start, 0]);
  vi.advanceTimersByTime(1);
  scrollTo(top + 60);
  expect([viewport.visible?.start, moves()]).toEqual([-top - 60, 1]);
  scrollTo(top + 70);
  vi.advanceTimersByTime(1000);
  expect([viewport.visible?.start, moves()]).toEqual([-top - 70, 1]);
  scrollTo(100);
  expect([viewport.visible?.start, moves()]).toEqual([-100, 1]);
  vi.advanceTimersByTime(20);
  scrollTo(60);
  expect([viewport.visible?.start, moves()]).toEqual([-60, 1]);
});

it('reports scrolling with its velocity, and its end', () => {
  const { shadow, viewport, moves, scrollTo, list } = createViewport();
  viewport.visible = viewport.measure();
  vi.advanceTimersByTime(1000);
  scrollTo(0);
  expect([viewport.velocity, moves()]).toEqual([0, 1]);
  vi.advanceTimersByTime(20);
  scrollTo(-40);
  expect([viewport.velocity, moves()]).toEqual([2, 1]);
  scrollTo(-41);
  expect([viewport.velocity, moves()]).toEqual([1, 1]);
  vi.advanceTimersByTime(10);
  list.rect.top = 9;
  shadow.dispatchEvent(new Event('scroll'));
  expect([viewport.velocity, moves()]).toEqual([-5, 1]);
  shadow.dispatchEvent(new Event('scroll'));
  expect([viewport.velocity, moves()]).toEqual([0, 0]);
  list.rect.top = 10;
  vi.advanceTimersByTime(59);
  expect(moves()).toBe(0);
  vi.advanceTimersByTime(1);
  expect([moves(), viewport.velocity, viewport.visible?.start]).toEqual([1, 0, -10]);
  vi.advanceTimersByTime(1000);
  expect(moves()).toBe(0);
});

it('reports a movement that has been measured before', () => {
  const { list, viewport, moves, scrollTo } = createViewport();
  scrollTo(-10);
  vi.advanceTimersByTime(20);
  list.rect.top = -50;
  expect(viewport.measure()?.start).toBe(50);
  scrollTo(-50);
  expect([viewport.velocity, viewport.visible?.start, moves()]).toEqual([2, 50, 2]);
});

it.each([
  [20, 60],
  [50, 100],
  [90, 180],
  [150, 200],
])('where frames take %i ms, scrolling ends %i ms after the last event', (frame, idle) => {
  const { viewport, moves, scrollTo } = createViewport();
  scrollTo(0);
  vi.advanceTimersByTime(frame);
  scrollTo(-frame);
  moves();
  expect(viewport.velocity).toBe(1);
  vi.advanceTimersByTime(idle - 1);
  expect([viewport.velocity, moves()]).toEqual([1, 0]);
  vi.advanceTimersByTime(1);
  expect([viewport.velocity, moves()]).toEqual([0, 1]);
});

it('takes an event 200 ms after the last one for a jump', () => {
  const { viewport, scrollTo, moves } = createViewport();
  scrollTo(0);
  expect(moves()).toBe(0);
  vi.advanceTimersByTime(199);
  scrollTo(-398);
  expect(viewport.velocity).toBe(2);
  vi.advanceTimersByTime(200);
  scrollTo(-798);
  expect(viewport.velocity).toBe(0);
});

it('reports a new size of the window and what covers the element only if the visible range changes', () => {
  const { view, list, moves, scrollTo, viewport } = createViewport();
  viewport.visible = viewport.measure();
  view.dispatchEvent(new Event('resize'));
  expect(moves()).toBe(0);
  view.innerHeight = 500;
  view.dispatchEvent(new Event('resize'));
  expect([moves(), viewport.visible]).toEqual([1, { start: -100, end: 400 }]);
  list.rect.top = 90;
  view.intersections?.notify([{ target: list, time: 1 }]);
  view.intersections?.notify([{ target: list, time: 2 }]);
  expect(moves()).toBe(1);
  scrollTo(80);
  moves();
  list.rect.top = 70;
  view.intersections?.notify([{ target: list, time: 3 }]);
  expect(moves()).toBe(0);
  vi.advanceTimersByTime(1000);
  expect([moves(), viewport.visible?.start]).toEqual([1, -70]);
});

it('reports each change of its size, of the page and of ancestors, but not those of its own rendering', () => {
  const { view, page, list, scroller, viewport, moves } = createViewport();
  const observed = () => [...(view.sizes?.targets ?? [])];
  expect(observed()).toEqual([list, page.root, page.content, scroller]);
  list.rect.top = 0;
  view.sizes?.notify([]);
  expect([moves(), viewport.visible]).toEqual([1, { start: 0, end: 600 }]);
  viewport.pause();
  expect(observed()).toEqual([]);
  view.frames.shift()?.();
  expect(observed()).toEqual([list, page.root, page.content, scroller]);
  viewport.pause();
  viewport.observe(undefined);
  view.frames.shift()?.();
  expect(observed()).toEqual([]);
  viewport.pause();
  expect(view.frames).toEqual([]);
});

it('begins anew with another element, and ends with its host, or without an element in the page', () => {
  const { view, page, list, scroller, viewport, host, moves, scrollTo } = createViewport();
  scrollTo(0);
  vi.advanceTimersByTime(10);
  scrollTo(-10);
  const other = new Box(page, scroller);
  other.rect = { left: 0, top: 300, width: 1000, height: 900 };
  viewport.observe(other.element);
  expect([viewport.visible, viewport.velocity]).toEqual([undefined, 0]);
  expect([...(view.intersections?.targets ?? [])]).toEqual([other]);
  moves();
  vi.advanceTimersByTime(1000);
  expect([moves(), viewport.measure()]).toEqual([0, { start: -300, end: 300 }]);

  const end = [
    () => host.disconnect(),
    () => {
      list.isConnected = false;
      viewport.observe(list.element);
    },
  ];
  for (const act of end) {
    viewport.observe(other.element);
    scrollTo(5);
    moves();
    act();
    vi.advanceTimersByTime(1000);
    scrollTo(50);
    view.dispatchEvent(new Event('resize'));
    view.intersections?.notify([{ target: other, time: 1 }]);
    expect([moves(), vi.getTimerCount(), viewport.measure()]).toEqual([0, 0, undefined]);
    expect([view.sizes?.targets.size, view.intersections?.targets.size]).toEqual([0, 0]);
  }
});

it.each([
  ['whose root element has a width', { clientWidth: 1 }, 1000, true],
  ['whose root element has none', { clientWidth: 0 }, 1000, false],
  ['whose root element is hidden', { clientWidth: 0, display: 'none' }, 1000, true],
  ['in a window without a width', { clientWidth: 0 }, 0, true],
])('finds out whether a document has a layout: one %s', (_, root, innerWidth, has) => {
  const { page } = createPage();
  Object.assign(page.root, root);
  vi.stubGlobal('innerWidth', innerWidth);
  expect(hasLayout()).toBe(has);
});

it('without an element, sees nothing, and does not move', () => {
  const viewport = new ViewportController(undefined, () => undefined);
  expect([viewport.measure(), viewport.visible, viewport.velocity]).toEqual([undefined, undefined, 0]);
});

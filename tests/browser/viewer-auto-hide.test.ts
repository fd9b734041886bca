import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IDLE_DELAY_MS } from '../../src/components/pix-lightbox/features/auto-hide.ts';
import { SparsePictures } from '../support/viewer-pictures.ts';
import { open, type OpenViewer } from './support/viewer.ts';

let viewer: OpenViewer;
let x = 0;

beforeEach(async () => {
  viewer = await open(new SparsePictures(3));
  await viewer.whole();
  // Another test may have left the pointer where a button is now.
  const unhovered = new CSSStyleSheet();
  unhovered.replaceSync('* { pointer-events: none !important }');
  viewer.host.shadowRoot?.adoptedStyleSheets.push(unhovered);
  // Browsers tell of it with one of the next frames.
  await vi.waitFor(() => expect(viewer.find(':hover')).toBeNull());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  move();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  viewer.end();
  document.body.replaceChildren();
});

const send = (event: Event, target: Element | null = viewer.find('.stage')) => target?.dispatchEvent(event);
const pointer = (type: string, at = x) =>
  new PointerEvent(type, { bubbles: true, composed: true, clientX: at, pointerType: 'mouse' });
/** Moves a pointer, each time to another place. */
const move = () => send(pointer('pointermove', ++x));
const pass = (ms = IDLE_DELAY_MS + 100) => vi.advanceTimersByTimeAsync(ms);
const isIdle = () => viewer.find('dialog')?.classList.contains('idle');

it('the controls rest after some seconds without input, and come back with any', async () => {
  await pass(IDLE_DELAY_MS - 100);
  expect(isIdle()).toBe(false);
  move();
  await pass(IDLE_DELAY_MS - 100);
  expect(isIdle()).toBe(false);
  for (const input of [
    () => move(),
    () => send(pointer('pointerdown')),
    () => viewer.press('ArrowRight'),
    () => send(new WheelEvent('wheel', { bubbles: true, cancelable: true })),
    () => viewer.button('Close').focus(),
  ]) {
    viewer.find('dialog')?.focus();
    await pass();
    expect(isIdle()).toBe(true);
    input();
    await pass(50);
    expect(isIdle()).toBe(false);
  }
});

it('controls at rest are not seen, but are still there for the keyboard', async () => {
  await pass();
  expect(viewer.find('.bar')?.checkVisibility()).toBe(true);
  viewer.button('Info').focus();
  await pass(50);
  expect(viewer.host.shadowRoot?.activeElement).toBe(viewer.button('Info'));
  expect(isIdle()).toBe(false);
});

it('a pointer that is reported again where it was wakes nothing', async () => {
  await pass();
  send(pointer('pointermove'));
  await pass(50);
  expect(isIdle()).toBe(true);
});

it('they stay while a panel is open, and rest after it', async () => {
  viewer.press('i');
  await pass(3 * IDLE_DELAY_MS);
  expect(isIdle()).toBe(false);
  viewer.press('i');
  await pass(50);
  viewer.find('dialog')?.focus();
  await pass();
  expect(isIdle()).toBe(true);
});

it('they stay while a control is focused by the keyboard', async () => {
  viewer.press('Tab');
  viewer.button('Close').focus();
  await pass(3 * IDLE_DELAY_MS);
  expect(isIdle()).toBe(false);
});

it('they stay where less motion is wanted', async () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? ({ matches: true } as MediaQueryList) : matchMedia(query),
  );
  await pass(3 * IDLE_DELAY_MS);
  expect(isIdle()).toBe(false);
});

it('they stay for good when something is pressed without a pointer or a key, as screen readers do', async () => {
  viewer.button('Next picture').click();
  viewer.find('dialog')?.focus();
  await pass(3 * IDLE_DELAY_MS);
  expect(isIdle()).toBe(false);
  move();
  await pass();
  expect(isIdle()).toBe(false);
});

it('they stay in a viewer that no pointer was used for', async () => {
  vi.useRealTimers();
  viewer.end();
  viewer = await open(new SparsePictures(3));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await viewer.whole();
  viewer.press('ArrowRight');
  await pass(3 * IDLE_DELAY_MS);
  expect(isIdle()).toBe(false);
});

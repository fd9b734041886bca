import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IDLE_DELAY_MS } from '../../src/components/pix-lightbox/features/auto-hide.ts';
import { SparsePictures } from '../support/viewer-pictures.ts';
import { open, type OpenViewer } from './support/viewer.ts';

let viewer: OpenViewer;
let x = 0;

beforeEach(async () => {
  viewer = await open(new SparsePictures(3));
  await viewer.waitForFeatures();
  // The pointer may still be at the position of a button, from another test.
  const unhovered = new CSSStyleSheet();
  unhovered.replaceSync('* { pointer-events: none !important }');
  viewer.host.shadowRoot?.adoptedStyleSheets.push(unhovered);
  // Browsers update the hover state in one of the next frames.
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

const dispatch = (event: Event, target: Element | null = viewer.find('.stage')) =>
  target?.dispatchEvent(event);
const pointer = (type: string, at = x) =>
  new PointerEvent(type, { bubbles: true, composed: true, clientX: at, pointerType: 'mouse' });
/** Moves the pointer to a new position. */
const move = () => dispatch(pointer('pointermove', ++x));
const advance = (ms = IDLE_DELAY_MS + 100) => vi.advanceTimersByTimeAsync(ms);
const isIdle = () => viewer.find('dialog')?.classList.contains('idle');

it('the controls hide after some seconds without input, and reappear with any input', async () => {
  await advance(IDLE_DELAY_MS - 100);
  expect(isIdle()).toBe(false);
  move();
  await advance(IDLE_DELAY_MS - 100);
  expect(isIdle()).toBe(false);
  for (const input of [
    () => move(),
    () => dispatch(pointer('pointerdown')),
    () => viewer.press('ArrowRight'),
    () => dispatch(new WheelEvent('wheel', { bubbles: true, cancelable: true })),
    () => viewer.button('Close').focus(),
  ]) {
    viewer.find('dialog')?.focus();
    await advance();
    expect(isIdle()).toBe(true);
    input();
    await advance(50);
    expect(isIdle()).toBe(false);
  }
});

it('hidden controls can be focused, which shows them', async () => {
  await advance();
  expect(viewer.find('.bar')?.checkVisibility()).toBe(true);
  viewer.button('Info').focus();
  await advance(50);
  expect(viewer.host.shadowRoot?.activeElement).toBe(viewer.button('Info'));
  expect(isIdle()).toBe(false);
});

it('a pointer event at the same position does not show them', async () => {
  await advance();
  dispatch(pointer('pointermove'));
  await advance(50);
  expect(isIdle()).toBe(true);
});

it('they stay while a panel is open, and hide after it has closed', async () => {
  viewer.press('i');
  await advance(3 * IDLE_DELAY_MS);
  expect(isIdle()).toBe(false);
  viewer.press('i');
  await advance(50);
  viewer.find('dialog')?.focus();
  await advance();
  expect(isIdle()).toBe(true);
});

it('they stay while a control is focused by the keyboard', async () => {
  viewer.press('Tab');
  viewer.button('Close').focus();
  await advance(3 * IDLE_DELAY_MS);
  expect(isIdle()).toBe(false);
});

it('they stay with prefers-reduced-motion', async () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? ({ matches: true } as MediaQueryList) : matchMedia(query),
  );
  await advance(3 * IDLE_DELAY_MS);
  expect(isIdle()).toBe(false);
});

it('they stay for good after a click without a pointer or a key, such as one from a screen reader', async () => {
  viewer.button('Next picture').click();
  viewer.find('dialog')?.focus();
  await advance(3 * IDLE_DELAY_MS);
  expect(isIdle()).toBe(false);
  move();
  await advance();
  expect(isIdle()).toBe(false);
});

it('they stay in a viewer that is used without a pointer', async () => {
  vi.useRealTimers();
  viewer.end();
  viewer = await open(new SparsePictures(3));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await viewer.waitForFeatures();
  viewer.press('ArrowRight');
  await advance(3 * IDLE_DELAY_MS);
  expect(isIdle()).toBe(false);
});

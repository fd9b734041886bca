import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../src/define.ts';
import { type PixWall, sourceOf, type ImageSource, type PictureRecord } from '../../src/elements.ts';
import { imageRecord } from '../support/picture-records.ts';

const FILE = '/demo/public/favicon.svg';

/** A record whose images are served by the test server, told apart by their query. */
const record = (id: number, file = FILE): PictureRecord => ({
  ...imageRecord(id),
  title: `Picture ${id}`,
  urls: { direct_url: `${location.origin}${file}?${id}`, thumbnail_url: `${location.origin}${file}?t${id}` },
});

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Shows a wall whose source may change its records. */
function mount(records: readonly PictureRecord[], properties: Partial<PixWall> = {}) {
  const state = { records, isOnline: true, requests: 0 };
  const source: ImageSource = {
    images: {
      list: (query, options) => {
        state.requests++;
        return state.isOnline
          ? sourceOf(state.records).images.list(query, options)
          : Promise.reject(new TypeError('Failed to fetch'));
      },
    },
  };
  const wall = document.createElement('pix-wall');
  wall.style.cssText = 'inline-size: 480px; block-size: 270px';
  Object.assign(wall, { source, interval: 1, ...properties });
  document.body.append(wall);
  return { wall, state };
}

const inWall = (wall: PixWall, selector: string) =>
  wall.shadowRoot?.querySelector<HTMLElement>(selector) ?? undefined;
const images = (wall: PixWall) => [...(wall.shadowRoot?.querySelectorAll('img') ?? [])];
const shown = (wall: PixWall) => images(wall).at(-1)?.alt;
const waitForPicture = (wall: PixWall, id: number) =>
  vi.waitFor(() => expect(shown(wall)).toBe(`Picture ${id}`));
const press = (target: Element, key: string) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
  );

it('pictures follow one another without end, each decoded before it is shown', async () => {
  const { wall } = mount([record(1), record(2)], { interval: 2 });
  const complete: boolean[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLImageElement) complete.push(node.complete);
  });
  await vi.waitFor(() => expect(inWall(wall, '.pictures')).toBeDefined());
  observer.observe(inWall(wall, '.pictures') as Element, { childList: true });
  for (const id of [1, 2, 1]) await waitForPicture(wall, id);
  observer.disconnect();
  expect(complete.length).toBeGreaterThan(1);
  expect(complete).not.toContain(false);
  await vi.waitFor(() => expect(images(wall)).toHaveLength(1));
});

it('new pictures come next', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { wall, state } = mount([record(1), record(2), record(3)], { live: 5, interval: 4 });
  await waitForPicture(wall, 1);
  state.records = [record(9), ...state.records];
  const seen = new Set<string | undefined>();
  await vi.waitFor(() => {
    seen.add(shown(wall));
    expect(shown(wall)).toBe('Picture 9');
  });
  expect([...seen]).not.toContain('Picture 3');
});

it('the time between requests may be set later, as the script does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { wall, state } = mount([record(1), record(2)]);
  await waitForPicture(wall, 1);
  const start = performance.now();
  const requests = state.requests;
  wall.live = 5;
  await vi.waitFor(() => expect(state.requests).toBeGreaterThan(requests));
  // By default it is 30 seconds.
  expect(performance.now() - start).toBeLessThan(15_000);
});

it('without a network from the start, it says so, and begins once there is one', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { wall, state } = mount([record(1)], { live: 5 });
  state.isOnline = false;
  await vi.waitFor(() => expect(inWall(wall, '.status')?.textContent).toContain('could not be loaded'));
  expect(inWall(wall, '[role=group]')?.ariaLabel).toBeNull();
  state.isOnline = true;
  await waitForPicture(wall, 1);
  expect(inWall(wall, '[role=group]')?.ariaLabel).toBe('1 picture');
  await vi.waitFor(() => expect(inWall(wall, '.status')?.textContent).toBe(''));
});

it('without pictures, it says so, and begins once there are some', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { wall, state } = mount([], { live: 5 });
  await vi.waitFor(() => expect(inWall(wall, '.status')?.textContent).toContain('no pictures here yet'));
  expect(inWall(wall, '.bar')?.checkVisibility()).toBe(false);
  state.records = [record(1)];
  await waitForPicture(wall, 1);
});

it('pictures whose files are gone are left out', async () => {
  const { wall } = mount([record(1), record(2, '/nothing/here.svg'), record(3)]);
  const seen = new Set<string | undefined>();
  await waitForPicture(wall, 1);
  await vi.waitFor(() => {
    seen.add(shown(wall));
    expect(shown(wall)).toBe('Picture 3');
  });
  expect([...seen]).not.toContain('Picture 2');
});

it('the button and Space pause it; only then are pictures announced', async () => {
  const { wall } = mount([record(1), record(2)]);
  await waitForPicture(wall, 1);
  const live = () => inWall(wall, '[aria-live]')?.ariaLive;
  expect(live()).toBe('off');
  const button = await vi.waitUntil(() => inWall(wall, '[part~=slideshow-button]'));
  expect(button.ariaLabel).toBe('Pause slideshow');
  button.click();
  await vi.waitFor(() => expect(button.ariaLabel).toBe('Start slideshow'));
  expect([wall.paused, live()]).toEqual([true, 'polite']);
  press(wall, ' ');
  await vi.waitFor(() => expect(wall.paused).toBe(false));
  // A click, which the browser makes of the key.
  press(button, ' ');
  expect(wall.paused).toBe(false);
  // Keys are those of a wall that has been clicked.
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.click(wall);
  await userEvent.keyboard(' ');
  expect(wall.paused).toBe(true);
});

it('the screen stays awake while it plays, and may sleep when it is paused or removed', async () => {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const request = () => {
    const lock = { released: false, release: () => Promise.resolve(void (lock.released = true)) };
    locks.push(lock);
    return Promise.resolve(lock as unknown as WakeLockSentinel);
  };
  const descriptor = Object.getOwnPropertyDescriptor(navigator, 'wakeLock');
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  const awake = () => locks.filter(({ released }) => !released).length;
  try {
    const { wall } = mount([record(1), record(2)]);
    await vi.waitFor(() => expect(awake()).toBe(1));
    wall.paused = true;
    await vi.waitFor(() => expect(awake()).toBe(0));
    wall.paused = false;
    await vi.waitFor(() => expect(awake()).toBe(1));
    // As browsers do when the page is hidden.
    for (const lock of locks) lock.released = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(awake()).toBe(1));
    wall.remove();
    await vi.waitFor(() => expect(awake()).toBe(0));
  } finally {
    if (descriptor) Object.defineProperty(navigator, 'wakeLock', descriptor);
    else Reflect.deleteProperty(navigator, 'wakeLock');
  }
});

it('a hidden page requests and shows nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { wall, state } = mount([record(1), record(2)], { live: 5 });
  await waitForPicture(wall, 1);
  const hidden = vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  const { requests } = state;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([state.requests, shown(wall)]).toEqual([requests, 'Picture 1']);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitForPicture(wall, 2);
});

it('the whole picture, or one that fills the wall around the point of its tag', async () => {
  const { wall } = mount([{ ...record(1), tags: ['focus:30-70'] }], { caption: 'over' });
  await waitForPicture(wall, 1);
  const style = () => getComputedStyle(images(wall)[0] as Element);
  expect(style().objectFit).toBe('contain');
  wall.fit = 'cover';
  await vi.waitFor(() => expect(style().objectFit).toBe('cover'));
  expect(style().objectPosition).toBe('30% 70%');
  expect(inWall(wall, '.caption')?.textContent.trim()).toBe('Picture 1');
  wall.dir = 'rtl';
  expect(getComputedStyle(inWall(wall, '.caption > *') as Element).textAlign).toBe('right');
  const { width, height } = (images(wall)[0] as Element).getBoundingClientRect();
  expect([width, height]).toEqual([480, 270]);
});

it('the buttons disappear without input, and return with it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { wall } = mount([record(1)]);
  await waitForPicture(wall, 1);
  await vi.waitFor(() => expect(inWall(wall, '.idle')).toBeDefined());
  wall.dispatchEvent(new PointerEvent('pointermove'));
  await vi.waitFor(() => expect(inWall(wall, '.idle')).toBeUndefined());
});

it('texts are text, and axe finds nothing', async () => {
  const { wall } = mount([{ ...record(1), title: '<img src=x onerror=alert(1)>' }], { caption: 'over' });
  await vi.waitFor(() =>
    expect(inWall(wall, '.caption')?.textContent.trim()).toBe('<img src=x onerror=alert(1)>'),
  );
  wall.paused = true;
  await wall.updateComplete;
  const { violations } = await axe.run(wall);
  expect(violations).toEqual([]);
});

it('one that is removed has no timer and no listener left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { wall } = mount([record(1), record(2)]);
  await waitForPicture(wall, 1);
  wall.remove();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(vi.getTimerCount()).toBe(0);
});

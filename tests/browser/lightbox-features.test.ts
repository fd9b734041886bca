import { page } from 'vitest/browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { imageRecord } from '../support/picture-records.ts';
import { picture, SparsePictures } from '../support/viewer-pictures.ts';
import { open, setFeaturePolicy, type OpenViewer } from './support/viewer.ts';

let viewer: OpenViewer;

/** Opens a viewer and waits for what comes after the first picture. */
async function openWhole(...how: Parameters<typeof open>): Promise<void> {
  viewer = await open(...how);
  await viewer.whole();
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const HOSTILE = '<img src=x onerror="alert(1)">&lt;b&gt;"\'';

beforeEach(() => vi.restoreAllMocks());
afterEach(() => {
  viewer.end();
  document.body.replaceChildren();
});

it('a picture that is looked at is read once; its neighbours and what is slid past are not (P17)', async () => {
  const get = vi.fn((slug: string | number) =>
    Promise.resolve({ ...imageRecord(1), slug: String(slug), views: 4321 }),
  );
  await openWhole(new SparsePictures(9), { get });
  viewer.press('ArrowRight');
  viewer.press('ArrowRight');
  await vi.waitFor(() => expect(get).toHaveBeenCalled());
  expect(get.mock.calls.map(([slug]) => slug)).toEqual(['picture-3']);
  viewer.press('ArrowLeft');
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  viewer.press('ArrowRight');
  await pause(900);
  expect(get).toHaveBeenCalledTimes(2);
  viewer.press('i');
  await vi.waitFor(() => expect(viewer.find('.info')?.textContent).toContain('4,321'));
});

it('a page in the background counts no view until it is seen (H34)', async () => {
  const hidden = vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
  const get = vi.fn(() => Promise.resolve(imageRecord(1)));
  await openWhole(new SparsePictures(2), { get });
  await pause(900);
  expect(get).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(get).toHaveBeenCalledOnce());
});

it('a picture that has been deleted meanwhile says so, and the next one shows (R19)', async () => {
  const get = vi.fn((slug: string | number) =>
    slug === 'picture-1'
      ? Promise.reject(Object.assign(new Error(), { status: 404 }))
      : Promise.reject(new Error()),
  );
  await openWhole(new SparsePictures(2), { get });
  await vi.waitFor(() => expect(viewer.find('.notice')?.textContent).toContain('no longer there'));
  viewer.press('ArrowRight');
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  await pause(50);
  expect(viewer.find('.notice')?.hidden).toBe(true);
  expect(viewer.shown()?.alt).toBe('Picture 2');
  viewer.press('ArrowLeft');
  await vi.waitFor(() => expect(viewer.find('.notice')?.hidden).toBe(false));
  expect(viewer.find('.notice')?.textContent).toContain('no longer there');
  expect(get.mock.calls.map(([slug]) => slug)).toEqual(['picture-1', 'picture-2']);
});

it('the panel tells what the record says, as text, and leaves out what makes no sense (R22, R27)', async () => {
  const pictures = new SparsePictures(1);
  const odd = {
    views: -1,
    category: HOSTILE,
    tags: ['sea', HOSTILE],
    created_at: '0000-00-00 00:00:00',
    owner: 'ann',
  };
  pictures.known.set(0, picture(1, { title: HOSTILE, description: HOSTILE, file_size: 2_345_678, ...odd }));
  await openWhole(pictures);
  viewer.button('Info').click();
  await vi.waitFor(() => expect(viewer.host.shadowRoot?.activeElement).toBe(viewer.find('.info')));
  expect(viewer.button('Info').ariaExpanded).toBe('true');
  const facts = viewer.all('dt').map((name) => [name.textContent, name.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['By', 'ann'],
    ['Dimensions', '1,200 × 800 pixels'],
    ['File size', '2.3 MB'],
    ['Format', 'JPG'],
    ['Category', HOSTILE],
    ['Tags', expect.stringContaining(HOSTILE) as string],
  ]);
  expect(viewer.all('.chip').map((chip) => [chip.localName, chip.textContent])).toEqual([
    ['span', 'sea'],
    ['span', HOSTILE],
  ]);
  expect(viewer.find('.info h2')?.textContent).toBe(HOSTILE);
  expect(viewer.find('.caption')?.textContent.trim()).toContain(HOSTILE);
  expect(viewer.all('.info img, .info b, .caption img, .spoken *')).toEqual([]);
});

it('Escape closes the panel first, then the viewer, and gives the focus back', async () => {
  await openWhole(new SparsePictures(2));
  viewer.button('More').click();
  await vi.waitFor(() =>
    expect(viewer.host.shadowRoot?.activeElement).toBe(viewer.find('.menu > :first-child')),
  );
  viewer.press('Escape');
  await vi.waitFor(() => expect(viewer.find('.menu')).toBeNull());
  await vi.waitFor(() => expect(viewer.host.shadowRoot?.activeElement).toBe(viewer.button('More')));
  viewer.press('Escape');
  await viewer.closed;
});

it('what the browser or the page does not allow is not offered (H35)', async () => {
  vi.spyOn(Document.prototype, 'fullscreenEnabled', 'get').mockReturnValue(false);
  setFeaturePolicy({
    features: () => ['web-share', 'clipboard-write', 'fullscreen'],
    allowsFeature: () => false,
  });
  await openWhole(new SparsePictures(1));
  viewer.button('More').click();
  await vi.waitFor(() => viewer.button('Download'));
  const offered = viewer.all('.menu > *').map((entry) => entry.textContent.trim());
  expect(offered).not.toContain('Full screen');
  expect(offered).not.toContain('Start slideshow');
  expect(offered).not.toContain('Copy embed code');
  expect(viewer.all('.bar button').map(({ ariaLabel }) => ariaLabel)).not.toContain('Full screen');
});

it('the slideshow goes on by itself, quietly, until something is touched (WCAG 2.2.2)', async () => {
  await openWhole(new SparsePictures(3));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    viewer.press(' ');
    await vi.advanceTimersByTimeAsync(100);
    expect(viewer.spoken()).toBe('Slideshow started');
    await vi.advanceTimersByTimeAsync(5000);
    expect(viewer.counter()).toBe('2 / 3');
    expect(viewer.spoken()).toBe('Slideshow started');
    viewer.find('.stage')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await vi.advanceTimersByTimeAsync(6000);
    expect(viewer.spoken()).toBe('Slideshow paused');
    expect(viewer.counter()).toBe('2 / 3');
    viewer.press(' ');
    await vi.advanceTimersByTimeAsync(100);
    viewer.button('Pause slideshow').click();
    await vi.advanceTimersByTimeAsync(6000);
    expect(viewer.counter()).toBe('2 / 3');
    viewer.press(' ');
    await vi.advanceTimersByTimeAsync(11_000);
    expect(viewer.counter()).toBe('3 / 3');
    expect(viewer.spoken()).toBe('Slideshow paused');
  } finally {
    vi.useRealTimers();
  }
});

it('the slideshow goes on past pictures that cannot be read or shown', async () => {
  const pictures = new SparsePictures(4, 2, 1);
  pictures.known.set(1, { ...picture(2), source: 'data:image/png,nothing' });
  pictures.offline = true;
  await openWhole(pictures);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    viewer.press(' ');
    for (const counter of ['2 / 4', '3 / 4', '4 / 4']) {
      const before = viewer.counter();
      // A picture fails in real time; the slideshow counts in fake time from then on.
      for (let tries = 0; viewer.counter() === before && tries < 300; tries++) {
        await new Promise(requestAnimationFrame);
        await vi.advanceTimersByTimeAsync(500);
      }
      expect(viewer.counter()).toBe(counter);
    }
  } finally {
    vi.useRealTimers();
  }
});

it('thumbnails of ten thousand pictures are drawn near the middle alone, and follow the picture', async () => {
  const pictures = new SparsePictures(10_000, 10);
  await openWhole(pictures, { index: 0 });
  viewer.press('t');
  await vi.waitFor(() => expect(viewer.all('.strip button').length).toBeGreaterThan(5));
  expect(viewer.all('.strip button').length).toBeLessThan(60);
  viewer.press('End');
  await vi.waitFor(() => expect(viewer.button('Picture 10,000 of 10,000: Picture 10000').tabIndex).toBe(0));
  for (let i = 0; i < 30; i++) viewer.press('ArrowLeft');
  const current = () => viewer.find('.strip [aria-current=true]');
  await vi.waitFor(() => expect(current()?.ariaLabel).toContain('Picture 9,970 of 10,000'));
  await vi.waitFor(() => {
    const box = current()?.getBoundingClientRect() ?? new DOMRect();
    expect(Math.abs(box.left + box.width / 2 - innerWidth / 2)).toBeLessThan(3);
  });
  viewer.button('Picture 9,969 of 10,000: Picture 9969').click();
  await vi.waitFor(() => expect(viewer.counter()).toBe('9,969 / 10,000'));
  current()?.focus();
  viewer.press('ArrowRight');
  await vi.waitFor(() => expect(viewer.host.shadowRoot?.activeElement?.ariaLabel).toContain('Picture 9,970'));
  viewer.press('t');
  await vi.waitFor(() => expect(viewer.find('.strip')).toBeNull());
});

it('thumbnails that are seen are read at once, page after page, until one cannot be read', async () => {
  await page.viewport(800, 600);
  const pictures = new SparsePictures(100, 8, 2);
  await openWhole(pictures);
  if (!viewer.find('.strip')) viewer.press('t');
  const unread = () =>
    viewer.all('.strip button').filter((each) => {
      const { left, right } = each.getBoundingClientRect();
      return right > 0 && left < innerWidth && !each.querySelector('img');
    }).length;
  await vi.waitFor(() => expect(viewer.all('.strip button').length).toBeGreaterThan(10));
  await vi.waitFor(() => expect(unread()).toBe(0));
  pictures.offline = true;
  const asked = pictures.asked.length;
  viewer.find('.strip')?.scrollTo({ left: 3000 });
  await vi.waitFor(() => expect(pictures.asked.length).toBeGreaterThan(asked));
  await pause(400);
  expect(unread()).toBeGreaterThan(5);
  expect(pictures.asked.length).toBe(asked + 1);
  pictures.offline = false;
  viewer.find('.strip')?.scrollTo({ left: 3100 });
  await vi.waitFor(() => expect(unread()).toBe(0));
});

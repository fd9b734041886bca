import { page } from 'vitest/browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { imageRecord } from '../support/picture-records.ts';
import { picture, SparsePictures } from '../support/viewer-pictures.ts';
import { open, setFeaturePolicy, type OpenViewer } from './support/viewer.ts';

let viewer: OpenViewer;

/** Opens a viewer, and waits until its optional features have loaded. */
async function openWithFeatures(...how: Parameters<typeof open>): Promise<void> {
  viewer = await open(...how);
  await viewer.waitForFeatures();
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const HOSTILE = '<img src=x onerror="alert(1)">&lt;b&gt;"\'';

beforeEach(() => vi.restoreAllMocks());
afterEach(() => {
  viewer.end();
  document.body.replaceChildren();
});

it('the record of a viewed picture is requested once; those of neighbours and skipped pictures are not (P17)', async () => {
  const get = vi.fn((slug: string | number) =>
    Promise.resolve({ ...imageRecord(1), slug: String(slug), views: 4321 }),
  );
  await openWithFeatures(new SparsePictures(9), { get });
  viewer.press('ArrowRight');
  viewer.press('ArrowRight');
  await vi.waitFor(() => expect(get).toHaveBeenCalled());
  expect(get.mock.calls.map(([slug]) => slug)).toEqual(['picture-3']);
  viewer.press('ArrowLeft');
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  viewer.press('ArrowRight');
  await sleep(900);
  expect(get).toHaveBeenCalledTimes(2);
  viewer.press('i');
  await vi.waitFor(() => expect(viewer.find('.info')?.textContent).toContain('4,321'));
});

it('a page in the background counts no view until it is visible (H34)', async () => {
  const hidden = vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
  const get = vi.fn(() => Promise.resolve(imageRecord(1)));
  await openWithFeatures(new SparsePictures(2), { get });
  await sleep(900);
  expect(get).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(get).toHaveBeenCalledOnce());
});

it('a picture that has been deleted meanwhile shows a notice, and the next one is shown (R19)', async () => {
  const get = vi.fn((slug: string | number) =>
    slug === 'picture-1'
      ? Promise.reject(Object.assign(new Error(), { status: 404 }))
      : Promise.reject(new Error()),
  );
  await openWithFeatures(new SparsePictures(2), { get });
  await vi.waitFor(() => expect(viewer.find('.notice')?.textContent).toContain('no longer there'));
  viewer.press('ArrowRight');
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  await sleep(50);
  expect(viewer.find('.notice')?.hidden).toBe(true);
  expect(viewer.currentImage()?.alt).toBe('Picture 2');
  viewer.press('ArrowLeft');
  await vi.waitFor(() => expect(viewer.find('.notice')?.hidden).toBe(false));
  expect(viewer.find('.notice')?.textContent).toContain('no longer there');
  expect(get.mock.calls.map(([slug]) => slug)).toEqual(['picture-1', 'picture-2']);
});

it('the panel shows the fields of the record as text, and omits invalid ones (R22, R27)', async () => {
  const pictures = new SparsePictures(1);
  const odd = {
    views: -1,
    category: HOSTILE,
    tags: ['sea', HOSTILE],
    created_at: '0000-00-00 00:00:00',
    owner: 'ann',
  };
  pictures.known.set(0, picture(1, { title: HOSTILE, description: HOSTILE, file_size: 2_345_678, ...odd }));
  await openWithFeatures(pictures);
  viewer.button('Info').click();
  await vi.waitFor(() => expect(viewer.host.shadowRoot?.activeElement).toBe(viewer.find('.info h2')));
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

it('Escape closes the menu first and restores the focus, then closes the viewer', async () => {
  await openWithFeatures(new SparsePictures(2));
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

it('features that the browser or the page forbids are not offered (H35)', async () => {
  vi.spyOn(Document.prototype, 'fullscreenEnabled', 'get').mockReturnValue(false);
  setFeaturePolicy({
    features: () => ['web-share', 'clipboard-write', 'fullscreen'],
    allowsFeature: () => false,
  });
  await openWithFeatures(new SparsePictures(1));
  viewer.button('More').click();
  await vi.waitFor(() => viewer.button('Download'));
  const offered = viewer.all('.menu > *').map((entry) => entry.textContent.trim());
  expect(offered).not.toContain('Full screen');
  expect(offered).not.toContain('Start slideshow');
  expect(offered).not.toContain('Copy embed code');
  expect(viewer.all('.bar button').map(({ ariaLabel }) => ariaLabel)).not.toContain('Full screen');
});

it('the slideshow advances by itself, without announcements, until the visitor acts (WCAG 2.2.2)', async () => {
  await openWithFeatures(new SparsePictures(3));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    viewer.press(' ');
    await vi.advanceTimersByTimeAsync(100);
    expect(viewer.announcement()).toBe('Slideshow started');
    await vi.advanceTimersByTimeAsync(5000);
    expect(viewer.counter()).toBe('2 / 3');
    expect(viewer.announcement()).toBe('Slideshow started');
    viewer.find('.stage')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await vi.advanceTimersByTimeAsync(6000);
    expect(viewer.announcement()).toBe('Slideshow paused');
    expect(viewer.counter()).toBe('2 / 3');
    viewer.press(' ');
    await vi.advanceTimersByTimeAsync(100);
    viewer.button('Pause slideshow').click();
    await vi.advanceTimersByTimeAsync(6000);
    expect(viewer.counter()).toBe('2 / 3');
    viewer.press(' ');
    await vi.advanceTimersByTimeAsync(11_000);
    expect(viewer.counter()).toBe('3 / 3');
    expect(viewer.announcement()).toBe('Slideshow paused');
  } finally {
    vi.useRealTimers();
  }
});

const WRONG_INTERVALS = [0, -1, 1.5, 'soon', NaN, undefined].map((interval) => ({ interval, seconds: 5 }));

it.each([{ interval: 2, seconds: 2 }, { interval: '3', seconds: 3 }, ...WRONG_INTERVALS])(
  'the slideshow shows a picture for the seconds of its interval: %o',
  async ({ interval, seconds }) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await openWithFeatures(new SparsePictures(3), { interval });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      viewer.press(' ');
      await vi.advanceTimersByTimeAsync(100);
      expect(viewer.find('.progress')?.style.animationDuration).toBe(`${1000 * seconds}ms`);
      await vi.advanceTimersByTimeAsync(1000 * seconds - 200);
      expect(viewer.counter()).toBe('1 / 3');
      await vi.advanceTimersByTimeAsync(300);
      expect(viewer.counter()).toBe('2 / 3');
    } finally {
      vi.useRealTimers();
    }
  },
);

it('the slideshow shows a picture for an hour at most: browsers count no longer times', async () => {
  await openWithFeatures(new SparsePictures(3), { interval: 1e9 });
  viewer.press(' ');
  await vi.waitFor(() =>
    expect(parseFloat(viewer.find('.progress')?.style.animationDuration ?? '')).toBe(3_600_000),
  );
});

it('the slideshow continues after pictures that cannot be loaded or shown', async () => {
  const pictures = new SparsePictures(4, 2, 1);
  pictures.known.set(1, { ...picture(2), source: 'data:image/png,nothing' });
  pictures.offline = true;
  await openWithFeatures(pictures);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    viewer.press(' ');
    for (const counter of ['2 / 4', '3 / 4', '4 / 4']) {
      const before = viewer.counter();
      // A picture fails in real time; the slideshow then runs in fake time.
      while (viewer.counter() === before) {
        await new Promise(requestAnimationFrame);
        await vi.advanceTimersByTimeAsync(500);
      }
      expect(viewer.counter()).toBe(counter);
    }
  } finally {
    vi.useRealTimers();
  }
});

it('of ten thousand thumbnails, only those near the middle are rendered, and they follow the picture', async () => {
  const pictures = new SparsePictures(10_000, 10);
  await openWithFeatures(pictures, { index: 0 });
  if (!viewer.find('.strip')) viewer.press('t');
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

it('visible thumbnails load at once, page after page, until a page fails', async () => {
  await page.viewport(800, 600);
  const pictures = new SparsePictures(100, 8, 2);
  await openWithFeatures(pictures);
  if (!viewer.find('.strip')) viewer.press('t');
  const countUnread = () =>
    viewer.all('.strip button').filter((each) => {
      const { left, right } = each.getBoundingClientRect();
      return right > 0 && left < innerWidth && !each.querySelector('img');
    }).length;
  await vi.waitFor(() => expect(viewer.all('.strip button').length).toBeGreaterThan(10));
  await vi.waitFor(() => expect(countUnread()).toBe(0));
  pictures.offline = true;
  const requests = pictures.requested.length;
  viewer.find('.strip')?.scrollTo({ left: 3000 });
  await vi.waitFor(() => expect(pictures.requested.length).toBeGreaterThan(requests));
  await sleep(400);
  expect(countUnread()).toBeGreaterThan(5);
  expect(pictures.requested.length).toBe(requests + 1);
  pictures.offline = false;
  viewer.find('.strip')?.scrollTo({ left: 3100 });
  await vi.waitFor(() => expect(countUnread()).toBe(0));
});

it('a thumbnail that cannot be loaded stays blank', async () => {
  const pictures = new SparsePictures(3);
  pictures.known.set(1, { ...picture(2), thumbnail: 'data:image/png,none' });
  await openWithFeatures(pictures);
  if (!viewer.find('.strip')) viewer.press('t');
  const visibilities = () => viewer.all('.strip img').map((each) => getComputedStyle(each).visibility);
  await vi.waitFor(() => expect(visibilities()).toEqual(['visible', 'hidden', 'visible']));
});

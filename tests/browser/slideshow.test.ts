/** How the slideshow of the viewer shows pictures: its transition and its fit. */
import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ViewerOptions } from '../../src/components/pix-lightbox/viewer-options.ts';
import { picture, SparsePictures } from '../support/viewer-pictures.ts';
import { open, type OpenViewer } from './support/viewer.ts';

let viewer: OpenViewer;

/** Opens a viewer of three pictures, and waits until the first one and the features are there; then its time is that of the test. */
async function openWith(options: Partial<ViewerOptions>, pictures = new SparsePictures(3)): Promise<void> {
  viewer = await open(pictures, { interval: 1, ...options });
  await viewer.waitForFeatures();
  await vi.waitFor(() => expect(viewer.currentImage()?.complete).toBe(true));
  // With the date, by which PhotoSwipe moves slides.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
}

beforeEach(() => page.viewport(800, 600));
afterEach(() => {
  // Also the end of a way back that the browser has not reported, for which the next viewer would wait.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  viewer.end();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Waits until the slideshow goes on; returns what the slides do then. */
async function goOn(): Promise<{ counter: string | undefined; fades: Animation[] }> {
  const before = viewer.counter();
  const animate = vi.spyOn(Element.prototype, 'animate');
  while (viewer.counter() === before && !moved()) {
    await new Promise(requestAnimationFrame);
    await vi.advanceTimersByTimeAsync(100);
  }
  const items = animate.mock.contexts.map((element) => (element as Element).matches('.pswp__item'));
  const fades = animate.mock.results.map(({ value }) => value as Animation).filter((_, at) => items[at]);
  animate.mockRestore();
  return { counter: viewer.counter(), fades };
}

const current = () => viewer.find('.pswp__item[aria-hidden=false]') as HTMLElement;
/** Whether the slides are between two pictures. */
const moved = () => Math.abs(current().getBoundingClientRect().left) > 0.5;
const pictureBox = () => (viewer.currentImage() as HTMLElement).getBoundingClientRect();
const covers = ({ left, top, right, bottom }: DOMRect) =>
  left <= 0.5 && top <= 0.5 && right >= innerWidth - 0.5 && bottom >= innerHeight - 0.5;
const isWhole = ({ left, top, right, bottom }: DOMRect) =>
  left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;

/** Swipes to the left, across most of the viewer. */
async function swipe(): Promise<void> {
  const send = (type: string, clientX: number) =>
    (viewer.currentImage() as HTMLElement).dispatchEvent(
      new PointerEvent(type, {
        ...{ clientX, clientY: 300, pointerId: 1, isPrimary: true, pointerType: 'touch' },
        ...{ bubbles: true, composed: true, cancelable: true },
      }),
    );
  send('pointerdown', 750);
  for (const x of [700, 400, 100]) {
    send('pointermove', x);
    await new Promise(requestAnimationFrame);
  }
  send('pointerup', 100);
}

/** Makes the visitor prefer reduced motion. */
function reduceMotion(): void {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? ({ matches: true } as MediaQueryList) : matchMedia(query),
  );
}

describe('The transition of the slideshow', () => {
  it.each([
    { transition: undefined, motion: 'motion' },
    { transition: 'none', motion: 'motion' },
    { transition: 'slide', motion: 'reduced motion' },
    { transition: 'fade', motion: 'reduced motion' },
  ])('is a change at once: $transition, $motion', async ({ transition, motion }) => {
    await openWith({ transition });
    if (motion !== 'motion') reduceMotion();
    viewer.press(' ');
    expect(await goOn()).toEqual({ counter: '2 / 3', fades: [] });
    expect(moved()).toBe(false);
  });

  it.each(['ltr', 'rtl'])('is a slide towards the next picture: %s', async (dir) => {
    const opener = document.body.appendChild(document.createElement('div'));
    opener.dir = dir;
    await openWith({ transition: 'slide', opener });
    viewer.press(' ');
    expect(await goOn()).toEqual({ counter: '1 / 3', fades: [] });
    expect(Math.sign(current().getBoundingClientRect().left)).toBe(dir === 'rtl' ? 1 : -1);
    await vi.waitFor(() => expect([viewer.counter(), moved()]).toEqual(['2 / 3', false]));
    await goOn();
    await vi.waitFor(() => expect([viewer.counter(), moved()]).toEqual(['3 / 3', false]));
  });

  it.each(['ltr', 'rtl'])('is a fade of the former picture over the next one: %s', async (dir) => {
    const opener = document.body.appendChild(document.createElement('div'));
    opener.dir = dir;
    await openWith({ transition: 'fade', opener });
    const former = current();
    viewer.press(' ');
    const { counter, fades } = await goOn();
    expect(counter).toBe('2 / 3');
    const [fade] = fades as [Animation];
    expect(fades.map(({ effect }) => (effect as KeyframeEffect).target)).toEqual([former]);
    fade.pause();
    const duration = Number(fade.effect?.getComputedTiming().duration);
    for (const part of [0, 0.25, 0.75]) {
      fade.currentTime = part * duration;
      const { opacity, zIndex, backgroundColor } = getComputedStyle(former);
      expect(Number(opacity)).toBeCloseTo(1 - part);
      // The background, too: nothing else of the next picture is visible at the start.
      expect(backgroundColor).toBe(getComputedStyle(viewer.find('.pswp__bg') as HTMLElement).backgroundColor);
      expect(Number(zIndex)).toBeGreaterThan(Number(getComputedStyle(current()).zIndex));
      expect(former.getBoundingClientRect()).toEqual(current().getBoundingClientRect());
    }
    fade.finish();
    expect(former.getBoundingClientRect().left).not.toBe(0);
  });

  it('ends at once when the visitor acts, and arrow keys, zoom and Escape do what they always do', async () => {
    await openWith({ transition: 'fade', fit: 'cover' }, new SparsePictures(4));
    viewer.press(' ');
    const { fades } = await goOn();
    expect(fades).toHaveLength(1);
    viewer.press('ArrowRight');
    await vi.waitFor(() => expect(viewer.counter()).toBe('3 / 4'));
    expect(fades[0]?.playState).toBe('idle');
    expect(viewer.find('.progress')).toBeNull();
    const { width } = pictureBox();
    viewer.press(' ');
    await vi.waitFor(() => expect(covers(pictureBox())).toBe(true));
    viewer.press('+');
    await vi.waitFor(() => expect(pictureBox().width).toBeCloseTo(1.5 * width, -1));
    viewer.press('Escape');
    await vi.waitFor(() => expect(viewer.host.isConnected).toBe(false));
  });
});

it.each([
  { transition: 'none', reached: /^3/ },
  // The swipe may take over the slide to the second picture.
  { transition: 'slide', reached: /^[23]/ },
  { transition: 'fade', reached: /^3/ },
])(
  'a swipe pauses the slideshow and moves on, also in the middle of its transition: $transition',
  async ({ transition, reached }) => {
    await openWith({ transition, fit: 'cover' }, new SparsePictures(4));
    viewer.press(' ');
    await goOn();
    await swipe();
    await vi.waitFor(() =>
      expect([viewer.counter(), moved()]).toEqual([expect.stringMatching(reached), false]),
    );
    expect(viewer.find('.progress')).toBeNull();
    expect(isWhole(pictureBox())).toBe(true);
  },
);

describe('The fit of the slideshow', () => {
  it('is contain: pictures stay whole', async () => {
    await openWith({});
    viewer.press(' ');
    await goOn();
    expect(isWhole(pictureBox())).toBe(true);
  });

  it.each([
    { name: 'wide', dimensions: { width: 3000, height: 600 } },
    { name: 'high', dimensions: { width: 600, height: 3000 } },
    { name: 'small', dimensions: { width: 90, height: 60 } },
    { name: 'zoomed', dimensions: { width: 2000, height: 300 } },
  ])(
    'is cover: each picture fills the viewer until the slideshow pauses: $name',
    async ({ name, dimensions }) => {
      const pictures = new SparsePictures(3);
      for (const at of [0, 1]) pictures.known.set(at, picture(at + 1, { dimensions }));
      await openWith({ fit: 'cover' }, pictures);
      const before = pictureBox();
      expect(isWhole(before)).toBe(true);
      if (name === 'zoomed') {
        viewer.press('+');
        let { width } = before;
        await vi.waitFor(() => {
          const last = width;
          width = pictureBox().width;
          expect([width > before.width, width]).toEqual([true, last]);
        });
      }
      const image = viewer.currentImage();
      viewer.press(' ');
      await vi.waitFor(() => expect([covers(pictureBox()), viewer.currentImage()]).toEqual([true, image]));
      const box = pictureBox();
      // In the middle, and no larger than necessary.
      expect(box.left + box.right).toBeCloseTo(innerWidth, -1);
      expect(box.top + box.bottom).toBeCloseTo(innerHeight, -1);
      expect(Math.min(box.width - innerWidth, box.height - innerHeight)).toBeLessThan(1);
      await goOn();
      expect(covers(pictureBox())).toBe(true);
      viewer
        .find('.stage')
        ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
      expect(isWhole(pictureBox())).toBe(true);
      expect(viewer.find('.frame')?.className).toBe('frame');
    },
  );

  it('is cover around the focal point that the gallery uses for a picture', async () => {
    const pictures = new SparsePictures(2);
    const wide = picture(1, { dimensions: { width: 3000, height: 600 } });
    pictures.known.set(0, { ...wide, style: '--_position:10% 50%;--_surface:red;' });
    await openWith({ fit: 'cover' }, pictures);
    viewer.press(' ');
    await vi.waitFor(() => expect(covers(pictureBox())).toBe(true));
    const { left, width } = pictureBox();
    expect(-left / (width - innerWidth)).toBeCloseTo(0.1, 2);
  });

  it('is contain again at the end of the list', async () => {
    await openWith({ fit: 'cover' }, new SparsePictures(2));
    viewer.press(' ');
    await goOn();
    await vi.waitFor(() => expect(viewer.find('.progress')).not.toBeNull());
    expect(covers(pictureBox())).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(viewer.counter()).toBe('2 / 2');
    expect(isWhole(pictureBox())).toBe(true);
  });
});

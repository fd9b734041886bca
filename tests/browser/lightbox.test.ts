import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountViewer } from '../../src/components/pix-lightbox/mount-viewer.ts';
import PixLightbox from '../../src/define/pix-lightbox.ts';
import { picture, SparsePictures } from '../support/viewer-pictures.ts';
import { open, type OpenViewer } from './support/viewer.ts';

let viewer: OpenViewer;
afterEach(() => {
  viewer.end();
  document.body.replaceChildren();
});

it('moves beyond the loaded pictures, and counts all pictures', async () => {
  const pictures = new SparsePictures(25, 10);
  viewer = await open(pictures, { index: 3 });
  expect(viewer.counter()).toBe('4 / 25');
  expect(pictures.requested).toEqual([]);
  viewer.press('ArrowRight');
  viewer.press('ArrowRight');
  await vi.waitFor(() => expect(pictures.requested).toEqual([10]));
  for (let i = 0; i < 7; i++) viewer.press('ArrowRight');
  await vi.waitFor(() => expect(viewer.currentImage()?.alt).toBe('Picture 13'));
  expect(viewer.counter()).toBe('13 / 25');
});

it('a slide whose picture is not loaded is filled when it loads', async () => {
  const pictures = new SparsePictures(1000, 10);
  const release = pictures.hold();
  viewer = await open(pictures);
  viewer.press('End');
  await vi.waitFor(() => expect(viewer.announcement()).toBe('Picture 1,000 of 1,000: Loading'));
  expect(viewer.counter()).toBe('1,000 / 1,000');
  expect(viewer.currentImage()).toBeNull();
  release();
  await vi.waitFor(() => expect(viewer.currentImage()?.alt).toBe('Picture 1000'));
  expect(viewer.announcement()).toBe('Picture 1,000 of 1,000: Picture 1000');
});

it('a page that cannot be loaded shows a notice on its slide, and can be retried', async () => {
  const pictures = new SparsePictures(40, 10);
  viewer = await open(pictures);
  await viewer.waitForFeatures();
  pictures.offline = true;
  viewer.press('End');
  await vi.waitFor(() => expect(viewer.find('.notice')?.textContent).toContain('could not be loaded'));
  expect(viewer.announcement()).toContain('could not be loaded');
  pictures.offline = false;
  viewer.button('Try again').click();
  await vi.waitFor(() => expect(viewer.currentImage()?.alt).toBe('Picture 40'));
  expect(viewer.find('.notice')?.hidden).toBe(true);
  expect(viewer.host.shadowRoot?.activeElement).toBe(viewer.find('dialog'));
});

it('the list may grow and shrink while the viewer is open', async () => {
  const pictures = new SparsePictures(3);
  viewer = await open(pictures, { index: 2 });
  expect(viewer.button('Next picture').ariaDisabled).toBe('true');
  pictures.count = 5;
  pictures.known.set(3, picture(4));
  pictures.changed();
  await vi.waitFor(() => expect(viewer.button('Next picture').ariaDisabled).toBe('false'));
  viewer.press('ArrowRight');
  await vi.waitFor(() => expect(viewer.currentImage()?.alt).toBe('Picture 4'));
  pictures.count = 2;
  pictures.changed();
  await vi.waitFor(() => expect(viewer.counter()).toBe('2 / 2'));
  expect(viewer.currentImage()?.alt).toBe('Picture 2');
});

it.each([
  [-1, '1 / 3'],
  [99, '3 / 3'],
  [NaN, '1 / 3'],
])('opened at %s, it shows the nearest picture (U20)', async (index, counter) => {
  viewer = await open(new SparsePictures(3), { index });
  expect(viewer.counter()).toBe(counter);
});

it.each([
  ['Escape', (dialog: HTMLDialogElement) => dialog.dispatchEvent(new Event('cancel', { cancelable: true }))],
  [
    'its button',
    (dialog: HTMLDialogElement) => dialog.querySelector<HTMLElement>('[aria-label=Close]')?.click(),
  ],
  ['the page', (dialog: HTMLDialogElement) => dialog.close()],
])('closed by %s before its first frame, it is removed at once', async (_, close) => {
  const opener = document.body.appendChild(document.createElement('button'));
  // Closes it as soon as it is open, regardless of the load of the machine.
  const showModal: () => void = Reflect.get(HTMLDialogElement.prototype, 'showModal');
  const showModalSpy = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    showModal.call(this);
    queueMicrotask(() => close(this));
  });
  const { closed } = mountViewer(PixLightbox, {
    pictures: new SparsePictures(3),
    index: 1,
    opener,
    tile: () => undefined,
    reveal: () => Promise.resolve(opener),
    signal: new AbortController().signal,
  });
  expect(await closed).toBe(1);
  expect(showModalSpy).toHaveBeenCalledOnce();
  expect(document.querySelector('pix-lightbox')).toBeNull();
  expect(document.activeElement).toBe(opener);
  showModalSpy.mockRestore();
});

it('resolves with the last index; the page reveals its tile, which gets the focus (U20)', async () => {
  const tile = document.body.appendChild(document.createElement('button'));
  const reveal = vi.fn<(index: number) => Promise<HTMLElement>>().mockResolvedValue(tile);
  const changes: number[] = [];
  const pictures = new SparsePictures(9);
  viewer = await open(pictures, { index: 4, reveal, onChange: (index) => changes.push(index) });
  expect(changes).toEqual([]);
  viewer.press('Home');
  await vi.waitFor(() => expect(changes).toEqual([0]));
  viewer.press('Escape');
  expect(await viewer.closed).toBe(0);
  expect(reveal.mock.lastCall).toEqual([0]);
  expect(document.activeElement).toBe(tile);
  expect(document.querySelector('pix-lightbox')).toBeNull();
  expect(pictures.watcherCount).toBe(0);
});

it('closing does not wait for a page that is slow to reveal the tile, which gets the focus unless something else has it by then', async () => {
  const tile = document.body.appendChild(document.createElement('button'));
  const other = document.body.appendChild(document.createElement('button'));
  for (const [meanwhile, focus] of [
    [undefined, tile],
    [other, other],
  ]) {
    tile.blur();
    const { promise, resolve } = Promise.withResolvers<HTMLElement>();
    viewer = await open(new SparsePictures(3), { index: 1, reveal: () => promise });
    viewer.press('Escape');
    expect(await viewer.closed).toBe(1);
    meanwhile?.focus();
    resolve(tile);
    await promise;
    await vi.waitFor(() => expect(document.activeElement).toBe(focus));
  }
});

it('the viewer closes even if the page fails to reveal the tile', async () => {
  viewer = await open(new SparsePictures(3), { reveal: () => Promise.reject(new Error('Away.')) });
  viewer.press('Escape');
  expect(await viewer.closed).toBe(0);
});

it('a signal closes it at once, and leaves the focus alone (U20)', async () => {
  const reveal = vi.fn(() => Promise.resolve(undefined));
  viewer = await open(new SparsePictures(3), { index: 1, reveal });
  viewer.end();
  expect(document.querySelector('pix-lightbox')).toBeNull();
  expect(await viewer.closed).toBe(1);
  expect(reveal).not.toHaveBeenCalled();
});

it('from right to left, the arrows, the keys and the order of the slides are mirrored', async () => {
  document.body.dir = 'rtl';
  const pictures = new SparsePictures(5, 5);
  viewer = await open(pictures);
  document.body.removeAttribute('dir');
  viewer.press('ArrowLeft');
  await vi.waitFor(() => expect(viewer.currentImage()?.alt).toBe('Picture 2'));
  const edge = (name: string) => viewer.button(name).getBoundingClientRect().left;
  expect(edge('Next picture')).toBeLessThan(edge('Previous picture'));
  await vi.waitFor(() => expect(viewer.all('.pswp__item img[alt="Picture 3"]')).toHaveLength(1));
  const place = (alt: string) =>
    viewer.find(`.pswp__item img[alt="${alt}"]`)?.getBoundingClientRect().left ?? 0;
  expect(place('Picture 3')).toBeLessThan(place('Picture 2'));
  pictures.count = 8;
  pictures.changed();
  await vi.waitFor(() => expect(viewer.counter()).toBe('2 / 8'));
  expect(viewer.currentImage()?.alt).toBe('Picture 2');
  viewer.press('ArrowRight');
  await vi.waitFor(() => expect(viewer.counter()).toBe('1 / 8'));
  viewer.press('End');
  await vi.waitFor(() => expect(viewer.currentImage()?.alt).toBe('Picture 8'));
});

it('keys zoom in, out and back, and move a zoomed picture', async () => {
  viewer = await open(new SparsePictures(3));
  const width = () => viewer.currentImage()?.getBoundingClientRect().width ?? 0;
  const left = () => viewer.currentImage()?.getBoundingClientRect().left ?? 0;
  await vi.waitFor(() => expect(width()).toBeGreaterThan(0));
  const whole = width();
  for (let i = 0; i < 4; i++) {
    viewer.press('+');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await vi.waitFor(() => expect(width()).toBeGreaterThan(whole * 2));
  // Transitions end at an unknown time.
  await vi.waitFor(() => {
    const before = left();
    viewer.press('ArrowRight');
    expect(left()).toBeLessThan(before);
  });
  expect(viewer.counter()).toBe('1 / 3');
  viewer.press('0');
  await vi.waitFor(() => expect(width()).toBeCloseTo(whole, 0));
});

it('a rotation keeps the centre of a zoomed picture, which still covers the window', async () => {
  await page.viewport(740, 360);
  const pictures = new SparsePictures(1);
  pictures.known.set(0, picture(1, { dimensions: { width: 1620, height: 1080 } }));
  viewer = await open(pictures);
  const box = () => viewer.currentImage()?.getBoundingClientRect() ?? new DOMRect();
  await vi.waitFor(() => expect(box().height).toBe(360));
  viewer.press('z');
  await vi.waitFor(() => expect([box().left, box().right]).toEqual([-440, 1180]));
  await page.viewport(360, 740);
  await vi.waitFor(() => expect([box().left, box().right]).toEqual([-630, 990]));
  expect([box().top, box().bottom]).toEqual([-170, 910]);
});

it('has the texts of the page', async () => {
  viewer = await open(new SparsePictures(3), {
    texts: { viewer: 'Bilder', position: 'Bild {index} von {count}: {title}', close: 'Schließen' },
  });
  expect(viewer.find('dialog')?.ariaLabel).toBe('Bilder');
  expect(viewer.announcement()).toBe('Bild 1 von 3: Picture 1');
  viewer.button('Schließen').click();
  await viewer.closed;
});

it('a picture that cannot be shown has a notice with a link to its picture page (R28)', async () => {
  const pictures = new SparsePictures(2);
  pictures.known.set(0, { ...picture(1), source: 'data:image/png,nothing' });
  viewer = await open(pictures);
  await vi.waitFor(() => expect(viewer.find('.notice')?.textContent).toContain('cannot be shown'));
  await viewer.waitForFeatures();
  expect((viewer.button('View picture page') as HTMLAnchorElement).href).toContain('/i/picture-1');
  viewer.press('ArrowRight');
  await vi.waitFor(() => expect(viewer.find('.notice')?.hidden).toBe(true));
});

it('a page whose remove() throws for detached elements breaks neither browsing nor closing (H15)', async () => {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on its element below
  const { remove } = Element.prototype;
  const failures: string[] = [];
  Element.prototype.remove = function () {
    if (!this.parentNode) failures.push(this.className);
    remove.call(this);
  };
  onTestFinished(() => {
    Element.prototype.remove = remove;
  });
  viewer = await open(new SparsePictures(12));
  for (let i = 2; i <= 12; i++) {
    viewer.press('ArrowRight');
    await vi.waitFor(() => expect(viewer.currentImage()?.alt).toBe(`Picture ${i}`));
  }
  viewer.find('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(await viewer.closed).toBe(11);
  expect(failures).toEqual([]);
});

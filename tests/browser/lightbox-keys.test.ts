import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { recordAnnouncements } from '../support/announcements.ts';
import { picture, SparsePictures } from '../support/viewer-pictures.ts';
import { focused, open, type OpenViewer } from './support/viewer.ts';

let viewer: OpenViewer;

afterEach(() => {
  viewer.end();
  document.body.replaceChildren();
});

const current = () => viewer.find('.strip [aria-current=true]');

/** Shows the thumbnails, if they are hidden, and focuses one. */
async function focusThumbnail(): Promise<void> {
  await viewer.waitForFeatures();
  if (!current()) viewer.press('t');
  await vi.waitFor(() => {
    current()?.focus();
    expect(focused()).toBe(current());
  });
}

/** Expects keys to work after the focused element has disappeared. */
async function expectKeysToWork(): Promise<void> {
  await vi.waitFor(() => expect(focused()).toBe(viewer.find('dialog')));
  // Browsers remove the focus from hidden elements asynchronously.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(focused()).toBe(viewer.find('dialog'));
  viewer.press('i');
  await vi.waitFor(() => expect(viewer.find('.info')).not.toBeNull());
}

it('keys work after a zoom hides the focused thumbnail', async () => {
  viewer = await open(new SparsePictures(3));
  await focusThumbnail();
  viewer.press('z');
  await vi.waitFor(() => expect(viewer.find('.foot')?.hidden).toBe(true));
  await expectKeysToWork();
});

it('keys work after the thumbnails are hidden while one is focused', async () => {
  viewer = await open(new SparsePictures(3));
  await focusThumbnail();
  viewer.press('t');
  await vi.waitFor(() => expect(current()).toBeNull());
  await expectKeysToWork();
});

it.each(['Try again', 'View picture page'])('keys work after the focused "%s" disappears', async (name) => {
  const pictures = new SparsePictures(2);
  pictures.known.set(0, { ...picture(1), source: 'data:image/png,nothing' });
  viewer = await open(pictures);
  await vi.waitFor(() => viewer.button(name).focus());
  viewer.press('ArrowRight');
  await vi.waitFor(() => expect(viewer.find('.notice')?.hidden).toBe(true));
  await expectKeysToWork();
});

it('keys work after the focused zoom button disappears, as there is nothing to zoom', async () => {
  const pictures = new SparsePictures(40, 1);
  pictures.hold();
  await page.viewport(1280, 800);
  viewer = await open(pictures);
  await vi.waitFor(() => viewer.button('Zoom in'));
  await viewer.waitForFeatures();
  viewer.button('Zoom in').focus();
  viewer.press('ArrowRight');
  await vi.waitFor(() => expect(viewer.announcement()).toContain('Loading'));
  await expectKeysToWork();
});

it('the focus stays on its button while buttons before it go and come back', async () => {
  const pictures = new SparsePictures(40, 1);
  const release = pictures.hold();
  await page.viewport(1280, 800);
  viewer = await open(pictures);
  await viewer.waitForFeatures();
  const download = () => viewer.find('.tools [part~=download-button]');
  expect(download()).not.toBeNull();
  viewer.button('Info').focus();
  viewer.press('ArrowRight');
  await vi.waitFor(() => expect(download()).toBeNull());
  expect(focused()).toBe(viewer.button('Info'));
  release();
  await vi.waitFor(() => expect(download()).not.toBeNull());
  expect(focused()).toBe(viewer.button('Info'));
});

it('while the information panel is focused, keys close it, zoom the picture and toggle the thumbnails', async () => {
  viewer = await open(new SparsePictures(3));
  await viewer.waitForFeatures();
  const expectInfoFocused = () => vi.waitFor(() => expect(focused()).toBe(viewer.find('.info h2')));
  viewer.press('i');
  await expectInfoFocused();
  viewer.press('+');
  await vi.waitFor(() => expect(viewer.find('.foot')?.hidden).toBe(true));
  viewer.press('z');
  await vi.waitFor(() => expect(viewer.find('.foot')?.hidden).toBe(false));
  const hadStrip = !!current();
  viewer.press('t');
  await vi.waitFor(() => expect(!!current()).toBe(!hadStrip));
  viewer.press(' ');
  await vi.waitFor(() => viewer.button('Pause slideshow'));
  await expectInfoFocused();
  viewer.press('i');
  await vi.waitFor(() => expect(viewer.find('.info')).toBeNull());
  await vi.waitFor(() => expect(focused()).toBe(viewer.button('Info')));
});

it('"Close" closes the viewer with its information panel', async () => {
  viewer = await open(new SparsePictures(3));
  await viewer.waitForFeatures();
  viewer.press('i');
  await vi.waitFor(() => expect(viewer.find('.info')).not.toBeNull());
  viewer.button('Close').click();
  await viewer.closed;
  expect(viewer.find('.info')).toBeNull();
});

it('any key pauses the slideshow, also while its button has the focus; the picture that follows is announced', async () => {
  viewer = await open(new SparsePictures(3));
  await viewer.waitForFeatures();
  /** Presses the focused button of the slideshow, as Enter does. */
  const play = async () => {
    viewer.press('Enter');
    viewer.button('Start slideshow').click();
    await vi.waitFor(() => expect(viewer.announcement()).toBe('Slideshow started'));
  };
  viewer.button('Start slideshow').focus();
  await play();
  const announced = recordAnnouncements(viewer.host);
  viewer.press('ArrowRight');
  await vi.waitFor(() => expect(announced).toEqual(['Picture 2 of 3: Picture 2']));
  await play();
  viewer.press('+');
  await vi.waitFor(() => expect(viewer.announcement()).toBe('Slideshow paused'));
  viewer.button('Start slideshow');
  expect(announced).toEqual(['Picture 2 of 3: Picture 2', 'Slideshow started', 'Slideshow paused']);
});

it('a key beyond the end of the list announces the picture again, with its position', async () => {
  viewer = await open(new SparsePictures(2));
  await viewer.waitForFeatures();
  const announced = recordAnnouncements(viewer.host);
  const [first, second] = ['Picture 1 of 2: Picture 1', 'Picture 2 of 2: Picture 2'];
  const texts: string[] = [];
  for (const [key, text] of [
    ['ArrowLeft', first],
    ['Home', first],
    ['ArrowRight', second],
    ['ArrowRight', second],
    ['PageDown', second],
  ] as const) {
    viewer.press(key);
    texts.push(text);
    await vi.waitFor(() => expect(announced).toEqual(texts));
  }
});

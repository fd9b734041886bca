import { afterEach, expect, it, vi } from 'vitest';
import { picture, SparsePictures } from '../support/viewer-pictures.ts';
import { focused, open, type OpenViewer } from './support/viewer.ts';

let viewer: OpenViewer;

afterEach(() => {
  viewer.end();
  document.body.replaceChildren();
});

const current = () => viewer.find('.strip [aria-current=true]');

/** Shows the thumbnails, which may be there already, and gives one the focus. */
async function focusThumbnail(): Promise<void> {
  await viewer.whole();
  if (!current()) viewer.press('t');
  await vi.waitFor(() => {
    current()?.focus();
    expect(focused()).toBe(current());
  });
}

/** What has the focus goes away; keys go on doing what they do. */
async function expectKeys(): Promise<void> {
  await vi.waitFor(() => expect(focused()).toBe(viewer.find('dialog')));
  // The browser takes the focus from what is not drawn in its own time.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(focused()).toBe(viewer.find('dialog'));
  viewer.press('i');
  await vi.waitFor(() => expect(viewer.find('.info')).not.toBeNull());
}

it('keys go on when a zoom hides the thumbnail that has the focus', async () => {
  viewer = await open(new SparsePictures(3));
  await focusThumbnail();
  viewer.press('z');
  await vi.waitFor(() => expect(viewer.find('.foot')?.hidden).toBe(true));
  await expectKeys();
});

it('keys go on when the thumbnails are taken away and one has the focus', async () => {
  viewer = await open(new SparsePictures(3));
  await focusThumbnail();
  viewer.press('t');
  await vi.waitFor(() => expect(current()).toBeNull());
  await expectKeys();
});

it.each(['Try again', 'View picture page'])('keys go on when "%s" has done its duty', async (name) => {
  const pictures = new SparsePictures(2);
  pictures.known.set(0, { ...picture(1), source: 'data:image/png,nothing' });
  viewer = await open(pictures);
  await vi.waitFor(() => viewer.button(name).focus());
  viewer.press('ArrowRight');
  await vi.waitFor(() => expect(viewer.find('.notice')?.hidden).toBe(true));
  await expectKeys();
});

it('keys go on when the zoom button that has the focus goes, as there is nothing to zoom', async () => {
  const pictures = new SparsePictures(40, 1);
  pictures.hold();
  viewer = await open(pictures);
  await vi.waitFor(() => viewer.button('Zoom in'));
  await viewer.whole();
  viewer.button('Zoom in').focus();
  viewer.press('ArrowRight');
  await vi.waitFor(() => expect(viewer.spoken()).toContain('Loading'));
  await expectKeys();
});

it('where the information has the focus keys go on: it closes, the picture zooms, thumbnails come', async () => {
  viewer = await open(new SparsePictures(3));
  await viewer.whole();
  const hasInfo = () => vi.waitFor(() => expect(focused()).toBe(viewer.find('.info')));
  viewer.press('i');
  await hasInfo();
  viewer.press('+');
  await vi.waitFor(() => expect(viewer.find('.foot')?.hidden).toBe(true));
  viewer.press('z');
  await vi.waitFor(() => expect(viewer.find('.foot')?.hidden).toBe(false));
  const hadStrip = !!current();
  viewer.press('t');
  await vi.waitFor(() => expect(!!current()).toBe(!hadStrip));
  viewer.press(' ');
  await vi.waitFor(() => viewer.button('Pause slideshow'));
  await hasInfo();
  viewer.press('i');
  await vi.waitFor(() => expect(viewer.find('.info')).toBeNull());
  await vi.waitFor(() => expect(focused()).toBe(viewer.button('Info')));
});

it('"Close" closes the viewer, with the information in it', async () => {
  viewer = await open(new SparsePictures(3));
  await viewer.whole();
  viewer.press('i');
  await vi.waitFor(() => expect(viewer.find('.info')).not.toBeNull());
  viewer.button('Close').click();
  await viewer.closed;
  expect(viewer.find('.info')).toBeNull();
});

import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { picture, SparsePictures } from '../support/viewer-pictures.ts';
import { focused, open, type OpenViewer } from './support/viewer.ts';

let viewer: OpenViewer;

afterEach(() => {
  viewer.end();
  document.body.removeAttribute('data-tag-url');
  document.body.replaceChildren();
});

/** Opens the information panel of a picture with tags. */
async function openPanel(tags: string[], tagUrl?: string): Promise<void> {
  if (tagUrl !== undefined) document.body.setAttribute('data-tag-url', tagUrl);
  const pictures = new SparsePictures(1);
  pictures.known.set(0, picture(1, { tags, title: 'Harbour', description: 'At dawn' }));
  viewer = await open(pictures);
  await viewer.waitForFeatures();
  viewer.press('i');
  await vi.waitFor(() => expect(focused()).toBe(viewer.find('.info')));
}

const links = () => viewer.all('.chip').map((chip) => (chip as HTMLAnchorElement).href);

it('a page can turn tags into links; a tag is always encoded as one part of the URL', async () => {
  await openPanel(['sea', 'a/b?c=d#e&f', '../x'], '/tags/{tag}?from=viewer');
  expect(links()).toEqual(
    ['sea', 'a%2Fb%3Fc%3Dd%23e%26f', '..%2Fx'].map((tag) => `${location.origin}/tags/${tag}?from=viewer`),
  );
});

it.each([
  'javascript:alert("{tag}")',
  'data:text/html,{tag}',
  'https://user:key@pix.test/{tag}',
  '/tags',
  '',
])('tags are not links without a valid URL template of the page: %s (R20)', async (tagUrl) => {
  await openPanel(['sea'], tagUrl);
  expect(viewer.all('.chip').map(({ localName }) => localName)).toEqual(['span']);
});

it('a tag that cannot be part of a URL is text', async () => {
  await openPanel(['sea', 'a\ud800b'], '/tags/{tag}');
  expect(viewer.all('.chip').map(({ localName }) => localName)).toEqual(['a', 'span']);
});

it('at most thirty of ten thousand tags are shown (R25)', async () => {
  await openPanel(Array.from({ length: 10_000 }, (_, i) => `tag ${i}`));
  expect(viewer.all('.chip')).toHaveLength(30);
});

it('the panel has a close button, and hides the caption, which has the same text', async () => {
  await openPanel([]);
  await vi.waitFor(() =>
    expect(viewer.find('.caption')?.checkVisibility({ visibilityProperty: true })).toBe(false),
  );
  viewer.button('Close info').click();
  await vi.waitFor(() => expect(viewer.find('.info')).toBeNull());
  await vi.waitFor(() =>
    expect(viewer.find('.caption')?.checkVisibility({ visibilityProperty: true })).toBe(true),
  );
  await vi.waitFor(() => expect(focused()).toBe(viewer.button('Info')));
});

it('tools are buttons where the bar has space for them, otherwise menu items, and never both', async () => {
  const names = ['Start slideshow', 'Full screen', 'Download'];
  const namesIn = (selector: string) =>
    viewer
      .all(`${selector} button, ${selector} a`)
      .map((each) => each.ariaLabel ?? each.textContent.trim())
      .filter((name) => names.includes(name));
  viewer = await open(new SparsePictures(3));
  await viewer.waitForFeatures();
  for (const [width, inBar] of [
    [1280, names],
    [480, ['Start slideshow', 'Full screen']],
    [320, []],
  ] as const) {
    await page.viewport(width, 640);
    await vi.waitFor(() => expect(namesIn('.bar')).toEqual(inBar));
    viewer.button('More').click();
    await vi.waitFor(() => expect(viewer.find('.menu')).not.toBeNull());
    expect(namesIn('.menu')).toEqual(names.filter((name) => !(inBar as readonly string[]).includes(name)));
    viewer.press('Escape');
    await vi.waitFor(() => expect(viewer.find('.menu')).toBeNull());
  }
});

it('on a short screen, the picture has the full height', async () => {
  await page.viewport(844, 390);
  const pictures = new SparsePictures(1);
  pictures.known.set(0, picture(1, { dimensions: { width: 1200, height: 1200 } }));
  viewer = await open(pictures);
  await vi.waitFor(() => expect(viewer.currentImage()?.getBoundingClientRect().height).toBe(390));
});

it.each([390, 640, 768, 1280])(
  'the panel covers no part of the picture in a window of %i pixels',
  async (width) => {
    await page.viewport(width, 800);
    await openPanel([]);
    await vi.waitFor(() => {
      const panel = viewer.find('.info')?.getBoundingClientRect() ?? new DOMRect();
      const image = viewer.currentImage()?.getBoundingClientRect() ?? new DOMRect();
      expect(image.width).toBeGreaterThan(200);
      expect(width > 600 ? panel.left - image.right : panel.top - image.bottom).toBeGreaterThanOrEqual(0);
    });
  },
);

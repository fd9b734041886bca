import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, server } from 'vitest/browser';
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
  await vi.waitFor(() => expect(focused()).toBe(viewer.find('.info h2')));
}

const links = () => viewer.all('.chip').map((chip) => (chip as HTMLAnchorElement).href);

it('a page can turn tags into links; a tag is always encoded as one part of the URL', async () => {
  // Dots would lead to the folder above.
  await openPanel(['sea', 'a/b?c=d#e&f', '../x', '..'], '/tags/{tag}?from=viewer');
  const encoded = ['sea', 'a%2Fb%3Fc%3Dd%23e%26f', '..%2Fx'];
  expect(links()).toEqual([...encoded.map((tag) => `${location.origin}/tags/${tag}?from=viewer`), undefined]);
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
  const names = ['Start slideshow', 'Full screen', 'Download', 'Zoom in'];
  const namesIn = (selector: string) =>
    viewer
      .all(`${selector} button, ${selector} a`)
      .map((each) => each.ariaLabel ?? each.textContent.trim())
      .filter((name) => names.includes(name));
  viewer = await open(new SparsePictures(3));
  await viewer.waitForFeatures();
  for (const [width, inBar] of [
    [1280, names],
    [480, ['Download', 'Start slideshow', 'Full screen']],
    [390, ['Download']],
    [320, []],
  ] as const) {
    await page.viewport(width, 640);
    await vi.waitFor(() => expect(namesIn('.bar')).toEqual(inBar));
    viewer.button('More').click();
    await vi.waitFor(() => expect(viewer.find('.menu')).not.toBeNull());
    const inMenu = names.filter((name) => !(inBar as readonly string[]).includes(name));
    expect(namesIn('.menu').sort()).toEqual(inMenu.sort());
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

// Firefox for desktops has no touch events, and WebKitGTK no constructors of them.
const hasTouch = 'Touch' in window && server.browser !== 'webkit';

/** Moves a finger over the panel, from step to step of `y`. */
function drag(y: number[], endType = 'touchend'): void {
  const panel = viewer.find('.info') as HTMLElement;
  const touch = (at: number) => new Touch({ identifier: 1, target: panel, clientX: 100, clientY: at });
  const send = (type: string, touches: Touch[]) =>
    panel.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, composed: true, cancelable: true }));
  y.forEach((at, step) => send(step ? 'touchmove' : 'touchstart', [touch(at)]));
  send(endType, []);
}

it.runIf(hasTouch)(
  'on a narrow screen, the panel moves with the finger, and closes when it is pulled down',
  async () => {
    await page.viewport(390, 844);
    await openPanel([]);
    const top = () => viewer.find('.info')?.getBoundingClientRect().top ?? NaN;
    for (const motion of viewer.find('.info')?.getAnimations() ?? []) motion.finish();
    const before = top();
    const panel = viewer.find('.info') as HTMLElement;
    panel.addEventListener('touchend', () => expect(top()).toBe(before + 300), { capture: true, once: true });
    drag([500, 520, 800]);
    await vi.waitFor(() => expect(viewer.find('.info')).toBeNull());
    await vi.waitFor(() => expect(focused()).toBe(viewer.button('Info')));
  },
);

it.runIf(hasTouch)('the panel stays after a short pull and after a pull up', async () => {
  await page.viewport(390, 844);
  await openPanel([]);
  drag([500, 510, 512], 'touchcancel');
  drag([500, 480, 800]);
  const panel = viewer.find('.info') as HTMLElement;
  await Promise.all(panel.getAnimations().map(({ finished }) => finished));
  expect([panel.isConnected, panel.style.translate]).toEqual([true, '']);
});

it('a long caption is cut after two lines each, and a button opens the panel with the whole text', async () => {
  await page.viewport(1280, 800);
  const pictures = new SparsePictures(2);
  const long = 'A long way to the harbour '.repeat(7);
  pictures.known.set(0, picture(1, { title: long, description: `${long.repeat(9)}and back` }));
  viewer = await open(pictures);
  await viewer.waitForFeatures();
  await vi.waitFor(() => expect(viewer.find('.read-more')).not.toBeNull());
  const lines = (selector: string) => {
    const text = viewer.find(selector) as HTMLElement;
    return Math.round(text.clientHeight / parseFloat(getComputedStyle(text).lineHeight));
  };
  expect([lines('.title'), lines('.description')]).toEqual([2, 2]);
  await page.viewport(844, 390);
  await vi.waitFor(() => expect([lines('.title'), lines('.description')]).toEqual([1, 1]));
  viewer.button('Read more').click();
  await vi.waitFor(() => expect(viewer.find('.info h2')?.textContent).toBe(long.trim()));
  expect(viewer.find('.info p')?.textContent).toBe(`${long.repeat(9)}and back`);
  for (const key of ['Escape', 'ArrowRight']) viewer.press(key);
  await vi.waitFor(() => expect(viewer.find('.read-more')).toBeNull());
});

it('the sizes of the viewer grow with the text of the page', async () => {
  await page.viewport(1280, 800);
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  document.documentElement.style.fontSize = '32px';
  await openPanel([]);
  const style = (selector: string) => getComputedStyle(viewer.find(selector) as HTMLElement);
  expect(style('.title').fontSize).toBe('30px');
  expect([style('[part~=close-button]').width, style('.info').width]).toEqual(['88px', '640px']);
  const panel = viewer.find('.info')?.getBoundingClientRect() ?? new DOMRect();
  await vi.waitFor(() => {
    const image = viewer.currentImage()?.getBoundingClientRect() ?? new DOMRect();
    expect(image.right).toBeLessThanOrEqual(panel.left);
    expect(image.top).toBeGreaterThanOrEqual(100);
  });
});

it('title and description are a heading and a text, and the picture and each tool are parts', async () => {
  await page.viewport(1280, 800);
  const pictures = new SparsePictures(2);
  pictures.known.set(0, picture(1, { title: 'Harbour', description: 'At dawn' }));
  viewer = await open(pictures);
  await viewer.waitForFeatures();
  expect([viewer.find('.title')?.localName, viewer.find('.description')?.localName]).toEqual(['h2', 'p']);
  await vi.waitFor(() => expect(viewer.currentImage()?.part.contains('image')).toBe(true));
  const parts = viewer.all('[part~=button]').map((button) => [...button.part].at(-1));
  expect(parts).toEqual(
    ['slideshow', 'fullscreen', 'download', 'info', 'more', 'zoom', 'close', 'previous', 'next'].map(
      (name) => `${name}-button`,
    ),
  );
});

it('the caption extends to the lower edge, and contains "Read more" and the space below it', async () => {
  await page.viewport(360, 780);
  const pictures = new SparsePictures(1);
  const long = 'A long way to the harbour '.repeat(7);
  pictures.known.set(0, picture(1, { title: long, description: long }));
  viewer = await open(pictures);
  await viewer.waitForFeatures();
  const bottomOf = (selector: string) => viewer.find(selector)?.getBoundingClientRect().bottom ?? NaN;
  await vi.waitFor(() => expect(bottomOf('.read-more')).toBeLessThan(780));
  expect(viewer.find('.caption .read-more')).not.toBeNull();
  expect(bottomOf('.caption')).toBeCloseTo(780, 3);
  expect(bottomOf('.caption')).toBeGreaterThan(bottomOf('.read-more'));
});

it.each(['', 'inline-size: 72px; block-size: 72px'])(
  'on phones the caption is between the arrows, whose style is "%s"',
  async (style) => {
    await page.viewport(360, 780);
    const pictures = new SparsePictures(2);
    const long = 'A long way to the harbour '.repeat(7);
    pictures.known.set(0, picture(1, { title: long, description: long }));
    const sheet = document.createElement('style');
    sheet.textContent = `pix-lightbox::part(next-button) { ${style} }`;
    document.body.append(sheet);
    viewer = await open(pictures);
    await viewer.waitForFeatures();
    const boxOf = (selector: string) => viewer.find(selector)?.getBoundingClientRect() ?? new DOMRect();
    const distances = () => [
      boxOf('.title').left - boxOf('.previous').right,
      boxOf('.next').left - boxOf('.title').right,
    ];
    await vi.waitFor(() => expect(Math.min(...distances())).toBeGreaterThanOrEqual(0));
  },
);

describe.each(['100%', '200%'])('in text of %s', (fontSize) => {
  it.each([
    [360, 740],
    [768, 900],
    [1920, 1000],
  ])('a picture ends where its caption begins, in a window of %d × %d pixels', async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    document.documentElement.style.fontSize = fontSize;
    const pictures = new SparsePictures(3);
    const tall = { width: 900, height: 1350 };
    const title = 'A long way to the harbour, along the old wall, in the winter';
    pictures.known.set(0, picture(1, { dimensions: tall, title, description: `${title}, `.repeat(3) }));
    pictures.known.set(1, picture(2, { dimensions: tall, title, description: `${title}, `.repeat(9) }));
    viewer = await open(pictures);
    await viewer.waitForFeatures();
    const expectNoOverlap = () =>
      vi.waitFor(() => {
        const foot = viewer.find('.caption')?.getBoundingClientRect() ?? new DOMRect();
        const image = viewer.currentImage()?.getBoundingClientRect() ?? new DOMRect();
        expect(image.height).toBeGreaterThan(0.3 * height);
        expect(image.bottom).toBeLessThanOrEqual(foot.top + 0.5);
      });
    await expectNoOverlap();
    viewer.press('ArrowRight');
    await vi.waitFor(() => expect(viewer.currentImage()?.alt).toBe(title));
    await expectNoOverlap();
    viewer.press('ArrowLeft');
    await page.viewport(width - 40, height);
    await expectNoOverlap();
  });
});

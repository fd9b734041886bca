import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { picture, SparsePictures } from '../support/viewer-pictures.ts';
import { open, setFeaturePolicy, type OpenViewer } from './support/viewer.ts';

let viewer: OpenViewer;
let written: string[];

const HOSTILE = '<img src=x onerror="alert(1)">&lt;b&gt;"\'';

/** Replaces the clipboard by one that records texts, or fails. */
const mockClipboard = (writeText = (text: string) => Promise.resolve(void written.push(text))) =>
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as Clipboard);

/** Opens the menu and chooses an entry. */
async function choose(name: string): Promise<void> {
  viewer.button('More').click();
  await vi.waitFor(() => viewer.button(name).click());
  await vi.waitFor(() => expect(viewer.find('.menu')).toBeNull());
}

/** Text of the visible confirmation. */
const toastText = () => viewer.find('.toast')?.textContent;

beforeEach(() => {
  vi.restoreAllMocks();
  written = [];
});
afterEach(() => {
  viewer.end();
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'share');
});

it('copies a link and its own markup, never that of the record, with a confirmation (R23)', async () => {
  mockClipboard();
  const pictures = new SparsePictures(1);
  pictures.known.set(0, picture(1, { title: HOSTILE, embed_codes: { html: '<script>', markdown: '' } }));
  viewer = await open(pictures);
  await viewer.waitForFeatures();
  for (const [name, text] of [
    ['Copy link to picture page', 'Link copied'],
    ['Copy embed code', 'Embed code copied'],
  ] as const) {
    await choose(name);
    await vi.waitFor(() => expect([viewer.announcement(), toastText()]).toEqual([text, text]));
  }
  expect(written[0]).toMatch(/\/i\/picture-1$/);
  const { content: copied } = Object.assign(document.createElement('template'), { innerHTML: written[1] });
  expect([...copied.querySelectorAll('*')].map(({ localName }) => localName)).toEqual(['a', 'img']);
  expect(copied.querySelector('img')?.alt).toBe(HOSTILE);
});

it('where the page names an address to share, the tools give that, and no embed code', async () => {
  mockClipboard();
  const shared = 'https://site.example/walk';
  viewer = await open(new SparsePictures(1), { shared });
  await viewer.waitForFeatures();
  viewer.button('More').click();
  await vi.waitFor(() => viewer.button('Copy link'));
  expect(() => viewer.button('Copy embed code')).toThrow('There is no');
  viewer.button('Copy link').click();
  expect(written).toEqual([shared]);
});

it('"Copy link" copies the URL of the page if it names the picture', async () => {
  mockClipboard();
  const { href } = location;
  viewer = await open(new SparsePictures(1), { history: '#photo' });
  await viewer.waitForFeatures();
  await choose('Copy link');
  expect(written).toEqual([`${href.split('#')[0] ?? ''}#photo=picture-1`]);
  viewer.button('Close').click();
  await viewer.closed;
  await vi.waitFor(() => expect(location.href).toBe(href));
});

it('the confirmation of copying is shown for a few seconds, and announced once', async () => {
  mockClipboard(() => Promise.reject(new Error('Not here.')));
  viewer = await open(new SparsePictures(2));
  await viewer.waitForFeatures();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    viewer.button('More').click();
    await vi.advanceTimersByTimeAsync(50);
    viewer.button('Copy link to picture page').click();
    await vi.advanceTimersByTimeAsync(50);
    expect(toastText()).toBe('Could not be copied');
    expect(viewer.find('.toast')?.checkVisibility()).toBe(true);
    expect(viewer.all('[role=status], [role=alert], [aria-live]:not([aria-live=off])')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(toastText()).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

/** Replaces the share dialog of the system. */
function mockShare(answer: () => Promise<void>): { shared: ShareData[] } {
  const shared: ShareData[] = [];
  const share = (data: ShareData) => {
    shared.push(data);
    return answer();
  };
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  setFeaturePolicy({ features: () => ['web-share', 'clipboard-write'], allowsFeature: () => true });
  return { shared };
}

it('passes title and URL to the share dialog of the system', async () => {
  mockClipboard();
  const { shared } = mockShare(() => Promise.resolve());
  viewer = await open(new SparsePictures(2), { index: 1 });
  await viewer.waitForFeatures();
  await choose('Share');
  expect(shared).toEqual([{ title: 'Picture 2', url: expect.stringMatching(/\/i\/picture-2$/) as string }]);
  expect([written, toastText()]).toEqual([[], undefined]);
});

it.each([
  ['cancelled', 'AbortError', undefined],
  ['impossible', 'NotAllowedError', 'Link copied'],
])('if sharing is %s (%s), the link is copied or nothing happens', async (_, error, text) => {
  mockClipboard();
  const { shared } = mockShare(() => Promise.reject(new DOMException('', error)));
  viewer = await open(new SparsePictures(2));
  await viewer.waitForFeatures();
  await choose('Share');
  if (text) await vi.waitFor(() => expect(toastText()).toBe(text));
  else await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shared).toHaveLength(1);
  expect(written).toHaveLength(text ? 1 : 0);
  expect(toastText()).toBe(text);
});

it('the URL names no picture whose slug it cannot hold, and the next one again', async () => {
  const pictures = new SparsePictures(4);
  for (const [index, slug] of ['x\ud800', { toString: 1 }].entries())
    pictures.known.set(index + 1, picture(index + 2, { slug: slug as string }));
  viewer = await open(pictures, { history: '#photo' });
  await vi.waitFor(() => expect(location.hash).toBe('#photo=picture-1'));
  for (const [key, hash] of [
    ['ArrowRight', ''],
    ['ArrowRight', ''],
    ['ArrowRight', '#photo=picture-4'],
    ['ArrowLeft', ''],
  ] as const) {
    viewer.press(key);
    await vi.waitFor(() => expect(location.hash).toBe(hash));
  }
  history.back();
  expect(await viewer.closed).toBe(2);
  expect(location.hash).toBe('');
});

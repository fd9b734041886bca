import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { picture, SparsePictures } from '../support/viewer-pictures.ts';
import { open, setFeaturePolicy, type OpenViewer } from './support/viewer.ts';

let viewer: OpenViewer;
let written: string[];

const HOSTILE = '<img src=x onerror="alert(1)">&lt;b&gt;"\'';

/** The clipboard is there, and may fail. */
const clipboard = (writeText = (text: string) => Promise.resolve(void written.push(text))) =>
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as Clipboard);

/** Opens the menu and chooses an entry. */
async function choose(name: string): Promise<void> {
  viewer.button('More').click();
  await vi.waitFor(() => viewer.button(name).click());
  await vi.waitFor(() => expect(viewer.find('.menu')).toBeNull());
}

/** What those see who do not listen. */
const shown = () => viewer.find('.toast')?.textContent;

beforeEach(() => {
  vi.restoreAllMocks();
  written = [];
});
afterEach(() => {
  viewer.end();
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'share');
});

it('copies a link and its own markup, never that of the record, and says so (R23)', async () => {
  clipboard();
  const pictures = new SparsePictures(1);
  pictures.known.set(0, picture(1, { title: HOSTILE, embed_codes: { html: '<script>', markdown: '' } }));
  viewer = await open(pictures);
  await viewer.whole();
  for (const [name, said] of [
    ['Copy link', 'Link copied'],
    ['Copy embed code', 'Embed code copied'],
  ] as const) {
    await choose(name);
    await vi.waitFor(() => expect([viewer.spoken(), shown()]).toEqual([said, said]));
  }
  expect(written[0]).toMatch(/\/i\/picture-1$/);
  const { content: copied } = Object.assign(document.createElement('template'), { innerHTML: written[1] });
  expect([...copied.querySelectorAll('*')].map(({ localName }) => localName)).toEqual(['a', 'img']);
  expect(copied.querySelector('img')?.alt).toBe(HOSTILE);
});

it('what has been copied is shown for a few seconds, and told once', async () => {
  clipboard(() => Promise.reject(new Error('Not here.')));
  viewer = await open(new SparsePictures(2));
  await viewer.whole();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    viewer.button('More').click();
    await vi.advanceTimersByTimeAsync(50);
    viewer.button('Copy link').click();
    await vi.advanceTimersByTimeAsync(50);
    expect(shown()).toBe('Could not be copied');
    expect(viewer.find('.toast')?.checkVisibility()).toBe(true);
    expect(viewer.all('[role=status], [role=alert], [aria-live]:not([aria-live=off])')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(shown()).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

/** The system has a dialog for passing on. */
function systemShare(answer: () => Promise<void>): { asked: ShareData[] } {
  const asked: ShareData[] = [];
  const share = (data: ShareData) => {
    asked.push(data);
    return answer();
  };
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  setFeaturePolicy({ features: () => ['web-share', 'clipboard-write'], allowsFeature: () => true });
  return { asked };
}

it('hands title and address to the system', async () => {
  clipboard();
  const { asked } = systemShare(() => Promise.resolve());
  viewer = await open(new SparsePictures(2), { index: 1 });
  await viewer.whole();
  await choose('Share');
  expect(asked).toEqual([{ title: 'Picture 2', url: expect.stringMatching(/\/i\/picture-2$/) as string }]);
  expect([written, shown()]).toEqual([[], undefined]);
});

it.each([
  ['thought better of', 'AbortError', undefined],
  ['not possible', 'NotAllowedError', 'Link copied'],
])('where passing on is %s (%s) the link is copied, or nothing happens', async (_, error, said) => {
  clipboard();
  const { asked } = systemShare(() => Promise.reject(new DOMException('', error)));
  viewer = await open(new SparsePictures(2));
  await viewer.whole();
  await choose('Share');
  if (said) await vi.waitFor(() => expect(shown()).toBe(said));
  else await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toHaveLength(1);
  expect(written).toHaveLength(said ? 1 : 0);
  expect(shown()).toBe(said);
});

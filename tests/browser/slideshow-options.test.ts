/** The options of the slideshow, by all that opens a viewer. */
import { afterEach, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import '../../src/define/pix-lightbox.ts';
import { addViewer, openViewer, sourceOf } from '../../src/elements.ts';
import { imageRecord } from '../support/picture-records.ts';

const FILE = '/demo/public/favicon.svg';

const RECORDS = [1, 2, 3].map((id) => ({
  ...imageRecord(id),
  urls: { ...imageRecord(id).urls, direct_url: `${FILE}?${id}`, thumbnail_url: `${FILE}?t${id}` },
}));

let ended = new AbortController();

const OPTIONS = { interval: 7, transition: 'fade', fit: 'cover', tools: 'slideshow' } as const;

/** The open viewer, which is the last child of the body. */
const viewer = () => document.querySelector('body > pix-lightbox:last-child');
const inViewer = (selector: string) => viewer()?.shadowRoot?.querySelector<HTMLElement>(selector);
const press = (key: string) =>
  inViewer('dialog')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

afterEach(async () => {
  vi.useRealTimers();
  ended.abort();
  ended = new AbortController();
  press('Escape');
  await vi.waitFor(() => expect(inViewer('dialog') ?? null).toBeNull());
  document.body.replaceChildren();
});

it.each<[string, () => Promise<unknown>]>([
  [
    'the attributes of a container',
    async () => {
      const box = document.body.appendChild(document.createElement('div'));
      for (const [name, value] of Object.entries(OPTIONS)) box.setAttribute(`data-${name}`, String(value));
      const gallery = box.appendChild(document.createElement('pix-gallery'));
      gallery.source = sourceOf(RECORDS);
      gallery.takeOptions(box);
      await vi.waitFor(() => expect(gallery.state).toBe('ready'));
      await gallery.show(0);
    },
  ],
  [
    'the attributes of an element',
    async () => {
      const lightbox = document.body.appendChild(document.createElement('pix-lightbox'));
      for (const [name, value] of Object.entries(OPTIONS)) lightbox.setAttribute(name, String(value));
      lightbox.pictures = RECORDS;
      await lightbox.show(0);
    },
  ],
  ['openViewer()', () => openViewer(RECORDS, OPTIONS)],
  [
    'the element around images of the page',
    () => {
      const box = document.body.appendChild(document.createElement('p'));
      box.setAttribute('data-pix-lightbox', '');
      for (const [name, value] of Object.entries(OPTIONS)) box.setAttribute(`data-${name}`, String(value));
      for (const { urls } of RECORDS) box.appendChild(document.createElement('img')).src = urls.direct_url;
      addViewer(document, { signal: ended.signal });
      box.querySelector('img')?.click();
      return Promise.resolve();
    },
  ],
])(
  'the slideshow has the interval, the transition and the fit, and the viewer the tools, of %s',
  async (_name, show) => {
    await show();
    await vi.waitFor(() => expect(inViewer('[part~=slideshow-button]')).toBeTruthy());
    const tools = [...(inViewer('.tools')?.children ?? [])].map((tool) => tool.getAttribute('part'));
    expect(tools).toEqual(['button slideshow-button']);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press(' ');
    await vi.waitFor(() => expect(inViewer('.progress')?.style.animationDuration).toBe('7000ms'));
    expect(inViewer('.covered')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(7000);
    const items = [...(viewer()?.shadowRoot?.querySelectorAll('.pswp__item') ?? [])];
    expect(items.flatMap((item) => item.getAnimations())).toHaveLength(1);
  },
);

import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toPicture, type Picture } from '../../src/tiles/picture.ts';
import { BAD_ADDRESSES } from '../support/corpus/addresses.ts';
import { ODD_NUMBERS, ODD_PARTS, ODD_TIMES } from '../support/corpus/fields.ts';
import { NO_TEXTS, ODD_TEXTS } from '../support/corpus/texts.ts';
import { imageRecord } from '../support/picture-records.ts';
import { picture, SparsePictures } from '../support/viewer-pictures.ts';
import { dangers, shape } from './support/inspect.ts';
import { open, type OpenViewer } from './support/viewer.ts';

const file = `${location.origin}/demo/public/favicon.svg`;
const urls = { view_page: file, direct_url: file, thumbnail_url: file, cdn_embed: file };

let viewer: OpenViewer;

/** A picture list of records. */
function picturesOf(records: readonly object[]): SparsePictures {
  const pictures = new SparsePictures(records.length);
  for (const [index, record] of records.entries()) {
    const picture = toPicture({ ...imageRecord(index + 1), urls, ...record });
    if (!picture) throw new Error('This record has no picture.');
    pictures.known.set(index, picture);
  }
  return pictures;
}

const recordWithText = (text: unknown) => ({
  ...{ title: text, description: text, category: text, owner: text, format: text, tags: [text] },
  views: 7,
  embed_codes: { html: text, markdown: text },
});

/** `vi.waitFor` with a short interval, for changes within a frame or two. */
const waitFor = (check: () => void) => vi.waitFor(check, { interval: 4 });

/** Opens a viewer with its panel and thumbnails, and calls `check` at each picture. */
async function forEachSlide(pictures: SparsePictures, check: (picture: Picture, index: number) => void) {
  viewer = await open(pictures);
  await viewer.waitForFeatures();
  viewer.press('i');
  // The choice of a visitor persists for the next viewer.
  if (!viewer.find('.strip')) viewer.press('t');
  await waitFor(() => expect(viewer.all('.info, .strip')).toHaveLength(2));
  for (let index = 0; index < pictures.count; index++) {
    await waitFor(() => expect(viewer.counter()).toBe(`${index + 1} / ${pictures.count}`));
    await waitFor(() => expect(viewer.find('.info h2')?.textContent).toBe(pictures.at(index)?.title));
    await waitFor(() => expect(viewer.find('.loading')?.hidden).toBe(true));
    check(pictures.at(index) as Picture, index);
    expect(dangers(viewer.host.shadowRoot as ShadowRoot)).toEqual([]);
    viewer.press('ArrowRight');
  }
}

const facts = () => viewer.all('dd bdi').map((fact) => fact.textContent);
const labels = () => viewer.all('.strip button').map((button) => button.ariaLabel);
/** Shape of the parts with texts, without the slides, which are added and removed independently. */
const shapeOfTexts = () =>
  viewer.all('.caption > :not(button), .info, .spoken, .bar').flatMap((part) => shape(part));

/** Replaces the clipboard. Returns the copied texts. */
function mockClipboard(): string[] {
  const written: string[] = [];
  const writeText = (text: string) => Promise.resolve(void written.push(text));
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as Clipboard);
  return written;
}

afterEach(async () => {
  viewer.end();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect('corpusRan' in globalThis).toBe(false);
});

it('caption, panel, thumbnails and announcements show untrusted text literally (R22, R24, R25, R26)', async () => {
  const trees: string[][] = [];
  await forEachSlide(picturesOf(ODD_TEXTS.map(({ text }) => recordWithText(text))), (_, index) => {
    const { text = '', shown = '' } = ODD_TEXTS[index] ?? {};
    const whole = shown.endsWith('…') ? `${String(text).slice(0, 20_000)}…` : shown;
    const position = `Picture ${index + 1} of ${ODD_TEXTS.length}: ${shown}`;
    expect(viewer.find('.caption .title')?.textContent).toBe(shown);
    expect(viewer.find('.caption .description')?.textContent).toBe(whole);
    expect(viewer.find('.info p')?.textContent).toBe(whole);
    expect(facts().filter((fact) => fact === shown)).toHaveLength(4);
    expect(viewer.announcement()).toBe(position.trim());
    expect(labels()).toContain(position);
    trees.push(shapeOfTexts());
  });
  for (const each of trees) expect(each).toEqual(trees[0]);
});

it('the copied embed code contains only the picture and its title (R22, R23)', async () => {
  const written = mockClipboard();
  viewer = await open(picturesOf(ODD_TEXTS.map(({ text }) => recordWithText(text))));
  await viewer.waitForFeatures();
  for (const { shown } of ODD_TEXTS) {
    viewer.button('More').click();
    await waitFor(() => viewer.button('Copy embed code').click());
    await waitFor(() => expect(viewer.announcement()).toBe('Embed code copied'));
    // A template, since a document would move a leading script into its head.
    const { content } = Object.assign(document.createElement('template'), { innerHTML: written.pop() });
    expect(shape(content)).toEqual(['a href', 'img alt height loading src width']);
    expect(dangers(content)).toEqual([]);
    expect(content.querySelector('img')?.alt).toBe(shown);
    viewer.press('ArrowRight');
  }
});

it('the panel omits odd numbers, times and parts, and nothing else (R14, R15, R16, R27)', async () => {
  const records = [
    ...NO_TEXTS.map(recordWithText),
    ...ODD_NUMBERS.map((n) => ({ views: n, file_size: n, dimensions: { width: n, height: n } })),
    ...ODD_TIMES.map((created_at) => ({ created_at })),
    ...ODD_PARTS.map((part) => ({ tags: part, dimensions: part, category: part, embed_codes: part })),
  ];
  await forEachSlide(picturesOf(records), ({ title }) => {
    expect(title).not.toBe('');
    expect(facts().length).toBeGreaterThan(1);
    for (const fact of facts()) expect(fact).not.toMatch(/^$|NaN|undefined|null|\[object|Invalid|∞|-/);
  });
});

it('links of the viewer never run code (P6, R20)', async () => {
  const page = `${location.origin}/i/harbour`;
  const records = [page, ...BAD_ADDRESSES].map((address) => ({
    urls: { ...urls, view_page: address, cdn_embed: address },
  }));
  const written = mockClipboard();
  await forEachSlide(picturesOf(records), (_, index) => {
    const links = viewer.all('a[href]').map((link) => (link as HTMLAnchorElement).href);
    expect(new Set([...links, file])).toEqual(new Set(index ? [file] : [file, page]));
  });
  viewer.button('More').click();
  await waitFor(() => viewer.button('Copy link').click());
  await waitFor(() => expect(written).toEqual([file]));
});

it('does not load the file of a picture of over 100 megapixels, but links to it (R29)', async () => {
  const full = `${file}?full`;
  const huge = {
    urls: { ...urls, direct_url: full, view_page: full },
    dimensions: { width: 30_000, height: 30_000 },
  };
  const pictures = picturesOf([huge, huge]);
  await forEachSlide(pictures, (picture) => expect([picture.source, picture.page]).toEqual([file, full]));
  const sources = viewer.all('img').map(({ outerHTML }) => outerHTML);
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.join()).not.toContain('?full');
  expect(performance.getEntriesByType('resource').map(({ name }) => name)).not.toContain(full);
});

it.each([
  [3000, 300],
  [300, 3000],
  [1200, 300],
])(
  'the thumbnail of a picture of %d × %d pixels covers the same place as the picture (R15)',
  async (width, height) => {
    await page.viewport(1280, 740);
    const pictures = new SparsePictures(1);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}"/></svg>`;
    const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    pictures.known.set(0, {
      ...picture(1, { dimensions: { width, height } }),
      source,
      thumbnail: `${source}#t`,
    });
    // The placeholder is in its slide while the picture is loading.
    viewer = await open(pictures);
    const placeholder = viewer.find('.pswp__img--placeholder');
    const image = await vi.waitFor(() => {
      const found = viewer.currentImage();
      expect(found?.getBoundingClientRect().height).toBeGreaterThan(0);
      return found as HTMLImageElement;
    });
    const content = (element: HTMLElement) => {
      const { paddingLeft, paddingTop } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const scale = box.width / element.offsetWidth;
      return [
        box.width - 2 * scale * parseFloat(paddingLeft),
        box.height - 2 * scale * parseFloat(paddingTop),
      ] as const;
    };
    const [across, down] = content(placeholder as HTMLElement);
    const box = image.getBoundingClientRect();
    const fit = Math.min(box.width / width, box.height / height);
    expect(Math.abs(across - fit * width)).toBeLessThan(4);
    expect(Math.abs(down - fit * height)).toBeLessThan(4);
  },
);

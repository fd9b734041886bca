import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import { openViewer, sourceOf, type OpenViewerOptions, type PictureRecord } from '../../src/elements.ts';
import { focused } from './support/viewer.ts';

const FILE = '/demo/public/favicon.svg';

/** Records with the required fields only. */
const RECORDS: PictureRecord[] = ['Harbour', 'Lighthouse', 'Quay'].map((title, index) => ({
  id: index + 1,
  slug: title.toLowerCase(),
  title,
  dimensions: { width: 1200, height: 800 },
  urls: { direct_url: `${FILE}?${index}`, thumbnail_url: `${FILE}?t${index}` },
}));

let links: HTMLAnchorElement[] = [];

/** A grid of links that the page has made itself. */
beforeEach(() => {
  links = RECORDS.map(({ title, urls }) => {
    const link = document.createElement('a');
    link.href = urls.direct_url;
    const image = document.createElement('img');
    Object.assign(image, { src: urls.thumbnail_url, alt: title, width: 120, height: 80 });
    link.append(image);
    return link;
  });
  document.body.append(...links);
});

afterEach(async () => {
  press('Escape');
  await vi.waitFor(() => expect(viewer()).toBeNull());
  document.body.replaceChildren();
});

const viewer = () => document.querySelector('pix-lightbox');
const inViewer = (selector: string) => viewer()?.shadowRoot?.querySelector<HTMLElement>(selector);
const counter = () => inViewer('.counter')?.textContent.trim();
const press = (key: string) =>
  inViewer('dialog')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

const thumbnail: OpenViewerOptions['thumbnail'] = (index) => links[index];

it('a link of the page opens the viewer at its picture, and regains the focus when the viewer has closed', async () => {
  links[1]?.focus();
  const { closed } = await openViewer(RECORDS, { index: 1, thumbnail });
  expect(inViewer('dialog')?.matches(':modal')).toBe(true);
  expect(counter()).toBe('2 / 3');
  expect(inViewer('[part=title]')?.textContent).toBe('Lighthouse');
  press('Escape');
  await closed;
  expect(viewer()).toBeNull();
  expect(focused()).toBe(links[1]);
});

it('the link of the last picture gets the focus, and the link of the first one receives the events', async () => {
  const events: unknown[] = [];
  for (const name of ['pix-change', 'pix-close'] as const)
    document.addEventListener(
      name,
      ({ type, target, detail }) => events.push([type, target, detail.image?.slug]),
      { once: true },
    );
  const { closed } = await openViewer(RECORDS, { thumbnail });
  press('End');
  await vi.waitFor(() => expect(counter()).toBe('3 / 3'));
  press('Escape');
  await closed;
  expect(focused()).toBe(links[2]);
  expect(events).toEqual([
    ['pix-change', links[0], 'quay'],
    ['pix-close', links[0], 'quay'],
  ]);
});

it('thumbnails may be images in buttons', async () => {
  const button = document.createElement('button');
  const image = document.createElement('img');
  image.src = FILE;
  button.append(image);
  document.body.append(button);
  const { closed } = await openViewer(RECORDS, { thumbnail: () => image });
  press('Escape');
  await closed;
  expect(focused()).toBe(button);
});

it('without thumbnails, the element that had the focus gets it back', async () => {
  links[2]?.focus();
  const { closed } = await openViewer(RECORDS);
  press('Escape');
  await closed;
  expect(focused()).toBe(links[2]);
});

it('a second call while the viewer opens or is open resolves with the same viewer', async () => {
  const [first, second] = await Promise.all([
    openViewer(RECORDS, { thumbnail }),
    openViewer(RECORDS, { index: 2, thumbnail }),
  ]);
  expect(second).toBe(first);
  expect(document.querySelectorAll('pix-lightbox')).toHaveLength(1);
  expect(counter()).toBe('1 / 3');
});

it('a signal closes the viewer', async () => {
  const controller = new AbortController();
  const { closed } = await openViewer(RECORDS, { thumbnail, signal: controller.signal });
  controller.abort();
  await closed;
  expect(viewer()).toBeNull();
});

it('an empty list opens nothing', async () => {
  const { closed } = await openViewer([]);
  await closed;
  expect(viewer()).toBeNull();
});

it('a record without an image keeps its slide, with a notice that it could not be loaded', async () => {
  const broken = { ...RECORDS[0], urls: { direct_url: '', thumbnail_url: '' } } as PictureRecord;
  await openViewer([broken, ...RECORDS], { index: 1 });
  expect(inViewer('[part=title]')?.textContent).toBe('Harbour');
  press('ArrowLeft');
  await vi.waitFor(() =>
    expect(inViewer('[part=notice]')?.textContent).toContain('This picture could not be loaded.'),
  );
});

it('records without urls keep their slides, and what is no list is refused by name', async () => {
  await expect(openViewer('harbour.jpg' as never)).rejects.toThrow(
    new TypeError('openViewer() takes an array of records of pictures, not harbour.jpg.'),
  );
  await openViewer([null, { src: FILE }, ...RECORDS] as never, { index: 2 });
  expect(counter()).toBe('3 / 5');
  expect(document.querySelectorAll('pix-lightbox')).toHaveLength(1);
  press('ArrowLeft');
  await vi.waitFor(() =>
    expect(inViewer('[part=notice]')?.textContent).toContain('This picture could not be loaded.'),
  );
});

it('texts of the page replace those of the viewer', async () => {
  await openViewer(RECORDS, { texts: { viewer: 'My photos' } });
  expect(inViewer('dialog')?.ariaLabel).toBe('My photos');
});

it('with `history` the URL names the picture, and Back closes the viewer', async () => {
  const start = location.href;
  const { closed } = await openViewer(RECORDS, { thumbnail, history: '#photo' });
  await vi.waitFor(() => expect(location.hash).toBe('#photo=harbour'));
  press('ArrowRight');
  await vi.waitFor(() => expect(location.hash).toBe('#photo=lighthouse'));
  history.back();
  await closed;
  expect(location.href).toBe(start);
  expect(focused()).toBe(links[1]);
});

it('opens nothing while the viewer of a gallery is open', async () => {
  const gallery = document.createElement('pix-gallery');
  gallery.source = sourceOf(RECORDS);
  document.body.append(gallery);
  await new Promise((resolve) => gallery.addEventListener('pix-load', resolve, { once: true }));
  await gallery.show(2);
  const { closed } = await openViewer(RECORDS);
  await closed;
  expect(document.querySelectorAll('pix-lightbox')).toHaveLength(1);
  expect(counter()).toBe('3 / 3');
});

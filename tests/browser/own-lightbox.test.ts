import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../src/define/pix-lightbox.ts';
import type { PictureRecord, PixLightbox } from '../../src/elements.ts';
import { focused } from './support/viewer.ts';

/** Records with the required fields only. */
const RECORDS: PictureRecord[] = ['Harbour', 'Lighthouse', 'Quay'].map((title, index) => ({
  id: index + 1,
  slug: title.toLowerCase(),
  title,
  dimensions: { width: 1200, height: 800 },
  urls: {
    direct_url: `/demo/public/favicon.svg?${index}`,
    thumbnail_url: `/demo/public/favicon.svg?t${index}`,
  },
}));

const start = location.href;
let button: HTMLButtonElement;

beforeEach(() => {
  button = document.createElement('button');
  document.body.append(button);
  button.focus();
});

afterEach(async () => {
  press('Escape');
  await vi.waitFor(() => expect(viewer()).toBeUndefined());
  // Closing goes back in the history asynchronously, which would revert the URL of the next test, or close its viewer.
  await vi.waitFor(() => {
    expect(location.hash).toBe(new URL(start).hash);
    expect((history.state as { pixViews?: unknown } | null)?.pixViews).toBeUndefined();
  });
  document.body.replaceChildren();
  history.replaceState(null, '', start);
});

/** The open viewer, which is the last child of the body. */
const viewer = () =>
  [...document.querySelectorAll('pix-lightbox')].find((each) => each.shadowRoot?.querySelector('dialog'));
const inViewer = (selector: string) => viewer()?.shadowRoot?.querySelector<HTMLElement>(selector);
const counter = () => inViewer('.counter')?.textContent.trim();
const press = (key: string) =>
  inViewer('dialog')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const waitForClose = (lightbox: PixLightbox) =>
  new Promise<string | undefined>((resolve) =>
    lightbox.addEventListener('pix-close', ({ detail }) => resolve(detail.image?.slug), { once: true }),
  );

function append(properties: Partial<PixLightbox> = {}): PixLightbox {
  const lightbox = document.createElement('pix-lightbox');
  Object.assign(lightbox, { pictures: RECORDS }, properties);
  document.body.append(lightbox);
  return lightbox;
}

it('shows nothing until it is opened, then its own pictures, and the focus returns after Escape', async () => {
  const lightbox = append();
  await lightbox.updateComplete;
  expect(lightbox.shadowRoot?.querySelector('dialog')).toBeNull();
  expect(lightbox.getBoundingClientRect().height).toBe(0);
  await lightbox.show(1);
  expect(inViewer('dialog')?.matches(':modal')).toBe(true);
  expect(counter()).toBe('2 / 3');
  press('ArrowRight');
  await vi.waitFor(() => expect(inViewer('[part=title]')?.textContent).toBe('Quay'));
  const last = waitForClose(lightbox);
  press('Escape');
  expect(await last).toBe('quay');
  expect(focused()).toBe(button);
});

it('works from HTML, and shows other pictures when it is opened again', async () => {
  document.body.insertAdjacentHTML('beforeend', '<pix-lightbox class="own" style="--x: 1"></pix-lightbox>');
  const lightbox = document.querySelector('pix-lightbox') as PixLightbox;
  lightbox.pictures = RECORDS;
  await lightbox.show();
  expect(counter()).toBe('1 / 3');
  expect(viewer()?.className).toBe('own');
  expect(viewer()?.style.getPropertyValue('--x').trim()).toBe('1');
  const last = waitForClose(lightbox);
  press('Escape');
  await last;
  lightbox.pictures = RECORDS.slice(1);
  await lightbox.show(7);
  expect(counter()).toBe('2 / 2');
});

it('fires pix-change with the index that the visitor moved to, and focuses the thumbnail of the last picture', async () => {
  const links = RECORDS.map(({ urls }) =>
    Object.assign(document.createElement('a'), { href: urls.direct_url }),
  );
  document.body.append(...links);
  const lightbox = append({ thumbnail: (index) => links[index] });
  const changes: number[] = [];
  lightbox.addEventListener('pix-change', ({ detail }) => changes.push(detail.index));
  await lightbox.show();
  press('End');
  await vi.waitFor(() => expect(changes).toEqual([2]));
  const last = waitForClose(lightbox);
  press('Escape');
  await last;
  expect(focused()).toBe(links[2]);
});

it('with `history` the URL names the picture, Back closes the viewer, and Forward opens it again', async () => {
  const lightbox = append({ history: '#photo' });
  await lightbox.show();
  await vi.waitFor(() => expect(location.hash).toBe('#photo=harbour'));
  const last = waitForClose(lightbox);
  history.back();
  await last;
  expect(location.href.split('#')[0]).toBe(start.split('#')[0]);
  history.forward();
  await vi.waitFor(() => expect(counter()).toBe('1 / 3'));
});

it('opens the picture that the URL names', async () => {
  history.replaceState(null, '', '#photo=quay');
  append({ history: '#photo' });
  await vi.waitFor(() => expect(counter()).toBe('3 / 3'));
});

it('opens pictures that are set later, if the URL names one', async () => {
  history.replaceState(null, '', '#photo=quay');
  const lightbox = append({ history: '#photo', pictures: undefined });
  await lightbox.updateComplete;
  lightbox.pictures = RECORDS;
  await vi.waitFor(() => expect(counter()).toBe('3 / 3'));
});

it('closes the viewer when it is removed', async () => {
  const lightbox = append();
  await lightbox.show();
  lightbox.remove();
  await vi.waitFor(() => expect(viewer()).toBeUndefined());
});

it('opens as soon as the viewer of another element has been removed', async () => {
  const lightbox = append();
  await lightbox.show();
  const removed = new Promise<void>((resolve) =>
    new MutationObserver(() => viewer() ?? resolve()).observe(document.body, { childList: true }),
  );
  lightbox.remove();
  await removed;
  // In the same task: promises that have settled are handled, timers do not run.
  for (let i = 0; i < 20; i++) await Promise.resolve();
  await append().show(1);
  expect(counter()).toBe('2 / 3');
});

it('opens without being in the document', async () => {
  const lightbox = document.createElement('pix-lightbox');
  lightbox.pictures = RECORDS;
  await lightbox.show(2);
  expect(counter()).toBe('3 / 3');
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addViewer } from '../../src/elements.ts';
import { focused } from './support/viewer.ts';

const FOLDER = '/mock-server/seed/photographs/thumb';
const LAKE = `${FOLDER}/the-lake-holds-still.webp`;
const FOG = `${FOLDER}/fog-between-the-beeches.webp`;
const SWELL = `${FOLDER}/long-swell-last-light.webp`;

let page: HTMLElement;
let ended: AbortController;

beforeEach(() => {
  page = document.createElement('main');
  document.body.append(page);
  ended = new AbortController();
  addViewer(document, { signal: ended.signal });
});

afterEach(async () => {
  await close();
  ended.abort();
  page.remove();
});

function show(html: string): HTMLElement[] {
  page.append(document.createRange().createContextualFragment(html));
  return [...page.querySelectorAll<HTMLElement>('a, img')];
}

const viewer = () => document.querySelector('pix-lightbox');
const inViewer = (selector: string) => viewer()?.shadowRoot?.querySelector<HTMLElement>(selector);
const press = (key: string, target: Element | null | undefined = inViewer('dialog')) =>
  target?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
  );
const waitForCounter = (text: string) =>
  vi.waitFor(() => expect(inViewer('.counter')?.textContent.trim()).toBe(text));
const shownFile = () =>
  inViewer('.pswp__item[aria-hidden=false] img:not(.pswp__img--placeholder)')?.getAttribute('src');
const waitForFile = (path: string) =>
  vi.waitFor(() => expect(shownFile()).toBe(new URL(path, location.href).href));

/** Closes the viewer, if there is one, and waits until its entry has left the history. */
async function close(): Promise<void> {
  press('Escape');
  await vi.waitFor(() => expect(viewer()).toBeNull());
  await vi.waitFor(() => expect((history.state as { pixViews?: unknown } | null)?.pixViews).toBeUndefined());
}

/** Clicks an element, and returns whether the browser would have acted on it; it never does. */
function click(element: Element | undefined, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init });
  let isLeft = false;
  const prevent = () => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', prevent, { once: true });
  element?.dispatchEvent(event);
  return isLeft;
}

/** Resolves when a turn to a picture would have opened the viewer. */
async function afterVisit(): Promise<void> {
  const [control] = show(
    `<p data-pix-lightbox="control"><img src="${LAKE}?control" alt="Control"></p>`,
  ).slice(-1);
  click(control);
  await vi.waitFor(() => expect(viewer()).not.toBeNull());
  await waitForFile(`${LAKE}?control`);
}

it('a click on an image opens it in the viewer, with all of its element in document order, and the focus returns to the last one', async () => {
  const [lake, , fog] = show(`<article data-pix-lightbox>
    <p>One <img src="${LAKE}" alt="A lake"></p>
    <p>Two <a href="${FOG}?large" data-width="1200" data-height="800"><img src="${FOG}" alt="Fog"></a></p>
    <p>Three <a href="${SWELL}">a wave</a></p>
  </article>`);
  expect(click(fog)).toBe(false);
  await waitForCounter('2 / 3');
  await waitForFile(`${FOG}?large`);
  expect(inViewer('[part=title]')?.textContent).toBe('Fog');
  press('ArrowRight');
  await waitForFile(SWELL);
  expect(inViewer('[part=title]')?.textContent).toBe('a wave');
  press('Home');
  await waitForFile(LAKE);
  await close();
  await vi.waitFor(() => expect(focused()).toBe(lake));
});

it('the alternative text stays that of the image where the caption is another', async () => {
  const [lake] = show(
    `<figure data-pix-lightbox><img src="${LAKE}" alt="A lake"><figcaption>Dawn &lt;b&gt;</figcaption></figure>`,
  );
  click(lake);
  await waitForFile(LAKE);
  expect(inViewer('[part=description]')?.textContent).toBe('Dawn <b>');
  expect(inViewer('[part=title]')?.hidden).toBe(true);
  expect(inViewer('.pswp__item[aria-hidden=false] .pswp__img:last-of-type')?.getAttribute('alt')).toBe(
    'A lake',
  );
  expect(inViewer('.spoken')?.textContent).toContain('A lake');
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %o stays with the browser',
  async (init) => {
    const [link] = show(`<p data-pix-lightbox><a href="${FOG}">Fog</a></p>`);
    expect(click(link, init)).toBe(true);
    await afterVisit();
    await waitForCounter('1 / 1');
  },
);

it('a click that the page has handled, a link elsewhere, and an image that is off open nothing', async () => {
  const [handled, elsewhere, inElsewhere, off] = show(`<div data-pix-lightbox>
    <a href="${FOG}">Fog</a> <a href="#there"><img src="${LAKE}" alt=""></a>
    <img src="${SWELL}" alt="Off" data-pix-lightbox="off">
  </div>`);
  handled?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click(handled);
  expect(click(elsewhere)).toBe(true);
  expect(click(inElsewhere)).toBe(true);
  expect(click(off)).toBe(true);
  await afterVisit();
  await waitForCounter('1 / 1');
});

it('elements with the same name are one group, and those without a name one each', async () => {
  const [lake, fog, , alone] = show(`<p data-pix-lightbox="holiday"><img src="${LAKE}" alt="A lake"></p>
    <p data-pix-lightbox="other"><img src="${FOG}" alt="Fog"></p>
    <img src="${SWELL}" alt="A wave" data-pix-lightbox="holiday">
    <p data-pix-lightbox><img src="${SWELL}?2" alt="Alone"></p>`);
  click(lake);
  await waitForCounter('1 / 2');
  press('End');
  await waitForFile(SWELL);
  await close();
  click(fog);
  await waitForCounter('1 / 1');
  await close();
  click(alone);
  await waitForCounter('1 / 1');
});

it('a file that the page shows twice is one picture', async () => {
  const [, , text] = show(`<p data-pix-lightbox><a href="${FOG}"><img src="${LAKE}" alt="Fog"></a>
    <a href="${FOG}">larger</a> <img src="${LAKE}" alt="A lake"></p>`);
  click(text);
  await waitForCounter('1 / 2');
});

it('images without a link are buttons for the keyboard as soon as a key is pressed, later ones included', async () => {
  const [lake, fog, captioned] = show(
    `<p data-pix-lightbox><img src="${LAKE}" alt="A lake"> <img src="${FOG}" alt=""></p>
    <figure data-pix-lightbox><img src="${SWELL}" alt=""><figcaption>A <b>wave</b></figcaption></figure>`,
  );
  press('Tab', document.body);
  await vi.waitFor(() => expect(lake?.tabIndex).toBe(0));
  expect(lake?.getAttribute('role')).toBe('button');
  expect(lake?.getAttribute('alt')).toBe('A lake');
  // Those without a name have that of the viewer.
  const file = FOG.split('/').at(-1)?.split('.')[0];
  expect([lake, fog, captioned].map((image) => image?.getAttribute('aria-label'))).toEqual([
    null,
    file,
    'A wave',
  ]);
  const later = show(`<p data-pix-lightbox><img src="${SWELL}" alt="Later"></p>`).at(-1);
  press('Tab', document.body);
  expect(later?.tabIndex).toBe(0);
  later?.focus();
  press('Enter', later);
  await waitForFile(SWELL);
  await close();
  await vi.waitFor(() => expect(focused()).toBe(later));
  lake?.focus();
  expect(press(' ', lake)).toBe(false);
  await waitForFile(LAKE);
});

it('an image that is removed meanwhile is still shown, and the focus goes to the image that opened the viewer', async () => {
  const [lake, fog] = show(
    `<p data-pix-lightbox><img src="${LAKE}" alt="A lake"><img src="${FOG}" alt="Fog"></p>`,
  );
  click(lake);
  await waitForCounter('1 / 2');
  fog?.remove();
  press('ArrowRight');
  await waitForFile(FOG);
  await close();
  await vi.waitFor(() => expect(focused()).toBe(lake));
});

it('opens and closes although the image that opened it is removed', async () => {
  const [lake] = show(`<p data-pix-lightbox><img src="${LAKE}" alt="A lake"></p>`);
  click(lake);
  await waitForFile(LAKE);
  page.replaceChildren();
  await close();
});

it('in a page from right to left, the next picture is on the left', async () => {
  const [lake] = show(
    `<p dir="rtl" data-pix-lightbox><img src="${LAKE}" alt="A lake"><img src="${FOG}" alt="Fog"></p>`,
  );
  click(lake);
  await waitForFile(LAKE);
  press('ArrowLeft');
  await waitForFile(FOG);
  await waitForCounter('2 / 2');
});

it('the size of a file is read when the viewer needs it, and a broken one has its message', async () => {
  const [lake] = show(`<p data-pix-lightbox><a href="${LAKE}">A lake</a> <a href="/none.jpg">None</a></p>`);
  click(lake);
  await waitForFile(LAKE);
  const [image] = [inViewer('.pswp__item[aria-hidden=false] img:not(.pswp__img--placeholder)')];
  await vi.waitFor(() => expect((image?.clientWidth ?? 0) / (image?.clientHeight ?? 1)).toBeCloseTo(1, 1));
  press('ArrowRight');
  await vi.waitFor(() => expect(inViewer('.notice')?.hidden).toBe(false));
});

it('fires the events of the viewer on the picture, and `pix-open` may be prevented', async () => {
  const [lake, fog] = show(
    `<p data-pix-lightbox><a href="${LAKE}">A lake</a><img src="${FOG}" alt="Fog"></p>`,
  );
  const events: unknown[] = [];
  const { signal } = ended;
  for (const name of ['pix-open', 'pix-change', 'pix-close'] as const)
    page.addEventListener(
      name,
      (event) =>
        events.push([
          name,
          event.target,
          (event as CustomEvent<{ image: { slug: string } }>).detail.image.slug,
        ]),
      { signal },
    );
  click(fog);
  await waitForFile(FOG);
  press('ArrowLeft');
  await waitForFile(LAKE);
  await close();
  expect(events).toEqual([
    ['pix-open', fog, 'fog-between-the-beeches'],
    ['pix-change', fog, 'the-lake-holds-still'],
    ['pix-close', fog, 'the-lake-holds-still'],
  ]);
  page.addEventListener('pix-open', (event) => event.preventDefault(), { once: true });
  click(lake);
  // Its size is not known yet.
  await vi.waitFor(() => expect(events[3]).toEqual(['pix-open', lake, 'the-lake-holds-still']));
  expect(viewer()).toBeNull();
});

it('Back closes the viewer and the address stays, unless the page switches that off', async () => {
  const before = location.href;
  const [lake, fog] = show(
    `<p data-pix-lightbox><img src="${LAKE}" alt="A lake"></p><p data-pix-lightbox data-history="none"><img src="${FOG}" alt="Fog"></p>`,
  );
  const { length } = history;
  click(fog);
  await waitForFile(FOG);
  expect(history.length).toBe(length);
  await close();
  click(lake);
  await waitForFile(LAKE);
  expect(location.href).toBe(before);
  history.back();
  await vi.waitFor(() => expect(viewer()).toBeNull());
});

import { afterEach, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import type { PixGallery } from '../../src/elements.ts';
import { boxes, queryShadow, titles, waitForTiles, waitUntilStable } from '../support/gallery.ts';
import { countText, moreButton, mountPagedGallery } from '../support/paging.ts';

const PAGE = location.href;

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', PAGE);
  scrollTo(0, 0);
});

/** Sets the query of the URL, mounts a gallery and waits until it is stable. */
function open(search: string, properties: Partial<PixGallery>) {
  history.replaceState(null, '', `${location.pathname}${search}`);
  return mountPagedGallery({ sync: '', controls: 'search', ...properties }, 200);
}

/** Replaces the gallery by a new one, as a reload does. */
async function reload(properties: Partial<PixGallery>): Promise<PixGallery> {
  document.body.replaceChildren();
  // A removed element stops syncing with the URL a task later.
  await new Promise((resolve) => setTimeout(resolve));
  const { gallery } = await mountPagedGallery({ sync: '', controls: 'search', ...properties }, 200);
  return gallery;
}

const currentPage = (gallery: Element) => queryShadow(gallery, '[aria-current=page]').textContent.trim();

/** Goes back or forward in the history. Resolves at the `popstate` event. */
async function navigate(by: number): Promise<void> {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(by);
  await arrived;
}

/** Changes the query as a control does. */
async function choose(gallery: PixGallery, query: Pick<PixGallery, 'q'>): Promise<void> {
  gallery.dispatchEvent(new CustomEvent('pix-change', { bubbles: true, composed: true, detail: { query } }));
  Object.assign(gallery, query, { page: 1 });
  await gallery.updateComplete;
}

it('the gallery shows the page in the URL, also after Back and a reload', async () => {
  const options = { paging: 'pages', limit: 10 } as const;
  const { gallery } = await open('', options);
  queryShadow(gallery, '[aria-label="Page 3"]').click();
  await vi.waitFor(() => expect(titles(gallery)[0]).toBe('Picture 21'));
  expect(location.search).toBe('?page=3');
  await navigate(-1);
  await vi.waitFor(() => expect(titles(gallery)[0]).toBe('Picture 1'));
  const first = await reload(options);
  expect([location.search, currentPage(first), titles(first)[0]]).toEqual(['', '1', 'Picture 1']);
  await navigate(1);
  await vi.waitFor(() => expect(titles(first)[0]).toBe('Picture 21'));
  const third = await reload(options);
  expect([location.search, currentPage(third)]).toEqual(['?page=3', '3']);
  await navigate(-1);
  await vi.waitFor(() => expect(currentPage(third)).toBe('1'));
});

it('a reload restores the number of shown pictures for the query in the URL', async () => {
  const options = { paging: 'more' } as const;
  const { gallery } = await open('', options);
  await choose(gallery, { q: 'sea' });
  await waitForTiles(gallery);
  moreButton(gallery).click();
  await vi.waitFor(() => expect(countText(gallery)).toBe('48 of 200 pictures'));
  const again = await reload(options);
  expect([again.q, countText(again)]).toEqual(['sea', '48 of 200 pictures']);
});

it('Back restores the list and the scroll position before a choice', async () => {
  const { gallery } = await open('', { paging: 'more' });
  for (const wanted of [48, 72]) {
    moreButton(gallery).click();
    await vi.waitFor(() => expect(countText(gallery)).toBe(`${wanted} of 200 pictures`));
    await waitUntilStable(gallery);
  }
  scrollTo(0, 1e6);
  await waitUntilStable(gallery);
  const { scrollY: place } = window;
  const before = boxes(gallery).get(70);
  await vi.waitFor(() => expect(JSON.stringify(history.state)).toMatch(/"anchor":{"index":[456]/));
  await choose(gallery, { q: 'sea' });
  await vi.waitFor(() => expect(countText(gallery)).toBe('24 of 200 pictures'));
  scrollTo(0, 0);
  await waitUntilStable(gallery);
  await navigate(-1);
  await vi.waitFor(() => expect(countText(gallery)).toBe('72 of 200 pictures'));
  await vi.waitFor(() => expect(boxes(gallery).get(70)?.top).toBeCloseTo(before?.top ?? NaN, 0));
  expect(scrollY).toBe(place);
  await choose(gallery, { q: 'hill' });
  await vi.waitFor(() => expect(countText(gallery)).toBe('24 of 200 pictures'));
});

it('choices are in the URL while `sync` is set, under names with its prefix', async () => {
  const { gallery } = await open('', {});
  await choose(gallery, { q: 'sea' });
  expect(location.search).toBe('?q=sea');
  gallery.sync = 'my-';
  await gallery.updateComplete;
  await choose(gallery, { q: 'hill' });
  expect(location.search).toBe('?q=sea&my-q=hill');
  gallery.sync = undefined;
  await gallery.updateComplete;
  await choose(gallery, { q: 'lake' });
  expect(location.search).toBe('?q=sea&my-q=hill');
  gallery.sync = '';
  await vi.waitFor(() => expect(gallery.q).toBe('sea'));
});

it('a gallery that is removed and added again continues to sync with the URL', async () => {
  const { gallery, box } = await open('?q=sea', {});
  gallery.remove();
  await new Promise((resolve) => setTimeout(resolve));
  box.append(gallery);
  await waitForTiles(gallery);
  await waitUntilStable(gallery);
  await choose(gallery, { q: 'hill' });
  expect([gallery.q, location.search]).toEqual(['hill', '?q=hill']);
});

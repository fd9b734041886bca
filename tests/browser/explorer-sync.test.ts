import { afterEach, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import type { PixGallery } from '../../src/elements.ts';
import { begun, boxes, inside, settled, titles } from '../support/gallery.ts';
import { count, more, shown } from '../support/paging.ts';

const PAGE = location.href;

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', PAGE);
  scrollTo(0, 0);
});

/** A page at this address, with a gallery that has come to rest. */
function open(search: string, properties: Partial<PixGallery>) {
  history.replaceState(null, '', `${location.pathname}${search}`);
  return shown({ sync: '', controls: 'search', ...properties }, 200);
}

/** The same page loaded anew. */
async function reload(properties: Partial<PixGallery>): Promise<PixGallery> {
  document.body.replaceChildren();
  // An element that has gone lets go of its address a task later.
  await new Promise((resolve) => setTimeout(resolve));
  const { gallery } = await shown({ sync: '', controls: 'search', ...properties }, 200);
  return gallery;
}

const current = (gallery: Element) => inside(gallery, '[aria-current=page]').textContent.trim();

/** Goes back or forward, and resolves when the browser is there. */
async function go(by: number): Promise<void> {
  const there = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(by);
  await there;
}

/** Chooses as a control does. */
async function choose(gallery: PixGallery, query: Pick<PixGallery, 'q'>): Promise<void> {
  gallery.dispatchEvent(new CustomEvent('pix-change', { bubbles: true, composed: true, detail: { query } }));
  Object.assign(gallery, query, { page: 1 });
  await gallery.updateComplete;
}

it('the page that is shown is the one in the address, also after Back and a reload', async () => {
  const options = { paging: 'pages', limit: 10 } as const;
  const { gallery } = await open('', options);
  inside(gallery, '[aria-label="Page 3"]').click();
  await vi.waitFor(() => expect(titles(gallery)[0]).toBe('Picture 21'));
  expect(location.search).toBe('?page=3');
  await go(-1);
  await vi.waitFor(() => expect(titles(gallery)[0]).toBe('Picture 1'));
  const first = await reload(options);
  expect([location.search, current(first), titles(first)[0]]).toEqual(['', '1', 'Picture 1']);
  await go(1);
  await vi.waitFor(() => expect(titles(first)[0]).toBe('Picture 21'));
  const third = await reload(options);
  expect([location.search, current(third)]).toEqual(['?page=3', '3']);
  await go(-1);
  await vi.waitFor(() => expect(current(third)).toBe('1'));
});

it('what was shown of what the address asks for is shown again after a reload', async () => {
  const options = { paging: 'more' } as const;
  const { gallery } = await open('', options);
  await choose(gallery, { q: 'sea' });
  await begun(gallery);
  more(gallery).click();
  await vi.waitFor(() => expect(count(gallery)).toBe('48 of 200 pictures'));
  const again = await reload(options);
  expect([again.q, count(again)]).toEqual(['sea', '48 of 200 pictures']);
});

it('Back leads to what was shown before a choice, and to where the visitor was', async () => {
  const { gallery } = await open('', { paging: 'more' });
  for (const wanted of [48, 72]) {
    more(gallery).click();
    await vi.waitFor(() => expect(count(gallery)).toBe(`${wanted} of 200 pictures`));
    await settled(gallery);
  }
  scrollTo(0, 1e6);
  await settled(gallery);
  const { scrollY: place } = window;
  const seen = boxes(gallery).get(70);
  await vi.waitFor(() => expect(JSON.stringify(history.state)).toMatch(/"anchor":{"index":[456]/));
  await choose(gallery, { q: 'sea' });
  await vi.waitFor(() => expect(count(gallery)).toBe('24 of 200 pictures'));
  scrollTo(0, 0);
  await settled(gallery);
  await go(-1);
  await vi.waitFor(() => expect(count(gallery)).toBe('72 of 200 pictures'));
  await vi.waitFor(() => expect(boxes(gallery).get(70)?.top).toBeCloseTo(seen?.top ?? NaN, 0));
  expect(scrollY).toBe(place);
  await choose(gallery, { q: 'hill' });
  await vi.waitFor(() => expect(count(gallery)).toBe('24 of 200 pictures'));
});

it('choices stand in the address as long as that is wanted, and under the names that are wanted', async () => {
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

it('a gallery that went and came back goes on where it was', async () => {
  const { gallery, box } = await open('?q=sea', {});
  gallery.remove();
  await new Promise((resolve) => setTimeout(resolve));
  box.append(gallery);
  await begun(gallery);
  await settled(gallery);
  await choose(gallery, { q: 'hill' });
  expect([gallery.q, location.search]).toEqual(['hill', '?q=hill']);
});

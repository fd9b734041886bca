import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi, type MockInstance } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../src/define.ts';
import { PixHttpError, PixNetworkError, PixTimeoutError } from '../../src/client/core/errors.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import {
  chip,
  createSource,
  field,
  mount,
  mountPair,
  onChange,
  recordQueries,
  RECORDS,
  selectedTags,
  sleep,
  type,
} from '../support/explorer.ts';
import { cleanup, queryShadow, queryShadowAll } from '../support/gallery.ts';
import { listOf } from '../support/picture-records.ts';

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  warn.mockRestore();
  cleanup();
});

const status = (element: Element) => queryShadow<HTMLElement>(element, '.status');
/** Text of the status of an element, without bidi isolation characters. */
const statusText = (element: Element) => status(element).innerText.replace(/[\u2068\u2069]/g, '');
/** Waits until the text of the status matches. */
const waitForStatus = (element: Element, text: string | RegExp) =>
  vi.waitFor(() => expect(statusText(element)).toMatch(text));
const button = (element: Element) => queryShadow<HTMLButtonElement>(element, '.status button');

/** Mounts a gallery with controls. Only the list without filters and the list of the tag "mist" have pictures. */
async function mountExplorer(attributes: Record<string, string> = {}) {
  const { source, list } = createSource();
  list.mockImplementation(({ q, tag, category, ...query }) => {
    const isFound = !q && !category && (!tag || tag === 'mist');
    return Promise.resolve(listOf(isFound ? RECORDS : [], query));
  });
  const gallery = mount('pix-gallery', { controls: 'search category tags count', limit: '3', ...attributes });
  gallery.source = source;
  const control = (name: string) => queryShadow<HTMLElement>(gallery, `pix-${name}`);
  await vi.waitFor(() => {
    expect(list).toHaveBeenCalled();
    expect(field(control('search'))).toBeTruthy();
    expect(chip(control('tags'), 'tide')).toBeTruthy();
  });
  return { gallery, list, control };
}

const tilesOf = (gallery: Element) => queryShadowAll(gallery, 'a[data-index]');

describe('a search or filter that nothing matches', () => {
  it('is named in the message, and cleared by a button, which empties the controls and focuses the first picture', async () => {
    const { gallery, control } = await mountExplorer();
    type(field(control('search')), 'qqqq');
    await waitForStatus(gallery, /^No pictures match “qqqq”\./);
    expect(button(gallery).part).toContain('button');
    chip(control('tags'), 'tide').click();
    await waitForStatus(gallery, /^No pictures match “qqqq” and “tide”\./);
    const queries = recordQueries();
    button(gallery).focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(tilesOf(gallery)).toHaveLength(3));
    expect(queries).toEqual([{ q: undefined, tag: undefined }]);
    expect([gallery.q, gallery.tag, gallery.page]).toEqual([undefined, undefined, 1]);
    await vi.waitFor(() => expect(field(control('search')).value).toBe(''));
    expect(selectedTags(control('tags'))).toEqual([]);
    expect(gallery.shadowRoot?.activeElement).toBe(queryShadow(gallery, '[data-index]'));
    expect(statusText(gallery)).toBe('');
    expect(status(gallery).getBoundingClientRect().height).toBe(0);
  });

  it('is named without the filters of the page, which stay', async () => {
    const { gallery, control } = await mountExplorer({ tag: 'mist' });
    type(field(control('search')), 'qqqq');
    await waitForStatus(gallery, /^No pictures match “qqqq”\.\s+Clear filters$/);
    expect(statusText(gallery)).not.toContain('mist');
    button(gallery).click();
    await vi.waitFor(() => expect(tilesOf(gallery)).toHaveLength(3));
    expect(gallery.tag).toBe('mist');
  });

  it('is reset to the filter of the page if a visitor had chosen another one', async () => {
    const { gallery, control } = await mountExplorer({ tag: 'mist' });
    chip(control('tags'), 'tide').click();
    await waitForStatus(gallery, /^No pictures match “tide”\./);
    button(gallery).click();
    await vi.waitFor(() => expect(gallery.tag).toBe('mist'));
    await vi.waitFor(() => expect(selectedTags(control('tags'))).toEqual(['mist']));
  });

  it('is not named if only the page has set it', async () => {
    const { gallery, control } = await mountExplorer({ category: 'Unused' });
    await waitForStatus(gallery, /^There are no pictures here yet\.$/);
    gallery.category = 'Other';
    await gallery.updateComplete;
    type(field(control('search')), 'qqqq');
    await waitForStatus(gallery, /^No pictures match “qqqq”\./);
    // A query that the page sets is not a search of the visitor.
    gallery.q = 'other words';
    await waitForStatus(gallery, /^There are no pictures here yet\.$/);
  });

  it('stays if the page prevents pix-change', async () => {
    const { gallery, control } = await mountExplorer();
    type(field(control('search')), 'qqqq');
    await waitForStatus(gallery, /^No pictures match/);
    onChange((event) => event.preventDefault());
    button(gallery).click();
    await gallery.updateComplete;
    expect(gallery.q).toBe('qqqq');
    expect(statusText(gallery)).toMatch(/^No pictures match “qqqq”/);
  });

  it('is removed from the URL by the button, and restored by Back', async () => {
    const { href } = location;
    onTestFinished(() => history.replaceState(null, '', href));
    history.replaceState(null, '', `${location.pathname}?own=1`);
    const { gallery, control } = await mountExplorer({ sync: '' });
    field(control('search')).focus();
    type(field(control('search')), 'qqqq');
    await waitForStatus(gallery, /^No pictures match “qqqq”\./);
    expect(location.search).toBe('?own=1&q=qqqq');
    button(gallery).focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(location.search).toBe('?own=1'));
    await vi.waitFor(() => expect(tilesOf(gallery)).toHaveLength(3));
    history.back();
    await waitForStatus(gallery, /^No pictures match “qqqq”\./);
    expect([location.search, field(control('search')).value]).toEqual(['?own=1&q=qqqq', 'qqqq']);
  });

  it('from a link is cleared by the button like one from a control', async () => {
    const { href } = location;
    onTestFinished(() => history.replaceState(null, '', href));
    history.replaceState(null, '', `${location.pathname}?q=qqqq`);
    const { gallery, control } = await mountExplorer({ sync: '' });
    await waitForStatus(gallery, /^No pictures match “qqqq”\.\s+Clear filters$/);
    button(gallery).click();
    await vi.waitFor(() => expect(tilesOf(gallery)).toHaveLength(3));
    await vi.waitFor(() => expect(field(control('search')).value).toBe(''));
    expect([gallery.q, location.search]).toEqual([undefined, '']);
  });

  it('is named for controls anywhere on the page, in the language of the gallery, and as text', async () => {
    const { control, gallery, list } = mountPair('pix-search');
    list.mockImplementation(({ q, ...query }) => Promise.resolve(listOf(q ? [] : RECORDS, query)));
    await vi.waitFor(() => expect(field(control)).toBeTruthy());
    gallery.lang = 'de';
    type(field(control), '<b>{count}');
    await waitForStatus(gallery, /^Keine Bilder passen zu „<b>\{count\}“\.\s+Filter zurücksetzen$/);
  });

  it('is announced once, by the gallery and not by its count', async () => {
    const { gallery, control } = await mountExplorer();
    const count = control('count');
    await vi.waitFor(() => expect(queryShadow(count, '[part=text]').textContent).toBe('30 results'));
    const spoken = recordAnnouncements(gallery);
    type(field(control('search')), 'qqqq');
    await waitForStatus(gallery, /^No pictures match/);
    await sleep(1000);
    expect(spoken).toHaveLength(1);
    expect(queryShadow(count, '[part=text]').textContent).toBe('No results');
  });
});

/** Mounts small galleries near the viewport, with an error message that no other test has. */
const mountMany = (count: number) =>
  Array.from({ length: count }, () => {
    const gallery = mount('pix-gallery', { limit: '1' });
    gallery.style.setProperty('--pix-tile-size', '4px');
    gallery.texts = { picturesFailed: 'Nothing came.' };
    return gallery;
  });

describe('a list that could not be loaded', () => {
  it.each([
    ['network', new PixNetworkError(new TypeError()), 'Check your connection and try again.'],
    ['timeout', new PixTimeoutError('body', 9), 'Check your connection and try again.'],
    [
      '404',
      new PixHttpError('not_found', 'No such album.', { status: 404 }),
      'This content may have been removed',
    ],
    ['403', new PixHttpError('forbidden', 'Private.', { status: 403 }), 'it may not be public'],
    [
      '429',
      new PixHttpError('slow_down', 'Quota 7 of 7.', { status: 429 }),
      'too many requests at the moment',
    ],
    ['503', new PixHttpError('x', 'Database is down.', { status: 503 }), 'The service is having problems.'],
    ['no connection', new TypeError('Failed to fetch'), 'Check your connection and try again.'],
    ['a mistake of the page', new TypeError('x is not a function'), 'The service is having problems.'],
    ['an error of its own', new Error('ENOTFILM'), 'The service is having problems.'],
    ['nothing', undefined, 'The service is having problems.'],
  ])('shows advice, but not the reason: %s', async (name, error, advice) => {
    for (const tag of ['pix-gallery', 'pix-albums', 'pix-album', 'pix-image'] as const) {
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- sources of a page may do so
      const fail = () => Promise.reject(error);
      const host: HTMLElement = mount(tag, { slug: 'a-picture', token: 'token0000001' });
      const failed = new Promise<HTMLElementEventMap['pix-error']>((resolve) =>
        host.addEventListener('pix-error', resolve, { once: true }),
      );
      Object.assign(host, { source: { images: { list: fail }, albums: { list: fail, images: fail } } });
      const { detail } = await failed;
      expect(detail.error).toEqual(error ?? expect.any(Error));
      await waitForStatus(host, advice);
      await waitForStatus(host, 'could not be loaded.');
      expect(status(host).querySelector('.icon')?.getBoundingClientRect().width).toBe(32);
      expect(status(host).textContent).not.toContain(error?.message ?? 'undefined');
      // Another attempt cannot bring back what does not exist.
      expect(!button(host)).toBe(name === '404');
      expect(queryShadowAll(host, '.skeleton')).toEqual([]);
      host.remove();
    }
  });

  it('advises to check the connection while the browser is offline, whatever the reason', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const gallery = mount('pix-gallery');
    gallery.source = { images: { list: () => Promise.reject(new Error('no film')) } };
    await waitForStatus(gallery, 'Check your connection and try again.');
    onLine.mockRestore();
  });

  for (const layout of ['grid', 'rows', 'columns', 'carousel'])
    for (const paging of ['none', 'more', 'scroll', 'pages'])
      it(`leaves no skeleton, and loads with its button: ${layout}, ${paging}`, async () => {
        await page.viewport(600, 800);
        const { source, list } = createSource();
        list.mockRejectedValueOnce(new Error(`${layout} ${paging}`));
        const gallery = mount('pix-gallery', { controls: 'search count', layout, paging, limit: '10' });
        gallery.source = source;
        await waitForStatus(gallery, 'could not be loaded');
        expect(queryShadowAll(gallery, '.skeleton')).toEqual([]);
        const below = queryShadow(gallery, '.controls').getBoundingClientRect().bottom;
        expect(status(gallery).getBoundingClientRect().top - below).toBeLessThan(40);
        expect(gallery.matches(':state(error)')).toBe(true);
        button(gallery).click();
        await vi.waitFor(() => expect(tilesOf(gallery).length).toBeGreaterThan(3));
      });

  it('is announced once if many elements have the same message', async () => {
    const galleries = mountMany(5);
    for (const gallery of galleries)
      gallery.source = { images: { list: () => Promise.reject(new Error('-')) } };
    await Promise.all(galleries.map((gallery) => waitForStatus(gallery, 'Nothing came.')));
    const live = galleries.filter((gallery) => !status(gallery).querySelector('[aria-live=off]'));
    expect(live).toHaveLength(1);
  });

  it('logs its reason once, and at most one line per element', async () => {
    const fail = (message: string) => ({ images: { list: () => Promise.reject(new Error(message)) } });
    const galleries = mountMany(20);
    for (const gallery of galleries) gallery.source = fail('The same reason');
    await Promise.all(galleries.map((gallery) => waitForStatus(gallery, 'Nothing came.')));
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.lastCall?.[0]).toMatch(/^Pix: Nothing came\. /);
    expect(warn.mock.lastCall?.[1]).toHaveProperty('message', 'The same reason');
    const [first] = galleries;
    for (let i = 0; i < 3; i++) {
      const failed = new Promise((resolve) => first?.addEventListener('pix-error', resolve, { once: true }));
      if (first) first.source = fail(`Reason ${i}`);
      await failed;
    }
    expect(warn).toHaveBeenCalledOnce();
  });
});

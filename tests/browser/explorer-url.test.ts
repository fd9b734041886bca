import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import { syncUrl } from '../../src/components/explorer/sync-url.ts';

const PAGE = location.href;

let ends: AbortController;

beforeEach(() => {
  ends = new AbortController();
});
afterEach(() => {
  ends.abort();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  history.replaceState(null, '', PAGE);
});

/** Sets the query of the URL, and mounts a gallery that syncs with it, with controls. */
async function open(
  search: string,
  {
    prefix = '',
    attributes = {},
    state,
  }: { prefix?: string; attributes?: Record<string, string>; state?: object } = {},
) {
  history.replaceState(state, '', `${location.pathname}${search}`);
  const mount = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, more: Record<string, string>) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(more)) element.setAttribute(name, value);
    document.body.append(element);
    return element;
  };
  const gallery = mount('pix-gallery', {
    id: 'gallery',
    controls: 'category tags',
    paging: 'pages',
    ...attributes,
  });
  const [field, sort] = [mount('pix-search', { for: 'gallery' }), mount('pix-sort', { for: 'gallery' })];
  syncUrl(gallery, prefix, ends.signal);
  await Promise.all([field.updateComplete, sort.updateComplete]);
  const input = field.shadowRoot?.querySelector('input') as HTMLInputElement;
  const select = sort.shadowRoot?.querySelector('select') as HTMLSelectElement;
  return {
    gallery,
    field,
    /** Types words and waits for the search. */
    search: async (words: string) => {
      input.focus();
      input.value = words;
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await vi.waitFor(() => expect(gallery.q ?? '').toBe(words));
      await Promise.resolve();
    },
    press: (key: string) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true })),
    sortBy: async (value: string) => {
      select.value = value;
      select.dispatchEvent(new Event('change'));
      await Promise.resolve();
    },
  };
}

/** The properties of a gallery that sync with the URL. */
const queryOf = ({ q, category, tag, sort, page }: HTMLElementTagNameMap['pix-gallery']) => ({
  q,
  category,
  tag,
  sort,
  page,
});

it('the URL is read at the start', async () => {
  const { gallery } = await open('?q=low+tide&category=Land&tag=mist&sort=size&page=3');
  expect(queryOf(gallery)).toEqual({ q: 'low tide', category: 'Land', tag: 'mist', sort: 'size', page: 3 });
});

it('invalid values in the URL are ignored, and the query of the page applies to missing ones', async () => {
  const { gallery } = await open(`?sort=upwards&page=-1&tag=${'x'.repeat(65)}&__proto__=1&q=`, {
    attributes: { sort: 'popular', tag: 'tide' },
  });
  expect(queryOf(gallery)).toEqual({
    q: undefined,
    category: undefined,
    tag: 'tide',
    sort: 'popular',
    page: 1,
  });
});

it.each(['9007199254740993', '1000000000000000000000'])(
  'a page that is no exact number is ignored: %s',
  async (page) => {
    const { gallery } = await open(`?page=${page}`);
    expect(gallery.page).toBe(1);
  },
);

it('the URL changes nothing for which there is no control', async () => {
  const attributes = { controls: '', paging: 'more' };
  const { gallery, sortBy } = await open('?category=attack&tag=attack&page=9&q=sea', { attributes });
  const expected = { q: 'sea', category: undefined, tag: undefined, sort: 'newest', page: 1 };
  expect(queryOf(gallery)).toEqual(expected);
  // Parameters without a control belong to the page.
  await sortBy('popular');
  expect(location.search).toBe('?category=attack&tag=attack&page=9&q=sea&sort=popular');
  history.replaceState(null, '', '?tag=other&q=hill');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(queryOf(gallery)).toEqual({ ...expected, q: 'hill' });
});

it.each(['q', 'category', 'tag'] as const)(
  'the URL never overrides a filter of the page: %s',
  async (name) => {
    const { gallery } = await open('?q=attack&category=attack&tag=attack', { attributes: { [name]: 'own' } });
    const named = { q: 'attack', category: 'attack', tag: 'attack', [name]: 'own' };
    expect(queryOf(gallery)).toMatchObject(named);
    history.replaceState(null, '', `?${name}=`);
    dispatchEvent(new PopStateEvent('popstate'));
    expect(gallery[name]).toBe('own');
  },
);

it('a control that is added later applies its part of the URL', async () => {
  const { gallery } = await open('?tag=mist', { attributes: { controls: '' } });
  expect(gallery.tag).toBeUndefined();
  const tags = document.body.appendChild(document.createElement('pix-tags'));
  tags.gallery = gallery;
  await vi.waitFor(() => expect(gallery.tag).toBe('mist'));
  tags.remove();
  await Promise.resolve();
  history.replaceState(null, '', '?tag=attack');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(gallery.tag).toBe('mist');
});

it('choices are written to the URL; other parameters, the hash and the state stay, but the mark that Next.js adds itself', async () => {
  const state = { theirs: 1, __NA: true };
  const { sortBy, search } = await open('?flag&a=b%20c&q=old&page=2#top', { state });
  const push = vi.spyOn(history, 'pushState');
  await sortBy('oldest');
  expect(location.search + location.hash).toBe('?flag&a=b%20c&q=old&sort=oldest#top');
  await sortBy('newest');
  await search('a&b');
  expect(location.search + location.hash).toBe('?flag&a=b%20c&q=a%26b#top');
  expect(history.state).toEqual({ theirs: 1 });
  expect(push).toHaveBeenCalledTimes(3);
});

it('the query of the page is not written to the URL; changes by a visitor are', async () => {
  const { gallery, sortBy, search } = await open('?x=1', { attributes: { sort: 'size', q: 'sea' } });
  gallery.tag = 'mist';
  await gallery.updateComplete;
  expect(location.search).toBe('?x=1');
  gallery.tag = undefined;
  await sortBy('newest');
  // A link cannot express that a filter of the page is removed.
  await search('');
  expect(location.search).toBe('?x=1&sort=newest');
});

it('typing a search adds one history entry', async () => {
  const { search, press } = await open('');
  const push = vi.spyOn(history, 'pushState');
  await search('s');
  await search('sea');
  expect(push).toHaveBeenCalledTimes(1);
  press('Enter');
  await Promise.resolve();
  await search('hill');
  expect(push).toHaveBeenCalledTimes(2);
  expect(location.search).toBe('?q=hill');
});

it('Back and Forward restore earlier queries, and the controls follow', async () => {
  const { gallery, field, sortBy, search } = await open('?page=2');
  await search('sea');
  await sortBy('size');
  const navigate = async (back: boolean, wanted: object) => {
    if (back) history.back();
    else history.forward();
    await vi.waitFor(() => expect(queryOf(gallery)).toMatchObject(wanted));
  };
  await navigate(true, { q: 'sea', sort: 'newest', page: 1 });
  await navigate(true, { q: undefined, page: 2 });
  await vi.waitFor(() => expect(field.value).toBe(''));
  await navigate(false, { q: 'sea', page: 1 });
  await vi.waitFor(() => expect(field.value).toBe('sea'));
});

// Without the Navigation API, nobody hears of it.
it.runIf('navigation' in window)('a query that a router adds to the URL applies', async () => {
  const { gallery, search } = await open('?page=2');
  await search('sea');
  history.pushState(null, '', '?q=hill');
  await vi.waitFor(() => expect(gallery.q).toBe('hill'));
  history.replaceState(null, '', location.pathname);
  await vi.waitFor(() => expect(gallery.q).toBeUndefined());
});

it('a history entry with the same query leaves the gallery unchanged', async () => {
  const { gallery } = await open('?q=sea');
  gallery.q = 'set by the page';
  history.pushState({ viewer: true }, '', '#picture');
  const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await back;
  expect(gallery.q).toBe('set by the page');
});

it('a prefix applies to all parameters', async () => {
  const { gallery, sortBy } = await open('?q=theirs&g-q=sea', { prefix: 'g-' });
  expect(gallery.q).toBe('sea');
  await sortBy('popular');
  expect(location.search).toBe('?q=theirs&g-q=sea&g-sort=popular');
});

it('a change that the page prevents is not written', async () => {
  const { sortBy, gallery } = await open('');
  document.addEventListener('pix-change', (event) => event.preventDefault(), { signal: ends.signal });
  await sortBy('popular');
  expect([location.search, gallery.sort]).toEqual(['', undefined]);
});

/** Lets the browser refuse new history entries. */
const refuseEntries = () =>
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Sandboxed', 'SecurityError');
  });

it('the gallery works where the history cannot be written, as in sandboxed frames', async () => {
  const { gallery, sortBy } = await open('');
  const push = refuseEntries();
  await sortBy('popular');
  expect(push).toHaveBeenCalledOnce();
  expect([location.search, gallery.sort]).toEqual(['', 'popular']);
});

it('a query stays there when the scroll position is saved', async () => {
  const { gallery, search } = await open('');
  const push = refuseEntries();
  await search('sea');
  expect(push).toHaveBeenCalled();
  history.replaceState({ scrolled: true }, '');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(gallery.q).toBe('sea');
});

it('a gallery that is removed and added again keeps the query of the page apart', async () => {
  const { gallery, sortBy } = await open('?q=sea', { attributes: { tag: 'mist' } });
  ends.abort();
  ends = new AbortController();
  syncUrl(gallery, '', ends.signal);
  await sortBy('size');
  expect(location.search).toBe('?q=sea&sort=size');
});

it('once syncing has ended, nothing is written to the URL', async () => {
  const { gallery, sortBy } = await open('?q=sea');
  ends.abort();
  await sortBy('popular');
  expect([location.search, gallery.sort]).toEqual(['?q=sea', 'popular']);
});

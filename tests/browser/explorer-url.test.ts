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

/** A page at this address, with a gallery whose query is kept in it, and controls. */
async function open(
  search: string,
  {
    prefix = '',
    attributes = {},
    state,
  }: { prefix?: string; attributes?: Record<string, string>; state?: object } = {},
) {
  history.replaceState(state, '', `${location.pathname}${search}`);
  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, more: Record<string, string>) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(more)) element.setAttribute(name, value);
    document.body.append(element);
    return element;
  };
  const gallery = make('pix-gallery', {
    id: 'gallery',
    controls: 'category tags',
    paging: 'pages',
    ...attributes,
  });
  const [field, sort] = [make('pix-search', { for: 'gallery' }), make('pix-sort', { for: 'gallery' })];
  syncUrl(gallery, prefix, ends.signal);
  await Promise.all([field.updateComplete, sort.updateComplete]);
  const input = field.shadowRoot?.querySelector('input') as HTMLInputElement;
  const select = sort.shadowRoot?.querySelector('select') as HTMLSelectElement;
  return {
    gallery,
    field,
    /** Types words and waits until they are searched for. */
    search: async (words: string) => {
      input.focus();
      input.value = words;
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await vi.waitFor(() => expect(gallery.q ?? '').toBe(words));
      await Promise.resolve();
    },
    press: (key: string) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true })),
    order: async (value: string) => {
      select.value = value;
      select.dispatchEvent(new Event('change'));
      await Promise.resolve();
    },
  };
}

/** What of the gallery an address can say. */
const query = ({ q, category, tag, sort, page }: HTMLElementTagNameMap['pix-gallery']) => ({
  q,
  category,
  tag,
  sort,
  page,
});

it('an address is read at the start', async () => {
  const { gallery } = await open('?q=low+tide&category=Land&tag=mist&sort=size&page=3');
  expect(query(gallery)).toEqual({ q: 'low tide', category: 'Land', tag: 'mist', sort: 'size', page: 3 });
});

it('what it cannot mean is ignored, and what it does not say is as the page has it', async () => {
  const { gallery } = await open(`?sort=upwards&page=-1&tag=${'x'.repeat(65)}&__proto__=1&q=`, {
    attributes: { sort: 'popular', tag: 'tide' },
  });
  expect(query(gallery)).toEqual({
    q: undefined,
    category: undefined,
    tag: 'tide',
    sort: 'popular',
    page: 1,
  });
});

it('an address changes nothing for which there is no control (D2)', async () => {
  const attributes = { controls: '', paging: 'more' };
  const { gallery, order } = await open('?category=attack&tag=attack&page=9&q=sea', { attributes });
  const asked = { q: 'sea', category: undefined, tag: undefined, sort: 'newest', page: 1 };
  expect(query(gallery)).toEqual(asked);
  // Parameters that are not the gallery's are the page's.
  await order('popular');
  expect(location.search).toBe('?category=attack&tag=attack&page=9&q=sea&sort=popular');
  history.replaceState(null, '', '?tag=other&q=hill');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(query(gallery)).toEqual({ ...asked, q: 'hill' });
});

it.each(['q', 'category', 'tag'] as const)(
  'an address never leaves a filter that the page has set: %s (D2)',
  async (name) => {
    const { gallery } = await open('?q=attack&category=attack&tag=attack', { attributes: { [name]: 'own' } });
    const named = { q: 'attack', category: 'attack', tag: 'attack', [name]: 'own' };
    expect(query(gallery)).toMatchObject(named);
    history.replaceState(null, '', `?${name}=`);
    dispatchEvent(new PopStateEvent('popstate'));
    expect(gallery[name]).toBe('own');
  },
);

it('a control that comes later opens its part of the address (D2)', async () => {
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

it('what visitors choose is written, and all else stays: parameters, hash, state', async () => {
  const { order, search } = await open('?flag&a=b%20c&q=old&page=2#top', { state: { theirs: 1 } });
  const before = history.length;
  await order('oldest');
  expect(location.search + location.hash).toBe('?flag&a=b%20c&q=old&sort=oldest#top');
  await order('newest');
  await search('a&b');
  expect(location.search + location.hash).toBe('?flag&a=b%20c&q=a%26b#top');
  expect(history.state).toEqual({ theirs: 1 });
  expect(history.length).toBe(before + 3);
});

it('what the page asks for stands in no address; what a visitor makes of it does', async () => {
  const { gallery, order, search } = await open('?x=1', { attributes: { sort: 'size', q: 'sea' } });
  gallery.tag = 'mist';
  await gallery.updateComplete;
  expect(location.search).toBe('?x=1');
  gallery.tag = undefined;
  await order('newest');
  // A filter of the page's own is nothing that a link could say.
  await search('');
  expect(location.search).toBe('?x=1&sort=newest');
});

it('a search that is being typed is one entry of the history', async () => {
  const { search, press } = await open('');
  const before = history.length;
  await search('s');
  await search('sea');
  expect(history.length).toBe(before + 1);
  press('Enter');
  await Promise.resolve();
  await search('hill');
  expect(history.length).toBe(before + 2);
  expect(location.search).toBe('?q=hill');
});

it('Back and Forward lead through what was asked for, and the controls follow', async () => {
  const { gallery, field, order, search } = await open('?page=2');
  await search('sea');
  await order('size');
  const go = async (back: boolean, wanted: object) => {
    if (back) history.back();
    else history.forward();
    await vi.waitFor(() => expect(query(gallery)).toMatchObject(wanted));
  };
  await go(true, { q: 'sea', sort: 'newest', page: 1 });
  await go(true, { q: undefined, page: 2 });
  await vi.waitFor(() => expect(field.value).toBe(''));
  await go(false, { q: 'sea', page: 1 });
  await vi.waitFor(() => expect(field.value).toBe('sea'));
});

it('another entry of the same query leaves the gallery as it is', async () => {
  const { gallery } = await open('?q=sea');
  gallery.q = 'set by the page';
  history.pushState({ viewer: true }, '', '#picture');
  const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await back;
  expect(gallery.q).toBe('set by the page');
});

it('with a prefix the names are its own', async () => {
  const { gallery, order } = await open('?q=theirs&g-q=sea', { prefix: 'g-' });
  expect(gallery.q).toBe('sea');
  await order('popular');
  expect(location.search).toBe('?q=theirs&g-q=sea&g-sort=popular');
});

it('a change that the page prevents is not written', async () => {
  const { order, gallery } = await open('');
  document.addEventListener('pix-change', (event) => event.preventDefault(), { signal: ends.signal });
  await order('popular');
  expect([location.search, gallery.sort]).toEqual(['', undefined]);
});

it('where the history may not be written, as in sandboxed frames, the gallery works all the same', async () => {
  const { gallery, order } = await open('');
  const push = vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Sandboxed', 'SecurityError');
  });
  await order('popular');
  expect(push).toHaveBeenCalledOnce();
  expect([location.search, gallery.sort]).toEqual(['', 'popular']);
});

it('a gallery that went and came back still knows what the page asked for', async () => {
  const { gallery, order } = await open('?q=sea', { attributes: { tag: 'mist' } });
  ends.abort();
  ends = new AbortController();
  syncUrl(gallery, '', ends.signal);
  await order('size');
  expect(location.search).toBe('?q=sea&sort=size');
});

it('when it ends, nothing is written or followed any more', async () => {
  const { gallery, order } = await open('?q=sea');
  ends.abort();
  await order('popular');
  expect([location.search, gallery.sort]).toEqual(['?q=sea', 'popular']);
});

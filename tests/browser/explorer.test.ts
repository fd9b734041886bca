import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../src/define.ts';
import type { ImageList } from '../../src/contract/models.ts';
import {
  createSource,
  field,
  mount,
  mountPair,
  options,
  recordQueries,
  RECORDS,
  select,
  sleep,
  type,
} from '../support/explorer.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { queryShadow } from '../support/gallery.ts';
import { imageRecord, listOf } from '../support/picture-records.ts';

afterEach(() => document.body.replaceChildren());

it('a search is sent once, when typing pauses, and starts at the first page', async () => {
  const { control, gallery, list } = mountPair('pix-search');
  await vi.waitFor(() => expect(list).toHaveBeenCalledOnce());
  const queries = recordQueries();
  const words = 'low tide';
  for (let typed = 1; typed <= words.length; typed++) type(field(control), words.slice(0, typed));
  expect(queries).toEqual([]);
  await vi.waitFor(() => expect(list.mock.lastCall?.[0]).toMatchObject({ q: 'low tide', page: 1, limit: 3 }));
  expect(queries).toEqual([{ q: 'low tide' }]);
  expect(list).toHaveBeenCalledTimes(2);
  expect(gallery.page).toBe(1);
});

it('Enter searches at once, and no text is searched for twice', async () => {
  const { control } = mountPair('pix-search');
  await control.updateComplete;
  const queries = recordQueries();
  type(field(control), 'sea');
  await userEvent.type(field(control), '{Enter}');
  expect(queries).toEqual([{ q: 'sea' }]);
  await userEvent.type(field(control), ' {Enter}');
  await sleep(400);
  expect(queries).toHaveLength(1);
  expect(field(control).value).toBe('sea ');
});

it('no search is sent during a composition', async () => {
  const { control } = mountPair('pix-search');
  await control.updateComplete;
  const queries = recordQueries();
  type(field(control), 'う', true);
  field(control).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true }));
  await sleep(400);
  expect(queries).toEqual([]);
  type(field(control), '海', true);
  field(control).dispatchEvent(new CompositionEvent('compositionend'));
  await vi.waitFor(() => expect(queries).toEqual([{ q: '海' }]));
});

it('clearing a search removes the query, and keeps the focus in the field', async () => {
  const { control, gallery } = mountPair('pix-search', { q: 'sea' });
  await vi.waitFor(() => expect(field(control).value).toBe('sea'));
  const queries = recordQueries();
  const clear = queryShadow<HTMLElement>(control, '[part=clear]');
  expect(clear.checkVisibility()).toBe(true);
  await userEvent.click(clear);
  expect(queries).toEqual([{ q: undefined }]);
  expect(gallery.q).toBeUndefined();
  expect(control.shadowRoot?.activeElement).toBe(field(control));
  expect(clear.checkVisibility()).toBe(false);
});

it('the response to the latest search is shown, whichever arrives last (R33, P14)', async () => {
  const answers = new Map<string | undefined, (list: ImageList) => void>();
  const gallery = mount('pix-gallery', { id: 'gallery', q: 'start' });
  const [search, count] = [mount('pix-search', { for: 'gallery' }), mount('pix-count', { for: 'gallery' })];
  gallery.source = {
    images: { list: ({ q }) => new Promise((resolve) => answers.set(q, resolve)) },
  };
  for (const words of ['slow', 'fast']) {
    await search.updateComplete;
    type(field(search), words);
    field(search).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    await vi.waitFor(() => expect(answers.has(words)).toBe(true));
  }
  answers.get('fast')?.(listOf(RECORDS.slice(20, 22), {}));
  const shownTitles = () =>
    [...(gallery.shadowRoot?.querySelectorAll('img') ?? [])].map((image) => image.alt);
  await vi.waitFor(() => expect(queryShadow(count, '[part=text]').textContent).toBe('2 results'));
  answers.get('slow')?.(listOf(RECORDS.slice(0, 5), {}));
  await sleep(50);
  expect(shownTitles()).toEqual(['Picture 21', 'Picture 22']);
  expect(queryShadow(count, '[part=text]').textContent).toBe('2 results');
});

it('the sort order is one of four options', async () => {
  const { control, gallery, list } = mountPair('pix-sort', { sort: 'popular' });
  await vi.waitFor(() => expect(select(control).value).toBe('popular'));
  expect(options(control)).toEqual(['Newest first', 'Oldest first', 'Most viewed', 'Largest files']);
  await userEvent.selectOptions(select(control), 'size');
  await vi.waitFor(() => expect(list.mock.lastCall?.[0]).toMatchObject({ sort: 'size', page: 1 }));
  gallery.sort = undefined;
  await vi.waitFor(() => expect(select(control).value).toBe('newest'));
});

it('without a gallery, a control fires its event and has a value, which the page can set without an event', async () => {
  const sort = mount('pix-sort', { value: 'oldest' });
  await sort.updateComplete;
  const queries = recordQueries();
  expect(select(sort).value).toBe('oldest');
  await userEvent.selectOptions(select(sort), 'popular');
  expect(sort.value).toBe('popular');
  sort.value = 'size';
  await sort.updateComplete;
  expect(select(sort).value).toBe('size');
  expect(queries).toEqual([{ sort: 'popular' }]);
});

it('a control finds its gallery whichever is added first, and the next gallery in its place', async () => {
  const control = mount('pix-search', { for: 'gallery' });
  await control.updateComplete;
  const gallery = mount('pix-gallery', { id: 'gallery', q: 'first' });
  await vi.waitFor(() => expect(control.value).toBe('first'));
  gallery.remove();
  await new Promise((resolve) => setTimeout(resolve));
  mount('pix-gallery', { id: 'other', q: 'other' });
  const box = mount('div', { id: 'gallery' });
  box.append(Object.assign(document.createElement('pix-gallery'), { q: 'second' }));
  await vi.waitFor(() => expect(control.value).toBe('second'));
  control.for = 'other';
  await vi.waitFor(() => expect(control.value).toBe('other'));
  gallery.q = 'nobody listens';
  await gallery.updateComplete;
  expect(control.value).toBe('other');
});

it('the count is shown at once, and announced by its gallery when it no longer changes', async () => {
  const { control, gallery, list } = mountPair('pix-count');
  await control.updateComplete;
  await gallery.updateComplete;
  const announced = recordAnnouncements(gallery);
  const empty = 'There are no pictures here yet.';
  for (const [count, text, messages] of [
    [30, '30 results', []],
    // The gallery announces that there are no pictures.
    [0, 'No results', [empty]],
    [1, '1 result', [empty]],
  ] as const) {
    list.mockImplementation((query) => Promise.resolve(listOf(RECORDS.slice(0, count), query)));
    Object.assign(gallery, { q: text, page: 1 });
    await vi.waitFor(() => expect(queryShadow(control, '[part=text]').textContent).toBe(text));
    await vi.waitFor(() => expect(announced).toEqual(messages));
  }
  await vi.waitFor(() => expect(announced).toEqual([empty, '1 result']));
  list.mockImplementation((query) => Promise.resolve(listOf([], query)));
  gallery.q = 'nothing';
  await vi.waitFor(() => expect(announced).toEqual([empty, '1 result', empty]));
  expect(queryShadow(control, '[part=text]').textContent).toBe('No results');
  list.mockRejectedValue(new Error('Out of ink'));
  gallery.q = 'more';
  await vi.waitFor(() => expect(queryShadow(control, '[part=text]').textContent).toBe(''));
  gallery.remove();
  await vi.waitFor(() => expect(queryShadow(control, '[part=text]').textContent).toBe(''));
});

it('the count stays while a later page fails, and follows a growing list', async () => {
  const records = Array.from({ length: 700 }, (_, id) => imageRecord(id + 1));
  const { control, gallery, list } = mountPair('pix-count', { limit: '700', page: '1' });
  list.mockImplementation((query) => Promise.resolve(listOf(records.slice(0, 600), query)));
  const count = () => queryShadow(control, '[part=text]').textContent;
  await vi.waitFor(() => expect(count()).toBe('600 results'));
  list.mockRejectedValueOnce(new Error('Out of ink'));
  const failed = new Promise((resolve) => gallery.addEventListener('pix-error', resolve));
  await vi.waitFor(() => {
    scrollTo(0, 1e6);
    expect(list).toHaveBeenCalledTimes(2);
  });
  await failed;
  await control.updateComplete;
  expect(count()).toBe('600 results');
  list.mockImplementation((query) => Promise.resolve(listOf(records, query)));
  const retryButton = () => queryShadow<HTMLElement>(gallery, '.status button') as HTMLElement | null;
  await vi.waitFor(() => expect(retryButton()).toBeTruthy());
  retryButton()?.click();
  await vi.waitFor(() => expect(count()).toBe('700 results'));
});

it('a failed request is retried once, however often the connection returns', async () => {
  const { gallery, list } = mountPair('pix-count');
  list.mockRejectedValueOnce(new Error('Out of ink'));
  await vi.waitFor(() => expect(gallery.state).toBe('error'));
  list.mockImplementation((query) => Promise.resolve(listOf([], query)));
  vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.05);
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(gallery.state).toBe('empty'));
  await sleep(150);
  expect(gallery.state).toBe('empty');
});

it.each(['pix-search', 'pix-sort', 'pix-categories', 'pix-tags', 'pix-count'] as const)(
  'axe finds no violations in %s',
  async (tag) => {
    const { control, list } = mountPair(tag);
    await vi.waitFor(() => expect(list).toHaveBeenCalled());
    await sleep(100);
    const { violations } = await axe.run(control);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  },
);

it('search fields and page numbers of several galleries are landmarks with unique names', async () => {
  const { source } = createSource();
  document.body.innerHTML = '<h1>Mine</h1><main><h2>Lakes </h2><div></div><h2>Hills</h2><div></div></main>';
  const [first, second] = document.querySelectorAll('main > div');
  const galleries = [first, second, second].map((around) => {
    const gallery = mount('pix-gallery', { controls: 'search', paging: 'pages', limit: '3' });
    gallery.source = source;
    around?.append(gallery);
    return gallery;
  });
  galleries.push(mount('pix-gallery', { controls: 'search', 'aria-label': 'Found' }));
  const namesOf = (gallery: Element) => [
    gallery.shadowRoot?.querySelector('pix-search')?.shadowRoot?.querySelector('[role=search]')?.ariaLabel,
    gallery.shadowRoot?.querySelector('nav')?.ariaLabel,
  ];
  await vi.waitFor(() =>
    expect(galleries.flatMap(namesOf).sort()).toEqual([
      ...['Pages: Hills', 'Pages: Hills (2)', 'Pages: Lakes'],
      ...['Search pictures: Found', 'Search pictures: Hills', 'Search pictures: Hills (2)'],
      ...['Search pictures: Lakes', undefined],
    ]),
  );
  expect(namesOf(galleries[0] as Element)).toEqual(['Search pictures: Lakes', 'Pages: Lakes']);
  const { violations } = await axe.run(document.body, { runOnly: ['landmark-unique'] });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

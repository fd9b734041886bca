import { afterEach, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import { readAttributes } from '../../src/embed/mount-config.ts';
import { createSource, requestFirstPage } from '../../src/embed/source.ts';
import { FILTER_EXAMPLES } from '../support/filter-examples.ts';
import {
  createSource as createListSource,
  mountGallery,
  queryShadow,
  waitForTiles,
  waitUntilStable,
} from '../support/gallery.ts';

afterEach(() => document.body.replaceChildren());

/** A source, and its requests: paths and queries, without `undefined` values. */
function recordingSource() {
  const requests: string[] = [];
  const source = createSource((path, query) => {
    const set = Object.entries(query).filter(([, value]) => value !== undefined);
    requests.push(JSON.stringify([path, Object.fromEntries(set.toSorted())]));
    return new Promise(() => undefined);
  });
  return { source, requests };
}

/** The config of a container with these attributes, and the requests of its prefetch. */
function prefetched(markup: string) {
  const container = document.createElement('div');
  for (const [, name = '', value = ''] of markup.matchAll(/([\w-]+)(?:="(.*?)")?/g))
    container.setAttribute(name, value);
  const config = readAttributes(container) ?? expect.unreachable();
  const { source, requests } = recordingSource();
  void requestFirstPage(source, config, new AbortController());
  return { config, requests };
}

const FILTERED = Object.entries(FILTER_EXAMPLES).map(([name, value]) => `data-${name}="${value}"`);

it.each([
  'data-pix-gallery',
  ...FILTERED.map((attribute) => `data-pix-gallery ${attribute}`),
  `data-pix-gallery ${FILTERED.join(' ')}`,
  'data-pix-gallery data-page="3"',
  'data-pix-gallery data-limit="150" data-page="2"',
  'data-pix-gallery data-layout="rows" data-limit="250" data-page="4"',
  'data-pix-gallery data-paging="pages" data-page="2"',
  'data-pix-album="k3V9xQ2mB7ap"',
  'data-pix-album="k3V9xQ2mB7ap" data-sort="oldest" data-limit="30"',
  'data-pix-album="k3V9xQ2mB7ap" data-paging="more"',
  'data-pix-albums',
  'data-pix-albums data-user="owner" data-limit="7"',
  'data-pix-image="first-frost"',
])('the prefetch of %s is the first request of its element', async (markup) => {
  const { config, requests } = prefetched(markup);
  const own = recordingSource();
  const element = document.createElement(config.tag);
  document.body.append(Object.assign(element, config.props, { source: own.source }));
  await vi.waitFor(() => expect(own.requests).not.toEqual([]));
  expect(requests).toEqual(own.requests.slice(0, 1));
});

it('nothing is prefetched for a picture by its ID, whose request counts a view', () => {
  expect(prefetched('data-pix-image="42"').requests).toEqual([]);
});

it.each(['removed attributes', 'null'])('%s stand for the default', async (kind) => {
  const { source, list } = createListSource(4);
  const gallery = mountGallery({ tag: 'sea', sort: 'oldest', layout: 'rows', paging: 'more' }, { source });
  await waitForTiles(gallery);
  const names = ['tag', 'sort', 'layout', 'paging'] as const;
  for (const name of names)
    if (kind === 'null') Object.assign(gallery, { [name]: null });
    else gallery.removeAttribute(name);
  await gallery.updateComplete;
  await waitUntilStable(gallery);
  expect(list.mock.lastCall?.[0]).toEqual({ limit: 24, page: 1 });
  expect(names.map((name) => gallery[name])).toEqual(names.map(() => undefined));
  expect(queryShadow(gallery, '.grid')).not.toBeNull();
});

it('empty texts stand for no filter', async () => {
  const { source, list } = createListSource(3);
  const gallery = mountGallery({}, { source });
  for (const name of ['q', 'album', 'user', 'category', 'tag', 'sort']) gallery.setAttribute(name, '');
  await waitForTiles(gallery);
  expect(list.mock.lastCall?.[0]).toEqual({ limit: 24, page: 1 });
});

it('wrong values stand for the default, and get one warning each', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { source } = createListSource(3);
  for (const _ of [1, 2]) {
    const gallery = mountGallery({}, { source });
    for (const name of ['layout', 'paging', 'quality', 'sort']) gallery.setAttribute(name, 'row');
    for (const name of ['limit', 'page', 'auto-pages']) gallery.setAttribute(name, '-7');
    await waitForTiles(gallery);
  }
  expect(warn.mock.calls.flat()).toEqual([
    'Pix: layout="row" should be grid, rows, columns, masonry, carousel.',
    'Pix: paging="row" should be none, more, scroll, pages.',
    'Pix: quality="row" should be fast, sharp.',
    'Pix: sort="row" should be newest, oldest, popular, size.',
    'Pix: limit="-7" should be a whole number from 1.',
    'Pix: page="-7" should be a whole number from 1.',
    'Pix: autoPages="-7" should be a whole number from 1.',
  ]);
  warn.mockRestore();
});

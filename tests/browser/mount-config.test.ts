import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ELEMENT_OPTIONS } from '../../src/components/element-options.ts';
import {
  ATTRIBUTES,
  canBePainted,
  optionalChunksOf,
  readAttributes,
  readOptions,
} from '../../src/embed/mount-config.ts';
import type { GalleryOptions } from '../../src/global.ts';
import { FILTER_EXAMPLES } from '../support/filter-examples.ts';

const container = (markup: string): Element => {
  const template = document.createElement('template');
  template.setHTMLUnsafe(`<div ${markup}></div>`);
  return template.content.firstElementChild as Element;
};

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

it.each(['gallery', 'albums'])('data-pix-%s with another value than "all" is named in a warning', (name) => {
  expect(readAttributes(container(`data-pix-${name}="al"`))?.tag).toBe(`pix-${name}`);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(`Pix: data-pix-${name}="al" should be all.`);
  expect(readAttributes(container(`data-pix-${name}="all"`))?.tag).toBe(`pix-${name}`);
  expect(readAttributes(container(`data-pix-${name}`))?.tag).toBe(`pix-${name}`);
  expect(console.warn).toHaveBeenCalledOnce();
});

describe('The attributes of a container', () => {
  it.each([
    ['data-pix-gallery="all"', { tag: 'pix-gallery', props: { limit: 24, page: 1 } }],
    ['data-pix-gallery', { tag: 'pix-gallery', props: { limit: 24, page: 1 } }],
    [
      'data-pix-gallery="all" data-limit="7" data-sort="size" data-user="owner" data-category="Sea"',
      {
        tag: 'pix-gallery',
        props: { limit: 7, page: 1, sort: 'size', user: 'owner', category: 'Sea' },
      },
    ],
    [
      'data-pix-gallery="all" data-q="sea" data-tag="blue" data-album="abc" data-page="2"',
      {
        tag: 'pix-gallery',
        props: { limit: 24, page: 2, q: 'sea', tag: 'blue', album: 'abc' },
      },
    ],
    [
      'data-pix-gallery="all" data-layout="rows" data-paging="scroll" data-auto-pages="3" data-controls=" sort  search " data-sync="" data-history="?photo"',
      {
        tag: 'pix-gallery',
        props: {
          limit: 24,
          page: 1,
          layout: 'rows',
          paging: 'scroll',
          controls: ' sort  search ',
          sync: '',
          history: '?photo',
        },
      },
    ],
    ['data-pix-album="abc"', { tag: 'pix-album', props: { limit: Infinity, token: 'abc' } }],
    [
      'data-pix-album="abc" data-layout="masonry" data-paging="pages" data-history="#photo" data-q="sea"',
      {
        tag: 'pix-album',
        props: {
          limit: 24,
          layout: 'masonry',
          paging: 'pages',
          history: '#photo',
          token: 'abc',
        },
      },
    ],
    [
      'data-pix-image="harbour" data-history="?photo" data-limit="3"',
      { tag: 'pix-image', props: { slug: 'harbour', history: '?photo' } },
    ],
    [
      'data-pix-gallery data-controls="search, colour"',
      { tag: 'pix-gallery', props: { limit: 24, page: 1, controls: 'search, colour' } },
    ],
    [
      'data-pix-image="harbour" data-ratio="3:2"',
      { tag: 'pix-image', props: { slug: 'harbour', ratio: '3:2' } },
    ],
    [
      'data-pix-albums="all" data-user="other"',
      { tag: 'pix-albums', props: { limit: Infinity, user: 'other' } },
    ],
    [
      'data-pix-albums="all" data-layout="rows" data-paging="more" data-auto-pages="2"',
      { tag: 'pix-albums', props: { limit: Infinity, layout: 'rows', paging: 'more' } },
    ],
  ])('%s', (markup, config) => {
    expect(readAttributes(container(markup))).toEqual(config);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('warn once per value that means its default', () => {
    const markup = 'data-pix-gallery="all" data-limit="lots" data-sort="upwards"';
    expect(readAttributes(container(markup))?.props).toEqual({ limit: 24, page: 1 });
    readAttributes(container(markup));
    expect(vi.mocked(console.warn).mock.calls.map(String)).toEqual([
      expect.stringContaining('data-sort="upwards"'),
      expect.stringContaining('data-limit="lots"'),
    ]);
  });

  it.each([
    ['data-layout="circle"', 'grid, rows, columns, masonry, carousel'],
    ['data-paging="endless"', 'none, more, scroll, pages'],
    ['data-page="0"', 'a whole number from 1'],
    ...['0', '-3', '2.5', ''].map((limit) => [`data-limit="${limit}"`, 'a whole number from 1']),
    ['data-sort="__proto__"', 'newest, oldest, popular, size'],
    ['data-history="photo"', '?name, #name, none'],
    ['data-history="?a=b"', '?name, #name, none'],
  ])('%s means its default, with a warning that lists the allowed values', (markup, wanted) => {
    expect(readAttributes(container('data-pix-gallery ' + markup))?.props).toEqual({
      limit: 24,
      page: 1,
    });
    expect(vi.mocked(console.warn).mock.calls.map(String)).toEqual([`Pix: ${markup} should be ${wanted}.`]);
  });

  it('are observed, each under its name', () => {
    for (const name of ['data-pix-image', 'data-history', 'data-q']) expect(ATTRIBUTES).toContain(name);
  });

  it('of an element that is not a container cause no warning', () => {
    expect(readAttributes(container('data-limit="heaps" data-sort="sideways"'))).toBeUndefined();
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each(['data-pix-album', 'data-pix-image'])('mount nothing when %s is empty', (name) => {
    expect(readAttributes(container(`${name}=""`))).toBeUndefined();
    expect(console.warn).toHaveBeenCalledOnce();
  });
});

describe('The options of renderGallery', () => {
  it('include all query parameters of the API and all display properties of a gallery', () => {
    const options = {
      limit: 5,
      page: 2,
      ...FILTER_EXAMPLES,
      layout: 'rows',
      paging: 'more',
      controls: 'search',
      sync: '',
      link: '/photo/{slug}',
      alt: () => 'A harbour',
      group: 'month',
      caption: 'below',
      captionText: '{title} – {category}',
      focalPoint: '50% 30%',
      history: '?photo',
      quality: 'sharp',
      placeholder: () => 'tan',
      imageUrl: () => undefined,
      texts: { next: 'Weiter' },
    } satisfies Required<Omit<GalleryOptions, keyof typeof ELEMENT_OPTIONS>>;
    expect(readOptions(options)).toEqual({ tag: 'pix-gallery', props: options, own: options });
  });

  it('are read from own properties only (H16, U19)', () => {
    const options = Object.assign(Object.create({ limit: 3, q: 'inherited' }) as object, { tag: 'blue' });
    expect(readOptions(options).props).toEqual({ limit: 24, page: 1, tag: 'blue' });
  });

  it.each([0, -1, 1.5, NaN, 'x', '', null])('mean the default if limit is %j', (limit) => {
    expect(readOptions({ limit }).props.limit).toBe(24);
  });
});

describe('A key in an attribute (P8)', () => {
  const KEY = 'pix_test_owner';

  it.each([
    ['data-key', KEY],
    ['data-api-key', 'k3y-of-any-shape'],
    ['data-apikey', 'k3y-of-any-shape'],
    ['data-pix-key', 'k3y-of-any-shape'],
    ['data-secret', 'k3y-of-any-shape'],
    ['data-token', KEY],
    ['data-authorization', `Bearer ${KEY}`],
    ['data-q', KEY],
    ['data-user', `${KEY} `],
    ['data-limit', KEY],
    ['data-pix-gallery', KEY],
    ['data-anything', `x=${KEY}`],
  ])('is rejected with one warning that does not repeat it: %s', (name, value) => {
    const element = container(name === 'data-pix-gallery' ? '' : 'data-pix-gallery');
    element.setAttribute(name, value);
    const config = readAttributes(element);
    readAttributes(element);
    expect(JSON.stringify(config) ?? '').not.toContain(value.trim());
    const warnings = vi.mocked(console.warn).mock.calls.map(([text]) => String(text));
    expect(warnings).toEqual([expect.stringContaining(`${name}="…" should be removed`)]);
  });

  it('does not identify a picture or an album', () => {
    expect(readAttributes(container(`data-pix-album="${KEY}"`))).toBeUndefined();
    expect(readAttributes(container(`data-pix-image="${KEY}"`))).toBeUndefined();
  });

  it.each([
    ['data-pix-album', 'Zt8hQ2_wPx'],
    ['data-token', 'Zt8hQ2_wPxR7'],
    ['data-key', '42'],
    ['data-react-key', 'item-3'],
    ['data-keyboard', 'navigation-on'],
    ['data-q', 'keyboard'],
    ['data-tag', 'secrets'],
    ['data-user', 'pix_tester'],
  ])('is not detected in %s="%s"', (name, value) => {
    const element = container('data-pix-gallery');
    element.setAttribute(name, value);
    expect(readAttributes(element)).toBeDefined();
    expect(console.warn).not.toHaveBeenCalled();
  });
});

it('a gallery that is synced with the URL is painted, unless the URL may set its query', () => {
  const { href } = location;
  const isPainted = (markup: string) => {
    const element = container(markup);
    const config = readAttributes(element);
    return config && canBePainted(config, element);
  };
  history.replaceState(null, '', '?');
  expect(isPainted('data-pix-gallery data-sync')).toBe(true);
  history.replaceState(null, '', '?q=sea');
  expect([isPainted('data-pix-gallery data-sync'), isPainted('data-pix-gallery')]).toEqual([false, true]);
  history.replaceState(null, '', href);
});

describe('The optional chunks of an element', () => {
  it.each([
    ['data-pix-gallery data-limit="100" data-layout="grid" data-paging="none"', []],
    ['data-pix-gallery data-limit="101"', ['features', 'virtual-grid', 'grid']],
    ['data-pix-gallery data-layout="rows"', ['features', 'virtual-grid', 'rows']],
    ['data-pix-gallery data-layout="masonry"', ['features', 'virtual-grid', 'columns']],
    ['data-pix-gallery data-paging="more"', ['features', 'virtual-grid', 'grid', 'pager']],
    ['data-pix-gallery data-paging="pages"', ['features', 'pager']],
    ['data-pix-gallery data-controls="sort"', ['controls']],
    ['data-pix-gallery data-controls="nonsense"', ['controls']],
    ['data-pix-gallery data-sync', ['sync-url']],
    ['data-pix-album="abc"', []],
    ['data-pix-album="abc" data-layout="rows"', ['features', 'virtual-grid', 'rows']],
    ['data-pix-albums data-limit="200"', []],
    ['data-pix-image="abc"', []],
  ])('%s', (markup, chunks) => {
    const config = readAttributes(container(markup));
    expect(config && optionalChunksOf(config)).toEqual(chunks);
  });
});

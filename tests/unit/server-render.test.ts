import { describe, expect, it } from 'vitest';
import type { Image } from '../../src/contract/models.ts';
import { renderGallery } from '../../src/server-render.ts';
import { imageRecord, listOf } from '../support/picture-records.ts';

const HOSTILE = [
  '"><script>alert(1)</script>',
  "' onerror='alert(1)",
  '</pix-gallery><img src=x onerror=alert(1)>',
  '<!-- --><style>*{display:none}</style>',
  '&lt;b&gt; &quot;',
  '\u0000\u202e"',
];

/** Names of the tags in HTML whose attribute values are all quoted; text outside of tags fails. */
function tagsOf(html: string): string[] {
  const tag = /<(\/?[a-z][a-z-]*)(?: [a-z-]+="[^"<>]*")*>/y;
  const tags: string[] = [];
  while (tag.lastIndex < html.length) {
    const { lastIndex } = tag;
    const match = tag.exec(html);
    expect(match, html.slice(lastIndex, lastIndex + 80)).not.toBeNull();
    tags.push(match?.[1] ?? '');
  }
  return tags;
}

const ONE = ['pix-gallery', 'div', 'ul', 'li', 'a', 'img', '/a', '/li', '/ul', '/div', '/pix-gallery'];

describe('renderGallery()', () => {
  it('renders each picture as a link around its thumbnail, with its text and its size', () => {
    const html = renderGallery([imageRecord(1)]);
    expect(tagsOf(html)).toEqual(ONE);
    expect(html).toContain('<a href="http://pix.test/i/picture-1"');
    expect(html).toContain(
      '<img src="http://pix.test/thumb/picture-1.jpg" alt="Picture 1" width="200" height="133" loading="eager"',
    );
  });

  it('accepts a list of the client as well as an array', () => {
    const records = [1, 2, 3].map(imageRecord);
    expect(renderGallery(listOf(records, {}))).toBe(renderGallery(records));
    expect(tagsOf(renderGallery(records)).filter((name) => name === 'img')).toHaveLength(3);
  });

  it('sets the options of the element as attributes, and no others', () => {
    const html = renderGallery([], {
      baseUrl: 'https://pix.example',
      limit: 12,
      sort: 'popular',
      q: 'a "b"',
      sync: '',
      select: true,
      live: 30,
      tag: undefined,
    });
    expect(html).toBe(
      '<pix-gallery base-url="https://pix.example" limit="12" q="a &quot;b&quot;" sort="popular" sync="" select="" live="30" style="display:block"></pix-gallery>',
    );
    const unset = { select: false, limit: NaN, q: null, layout: null, imageUrl: () => '' };
    expect(renderGallery([], unset as never)).toBe('<pix-gallery style="display:block"></pix-gallery>');
  });

  it('links pictures where the option says, as escaped text, or not at all', () => {
    const records = [imageRecord(1)];
    const linkIn = (link: string) =>
      /<a[^>]*?(?: href="(.*?)")? style/.exec(renderGallery(records, { link }))?.[1];
    expect(['viewer', 'page', 'none', '/photo/{slug}?a&b="{id}"'].map(linkIn)).toEqual([
      'http://pix.test/i/picture-1',
      'http://pix.test/i/picture-1',
      undefined,
      '/photo/picture-1?a&amp;b=&quot;1&quot;',
    ]);
    expect(renderGallery(records, { link: '/photo/{slug}' })).toContain('<pix-gallery link="/photo/{slug}"');
    expect(tagsOf(renderGallery(records, { link: 'none' }))).toEqual(ONE);
  });

  it('ignores unknown options', () => {
    const options = JSON.parse('{"onclick":"alert(1)","__proto__":{"limit":9},"style":"x"}') as object;
    expect(renderGallery([], options)).toBe('<pix-gallery style="display:block"></pix-gallery>');
  });

  it('reads own options only, and writes finite sizes (H16)', () => {
    const inherited = Object.create({
      id: 'foreign',
      baseUrl: 'https://foreign.test',
      layout: 'rows',
    }) as object;
    expect(renderGallery([], inherited)).toBe('<pix-gallery style="display:block"></pix-gallery>');
    const vast = { ...imageRecord(1), dimensions: { width: 1e308, height: 1 } };
    for (const layout of ['grid', 'rows', 'columns'] as const)
      expect(renderGallery([vast], { layout })).not.toMatch(/Infinity|NaN/);
  });

  it.each([
    [null, 'not null'],
    [undefined, 'not undefined'],
    [Promise.resolve([]), 'not a promise: await the list first.'],
    ['[]', 'not a string'],
    [{ pictures: [] }, 'not an object without "data"'],
  ])('says what belongs in place of %j', (value, words) => {
    expect(() => renderGallery(value as unknown as Image[])).toThrow(TypeError);
    expect(() => renderGallery(value as unknown as Image[])).toThrow(words);
  });

  it.each(HOSTILE)('escapes texts and options: %j (R22)', (text) => {
    const record = { ...imageRecord(1), title: text, slug: text };
    expect(tagsOf(renderGallery([record], { q: text, class: text, baseUrl: text }))).toEqual(ONE);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://a:b@pix.test/', 'x', '', null, {}])(
    'omits unsafe URLs: %j (R20)',
    (url) => {
      const record = imageRecord(1);
      const urls = { ...record.urls, view_page: url as string };
      expect(renderGallery([{ ...record, urls }])).toContain('<a href="http://pix.test/raw/picture-1.jpg"');
      const none = { view_page: url, direct_url: url, thumbnail_url: url, cdn_embed: url } as typeof urls;
      expect(renderGallery([{ ...record, urls: none }])).not.toContain('<img');
    },
  );

  it('keeps a quote in a URL within its attribute', () => {
    const record = imageRecord(1);
    const urls = { ...record.urls, thumbnail_url: 'https://pix.test/"onerror="alert(1)?a=1&b=\'2' };
    expect(tagsOf(renderGallery([{ ...record, urls }]))).toEqual(ONE);
  });

  it('renders records of any shape (R14, R15)', () => {
    const records = [null, 1, {}, { urls: 1 }, { ...imageRecord(1), dimensions: { width: -1, height: 'x' } }];
    const html = renderGallery(records as unknown as Image[]);
    expect(tagsOf(html)).toEqual(ONE);
    expect(html).toContain('width="200" height="150"');
  });

  it('loads the first eight images immediately, and the others lazily', () => {
    const html = renderGallery(Array.from({ length: 10 }, (_, id) => imageRecord(id + 1)));
    expect([...html.matchAll(/loading="(\w+)"/g)].map(([, value]) => value)).toEqual([
      ...Array.from({ length: 8 }, () => 'eager'),
      'lazy',
      'lazy',
    ]);
  });
});

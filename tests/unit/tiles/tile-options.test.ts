import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Image } from '../../../src/contract/models.ts';
import { toPicture, type Picture } from '../../../src/tiles/picture.ts';
import {
  imageUrlOf,
  tileOptions,
  type PictureAlt,
  type TilePlaceholder,
} from '../../../src/tiles/tile-options.ts';
import { imageRecord } from '../../support/picture-records.ts';

const picture = (fields: object = {}) => toPicture({ ...imageRecord(1), ...fields } as Image) as Picture;

/** The link of a tile with the option `link`, for a record with further fields. */
const linkOf = (link: string | undefined, fields: object = {}) => tileOptions(picture(fields), { link }).link;

const warnings = () => vi.mocked(console.warn).mock.calls.map(([text]) => String(text));

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

describe('The link of a tile', () => {
  it.each([undefined, 'viewer'])('is that to the viewer: %s', (link) => {
    expect(linkOf(link)).toBeUndefined();
  });

  it('is that to the picture page', () => {
    expect(linkOf('page')).toEqual({ href: 'http://pix.test/i/picture-1' });
  });

  it('is none', () => {
    expect(linkOf('none')).toEqual({});
  });

  it.each([
    ['/photo/{slug}', {}, '/photo/picture-1'],
    ['?photo={id}&in={category}', { category: 'Sea & "sand"' }, '?photo=1&in=Sea%20%26%20%22sand%22'],
    ['#{slug}', { slug: 'a/b?c#d' }, '#a%2Fb%3Fc%23d'],
    ['https://shop.example/{slug}/{slug}', { slug: 'ü' }, 'https://shop.example/%C3%BC/%C3%BC'],
    ['//shop.example/{slug}', { slug: 'javascript:alert(1)' }, '//shop.example/javascript%3Aalert(1)'],
    ['./{own_field}.html', { own_field: 'quay' }, './quay.html'],
    ['/all', {}, '/all'],
  ])('is the address %s with the encoded fields of %o', (link, fields, href) => {
    expect(linkOf(link, fields)).toEqual({ href });
    expect(warnings()).toEqual([]);
  });

  it.each([{ slug: undefined }, { slug: '' }, { slug: '..' }, { slug: '\ud800' }, { slug: ['quay'] }])(
    'is that to the picture page if the record lacks a field: %o',
    (fields) => {
      expect(linkOf('/x/{slug}', fields)).toEqual({ href: 'http://pix.test/i/picture-1' });
    },
  );

  it('needs fields of the record itself, with one warning that names them', () => {
    const lacking = [1, 2].map(() => linkOf('/{constructor}/{no_field}'));
    expect(lacking).toEqual([1, 2].map(() => ({ href: 'http://pix.test/i/picture-1' })));
    expect(warnings()).toEqual([
      expect.stringMatching(/"\/\{constructor\}\/\{no_field\}".*constructor, no_field/),
    ]);
  });

  it.each([
    'nowhere',
    'Page',
    '',
    'javascript:alert("{slug}")',
    'data:text/html,{slug}',
    'mailto:?body={slug}',
    '{category}:{slug}',
    '/photo/{slug',
    '/photo/{my slug}',
    'https://{slug}:port/',
  ])('is that to the viewer for a wrong value, with one warning that states the right ones: "%s"', (link) => {
    expect([linkOf(link), linkOf(link)]).toEqual([undefined, undefined]);
    expect(warnings()).toEqual([
      `Pix: link="${link}" should be viewer, page, none, or an address such as /photo/{slug}.`,
    ]);
  });
});

describe('The alternative text of a picture', () => {
  const RECORD = { description: 'Boats at low tide', tags: ['tide', 'boats'] };
  const altOf = (alt: PictureAlt | undefined, fields: object = RECORD) =>
    tileOptions(picture(fields), { alt }).alt;

  it.each([
    [undefined, undefined],
    ['title', undefined],
    ['description', 'Boats at low tide'],
    [({ tags }: Image) => tags.join(', '), 'tide, boats'],
    [() => '  \u202eBoats\n', 'Boats'],
    [() => undefined, undefined],
  ] as const)('is chosen by %s: %s', (alt, text) => {
    expect(altOf(alt)).toBe(text);
  });

  it('is the title if there is no description', () => {
    expect(altOf('description', { description: '' })).toBeUndefined();
  });

  it('is the title, and the error is reported, if the function throws', () => {
    vi.stubGlobal('reportError', vi.fn());
    const error = new Error('No text');
    expect(
      altOf(() => {
        throw error;
      }),
    ).toBeUndefined();
    expect(reportError).toHaveBeenCalledExactlyOnceWith(error);
    vi.unstubAllGlobals();
  });

  it('is the title for a wrong value, with one warning that states the right ones', () => {
    expect(['caption', 'caption'].map((alt) => altOf(alt as 'title'))).toEqual([undefined, undefined]);
    expect(warnings()).toEqual(['Pix: alt="caption" should be title, description, or a function.']);
  });
});

describe('The focal point of a picture', () => {
  const styleOf = (focalPoint: string | undefined, tags: unknown = []) =>
    tileOptions(picture({ tags }), { focalPoint }).style;

  it.each([
    [undefined, ['focus:30-70'], ''],
    ['tags', [], ''],
    ['tags', ['sea', 'focus:30-70'], '--_position:30% 70%;'],
    ['50% 30%', ['sea'], '--_position:50% 30%;'],
    [' 12.5%  100% ', [], '--_position:12.5% 100%;'],
    ['50% 30%', ['Focus:0-100'], '--_position:0% 100%;'],
    ['50% 30%', ['focus: stacking'], '--_position:50% 30%;'],
    ['50% 30%', null, '--_position:50% 30%;'],
  ])('of %s with the tags %j is "%s"', (focalPoint, tags, style) => {
    expect(styleOf(focalPoint, tags)).toBe(style);
    expect(warnings()).toEqual([]);
  });

  it.each([
    ['top left', [], 'focal-point="top left" should be like 50% 30%, or tags.'],
    ['120% 3%', [], 'focal-point="120% 3%" should be like 50% 30%, or tags.'],
    ['tags', ['focus:30-700'], 'the tag "focus:30-700" should be like focus:30-70, with numbers up to 100.'],
    ['tags', ['focus:30'], 'the tag "focus:30" should be like focus:30-70, with numbers up to 100.'],
  ])('is the centre if %s with the tags %j is wrong, with one warning', (focalPoint, tags, warning) => {
    expect([styleOf(focalPoint, tags), styleOf(focalPoint, tags)]).toEqual(['', '']);
    expect(warnings()).toEqual([`Pix: ${warning}`]);
  });

  it('of wrong tags causes a limited number of short warnings, of one line each', async () => {
    vi.resetModules();
    onTestFinished(() => void vi.resetModules());
    const fresh = await import('../../../src/tiles/tile-options.ts');
    const tags = ['\n[auth]\u001b[2K', 'x'.repeat(1e6), ...Array(1000).keys()].map((end) => `focus:1${end}`);
    for (const tag of tags) fresh.tileOptions(picture({ tags: [tag] }), { focalPoint: 'tags' });
    expect(warnings()).toHaveLength(100);
    for (const warning of warnings()) expect(warning).toMatch(/^[\x20-\x7e…]{1,400}$/);
  });
});

describe('The colour of a tile', () => {
  const styleOf = (placeholder: unknown, slug: unknown = 'quay') =>
    tileOptions(picture({ slug }), { placeholder: placeholder as TilePlaceholder }).style;

  it('is always the same for a picture, and differs between pictures', () => {
    expect(styleOf('color')).toMatch(/^--_surface:oklch\(0\.65 0\.07 \d+ \/ 0\.5\);$/);
    expect(styleOf('color')).toBe(styleOf('color'));
    const colours = new Set([...'abcdefghijkl'].map((slug) => styleOf('color', slug)));
    expect(colours.size).toBeGreaterThan(9);
    expect(styleOf('color', { toString: 1 })).toBe(styleOf('color', ''));
  });

  it.each(['picture-', 'img_', 'DSC_012', '2026-05-0'])(
    'differs visibly between numbered pictures: %s',
    (name) => {
      const hues = Array.from({ length: 9 }, (_, id) =>
        Number(/(\d+) \/ /.exec(styleOf('color', name + id) ?? '')?.[1]),
      );
      const sorted = [...hues].sort((a, b) => a - b);
      const distances = sorted.map((hue, at) => (sorted[at + 1] ?? (sorted[0] ?? 0) + 360) - hue);
      expect(Math.min(...distances)).toBeGreaterThan(15);
    },
  );

  it('is the default if the option is wrong, with one warning', () => {
    expect([styleOf('colour'), styleOf('colour')]).toEqual(['', '']);
    expect(warnings()).toEqual(['Pix: placeholder="colour" should be color, or a function.']);
  });
});

describe('The address of a picture in a width', () => {
  const RECORD = imageRecord(1) as Image;
  const addressOf = (imageUrl: string, record = RECORD) => imageUrlOf(imageUrl)?.(record, 320, 2);

  it('has a path on the host of the author, also where that of the record begins with slashes', () => {
    const urls = { ...RECORD.urls, direct_url: 'http://pix.test//evil.example/x.jpg' };
    expect(addressOf('/{path}?w={width}', { ...RECORD, urls })).toBe('/evil.example/x.jpg?w=640');
    const other = { ...RECORD, urls: { ...urls, direct_url: 'http://pix.test/http://evil.example/x&w=9' } };
    expect(addressOf('{path}?w={width}', other)).toBe('http%3A//evil.example/x%26w=9?w=640');
  });

  it('has the width in device pixels, path, address and fields of the record', () => {
    const { pathname } = new URL(RECORD.urls.direct_url);
    expect(addressOf('https://cdn.example/{width}/{path}')).toBe(`https://cdn.example/640${pathname}`);
    expect(addressOf('//images.example/?url={url}&w={width}&id={id}')).toBe(
      `//images.example/?url=${encodeURIComponent(RECORD.urls.direct_url)}&w=640&id=1`,
    );
    expect(addressOf('/sized/{width}/{slug}.webp')).toBe('/sized/640/picture-1.webp');
    expect(warnings()).toEqual([]);
  });

  it('may come from a function, or be that of the service', () => {
    const own = () => 'https://cdn.example/1';
    expect(imageUrlOf(own)).toBe(own);
    expect(imageUrlOf(undefined)).toBeUndefined();
    expect(imageUrlOf('')).toBeUndefined();
  });

  it.each([
    'https://cdn.example/{path}',
    'cdn',
    'javascript:alert({width})',
    'ftp://cdn.example/{width}/{path}',
    5 as never,
  ])('is that of the service if the option is "%s", with one warning', (imageUrl) => {
    expect([addressOf(imageUrl), addressOf(imageUrl)]).toEqual([undefined, undefined]);
    expect(warnings()).toEqual([
      `Pix: image-url="${imageUrl}" should be an address with {width}, such as https://cdn.example/{width}/{path}.`,
    ]);
  });
});

/** The snippet builder without its page: choices, links and code. */
import { describe, expect, it } from 'vitest';
import { readAddress } from '../../../demo/src/snippet/address.ts';
import { fromFragment, readChoices, toFragment } from '../../../demo/src/snippet/choices.ts';
import { htmlCode, npmCode, shortcode } from '../../../demo/src/snippet/code.ts';
import { absentIn, OPTION_FIELDS, type Choices, type OptionField } from '../../../demo/src/snippet/fields.ts';
import { KINDS } from '../../../demo/src/snippet/kinds.ts';
import { LAYOUT_VALUES, layoutNameOf } from '../../../src/components/option-values.ts';
import { IMAGE_SORTS } from '../../../src/contract/filter-values.ts';
import { CONTROL_FILTERS } from '../../../src/controllers/visitor-query.ts';
import { GALLERY_OPTIONS } from '../../../src/embed/mount-config.ts';
import { readOptions } from '../../../tools/generate/data-attributes.ts';
import { readElements } from '../../../tools/generate/read-elements.ts';
import { optionTable } from '../../../tools/wordpress/option-table.ts';
import { CODE_BLOCKS } from '../../support/code-blocks.ts';

/** The options of containers, as documented. */
const OPTIONS = readOptions(readElements());
const options = { address: 'https://pix.example' };
const SCRIPT = '<script async src="https://pix.example/cdn/sdk.js"></script>';
/** A value of CSS without the line breaks in its parentheses. */
const inOneLine = (css: string) =>
  css.replace(/\(\s+|\s+(?=\))/g, (space) => space.trim()).replace(/\s+/g, ' ');
const choose = (values: Record<string, string>) => readChoices((name) => values[name] ?? null);
const html = (choices: Choices) => htmlCode(choices, SCRIPT, options);
const fieldOf = (name: string) => OPTION_FIELDS.find((field) => field.name === name);
const valuesOf = (name: string) => [...new Set([fieldOf(name)?.absent, ...(fieldOf(name)?.values ?? [])])];

describe('options', () => {
  it.each(KINDS)(
    'every attribute of a container of the kind %s has a field, and no other attribute has one',
    (kind) => {
      const all = { show: kind, paging: 'scroll', controls: 'search', caption: 'below' };
      const offered = OPTION_FIELDS.filter(({ applies }) => applies(all)).map((field) => field.attribute);
      const documented = OPTIONS.filter(({ kinds }) => kinds.includes(kind));
      expect(offered.toSorted()).toEqual(documented.map(({ name }) => name).toSorted());
    },
  );

  it('every layout, sort order, paging mode and control is offered', () => {
    expect(valuesOf('layout')).toEqual([...new Set(LAYOUT_VALUES.map(layoutNameOf))]);
    expect(valuesOf('sort')).toEqual(IMAGE_SORTS);
    expect(fieldOf('paging')?.values).toEqual(GALLERY_OPTIONS.paging.slice(1));
    expect(fieldOf('controls')?.values).toEqual(Object.keys(CONTROL_FILTERS));
    expect(fieldOf('quality')?.values).toEqual(GALLERY_OPTIONS.quality);
  });

  it('an album has an order of its own, and can have that of other lists', () => {
    const album = { show: 'album', token: 'a1' };
    const sort = OPTION_FIELDS.find(({ name }) => name === 'sort') as OptionField;
    expect([{}, album].map((choices) => absentIn(sort, choices))).toEqual([
      'Newest first',
      'As in the album',
    ]);
    expect([{}, album].map((choices) => choose({ ...choices, sort: 'newest' })['sort'])).toEqual([
      undefined,
      'newest',
    ]);
  });

  it('options that require another option are hidden without it', () => {
    expect(choose({ 'auto-pages': '3', sync: 'yes', paging: 'more' })).toEqual({ paging: 'more' });
    expect(choose({ 'auto-pages': '3', paging: 'scroll' })).toHaveProperty('auto-pages', '3');
    expect(choose({ sync: 'yes', paging: 'pages' })).toHaveProperty('sync', 'yes');
  });
});

describe('links', () => {
  it('a link contains all choices except the defaults', () => {
    const values = { q: 'a&b=c "d" #é', limit: '12', controls: 'search tags', history: '#photo' };
    expect(toFragment(choose({ ...values, layout: 'grid', sort: 'newest' }))).toBe(
      'q=a%26b%3Dc+%22d%22+%23%C3%A9&limit=12&controls=search+tags&history=%23photo',
    );
    expect(fromFragment(toFragment(choose(values)))).toEqual(values);
  });

  it.each([
    'show=gallery&layout=spiral&sort=best&limit=-1&paging=none',
    'limit=1.5&page=0&controls=none&history=picture&script=https://stranger.example/sdk.js',
    'show=nothing&__proto__=x&constructor=y',
    'script=latest&path=/other/sdk.js',
  ])('invalid values of the link #%s are ignored', (fragment) => {
    expect(fromFragment(fragment) ?? {}).toEqual({});
  });

  it.each([
    'https://stranger.example/sdk.js',
    '//stranger.example/sdk.js',
    '/\\stranger.example/sdk.js',
    '/pix/other.js',
  ])('a link cannot set %s as the script of a page', (path) => {
    expect(fromFragment(`script=own&path=${encodeURIComponent(path)}`)).toEqual({ script: 'own' });
  });

  it.each(['https://stranger.example/{slug}', '//stranger.example/{slug}', '/\\stranger.example/{slug}'])(
    'a link sets no addresses of a stranger, choices of the visitor do: %s',
    (link) => {
      const fragment = toFragment({ link, q: 'https' });
      expect(fromFragment(fragment)).toEqual({ q: 'https' });
      expect(fromFragment(fragment, true)).toEqual({ link, q: 'https' });
    },
  );

  it('the fragment of an open picture or a heading does not contain choices', () => {
    expect(fromFragment('picture=the-harbour')).toBeUndefined();
    expect(fromFragment('_top')).toBeUndefined();
    expect(fromFragment('')).toEqual({});
  });
});

describe('code', () => {
  it('the markup contains only attributes that differ from the default', () => {
    const attributes = (choices: Choices) => html(choices).match(/(?<=\s)[\w-]+="[^"]*"(?=[^<]*<\/div>)/g);
    const style = expect.stringMatching(/^style="padding-bottom: /) as string;
    expect(attributes({})).toEqual(['data-pix-gallery="all"', style]);
    expect(attributes(choose({ show: 'albums', user: 'owner', limit: '4', sort: 'oldest' }))).toEqual([
      'data-pix-albums="all"',
      'data-user="owner"',
      'data-limit="4"',
      style,
    ]);
  });

  it('the style of a container reserves the space of its pictures, if their number is known', () => {
    const space = (values: Record<string, string>) =>
      /style="padding-bottom: ([^"]*)"/.exec(html(choose(values)))?.[1];
    expect(space({ limit: '12' })).toBe(
      'max(min(133%, (898px - 100%) * 99), min(75%, (1124px - 100%) * 99), min(60%, (1350px - 100%) * 99), 33%)',
    );
    expect(space({ limit: '12', paging: 'more' })).toBe(`calc(92px + ${space({ limit: '12' })})`);
    expect(space({ layout: 'carousel' })).toBe('calc(6px + clamp(96px, 28%, 240px))');
    expect(space({ show: 'image', ratio: '3:2' })).toBe('66.67%');
    expect(space({ show: 'album', token: 'a1' })).toBeUndefined();
  });

  it('the snippets of the documents have the style that the snippet builder writes', () => {
    const snippets = CODE_BLOCKS.filter(
      ({ language, code }) =>
        language === 'html' && /<div\s+data-pix-gallery="all"/.test(code) && /sdk(@[\d.]+)?\.js/.test(code),
    ).filter(
      ({ document, code }) =>
        !document.endsWith('content-security-policy.md') && !/<img|data-pix-render/.test(code),
    );
    expect(snippets.length).toBeGreaterThan(8);
    for (const { document, code } of snippets) {
      const [tag = ''] = /<div\s+data-pix-gallery[^>]*>/.exec(code) ?? [];
      const names = ['limit', 'layout', 'paging', 'controls'];
      const values = names.flatMap((name) => {
        const [, value] = new RegExp(`data-${name}="([^"]*)"`).exec(tag) ?? [];
        return value === undefined ? [] : [[name, value] as const];
      });
      const [style] = /style="[^"]*"/.exec(html(choose(Object.fromEntries(values)))) ?? [];
      expect(tag, document).toContain(style);
    }
  });

  it('the style sheet of the guide has the styles that the snippet builder writes', () => {
    const [sheet = ''] = CODE_BLOCKS.flatMap(({ document, language, code }) =>
      document === 'docs/guides/layouts.md' && language === 'css' ? code : [],
    );
    const rules = [...sheet.matchAll(/\[data-pix-(\w+)\](.*):empty \{\s*padding-bottom: ([^;]*);/g)];
    expect(rules.length).toBeGreaterThan(6);
    for (const [, kind = '', attributes = '', space = ''] of rules) {
      const choices: Record<string, string> = kind === 'gallery' ? {} : { show: kind };
      for (const [, name = '', value = ''] of attributes.matchAll(/\[data-(\w+)='([^']*)'\]/g))
        choices[name] = value;
      expect(html(choose(choices))).toContain(`padding-bottom: ${inOneLine(space)}"`);
    }
  });

  it('values are escaped, and stay on one line', () => {
    const code = html(choose({ q: '"><img src=x\nonerror=alert(1)> & \u007f</div>' }));
    expect(code.split('\n')).toContain(
      '  data-q="&quot;&gt;&lt;img src=x onerror=alert(1)&gt; &amp; &lt;/div&gt;"',
    );
  });

  it('a record that has not been chosen has a placeholder', () => {
    expect(html(choose({ show: 'album' }))).toContain('data-pix-album="{token}"');
    expect(npmCode(choose({ show: 'image' }), options)).toContain('slug="{slug}"');
  });

  it('captions are an option, and a link has its address', () => {
    const choices = choose({ caption: 'below', 'caption-text': '{title} – {category}', fallback: 'yes' });
    const code = htmlCode(choices, SCRIPT, options);
    expect(inOneLine(code)).toContain('data-caption="below" data-caption-text="{title} – {category}"');
    expect(code).toContain('  <a href="https://pix.example">All pictures</a>\n</div>');
    expect(html(choose({ show: 'image', slug: 'quay', fallback: 'yes' }))).toContain(
      '<a href="https://pix.example/i/quay">',
    );
  });

  it('a container that asks first has the attribute, and no link', () => {
    const choices = choose({ consent: 'yes', fallback: 'yes', layout: 'carousel' });
    expect(inOneLine(htmlCode(choices, SCRIPT, options))).toBe(
      `<div data-pix-gallery="all" data-layout="carousel" data-pix-render="consent" style="padding-bottom: calc(6px + clamp(96px, 28%, 240px))" ></div> ${SCRIPT}`,
    );
  });

  it('the element for npm has the same options', () => {
    const choices = choose({
      show: 'album',
      token: 'a1',
      layout: 'rows',
      paging: 'scroll',
      'auto-pages': '2',
    });
    expect(npmCode(choices, options)).toContain(
      '<pix-album\n  base-url="https://pix.example"\n  token="a1"\n  layout="rows"\n  paging="scroll"\n  auto-pages="2"\n>',
    );
    expect(npmCode(choices, options)).toContain("import 'pix-sdk/define/pix-album';");
  });

  it('a shortcode contains only attributes that the WordPress plugin supports, and no value can end it', () => {
    const { options } = optionTable();
    const every = choose(
      Object.fromEntries(OPTION_FIELDS.map(({ name, values }) => [name, values[0] ?? '2'])),
    );
    const names = [...(shortcode(every) ?? '').matchAll(/([\w-]+)="/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names.slice(1)) expect(options).toHaveProperty(name ?? '');
    expect(shortcode(choose({ show: 'image', slug: 'a"b][/pix]' }))).toBe(
      '[pix image="a&quot;b&#93;&#91;/pix&#93;"]',
    );
  });

  it.each([{ fallback: 'yes' }, { consent: 'yes' }])('%o has no shortcode', (values) => {
    expect(shortcode(choose(values))).toBeUndefined();
  });
});

it('the address of a service is http or https, without a slash at the end', () => {
  expect(readAddress(' https://pix.example/ ')).toBe('https://pix.example');
  expect(readAddress('http://localhost:4010/pix/?x#y')).toBe('http://localhost:4010/pix');
  for (const value of ['javascript:alert(1)', 'pix.example', '']) expect(readAddress(value)).toBeUndefined();
});

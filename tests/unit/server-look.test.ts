import { describe, expect, it, vi } from 'vitest';
import { renderGallery } from '../../src/server-render.ts';
import { imageRecord } from '../support/picture-records.ts';

it('a server renders pictures of another address, in the widths of their tiles', () => {
  const html = renderGallery([imageRecord(1)], { imageUrl: 'https://cdn.example/{width}/{slug}' });
  expect(html).toContain('image-url="https://cdn.example/{width}/{slug}"');
  const widths = [224, 448, 672].map((width, at) => `https://cdn.example/${width}/picture-1 ${at + 1}x`);
  expect(html).toContain(`srcset="${widths.join(', ')}"`);
});

it('texts of captions are escaped, and an empty one below keeps its space', () => {
  const record = { ...imageRecord(1), title: '<b>"Sea"</b>', description: '' };
  expect(renderGallery([record], { caption: 'over' })).toContain('&lt;b&gt;&quot;Sea&quot;&lt;/b&gt;</span>');
  const empty = renderGallery([record], { caption: 'below', captionText: 'description' });
  expect(empty).toContain('block-size:calc(var(--pix-caption-lines,1)*1.35em)');
  expect(renderGallery([record], { caption: 'over', captionText: 'description' })).not.toContain('<span');
});

describe('A server renders headings of months', () => {
  const dated = (...dates: string[]) =>
    dates.map((created_at, at) => ({ ...imageRecord(at + 1), created_at }));
  const RECORDS = dated('2026-11-03 10:00:00', '2026-11-01 00:00:00', '2026-10-31 23:59:59');
  const headingsIn = (html: string) => [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, text]) => text);
  const without = (html: string) => html.replaceAll(/ (group|lang|sort)="[^"]*"/g, '');

  it.each(['grid', 'rows', 'columns'] as const)('above a list for each month (%s)', (layout) => {
    const html = renderGallery(RECORDS, { layout, group: 'month' });
    expect(html).toContain(' group="month"');
    const names = html.matchAll(/<h3[^>]*>(.*?)<\/h3>|<a href="[^"]*picture-(\d)"|<ul/g);
    expect([...names].map(([tag, name, id]) => name ?? id ?? tag)).toEqual([
      ...['November 2026', '<ul', '1', '2'],
      ...['October 2026', '<ul', '3'],
    ]);
    expect([...html.matchAll(/loading="eager"/g)]).toHaveLength(3);
  });

  it('above the first picture of each month in the row of a carousel', () => {
    const html = renderGallery(RECORDS, { layout: 'carousel', group: 'month' });
    expect(html.match(/<ul/g)).toHaveLength(1);
    expect([...html.matchAll(/<li[^>]*>(?:<h3[^>]*>(.*?)<\/h3>)?/g)].map(([, name]) => name)).toEqual([
      'Nov 2026',
      undefined,
      'Oct 2026',
    ]);
  });

  it.each([
    ['de', ['November 2026', 'Oktober 2026']],
    ['pt_BR', ['novembro de 2026', 'outubro de 2026']],
    ['no language', ['November 2026', 'October 2026']],
    [undefined, ['November 2026', 'October 2026']],
  ])('in the language of the element: %s', (lang, names) => {
    const html = renderGallery(RECORDS, { group: 'month', lang });
    expect(headingsIn(html)).toEqual(names);
    expect(html.includes(' lang="')).toBe(lang !== undefined);
  });

  it('not for pictures without dates', () => {
    const html = renderGallery(dated('', 'soon'), { group: 'month' });
    expect(without(html)).toBe(renderGallery(dated('', 'soon')));
  });

  it.each([
    [{ group: 'week' as 'month' }, /group="week" should be month/],
    [{ group: 'month', sort: 'popular' }, /sort="popular" should be one of them/],
  ] as const)(
    'not for wrong values, of which one warning says what would be right: %o',
    (options, message) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      expect([1, 2].map(() => without(renderGallery(RECORDS, options)))).toEqual(
        [1, 2].map(() => renderGallery(RECORDS)),
      );
      expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(message)]);
      warn.mockRestore();
    },
  );
});

import { describe, expect, it } from 'vitest';
import { divideByMonth } from '../../../src/components/pix-gallery/months/months.ts';
import { pictureFacts } from '../../../src/components/pix-lightbox/features/picture-facts.ts';
import type { ViewerTexts } from '../../../src/components/pix-lightbox/viewer-context.ts';
import { monthName, monthOf } from '../../../src/tiles/months.ts';
import { toPicture, type Picture } from '../../../src/tiles/picture.ts';
import { imageRecord } from '../../support/picture-records.ts';

let id = 0;
const picture = (date: string) => toPicture({ ...imageRecord(++id), created_at: date }) as Picture;
const page = (...dates: string[]) => ({ count: dates.length, items: dates.map(picture) });

const NOVEMBER = '2026-11-03 10:00:00';
const OCTOBER = '2026-10-31 23:59:59';
const M = 12 * 2026 + 9;

describe('The month of a picture', () => {
  it.each<[unknown, number | undefined]>([
    [OCTOBER, M],
    ['2026-10-01T00:00:00Z', M],
    ['2026-10-31T23:59:59-08:00', M],
    ['1905-01-02', 12 * 1905],
    ['2026-13-01', undefined],
    ['yesterday', undefined],
    ['2026-12-99', undefined],
    ['0026-12-01', undefined],
    [{ toString: 1 }, undefined],
    [1_793_000_000, undefined],
    [undefined, undefined],
    [null, undefined],
  ])('is that of the date as it is written: %j', (created_at, month) => {
    expect(monthOf({ created_at } as never)).toBe(month);
  });

  it('is named in a language, in the Gregorian calendar and in no time zone', () => {
    expect(monthName(M, 'en')).toBe('October 2026');
    expect(monthName(M, 'en', 'short')).toBe('Oct 2026');
    expect(monthName(M, 'fa-u-nu-latn')).toContain('2026');
  });

  it.each(['th', 'fa-u-nu-latn', 'ar-SA-u-nu-latn', 'de'])(
    'has the year of the date in the details of the viewer: %s',
    (lang) => {
      const texts = { lang, t: String, number: String } as unknown as ViewerTexts;
      const { uploaded } = Object.fromEntries(pictureFacts(picture('2025-10-31 12:00:00'), texts));
      expect(uploaded).toContain('2025');
    },
  );
});

describe('Pages divided by month', () => {
  const shape = (pages: Parameters<typeof divideByMonth>[0]) =>
    divideByMonth(pages).map(({ count, month, begins, key }) => [key, count, month, !!begins]);

  it('begin with a heading where the month changes, within a page and between pages', () => {
    expect(shape([page(NOVEMBER, OCTOBER, OCTOBER), page(OCTOBER), page('2025-10-02 00:00:00')])).toEqual([
      [0, 1, M + 1, true],
      ['0.1', 2, M, true],
      [1, 1, M, false],
      [2, 1, M - 12, true],
    ]);
  });

  it('begin with a heading below a page that has not loaded, and reserve that of the first page', () => {
    expect(shape([{ count: 3 }, page(OCTOBER)])).toEqual([
      [0, 3, undefined, true],
      [1, 1, M, true],
    ]);
  });

  it('have no heading without dates, which belong to the month before', () => {
    expect(shape([page('', NOVEMBER, ''), page('')])).toEqual([
      [0, 1, undefined, false],
      ['0.1', 2, M + 1, true],
      [1, 1, M + 1, false],
    ]);
  });

  it('are the same arrays each time', () => {
    const pages = [page(NOVEMBER, OCTOBER)];
    const [first, second] = [divideByMonth(pages), divideByMonth(pages)];
    expect(first.map(({ items }, i) => items === second[i]?.items)).toEqual([true, true]);
  });
});

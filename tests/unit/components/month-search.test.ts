import { expect, it, vi } from 'vitest';
import { MonthSearch } from '../../../src/components/pix-gallery/months/month-search.ts';
import { PagedList } from '../../../src/controllers/paged-list.ts';
import { toPicture, type PictureRecord } from '../../../src/tiles/picture.ts';
import { imageRecord, listOf } from '../../support/picture-records.ts';

const NEWEST = 12 * 2026 + 10;
const COUNT = 10_000;

/** 10,000 pictures of 60 months, of which some have many; a list of the newest first. */
const RECORDS = Array.from({ length: COUNT }, (_, i) => {
  const month = NEWEST - Math.floor(59.999 * (i / COUNT) ** 1.5);
  const date = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-10 00:00:00`;
  return { month, record: { ...imageRecord(i + 1), created_at: date } as PictureRecord };
});

function createSearch(all = RECORDS, isOldestFirst = false) {
  const records = all.map(({ record }) => record);
  const read = vi.fn((query: { page: number; limit: number }) => Promise.resolve(listOf(records, query)));
  const list = new PagedList({ read, page: 1, limit: 100, endless: true, known: [] }, toPicture);
  return { list, read, search: new MonthSearch(list, isOldestFirst) };
}

it('The first picture of a month in 10,000 is found by some 7 requests, and pages are requested once', async () => {
  const { list, read, search } = createSearch();
  await list.load(0);
  for (const month of [NEWEST - 30, NEWEST - 31, NEWEST - 59, NEWEST]) {
    read.mockClear();
    expect(await search.firstOf(month)).toBe(RECORDS.findIndex((each) => each.month === month));
    expect(read.mock.calls.length).toBeLessThanOrEqual(Math.ceil(Math.log2(COUNT / 100)));
  }
  read.mockClear();
  await search.firstOf(NEWEST - 30);
  expect(read).not.toHaveBeenCalled();
});

it('A month without pictures is the next one, and one beyond the end is the last picture', async () => {
  const sparse = RECORDS.filter(({ month }) => month !== NEWEST - 10);
  const { list, search } = createSearch(sparse);
  await list.load(0);
  expect(await search.firstOf(NEWEST - 10)).toBe(sparse.findIndex(({ month }) => month === NEWEST - 11));
  expect(await search.firstOf(NEWEST - 100)).toBe(sparse.length - 1);
  expect(await search.firstOf(NEWEST + 5)).toBe(0);
});

it('In a list of the oldest first, months follow each other forward', async () => {
  const reversed = RECORDS.toReversed();
  const { list, search } = createSearch(reversed, true);
  await list.load(0);
  expect(search.step).toBe(1);
  expect(await search.firstOf(NEWEST - 20)).toBe(reversed.findIndex(({ month }) => month === NEWEST - 20));
});

it('Samples are spread over the list, and end when they are no longer wanted', async () => {
  const { list, read, search } = createSearch();
  await list.load(0);
  await search.sample(30, () => read.mock.calls.length < 10);
  expect(read).toHaveBeenCalledTimes(10);
  await search.sample(30, () => true);
  expect(read.mock.calls.length).toBeLessThanOrEqual(31);
  expect(search.near(COUNT - 1)).toBe(NEWEST - 59);
});

import { expect, test } from 'vitest';
import type { Category, List, Stats, Tag } from '../../src/contract/models.ts';
import { sendRequest, bodyOf, createMock, seed } from './support/mock.ts';

const [template] = seed.pictures;
if (!template) throw new Error('the sample is empty');

/** A mock with pictures that have these tags. */
const mockOf = (pictures: { tags: string[]; category?: string; isPublic?: boolean; views?: number }[]) =>
  createMock({
    seed: {
      ...seed,
      albums: [],
      pictures: pictures.map((picture, at) => ({ ...template, slug: `p-${at}`, ...picture })),
    },
  });

const listOf = async (mock: ReturnType<typeof createMock>, path: string) =>
  (await bodyOf<List<Category | Tag>>(await sendRequest(mock, `/api/v1/${path}`))).data;

test('categories and tags count public pictures only', async () => {
  const mock = mockOf([
    { category: 'Sea', tags: ['dawn', 'mist'] },
    { category: 'Sea', tags: ['dawn'], isPublic: false },
    { category: 'Secret', tags: ['hidden'], isPublic: false },
  ]);
  expect(await listOf(mock, 'categories')).toEqual([{ name: 'Sea', image_count: 1 }]);
  expect(await listOf(mock, 'tags')).toEqual([
    { name: 'dawn', image_count: 1 },
    { name: 'mist', image_count: 1 },
  ]);
});

test('the 50 most used tags are listed, but all categories', async () => {
  const names = Array.from({ length: 70 }, (_, at) => `name-${at}`);
  const mock = mockOf(names.flatMap((name) => [{ category: name, tags: [name, 'common'] }]));
  const tags = await listOf(mock, 'tags');
  expect(tags).toHaveLength(50);
  expect(tags[0]).toEqual({ name: 'common', image_count: 70 });
  expect(await listOf(mock, 'categories')).toHaveLength(70);
});

test('the bandwidth is the number of bytes of all views', async () => {
  const mock = mockOf([
    { tags: [], views: 3 },
    { tags: [], views: 4, isPublic: false },
  ]);
  const { data } = await bodyOf<{ data: Stats }>(await sendRequest(mock, '/api/v1/stats'));
  expect([data.total_views, data.bandwidth_bytes]).toEqual([7, 7 * template.fileSize]);
});

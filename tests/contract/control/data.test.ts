import { expect, test } from 'vitest';
import { createMockFetch, type MockFetch } from '../../../mock-server/fetch.ts';
import type { Image, List, Single, UploadedImage } from '../../../src/contract/models.ts';
import { bodyOf, key } from '../support/mock.ts';

const seed = {
  pictures: [{ slug: 'harbour' }, { slug: 'ridge' }],
  albums: [{ title: 'Both', pictures: ['harbour', 'ridge'] }],
};

const slugs = async (mock: MockFetch) =>
  (await bodyOf<List<Image>>(await mock('/api/v1/images'))).data.map(({ slug }) => slug);

const upload = async (mock: MockFetch) => {
  const body = JSON.stringify({
    image_base64: btoa('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>'),
  });
  const headers = { 'X-API-Key': 'pix_test_owner', 'Content-Type': 'application/json' };
  const made = await mock('/api/v1/images', { method: 'POST', headers, body });
  return (await bodyOf<Single<UploadedImage>>(made)).data;
};

const remove = (mock: MockFetch, slug: string) =>
  mock(`/api/v1/images/${slug}`, { method: 'DELETE', ...key('owner') });

test('reset restores data, rules, clock and journal', async () => {
  const mock = createMockFetch({ seed, latency: 3 });
  const { control } = mock;
  await upload(mock);
  await remove(mock, 'harbour');
  control.faults.add({ status: 503 });
  control.clock.set('2030-01-01T00:00:00Z');
  control.clock.freeze();
  await control.reset();
  expect(control.faults.list()).toEqual([]);
  expect(control.journal.list()).toEqual([]);
  expect(control.clock.isFrozen).toBe(false);
  const before = Date.now();
  expect(control.clock.now()).toBeGreaterThanOrEqual(before);
  expect(control.clock.now()).toBeLessThanOrEqual(Date.now());
  expect(await slugs(mock)).toEqual(['harbour', 'ridge']);
  expect(control.journal.list().map(({ number }) => number)).toEqual([1]);
});

test('after a reset, ids, slugs and tokens repeat', async () => {
  const mock = createMockFetch({ seed });
  const first = await upload(mock);
  await mock.control.reset();
  const again = await upload(mock);
  expect([again.id, again.slug, again.delete_token]).toEqual([first.id, first.slug, first.delete_token]);
});

test('a snapshot restores pictures, albums, views and the next ids', async () => {
  const mock = createMockFetch({ seed });
  await upload(mock);
  const before = mock.control.snapshot();
  const next = await upload(mock);
  await remove(mock, 'harbour');
  await mock('/api/v1/images/ridge');
  mock.control.restore(before);
  expect(mock.control.snapshot()).toEqual(before);
  expect(await slugs(mock)).toEqual(expect.arrayContaining(['harbour', 'ridge']));
  expect(await (await mock('/raw/harbour.svg')).text()).toContain('<svg');
  const { data } = await bodyOf<List<Image>>(await mock('/api/v1/albums/1/images'));
  expect(data.map(({ slug }) => slug)).toEqual(['harbour', 'ridge']);
  const repeated = await upload(mock);
  expect([repeated.id, repeated.slug, repeated.delete_token]).toEqual([
    next.id,
    next.slug,
    next.delete_token,
  ]);
});

test('a snapshot does not change with the data', async () => {
  const mock = createMockFetch({ seed });
  const before = mock.control.snapshot();
  await remove(mock, 'harbour');
  expect(before['pictures']).toHaveLength(2);
  expect(mock.control.snapshot()['pictures']).toHaveLength(1);
});

test('cached lists are not used after reset and restore', async () => {
  const mock = createMockFetch({ seed });
  const all = mock.control.snapshot();
  await remove(mock, 'harbour');
  expect(await slugs(mock)).toEqual(['ridge']);
  mock.control.restore(all);
  expect(await slugs(mock)).toEqual(['harbour', 'ridge']);
});

test('custom data replace the others until a reset', async () => {
  const mock = createMockFetch({ seed, scenario: 'flaky' });
  await mock.control.seed({ pictures: [{ slug: 'pier' }] });
  expect(await slugs(mock)).toEqual(['pier']);
  expect(mock.control.faults.list()).toEqual([]);
  await mock.control.reset();
  expect(await slugs(mock)).toEqual(['harbour', 'ridge']);
  await expect(mock.control.seed({ pictures: [{ slug: 'Not A Slug' }] })).rejects.toThrow(
    'seed.pictures[0].slug',
  );
  expect(await slugs(mock)).toEqual(['harbour', 'ridge']);
});

test.each([
  ['nothing', () => ({})],
  ['a copy', (mock: MockFetch) => ({ ...mock.control.snapshot() })],
  ['a snapshot of another mock', () => createMockFetch({ seed }).control.snapshot()],
])('%s cannot be restored as a snapshot', async (_, make) => {
  const mock = createMockFetch({ seed });
  expect(() => mock.control.restore(make(mock))).toThrow(
    'must be the object that snapshot() of this mock returned',
  );
  expect(await slugs(mock)).toEqual(['harbour', 'ridge']);
});

import { expect, test } from 'vitest';
import type { ImageList } from '../../src/contract/models.ts';
import { sendRequest, bodyOf, createMock, key } from './support/mock.ts';
import { asForm, asJson, fieldMessages, statusOf, upload } from './support/uploads.ts';

const path = '/api/v1/images';

test('missing fields have defaults: eight random characters, the slug, public, empty (I1, I5)', async () => {
  const mock = createMock();
  const [one, other] = [await upload(mock, asForm()), await upload(mock, asForm())];
  expect(one.slug).toMatch(/^[a-z0-9]{8}$/);
  expect(one.slug).not.toBe(other.slug);
  expect(one).toMatchObject({ title: one.slug, description: '', category: '', tags: [], is_public: true });
});

test('every field is stored, and the newest picture is listed first (I5)', async () => {
  const fields = {
    slug: 'x_1-y',
    title: ' “Snow” & <b>ice</b> ',
    description: 'Two  words',
    category: ' Sea ',
  };
  for (const send of [asForm, asJson]) {
    const mock = createMock();
    const record = await upload(mock, send({ ...fields, tags: 'snow, ice', is_public: '1' }));
    const kept = { slug: 'x_1-y', title: '“Snow” & <b>ice</b>', description: 'Two  words', category: 'Sea' };
    expect(record).toMatchObject({ ...kept, tags: ['snow', 'ice'], is_public: true });
    const { data } = await bodyOf<ImageList>(await sendRequest(mock, path));
    expect(data[0]?.id).toBe(record.id);
  }
});

test.each([
  ['slug', 'a', 'a'],
  ['slug', 'a'.repeat(64), 'a'.repeat(64)],
  ['slug', '7-a', '7-a'],
  ['title', 't'.repeat(200), 't'.repeat(200)],
  ['title', '🌊'.repeat(200), '🌊'.repeat(200)],
  ['title', '   ', 'own-slug'],
  ['description', 'd'.repeat(5000), 'd'.repeat(5000)],
  ['category', 'c'.repeat(64), 'c'.repeat(64)],
  ['tags', `${'t'.repeat(64)},u`, ['t'.repeat(64), 'u']],
  ['tags', ' Sea , ,sea,SEA,, Ice ', ['Sea', 'Ice']],
  ['tags', ', ,', []],
  [
    'tags',
    Array.from({ length: 30 }, (_, at) => `t${at}`).join(),
    Array.from({ length: 30 }, (_, at) => `t${at}`),
  ],
])('%s can be %j', async (name, value, kept) => {
  for (const send of [asForm, asJson]) {
    const record = await upload(createMock(), send({ slug: 'own-slug', [name]: value }));
    expect(record).toMatchObject({ [name]: kept });
  }
});

test.each([
  ['slug', 'a'.repeat(65)],
  ['slug', '12345'],
  ['slug', 'Winter'],
  ['slug', '-a'],
  ['slug', 'a_'],
  ['slug', 'a b'],
  ['slug', 'a/b'],
  ['slug', 'ä'],
  ['slug', '🌊'],
  ['title', 't'.repeat(201)],
  ['title', '🌊'.repeat(201)],
  ['description', 'd'.repeat(5001)],
  ['category', 'c'.repeat(65)],
  ['tags', 't'.repeat(65)],
  ['tags', Array.from({ length: 31 }, (_, at) => `t${at}`).join()],
  ['is_public', '2'],
  ['is_public', 'yes'],
  ['is_public', '01'],
  ['is_public', 'toString'],
])('%s cannot be %j', async (name, value) => {
  for (const send of [asForm, asJson]) {
    expect(Object.keys(await fieldMessages(createMock(), path, send({ [name]: value })))).toEqual([name]);
  }
});

test.each(['slug', 'title', 'description', 'category', 'tags', 'is_public', 'album', 'filename'])(
  'as JSON, %s can be neither null nor a list',
  async (name) => {
    for (const value of [null, ['a'], { a: 1 }]) {
      expect(Object.keys(await fieldMessages(createMock(), path, asJson({ [name]: value })))).toEqual([name]);
    }
  },
);

test.each([
  [1, true],
  ['1', true],
  [true, true],
  [0, false],
  ['0', false],
  [false, false],
])('is_public %j as JSON makes it %s', async (value, isPublic) => {
  expect((await upload(createMock(), asJson({ is_public: value }))).is_public).toBe(isPublic);
});

test.each([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
])('is_public %j in a form makes it %s', async (value, isPublic) => {
  expect((await upload(createMock(), asForm({ is_public: value }))).is_public).toBe(isPublic);
});

test('an unlisted upload is not in public lists, but available to anyone with its slug', async () => {
  const mock = createMock();
  const { id, slug } = await upload(mock, asForm({ is_public: '0' }));
  const ids = async (query: string, init?: RequestInit) =>
    (await bodyOf<ImageList>(await sendRequest(mock, path + query, init))).data.map((image) => image.id);
  expect(await ids('')).not.toContain(id);
  expect(await ids('?user=me', key('owner'))).toContain(id);
  expect(await statusOf(mock, `${path}/${slug}`)).toBe(200);
});

test('an empty field of a form counts as absent; an empty slug, album or picture in JSON is invalid', async () => {
  const empty = { slug: '', title: '', description: '', category: '', tags: '', is_public: '', album: '' };
  expect((await upload(createMock(), asForm(empty))).slug).toMatch(/^[a-z0-9]{8}$/);
  const wrong = asJson({ ...empty, is_public: 1, image_base64: '' });
  expect(Object.keys(await fieldMessages(createMock(), path, wrong)).toSorted()).toEqual([
    'album',
    'image_base64',
    'slug',
  ]);
});

test('a file name of 255 characters is accepted, one of 256 is not', async () => {
  await upload(createMock(), asJson({ filename: 'f'.repeat(255) }));
  expect(await fieldMessages(createMock(), path, asJson({ filename: 'f'.repeat(256) }))).toHaveProperty(
    'filename',
  );
});

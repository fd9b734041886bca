import { expect, test } from 'vitest';
import { createMockFetch, type MockFetch } from '../../../mock-server/fetch.ts';
import type { SeedInput } from '../../../mock-server/seed/seed-input.ts';
import type { Account, Album, Image, List, Single } from '../../../src/contract/models.ts';
import { bodyOf } from '../support/mock.ts';
import { schemaFaults } from '../../../mock-server/check/validate.ts';

const NOON = Date.UTC(2026, 11, 1, 12);

const mockOf = (seed: SeedInput) => createMockFetch({ seed, clock: () => NOON });

const imagesOf = async (seed: SeedInput) =>
  (await bodyOf<List<Image>>(await mockOf(seed)('/api/v1/images'))).data;

test('without options there is the sample, at once, and its pictures are drawn once for all mocks', async () => {
  const mock = createMockFetch();
  const { pagination } = await bodyOf<List<Image>>(await mock('/api/v1/images'));
  expect(pagination.total).toBeGreaterThan(200);
  const contents = (one: MockFetch) =>
    one.control.snapshot()['pictures']?.map((row) => (row as { content: object }).content) ?? [];
  const others = contents(createMockFetch());
  expect(contents(mock).every((content, at) => content === others[at])).toBe(true);
});

test('mocks of one sample do not affect each other', async () => {
  const [one, two] = [createMockFetch(), createMockFetch()];
  const headers = { 'X-API-Key': 'pix_test_admin' };
  expect((await one('/api/v1/images/1', { method: 'DELETE', headers })).status).toBe(200);
  expect([(await one('/api/v1/images/1')).status, (await two('/api/v1/images/1')).status]).toEqual([
    404, 200,
  ]);
});

test('a slug is sufficient for a picture; the rest has defaults, and the given order is the order of newest', async () => {
  const data = await imagesOf({ pictures: [{ slug: 'harbour' }, { slug: 'ridge' }, { slug: 'pier' }] });
  expect(data.map(({ slug }) => slug)).toEqual(['harbour', 'ridge', 'pier']);
  expect(data[0]).toMatchObject({
    id: 1,
    title: 'harbour',
    description: '',
    category: '',
    tags: [],
    format: 'SVG',
    dimensions: { width: 1200, height: 800 },
    views: 0,
    is_public: true,
    created_at: '2026-12-01 12:00:00',
  });
  expect(data[1]?.created_at).toBe('2026-12-01 11:59:00');
  for (const image of data) expect(schemaFaults('#/components/schemas/Image', image)).toEqual([]);
});

test('pictures without bytes are drawn from their slugs, with the given dimensions and length', async () => {
  const pictures = [
    { slug: 'a', width: 640, height: 480, fileSize: 30_000 },
    { slug: 'b', width: 640, height: 480 },
  ];
  const texts = await Promise.all(
    ['/raw/a.svg', '/raw/b.svg', '/raw/a.svg'].map(async (path) => (await mockOf({ pictures })(path)).text()),
  );
  expect(texts[0]).toContain('width="640" height="480"');
  expect(texts[0]).toHaveLength(30_000);
  expect(texts[2]).toBe(texts[0]);
  expect(texts[1]).not.toBe(texts[0]?.trim());
  expect((await imagesOf({ pictures })).map(({ file_size }) => file_size)).toEqual([
    30_000,
    texts[1]?.length,
  ]);
});

test('bytes determine format, dimensions and length', async () => {
  const gif = Uint8Array.from(atob('R0lGODlhAwACAIAAAP///wAAACwAAAAAAwACAAACAoRRADs='), (c) =>
    c.charCodeAt(0),
  );
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';
  const data = await imagesOf({
    pictures: [
      { slug: 'gif', bytes: gif },
      { slug: 'svg', bytes: svg },
    ],
  });
  expect(data.map(({ format, dimensions, file_size }) => [format, dimensions, file_size])).toEqual([
    ['GIF', { width: 3, height: 2 }, gif.length],
    ['SVG', { width: 30, height: 20 }, svg.length],
  ]);
  const raw = await mockOf({ pictures: [{ slug: 'gif', bytes: gif }] })('/raw/gif.gif');
  expect(new Uint8Array(await raw.arrayBuffer())).toEqual(gif);
});

test('all given values are used', async () => {
  const mock = mockOf({
    users: [{ name: 'lina', isAdmin: true, createdAt: '2025-01-02' }],
    keys: [{ key: 'k1', user: 'lina', label: 'Studio' }],
    wallets: { lina: 2.5 },
    merchants: ['shop'],
    pictures: [
      {
        slug: 'one',
        title: 'One',
        description: 'First',
        category: 'Sea',
        tags: ['x', 'y'],
        views: 7,
        createdAt: NOON - 5000,
      },
      {
        slug: 'two',
        isPublic: false,
        deleteToken: 'secret',
        days: [{ day: '2026-11-30', views: 3, referrers: {} }],
      },
    ],
    albums: [
      { title: 'Both', token: 'bothpictures', description: 'All', isPublic: false, pictures: ['two', 'one'] },
    ],
    links: [{ code: 'home', url: 'https://example.org/', expiresAt: new Date(NOON + 1000) }],
  });
  const headers = { 'X-API-Key': 'k1' };
  const account = await bodyOf<Single<Account>>(await mock('/api/v1/user', { headers }));
  expect(account.data).toMatchObject({
    username: 'lina',
    is_admin: true,
    created_at: '2025-01-02 00:00:00',
    image_count: 2,
    public_image_count: 1,
    api_key: { label: 'Studio' },
  });
  const { data } = await bodyOf<List<Image>>(await mock('/api/v1/images'));
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    title: 'One',
    description: 'First',
    category: 'Sea',
    tags: ['x', 'y'],
    views: 7,
  });
  const members = await bodyOf<List<Image>>(await mock('/api/v1/albums/bothpictures/images'));
  expect(members.data.map(({ slug }) => slug)).toEqual(['two', 'one']);
  expect((await mock('/platform/s/home', { redirect: 'manual' })).headers.get('Location')).toBe(
    'https://example.org/',
  );
  expect((await mock('/api/v1/images/two?delete_token=secret', { method: 'DELETE' })).status).toBe(200);
});

test('custom users have keys named after them, and one key is revoked', async () => {
  const mock = mockOf({ users: [{ name: 'lina' }, { name: 'tom' }] });
  const status = async (key: string) =>
    (await mock('/api/v1/user', { headers: { 'X-API-Key': key } })).status;
  expect(
    await Promise.all(['lina', 'tom', 'revoked', 'owner'].map((name) => status(`pix_test_${name}`))),
  ).toEqual([200, 200, 401, 401]);
});

test('albums have tokens that are the same in every run and differ between equal titles', async () => {
  const seed = { pictures: [{ slug: 'a' }], albums: [{ title: 'Same', pictures: ['a'] }, { title: 'Same' }] };
  const tokens = async () =>
    (await bodyOf<List<Album>>(await mockOf(seed)('/api/v1/albums'))).data.map(({ token }) => token);
  const first = await tokens();
  expect(new Set(first).size).toBe(2);
  expect(await tokens()).toEqual(first);
});

const beginningWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

test.each<[string, unknown]>([
  ['seed.picures is unknown', { picures: [] }],
  ['seed.pictures must be a list', { pictures: {} }],
  ['seed.pictures[1].slug must be given', { pictures: [{ slug: 'a' }, { title: 'B' }] }],
  ['seed.pictures[0].slug must be 1 to 64 of a-z 0-9 - _', { pictures: [{ slug: 'No Slug' }] }],
  [
    'seed.pictures[1].slug must be unique; "a" is that of pictures[0]',
    { pictures: [{ slug: 'a' }, { slug: 'a' }] },
  ],
  [
    'seed.pictures[0].width must be a whole number from 1 to 65535, not "wide"',
    { pictures: [{ slug: 'a', width: 'wide' }] },
  ],
  ['seed.pictures[0].tags must be a list of strings', { pictures: [{ slug: 'a', tags: 'x, y' }] }],
  ['seed.pictures[0].titel is unknown', { pictures: [{ slug: 'a', titel: 'A' }] }],
  [
    'seed.pictures[0].owner must name a user, one of owner, other, admin, not "lina"',
    { pictures: [{ slug: 'a', owner: 'lina' }] },
  ],
  ['seed.pictures[0].format must be one of JPG, PNG', { pictures: [{ slug: 'a', format: 'TIFF' }] }],
  [
    'seed.pictures[0].width and height must be 16384 at most in a WEBP',
    { pictures: [{ slug: 'a', format: 'WEBP', width: 20_000 }] },
  ],
  [
    'seed.pictures[0].width times height must be 200000000 pixels at most in a PNG',
    { pictures: [{ slug: 'a', format: 'PNG', width: 20_000, height: 20_000 }] },
  ],
  [
    'seed.pictures[0].days[1].day must be given',
    { pictures: [{ slug: 'a', days: [{ day: '2026-11-30' }, {}] }] },
  ],
  [
    'seed.pictures[0].days[0].referrers.a.example must be a whole number',
    { pictures: [{ slug: 'a', days: [{ day: '2026-11-30', referrers: { 'a.example': -1 } }] }] },
  ],
  [
    'seed.pictures[0].days[0].referrers must be an object',
    { pictures: [{ slug: 'a', days: [{ day: '2026-11-30', referrers: [] }] }] },
  ],
  ['seed.pictures[0].bytes must be', { pictures: [{ slug: 'a', bytes: 'no picture' }] }],
  [
    'seed.pictures[0].width must be 3, as in the bytes',
    {
      pictures: [
        { slug: 'a', width: 4, bytes: '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>' },
      ],
    },
  ],
  ['seed.pictures[0].fileSize must be', { pictures: [{ slug: 'a', fileSize: 10 }] }],
  ['seed.pictures[0].createdAt must be a time', { pictures: [{ slug: 'a', createdAt: 'yesterday' }] }],
  ['seed.albums[0].title must be given', { albums: [{ pictures: [] }] }],
  [
    'seed.albums[0].pictures must be slugs of pictures; "b" is not one',
    { pictures: [{ slug: 'a' }], albums: [{ title: 'A', pictures: ['a', 'b'] }] },
  ],
  [
    'seed.albums[1].token must be unique',
    {
      albums: [
        { title: 'A', token: 'thesametoken' },
        { title: 'B', token: 'thesametoken' },
      ],
    },
  ],
  ['seed.users must have at least one user', { users: [] }],
  ['seed.users[1].name must be unique', { users: [{ name: 'lina' }, { name: 'Lina' }] }],
  ['seed.keys[0].user must name a user', { keys: [{ key: 'k', user: 'nobody' }] }],
  ['seed.wallets.owner must be rupees, 0 or more, not -1', { wallets: { owner: -1 } }],
  ['seed.wallets must name a user', { wallets: { nobody: 1 } }],
  [
    'seed.links[0].code must be 3 to 32 letters and digits',
    { links: [{ code: 'a-b', url: 'https://example.org' }] },
  ],
  ['seed.links[0].url must be an http', { links: [{ code: 'abc', url: 'javascript:1' }] }],
])('the first invalid value is named: %s', (message, seed) => {
  const start = () => createMockFetch({ seed: seed as SeedInput });
  expect(start).toThrow(
    expect.objectContaining({ message: expect.stringMatching(beginningWith(message)) as string }),
  );
});

import { describe, expect, it, vi } from 'vitest';
import { createQuickReader } from '../../../src/embed/quick-reader.ts';
import { createSource } from '../../../src/embed/source.ts';
import { createPix, PixInvalidParameterError } from '../../../src/index.ts';
import { failureOf } from './network/support/network.ts';
import { createMockClient } from './support/mock-client.ts';

const loadRecovery = () => import('../../../src/embed/recover.ts');

/** Paths that the client and the source of the embed script request. */
async function pathsOf(value: string | number): Promise<string[]> {
  const paths: string[] = [];
  const fetchPath = vi.fn((url: string) => {
    paths.push(new URL(url).pathname);
    return Promise.resolve(Response.json({ data: {} }));
  });
  vi.stubGlobal('fetch', fetchPath);
  try {
    await createPix({ baseUrl: 'http://pix.test' }).images.get(value);
    await createSource(createQuickReader({ baseUrl: 'http://pix.test', loadRecovery })).images.get?.(value);
  } finally {
    vi.unstubAllGlobals();
  }
  return paths;
}

describe('A picture by name or number (U4)', () => {
  it.each([
    [7, '7'],
    ['7', '7'],
    ['007', '007'],
    ['harbour-7', 'harbour-7'],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
    ['9007199254740993', '9007199254740993'],
  ])('%j is requested as %s, neither rounded nor rewritten', async (value, segment) => {
    expect(await pathsOf(value)).toEqual([`/api/v1/images/${segment}`, `/api/v1/images/${segment}`]);
  });

  it('numbers and digits are ids; a slug cannot be all digits', async () => {
    const { pix } = createMockClient({ apiKey: 'pix_test_owner' });
    const [image] = (await pix.images.list({ user: 'me', limit: 1 })).data;
    const { id = 0, slug = '' } = image ?? {};
    expect(await pix.images.get(id)).toMatchObject({ id, slug });
    expect(await pix.images.get(String(id))).toMatchObject({ id, slug });
    const error = await failureOf(pix.images.update(slug, { slug: '123456' }));
    expect(error).toMatchObject({ code: 'invalid_parameter', field: 'slug' });
    expect(error.message).toContain('not all digits');
  });

  it.each([0, -7, 7.5, NaN, Infinity, 2 ** 53, 1e21])(
    '%d is not a valid id, and nothing is sent',
    async (value) => {
      const { pix, requests } = createMockClient();
      expect(await failureOf(pix.images.get(value))).toBeInstanceOf(PixInvalidParameterError);
      expect(requests()).toBe(0);
    },
  );
});

describe('Tags of a picture (U21)', () => {
  const upload = async (tags: unknown) => {
    const { pix, requests } = createMockClient({ apiKey: 'pix_test_owner' });
    const image = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']);
    const calls = [
      () => pix.images.update('harbour', { tags: tags as string[] }),
      () => pix.images.upload({ image, tags: tags as string[] }),
    ];
    const errors = [];
    for (const call of calls) errors.push(await failureOf(call()));
    return { errors, requests: requests() };
  };
  const thirtyOne = Array.from({ length: 31 }, (_, index) => `tag-${index}`);

  it.each([
    ['a comma in an element', ['sea', 'with, comma'], 'without a comma'],
    ['31 elements', thirtyOne, 'at most 30 tags'],
    ['31 elements in one text', thirtyOne.join(), 'at most 30 tags'],
    ['65 characters', ['x'.repeat(65)], '64 characters'],
    ['65 characters in one text', `sea,${'x'.repeat(65)}`, '64 characters'],
    ['65 emoji', ['🚢'.repeat(65)], '64 characters'],
    ['a number', [7], 'each a text'],
    ['null', [null], 'each a text'],
    ['an object', { length: 1 }, 'tags'],
  ])('with %s are rejected before anything is sent', async (_what, tags, why) => {
    const { errors, requests } = await upload(tags);
    for (const error of errors) {
      expect(error).toBeInstanceOf(PixInvalidParameterError);
      expect(error).toMatchObject({ field: 'tags' });
      expect(error.message).toContain(why);
    }
    expect(requests).toBe(0);
  });

  it('at their limits are sent as one text', async () => {
    const { pix } = createMockClient({ apiKey: 'pix_test_owner' });
    const [{ slug } = { slug: '' }] = (await pix.images.list({ user: 'me', limit: 1 })).data;
    const longest = '🚢'.repeat(64);
    expect((await pix.images.update(slug, { tags: thirtyOne.slice(1) })).tags).toHaveLength(30);
    expect((await pix.images.update(slug, { tags: [longest, 'Sea', ' sea '] })).tags).toEqual([
      longest,
      'Sea',
    ]);
    expect((await pix.images.update(slug, { tags: `a,${longest},,a` })).tags).toEqual(['a', longest]);
  });
});

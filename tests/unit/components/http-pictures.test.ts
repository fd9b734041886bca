import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQuickReader } from '../../../src/embed/quick-reader.ts';
import { toPicture } from '../../../src/tiles/picture.ts';
import type { Image, ImageList } from '../../../src/contract/models.ts';
import { createSource } from '../../../src/embed/source.ts';
import { createPublicPix } from '../../../src/index.ts';

const loadRecovery = () => import('../../../src/embed/recover.ts');

const BASE = 'https://pix.example';

const record = (host: string) => ({
  id: 1,
  slug: 'harbour',
  title: `http://${host}/ is a title`,
  urls: {
    direct_url: `http://${host}/raw/harbour.png`,
    thumbnail_url: `http://${host}/thumbs/harbour.webp`,
    view_page: `http://${host}/i/harbour`,
  },
});

/** Pictures that client and embed script show on a page with this protocol. */
async function picturesOn(protocol: string, host: string, text = JSON.stringify({ data: [record(host)] })) {
  vi.stubGlobal('location', { protocol });
  const respond = () =>
    Promise.resolve(Object.defineProperty(new Response(text), 'url', { value: `${BASE}/api/v1/images` }));
  vi.stubGlobal('fetch', respond);
  const sources = [
    createPublicPix({ baseUrl: BASE }),
    createSource(createQuickReader({ baseUrl: BASE, loadRecovery })),
  ];
  const lists: ImageList[] = [];
  for (const source of sources) lists.push(await source.images.list({}));
  return lists.flatMap(({ data }) => data.map((image) => toPicture(image)));
}

afterEach(() => vi.unstubAllGlobals());

describe('An http picture (P6, R21)', () => {
  it('of the service uses https on an https page, and so does its link', async () => {
    const text = JSON.stringify({ data: [record('pix.example')] });
    for (const form of [text, text.replaceAll('/', '\\/')])
      for (const picture of await picturesOn('https:', 'pix.example', form))
        expect(picture).toMatchObject({
          source: `${BASE}/raw/harbour.png`,
          thumbnail: `${BASE}/thumbs/harbour.webp`,
          page: `${BASE}/i/harbour`,
        });
  });

  it.each([
    'other.example',
    'pix.example.evil.test',
    'pix.example:8080',
    'pix.example@evil.test',
    'sub.pix.example',
  ])('of %s is dropped on an https page', async (host) => {
    expect(await picturesOn('https:', host)).toEqual([undefined, undefined]);
  });

  it.each(['pix.example', 'other.example'])('of %s stays http on an http page', async (host) => {
    for (const picture of await picturesOn('http:', host))
      expect(picture).toMatchObject({
        source: `http://${host}/raw/harbour.png`,
        page: `http://${host}/i/harbour`,
      });
  });

  it('does not drop the https picture', async () => {
    const { urls, ...rest } = record('other.example');
    const text = JSON.stringify({
      data: [{ ...rest, urls: { ...urls, thumbnail_url: 'https://cdn.example/t.webp' } }],
    });
    for (const picture of await picturesOn('https:', '', text))
      expect(picture).toMatchObject({
        source: 'https://cdn.example/t.webp',
        page: 'https://cdn.example/t.webp',
      });
  });
});

describe('A picture of over 100 megapixels (R29)', () => {
  it.each([
    [30_000, 30_000, 'thumbs'],
    [10_001, 10_000, 'thumbs'],
    [10_000, 10_000, 'raw'],
    [1e9, 1, 'thumbs'],
  ])('%i x %i is shown from %s, and its link stays', (width, height, folder) => {
    vi.stubGlobal('location', { protocol: 'http:' });
    const image = { ...record('pix.example'), dimensions: { width, height } } as unknown as Image;
    const picture = toPicture(image);
    expect(picture?.source).toContain(`/${folder}/`);
    expect(picture?.page).toBe('http://pix.example/i/harbour');
  });
});

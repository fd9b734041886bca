import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startPixServer } from '../../mock-server/server.ts';
import { createPublicPix } from '../../src/index.ts';
import { findMetadata, renderMetadata } from '../../src/server-render.ts';
import { imageRecord, listOf } from '../support/picture-records.ts';

describe('findMetadata()', () => {
  it('finds what an address names at a service, and counts no view', async () => {
    const server = await startPixServer({
      port: 0,
      seed: {
        pictures: [
          { slug: 'quay', title: 'The quay', description: 'At dawn' },
          { slug: 'quay-wall' },
          { slug: 'hidden', isPublic: false },
        ],
        albums: [{ title: 'Harbours', pictures: ['quay'] }],
      },
    });
    onTestFinished(() => server.close());
    const pix = createPublicPix({ baseUrl: `http://127.0.0.1:${server.port}` });
    const [album] = (await pix.albums.list()).data;
    const find = (query: string, options = {}) =>
      findMetadata(`https://site.example/walk${query}`, pix, options);

    const quay = await find('?lang=en&photo=quay');
    expect(quay).toMatchObject({ title: 'The quay', description: 'At dawn', image: { alt: 'The quay' } });
    expect((await fetch(quay?.image?.url ?? '')).headers.get('content-type')).toMatch(/^image\//);
    expect(await find('?p=quay', { photo: 'p' })).toEqual(quay);
    expect(await find(`?album=${album?.token}`)).toMatchObject({
      title: 'Harbours',
      image: { alt: 'Harbours', url: album?.cover_thumbnail },
    });
    const filters = { user: 'owner' };
    expect(await find('?photo=quay', { filters })).toEqual(quay);
    expect(await find('?photo=quay', { filters: { ...filters, q: 'dawn' } })).toEqual(quay);
    expect(await find(`?album=${album?.token}`, { filters })).toMatchObject({ title: 'Harbours' });
    for (const others of [{ user: 'other' }, { q: 'dusk' }])
      expect(await find('?photo=quay', { filters: others })).toBeUndefined();
    expect(await find(`?album=${album?.token}`, { filters: { user: 'other' } })).toBeUndefined();
    expect(await find(`?photo=${"'".repeat(6000)}`)).toBeUndefined();
    for (const query of ['', '?photo=', '?photo=qua', '?photo=hidden', '?album=1', '?photo=%00&album=%ff'])
      expect(await find(query), query).toBeUndefined();
    expect(await findMetadata('/walk?photo=quay', pix)).toEqual(quay);
    expect(await findMetadata(`/walk?album=${album?.token}&album-photo=quay`, pix)).toEqual(quay);
    expect(await findMetadata('//', pix)).toBeUndefined();
    expect((await pix.images.get('quay')).views).toBe(1);
  });

  it('has no size of a picture whose size is unknown', async () => {
    const record = { ...imageRecord(1), dimensions: { width: 0, height: 900 } };
    const list = () => Promise.resolve(listOf([record], {}));
    const found = await findMetadata('?photo=picture-1', { images: { list } });
    expect(found?.image).toEqual({ url: record.urls.direct_url, alt: 'Picture 1' });
  });

  it('looks at further pages of a slug that is a common word, and needs no source of albums', async () => {
    const all = Array.from({ length: 150 }, (_, id) => imageRecord(id + 1));
    const list = vi.fn((query: object) => Promise.resolve(listOf(all, query)));
    const found = await findMetadata('?photo=picture-140', { images: { list } });
    expect(found?.title).toBe('Picture 140');
    expect(list).toHaveBeenCalledTimes(2);
    expect(await findMetadata('?album=abc', { images: { list } })).toBeUndefined();
  });
});

describe('renderMetadata()', () => {
  it('escapes all texts, and leaves out what is not there', () => {
    const hostile = '"><script>alert(1)</script>';
    const html = renderMetadata({
      title: hostile,
      description: '',
      image: { url: `https://pix.example/a.jpg?x="y"`, alt: hostile },
    });
    expect(html.split('\n')).toEqual([
      '<meta property="og:title" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">',
      '<meta property="og:image" content="https://pix.example/a.jpg?x=&quot;y&quot;">',
      '<meta property="og:image:alt" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">',
      '<meta name="twitter:card" content="summary_large_image">',
    ]);
  });

  it('has the size of the picture, and the description for search engines as well', () => {
    const html = renderMetadata({
      title: 'Quay',
      description: 'At dawn',
      image: { url: 'https://pix.example/a.jpg', alt: 'Quay', width: 1200, height: 800 },
    });
    expect(html).toContain('<meta name="description" content="At dawn">');
    expect(html).toContain('<meta property="og:image:width" content="1200">');
  });
});

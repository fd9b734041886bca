/** Picture pages for services that show previews of links. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPixServer, type PixServer } from '../../mock-server/server.ts';
import { escapeHtml } from '../../mock-server/internal/text.ts';
import { blocksIn } from '../support/code-blocks.ts';

const HOSTILE = `"><script>alert(1)</script>' & <b>`;

let server: PixServer;

beforeAll(async () => {
  server = await startPixServer({
    port: 0,
    seed: {
      pictures: [
        { slug: 'quay', title: 'The quay', description: 'At dawn.', format: 'JPG', width: 1200, height: 800 },
        {
          slug: 'drawing',
          title: HOSTILE,
          description: HOSTILE,
          tags: [HOSTILE],
          format: 'SVG',
          width: 960,
          height: 480,
        },
        { slug: 'harbour' },
      ],
      albums: [
        { token: 'public000001', title: 'By the sea', pictures: ['harbour', 'quay', 'drawing'] },
        { token: 'private00001', title: 'Mine', isPublic: false, pictures: ['quay'] },
      ],
    },
  });
});
afterAll(() => server.close());

const html = async (path: string) =>
  (await fetch(server.url + path, { headers: { Accept: 'text/html' } })).text();

const metadataOf = (page: string) => {
  const metadata: Partial<Record<string, string>> = {};
  for (const [, name = '', value] of page.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g))
    if (value !== undefined) metadata[name] = value;
  return metadata;
};

test('a page has title, description, address and a picture for link previews', async () => {
  expect(metadataOf(await html('/i/quay'))).toMatchObject({
    'og:type': 'website',
    'og:title': 'The quay',
    'og:description': 'At dawn.',
    'og:url': `${server.url}/i/quay`,
    'og:image': `${server.url}/raw/quay.jpg`,
    'og:image:width': '1200',
    'og:image:height': '800',
    'og:image:alt': 'The quay',
    'twitter:card': 'summary_large_image',
  });
  // Few services show SVG drawings.
  expect(metadataOf(await html('/i/drawing'))).toMatchObject({
    'og:image': `${server.url}/thumb/drawing.svg`,
    'og:image:width': '480',
    'og:image:height': '240',
  });
});

test('the page links to oEmbed, which describes the picture as a photo (G9)', async () => {
  const page = await html('/i/quay');
  const link = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(page)?.[1];
  const response = await fetch((link ?? '').replaceAll('&amp;', '&'));
  expect(response.headers.get('Content-Type')).toContain('application/json');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(await response.json()).toEqual({
    version: '1.0',
    type: 'photo',
    title: 'The quay',
    author_name: 'owner',
    provider_name: 'Pix',
    provider_url: `${server.url}/`,
    url: `${server.url}/raw/quay.jpg`,
    width: 1200,
    height: 800,
    thumbnail_url: `${server.url}/thumb/quay.jpg`,
    thumbnail_width: 480,
    thumbnail_height: 320,
  });
});

const oembed = (query: Record<string, string>) =>
  fetch(`${server.url}/oembed?${new URLSearchParams(query).toString()}`);

test('oEmbed returns at most maxwidth and maxheight (G9)', async () => {
  const url = `${server.url}/i/quay`;
  const small = { url: `${server.url}/thumb/quay.jpg`, width: 480, height: 320 };
  expect(await (await oembed({ url, maxwidth: '1199' })).json()).toMatchObject(small);
  expect(await (await oembed({ url, maxheight: '500' })).json()).toMatchObject(small);
  expect(await (await oembed({ url, maxwidth: '1200', maxheight: 'x' })).json()).toMatchObject({
    width: 1200,
  });
  // Smaller than the thumbnail: its size on the page, and the size of the preview.
  expect(await (await oembed({ url, maxwidth: '300', maxheight: '100' })).json()).toMatchObject({
    url: `${server.url}/thumb/quay.jpg`,
    width: 150,
    height: 100,
    thumbnail_width: 150,
    thumbnail_height: 100,
  });
  expect(await (await oembed({ url, maxwidth: '0' })).json()).toMatchObject({ width: 1200 });
});

test.each(['?utm_source=mail', '#details', '?a=1#b'])(
  'oEmbed ignores %s after the address of a page (G9)',
  async (end) => {
    expect(await (await oembed({ url: `${server.url}/i/quay${end}` })).json()).toMatchObject({
      title: 'The quay',
    });
  },
);

test.each([
  ['https://elsewhere.example/i/quay', 404],
  ['/i/nothing', 404],
  ['/i/quay/../quay', 404],
  ['/api/v1/images/quay', 404],
  ['', 404],
  ['javascript:alert(1)', 404],
])('oEmbed of %j is a %d', async (path, status) => {
  const url = path.startsWith('/') ? server.url + path : path;
  expect((await oembed({ url })).status).toBe(status);
});

test('oEmbed in XML is a 501, as specified by oEmbed', async () => {
  expect((await oembed({ url: `${server.url}/i/quay`, format: 'xml' })).status).toBe(501);
});

test('user content is text on the page and in its metadata, and scripts do not run (S8)', async () => {
  const response = await fetch(`${server.url}/i/drawing`);
  const page = await response.text();
  expect(page).not.toContain('<script');
  expect(page).not.toContain('<b>');
  expect(metadataOf(page)['og:title']).toBe(
    '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39; &amp; &lt;b&gt;',
  );
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

test('the title of a page isolates the direction of its text (S8)', async () => {
  expect(await html('/i/quay')).toContain('<title>\u2068The quay\u2069 · Pix</title>');
});

test('a page links to the pictures around it: in the named album, or in the first public one', async () => {
  const linksOf = async (path: string) =>
    [...(await html(path)).matchAll(/<a rel="(\w+)" href="([^"]+)"/g)].map(([, rel, url]) => [rel, url]);
  const around = [
    ['prev', `${server.url}/i/harbour?album=public000001`],
    ['next', `${server.url}/i/drawing?album=public000001`],
  ];
  expect(await linksOf('/i/quay')).toEqual(around);
  expect(await linksOf('/i/quay?album=public000001')).toEqual(around);
  expect(await linksOf('/i/quay?album=private00001')).toEqual([]);
});

test('a page shows the facts as the viewer does, and the code that embeds the picture', async () => {
  const page = await html('/i/quay');
  expect(page).toMatch(/<bdi>JPG, [\d,.]+ (?:kB|bytes)<\/bdi>/);
  expect(page).toMatch(/<bdi>\w+ \d{1,2}, \d{4}<\/bdi>/);
  expect(page).toContain('&lt;div data-pix-image=&quot;quay&quot;&gt;');
  expect(page).toContain(`href="${server.url}/raw/quay.jpg" download`);
});

test('the front page has the markup of its public albums and of a picture, with tokens and slug', async () => {
  const page = await html('/');
  const snippet = blocksIn('html').find(({ document }) => document === 'README.md')?.code ?? '';
  const [gallery = '-'] = /<div[^]*<\/div>/.exec(snippet) ?? [];
  expect(page).toContain(escapeHtml(gallery));

  expect(page).toContain('data-pix-album=&quot;public000001&quot;');
  expect(page).toContain(`${server.url}/i/harbour?album=public000001`);
  expect(page).toMatch(/data-pix-image=&quot;(?:quay|drawing|harbour)&quot;/);
  expect(page).not.toContain('private00001');
});

test.each(['*/*', undefined])('the front page is for programs, too: Accept %s', async (accept) => {
  const get = async (path: string) => fetch(server.url + path, { headers: accept ? { Accept: accept } : {} });
  expect(await (await get('/')).text()).toContain('<main class="front">');
  const missing = await get('/nowhere');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('Content-Type')).not.toContain('html');
});

test.each(['/i/quay', '/i/nothing', '/nowhere', '/'])(
  '%s has the name of the site and a link back',
  async (path) => {
    const page = await html(path);
    expect(page).toContain(`<a class="name" href="${server.url}/">Pix</a>`);
    expect(page).toContain('<nav aria-label="Site">');
  },
);

/** The client on pages whose JavaScript interferes with it, each in a frame with its own globals. */
import { expect, it } from 'vitest';
import type * as PixSdk from '../../src/index.ts';
import { libraryScripts, openPage, waitFor } from './support/host-page.ts';
import { KEY, live, picture, readTraffic, resetBeforeEach } from './support/live.ts';

resetBeforeEach();

type Client = typeof PixSdk;

/** Reads, updates and uploads with the client of a page. */
async function useClient({ createPix, PixNotFoundError }: Client) {
  const pix = createPix({ baseUrl: live.proxy, apiKey: KEY, dangerouslyAllowKeyInBrowser: true });
  const { data } = await pix.images.list({ limit: 2 });
  const changes = { title: 'A "port"', tags: ['sea', 'quay'] };
  const { title, tags } = await pix.images.update('harbour', changes);
  const album = await pix.albums.create({ title: 'New', description: 'Of the page' });
  const image = await picture();
  const uploads = [
    await pix.images.upload({ image, slug: 'as-form', title: 'Form' }),
    await pix.images.upload({ image, slug: 'as-json', title: 'Text', tags: ['one', 'two'] }, { as: 'json' }),
  ];
  const isMissing = await pix.images
    .get('missing')
    .catch((reason: unknown) => reason instanceof PixNotFoundError);
  return {
    ...{ slugs: data.map(({ slug }) => slug), title, tags, album: album.title },
    ...{ uploads: uploads.map(({ slug }) => slug), isMissing },
  };
}

it.each([
  ['Prototype.js 1.6', libraryScripts('Prototype.js 1.6.1')],
  ['Zone.js', libraryScripts('Zone.js')],
])(
  'on a page with %s, the client reads, updates and uploads as on any other page (H15)',
  async (_, markup) => {
    const index = new URL('/src/index.ts', location.href).href;
    const page = await openPage(`<script type="module">
      import * as client from ${JSON.stringify(index)};
      window.client = client;
      // Vitest loads modules through this global.
      window.__vitest_browser_runner__ = parent.__vitest_browser_runner__;
    </script>${markup}`);
    const { window } = page;
    const client = () => (window as unknown as { client?: Client }).client;
    await waitFor(page, () => expect(client()).toBeTruthy());
    expect(await useClient(client() as Client)).toEqual({
      slugs: ['harbour', 'quay'],
      title: 'A "port"',
      tags: ['sea', 'quay'],
      album: 'New',
      uploads: ['as-form', 'as-json'],
      isMissing: true,
    });
    const { requests } = await readTraffic();
    expect(requests.map(({ method }) => method).filter((method) => method !== 'OPTIONS')).toEqual([
      ...['GET', 'PATCH', 'POST', 'POST', 'POST', 'GET'],
    ]);
  },
);

/** Gives elements a public client for their `base-url`. */
import type { PublicPix } from '../client/pix.gen.ts';
import type { AlbumSource, FacetSource, ImageSource } from '../components/sources.ts';
import { setBaseUrlSources } from '../controllers/source-controller.ts';

/** Clients of the base URLs in use. */
const clients = new Map<string, object>();

setBaseUrlSources((baseUrl) => {
  const client = clients.get(baseUrl) ?? lazyClient(baseUrl);
  clients.set(baseUrl, client);
  return client;
});

/** Creates a source that loads the client at its first request; a failure to load it is a failure of the request. */
function lazyClient(baseUrl: string): ImageSource & AlbumSource & FacetSource {
  let loading: Promise<PublicPix> | undefined;
  const client = () =>
    (loading ??= createClient(baseUrl).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  return {
    images: {
      list: async (query, options) => (await client()).images.list(query, options),
      get: async (slugOrId, options) => (await client()).images.get(slugOrId, options),
    },
    albums: {
      list: async (query, options) => (await client()).albums.list(query, options),
      images: async (album, query, options) => (await client()).albums.images(album, query, options),
    },
    platform: {
      categories: async (options) => (await client()).platform.categories(options),
      tags: async (options) => (await client()).platform.tags(options),
    },
  };
}

async function createClient(baseUrl: string): Promise<PublicPix> {
  const { createPublicPix } = await import('../client/create-public-pix.ts');
  return createPublicPix({ baseUrl: absolute(baseUrl) });
}

/** The absolute form of a URL that may be relative to the page; an invalid one is reported by the client. */
function absolute(baseUrl: string): string {
  try {
    // An empty URL would have the query of the page.
    return new URL(baseUrl, location.href.replace(/[?#].*/, '')).href;
  } catch {
    return baseUrl;
  }
}

import { createPublicPix } from '../../../src/client/create-public-pix.ts';
import { pixSettings } from './wp.ts';

/** What a chooser shows of an album or a picture. */
export interface Item {
  /** Token of an album, slug of a picture. */
  id: string;
  title: string;
  cover: string | null;
  /** Number of pictures in an album. */
  count?: number;
}

interface ItemPage {
  items: readonly Item[];
  hasNext: boolean;
}

/** Number of records on a page of a chooser. */
const LIMIT = 20;

const pix = createPublicPix({ baseUrl: pixSettings.service || location.origin });

/** Albums: the service lists them, and has no search. */
async function albums(page: number): Promise<ItemPage> {
  const { data, pagination } = await pix.albums.list({ page, limit: LIMIT });
  const items = data.map(({ token, title, cover_thumbnail, image_count }) => ({
    id: token,
    title,
    cover: cover_thumbnail,
    count: image_count,
  }));
  return { items, hasNext: pagination.has_next };
}

async function pictures(page: number, q: string): Promise<ItemPage> {
  const { data, pagination } = await pix.images.list({ page, limit: LIMIT, ...(q && { q }) });
  const items = data.map(({ slug, title, urls }) => ({ id: slug, title, cover: urls.thumbnail_url }));
  return { items, hasNext: pagination.has_next };
}

const matches = ({ title }: Item, q: string) => title.toLocaleLowerCase().includes(q.toLocaleLowerCase());

/** Number of pages that a search reads at once. */
const SEARCHED_PAGES = 20;

/** Albums whose title contains words: reads pages until it has found some. */
async function findAlbums(page: number, q: string): Promise<ItemPage & { page: number }> {
  for (let next = page; ; next++) {
    const { items, hasNext } = await albums(next);
    const found = items.filter((item) => matches(item, q));
    if (found.length || !hasNext || next - page >= SEARCHED_PAGES)
      return { items: found, hasNext, page: next };
  }
}

/** Reads the records of a chooser from a page on, and tells which page was the last one. */
export const LOADERS: Readonly<
  Record<'token' | 'slug', (page: number, q: string) => Promise<ItemPage & { page: number }>>
> = {
  token: findAlbums,
  slug: async (page, q) => ({ ...(await pictures(page, q)), page }),
};

import { searchSlug } from './components/pix-image/find-image.ts';
import type { PageSource, ReadOptions } from './components/sources.ts';
import { MAX_LIMIT } from './contract/limits.ts';
import type { ImageFilters } from './contract/models.ts';
import { escapeHtml } from './internal/escape-html.ts';
import { plainText, safeUrl } from './internal/untrusted.ts';
import { isSide, toPicture, type PictureRecord } from './tiles/picture.ts';

/** What messengers and search engines show of a page. */
export interface PageMetadata {
  title: string;
  /** May be empty. */
  description: string;
  /** The picture, or the cover of the album; absent for an empty album. */
  image?: { url: string; alt: string; width?: number; height?: number };
}

/** Options of `findMetadata()`. */
export interface MetadataOptions extends ReadOptions {
  /** Name of the parameter that names a picture: that of `history`. Default `photo`. */
  photo?: string;
  /** Name of the parameter with the token of an album, `album` by default; that of a picture in it ends with `-photo`. */
  album?: string;
  /**
   * Filters of the page's gallery, such as `{ user: 'owner' }`, and `user` of its album cards: only what they show is found, so that
   * no link gives the page another content. Default: all public pictures and albums, whoever has uploaded them.
   */
  filters?: Partial<ImageFilters> | undefined;
}

/** Maximum length of a slug that is searched: servers refuse long addresses. */
const MAX_SLUG = 300;

/** Maximum number of pages of the list of albums that are searched. */
const PAGES = 3;

/**
 * Finds title, description and picture of what the address of a page names: `?photo=quay` of a gallery with `history="?photo"`, or
 * `?album={token}`. Messengers run no scripts, so only the server of the page can tell them. Counts no view.
 *
 * @param url Address that was requested, absolute or a path.
 * @param source The client of `createPublicPix()`, or any object with the parts `images` and `albums`.
 * @returns `undefined` if the address names nothing that public lists contain.
 * @throws PixError of the source if a request fails.
 */
export async function findMetadata(
  url: string | URL,
  source: PageSource,
  { photo = 'photo', album = 'album', filters = {}, ...options }: MetadataOptions = {},
): Promise<PageMetadata | undefined> {
  const parameters = parametersOf(url);
  const slug = parameters.get(photo) ?? parameters.get(`${album}-photo`);
  const token = parameters.get(album);
  const found =
    slug && slug.length <= MAX_SLUG ? await metadataOfPicture(source, slug, filters, options) : undefined;
  return found ?? (token ? metadataOfAlbum(source, token, filters, options) : undefined);
}

/** The parameters of an address; none of one that is no address. */
function parametersOf(url: string | URL): URLSearchParams {
  try {
    return new URL(url, 'http://localhost').searchParams;
  } catch {
    return new URLSearchParams();
  }
}

async function metadataOfPicture(
  { images }: PageSource,
  slug: string,
  filters: Partial<ImageFilters>,
  options: ReadOptions,
): Promise<PageMetadata | undefined> {
  if (!images) return undefined;
  const list: typeof images.list = ({ q, ...query }, read) =>
    images.list({ ...query, ...filters, q: [filters.q, q].filter(Boolean).join(' ') }, read);
  const record = await searchSlug({ images: { list } }, slug, options);
  const picture = record && toPicture(record);
  if (!picture) return undefined;
  const { title, image, source: url } = picture;
  const { width, height } = (record as Partial<PictureRecord>).dimensions ?? {};
  // Pictures of unknown size have none, nor does the thumbnail in place of a huge one.
  const isKnown = isSide(width) && isSide(height) && url === safeUrl(record.urls.direct_url);
  return {
    title,
    description: plainText(image.description),
    image: { url, alt: title, ...(isKnown && { width, height }) },
  };
}

async function metadataOfAlbum(
  { albums }: PageSource,
  token: string,
  { user }: Partial<ImageFilters>,
  options: ReadOptions,
): Promise<PageMetadata | undefined> {
  for (let page = 1; albums && page <= PAGES; page++) {
    const { data, pagination } = await albums.list({ page, limit: MAX_LIMIT, user }, options);
    const [album] = data.filter((each) => each.token === token);
    if (album) {
      const title = plainText(album.title) || 'Album';
      const url = safeUrl(album.cover_thumbnail);
      return {
        title,
        description: plainText(album.description),
        ...(url && { image: { url, alt: title } }),
      };
    }
    if (!pagination.has_next) break;
  }
  return undefined;
}

/**
 * Renders metadata as HTML for the `head` of a page: description, Open Graph, and a large card of X. All texts are escaped. The
 * `<title>` stays with the page.
 */
export function renderMetadata({ title, description, image }: PageMetadata): string {
  const tags: [attribute: 'name' | 'property', name: string, value: string | number | undefined][] = [
    ['name', 'description', description],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:image', image?.url],
    ['property', 'og:image:width', image?.width],
    ['property', 'og:image:height', image?.height],
    ['property', 'og:image:alt', image?.alt],
    ['name', 'twitter:card', image && 'summary_large_image'],
  ];
  return tags
    .flatMap(([attribute, name, value]) =>
      value ? `<meta ${attribute}="${name}" content="${escapeHtml(String(value))}">` : [],
    )
    .join('\n');
}

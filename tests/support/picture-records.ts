import type { Album, Image, List } from '../../src/contract/models.ts';

/** A valid record of a picture. */
export function imageRecord(id: number): Image {
  const slug = `picture-${id}`;
  const url = (path: string) => `${globalThis.location?.origin ?? 'http://pix.test'}/${path}`;
  return {
    id,
    slug,
    title: `Picture ${id}`,
    description: '',
    file_size: 1000,
    file_size_formatted: '0.00 MB',
    format: 'JPG',
    dimensions: { width: 1200, height: 800 },
    views: 0,
    is_public: true,
    category: '',
    tags: [],
    created_at: '2026-01-01 00:00:00',
    urls: {
      view_page: url(`i/${slug}`),
      direct_url: url(`raw/${slug}.jpg`),
      thumbnail_url: url(`thumb/${slug}.jpg`),
      cdn_embed: url(`cdn.php?id=${slug}`),
    },
    embed_codes: { html: '', markdown: '' },
  };
}

/** A valid record of an album. */
export function albumRecord(id: number, pictures: number): Album {
  return {
    id,
    token: `token${String(id).padStart(7, '0')}`,
    title: `Album ${id}`,
    description: '',
    is_public: true,
    image_count: pictures,
    cover_thumbnail: null,
    owner: 'owner',
    created_at: '2026-01-01 00:00:00',
  };
}

/** List response of the API with a page of `records`. */
export function listOf<T>(
  records: readonly T[],
  { page = 1, limit = 24 }: { page?: number | undefined; limit?: number | undefined },
): List<T> {
  const pages = Math.ceil(records.length / limit);
  return {
    status: 'success',
    pagination: {
      total: records.length,
      page,
      limit,
      total_pages: pages,
      has_next: page < pages,
      has_previous: page > 1,
    },
    data: records.slice((page - 1) * limit, page * limit),
  };
}

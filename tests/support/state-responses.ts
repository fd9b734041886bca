/** Responses of the service for the pages of `states.ts`. */
import type { Route } from '@playwright/test';
import { listResponse } from './e2e.ts';
import { albumRecord, imageRecord } from './picture-records.ts';

const SIZES = [
  [1200, 800],
  [800, 1200],
  [1600, 900],
  [1000, 1000],
  [900, 1200],
  [2000, 800],
  [1200, 900],
] as const;

/** Constant records, unlike those of the sample data. */
function records(origin: string, length: number) {
  return Array.from({ length }, (_, index) => {
    const [width = 1, height = 1] = SIZES[index % SIZES.length] ?? [];
    const file = `${origin}/states/${index}-${width}-${height}.svg`;
    return {
      ...imageRecord(index + 1),
      description: 'Seen from the old pier, early in the morning.',
      dimensions: { width, height },
      category: 'Landscape',
      tags: ['mist', 'tide'],
      // Three pictures a month, newest first.
      created_at: new Date(Date.UTC(2026, -Math.floor(index / 3))).toISOString(),
      views: 1234,
      urls: { view_page: `${origin}/i/${index}`, direct_url: file, thumbnail_url: file, cdn_embed: file },
    };
  });
}

/** An SVG of two flat colours: a small baseline, identical in every browser version. */
function renderImage(path: string): string {
  const [index = 0, width = 1, height = 1] = path.match(/\d+/g)?.map(Number) ?? [];
  const hue = (index * 47) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 45% 65%)"/><rect y="60%" width="100%" height="40%" fill="hsl(${hue} 40% 40%)"/></svg>`;
}

/** Responds to a request of the service. Words in the request select an error, an empty list or no response. */
export async function fulfillRequest(route: Route, origin: string): Promise<void> {
  const { pathname, searchParams } = new URL(route.request().url());
  // Words of the request select the response.
  const words = [...['category', 'user', 'q'].map((name) => searchParams.get(name)), ...pathname.split('/')];
  const all = records(origin, words.includes('long') ? 400 : 40);
  const [page, limit] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('limit') ?? 24)];
  const outcome = words.find((word) => /^(slow|none|broken)$/.test(word ?? ''));
  const isLost = words.some((word) => word?.endsWith('lost'));
  // Before the newest pictures came.
  if (words.includes('former')) all.splice(0, 3);
  // Every second picture is an empty file, or does not arrive.
  const file = isLost ? 'lost' : words.includes('held') ? 'held' : undefined;
  const lose = (index: number, url: string) => (file && index % 2 ? `${origin}/states/${file}` : url);
  for (const [index, { urls, slug }] of all.entries()) {
    urls.thumbnail_url = lose(index, urls.thumbnail_url);
    if (isLost) urls.direct_url = urls.cdn_embed = urls.thumbnail_url;
    if (isLost) Object.assign(all[index] ?? {}, { slug: `${slug}-lost` });
  }
  const facets = ['mist', 'tide', 'dawn', 'harbour', 'Pier', 'old town', 'sea', 'snow'];
  const headers = { 'access-control-allow-origin': '*' };
  if (pathname === '/states/lost') {
    await route.fulfill({ body: '', contentType: 'image/png', headers });
  } else if (pathname === '/states/held') {
    // No response.
  } else if (pathname.startsWith('/states/')) {
    await route.fulfill({ body: renderImage(pathname), contentType: 'image/svg+xml', headers });
  } else if (outcome === 'broken') {
    await route.fulfill({
      json: { status: 'error', error: { code: 'x', message: 'Out of film.' } },
      headers,
    });
  } else if (outcome === 'none') {
    await route.fulfill(listResponse([]));
  } else if (outcome === 'slow') {
    // No response.
  } else if (/tags|categories/.test(pathname)) {
    await route.fulfill(
      listResponse(facets.map((name, index) => ({ name, image_count: 1200 - 37 * index }))),
    );
  } else if (pathname.endsWith('/albums')) {
    const covers = [0, 1].map((n) => ({
      ...albumRecord(n + 1, 12 * n),
      cover_thumbnail: all[n]?.urls.thumbnail_url,
    }));
    await route.fulfill(listResponse([...covers, albumRecord(3, 1)]));
  } else if (/\/images\/[^/]+$/.test(pathname)) {
    await route.fulfill({ json: all.find(({ slug }) => pathname.endsWith(slug)), headers });
  } else {
    const { json } = listResponse(all.slice((page - 1) * limit, page * limit));
    const pages = Math.ceil(all.length / limit);
    const pagination = { total: all.length, page, limit, total_pages: pages, has_next: page < pages };
    await route.fulfill({ json: { ...json, pagination }, headers });
  }
}

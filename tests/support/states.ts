import type { Page, Route } from '@playwright/test';
import { boxFont } from './box-font.ts';
import { listResponse, type Host, type Service } from './e2e.ts';
import { albumRecord, imageRecord } from './picture-records.ts';

/** Display settings of a page. */
export interface Mode {
  colors?: 'light' | 'dark' | 'forced';
  rtl?: boolean;
  width?: number;
  height?: number;
  /** Renders texts as boxes, so that screenshots do not depend on installed fonts. */
  boxes?: boolean;
}

const gallery = (attributes: string, name = 'all') =>
  `<section><div data-pix-gallery="${name}" ${attributes}></div></section>`;

/** Containers by scene. Together the scenes show every state. */
export const SCENES = {
  layouts: ['grid', 'rows', 'columns', 'carousel'].map((layout) =>
    gallery(`data-limit="7" data-layout="${layout}"`),
  ),
  states: [
    gallery('data-limit="4" data-controls="search sort category tags count" data-tag="mist"'),
    gallery('data-limit="4" data-layout="rows" data-paging="more"'),
    gallery('data-limit="4" data-layout="columns" data-paging="pages" data-page="3"'),
    gallery('data-limit="4" data-layout="rows" data-category="slow"'),
    gallery('data-category="none"'),
    gallery('data-category="broken"'),
  ],
  cards: [
    '<section><div data-pix-albums="all" data-limit="3"></div></section>',
    '<section><div data-pix-image="picture-2"></div></section>',
    '<section><div data-pix-album="token0000001" data-layout="carousel"></div></section>',
  ],
  carousel: [gallery('data-limit="7" data-layout="carousel"')],
  failed: [
    ...['grid', 'rows', 'columns', 'carousel'].map((layout) =>
      gallery(`data-limit="4" data-layout="${layout}" data-category="lost"`),
    ),
    '<section><div data-pix-albums="all" data-limit="3" data-user="lost"></div></section>',
    '<section><div data-pix-image="picture-2-lost"></div></section>',
  ],
  errors: [
    gallery('data-limit="4" data-layout="rows" data-controls="sort category count" data-user="broken"'),
    gallery('data-limit="4" data-user="broken"'),
  ],
  search: [gallery('data-limit="4" data-controls="search sort category tags count"')],
  waiting: ['grid', 'columns', 'carousel'].flatMap((layout) =>
    ['slow', 'none', 'broken'].map((category) =>
      gallery(`data-limit="3" data-layout="${layout}" data-category="${category}"`),
    ),
  ),
  others: ['slow', 'none', 'broken'].flatMap((outcome) => [
    `<section><div data-pix-albums="all" data-limit="3" data-user="${outcome}"></div></section>`,
    `<section><div data-pix-album="${outcome}"></div></section>`,
    // A missing picture is a failed request, which the browser logs.
    ...(outcome === 'none' ? [] : [`<section><div data-pix-image="${outcome}"></div></section>`]),
  ]),
};

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
function records(origin: string) {
  return Array.from({ length: 40 }, (_, index) => {
    const [width = 1, height = 1] = SIZES[index % SIZES.length] ?? [];
    const file = `${origin}/states/${index}-${width}-${height}.svg`;
    return {
      ...imageRecord(index + 1),
      description: 'Seen from the old pier, early in the morning.',
      dimensions: { width, height },
      category: 'Landscape',
      tags: ['mist', 'tide'],
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
async function fulfillRequest(route: Route, origin: string): Promise<void> {
  const { pathname, searchParams } = new URL(route.request().url());
  const all = records(origin);
  const [page, limit] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('limit') ?? 24)];
  // Words of the request select the response.
  const words = [...['category', 'user', 'q'].map((name) => searchParams.get(name)), ...pathname.split('/')];
  const outcome = words.find((word) => /^(slow|none|broken)$/.test(word ?? ''));
  const isLost = words.some((word) => word?.endsWith('lost'));
  // Every second picture is an empty file.
  const lose = (index: number, url: string) => (isLost && index % 2 ? `${origin}/states/lost` : url);
  for (const [index, { urls, slug }] of all.entries()) {
    urls.thumbnail_url = lose(index, urls.thumbnail_url);
    if (isLost) urls.direct_url = urls.cdn_embed = urls.thumbnail_url;
    if (isLost) Object.assign(all[index] ?? {}, { slug: `${slug}-lost` });
  }
  const facets = ['mist', 'tide', 'dawn', 'harbour', 'Pier', 'old town', 'sea', 'snow'];
  const headers = { 'access-control-allow-origin': '*' };
  if (pathname === '/states/lost') {
    await route.fulfill({ body: '', contentType: 'image/png', headers });
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

const STYLE = `
  :root { color-scheme: light dark }
  body { margin: 0; padding: 16px; font: 15px/20px Boxes, sans-serif; --pix-tile-size: 76px; --pix-row-height: 84px; --pix-card-size: 130px }
  pix-lightbox { --pix-viewer-font: 15px/20px Boxes, sans-serif }
  h1 { margin: 0; font: inherit }
  section { margin-block-end: 14px }
  [data-pix-image] { max-width: 220px }
`;

/** Emulates the colours that a visitor prefers. */
export const emulateColors = (page: Page, colors: NonNullable<Mode['colors']>) =>
  page.emulateMedia(
    colors === 'forced'
      ? { forcedColors: 'active', colorScheme: 'light' }
      : { forcedColors: 'none', colorScheme: colors },
  );

const mainOf = (sections: readonly string[]) => `<h1>Pictures</h1>${sections.join('')}`;

/** Replaces the containers of the open page, in a window of this size, and waits until everything has loaded. */
export async function replaceStates(
  page: Page,
  sections: readonly string[],
  { width = 1280, height = 800 }: Pick<Mode, 'width' | 'height'> = {},
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.locator('main').evaluate((main, markup) => {
    main.innerHTML = markup;
    scrollTo(0, 0);
  }, mainOf(sections));
  await waitUntilLoaded(page);
}

/** Opens a page with these containers and waits until everything has loaded. */
export async function openStates(
  page: Page,
  host: Host,
  service: Service,
  sections: readonly string[],
  { colors = 'light', rtl, width = 1280, height = 800, boxes }: Mode = {},
): Promise<void> {
  await page.setViewportSize({ width, height });
  await emulateColors(page, colors);
  await page.route(`${service.url}/{api,states}/**`, (route) => fulfillRequest(route, service.url));
  const font = boxes ? `@font-face { font-family: Boxes; src: url(${boxFont()}) }` : '';
  const language = rtl
    ? `<script>Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' })</script>`
    : '';
  await host.open(
    `${language}<style>${font}${STYLE}</style><main>${mainOf(sections)}</main>${service.script()}`,
  );
  // A caption that is measured before its font has loaded is a pixel lower.
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
  await waitUntilLoaded(page);
}

/** Waits until elements, their code, texts and pictures have loaded. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const deep = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((each) => [
        each,
        ...(each.shadowRoot ? deep(each.shadowRoot) : []),
      ]);
    const all = deep(document);
    const images = all.filter((each) => each instanceof HTMLImageElement);
    const mounts = document.querySelectorAll(
      'section > [data-pix-gallery], [data-pix-albums], [data-pix-album], [data-pix-image]',
    );
    const isShown = (mount: Element) => {
      const inside = mount.firstElementChild?.shadowRoot;
      const parts = inside ? deep(inside) : [];
      const isLate = [...mount.attributes].some(({ value }) => value === 'slow');
      return parts.some((part) => part.matches(isLate ? '.skeleton' : 'img, .status > *'));
    };
    return (
      [...mounts].every(isShown) &&
      all.every((each) => !each.localName.includes('-') || !!customElements.get(each.localName)) &&
      images.every(
        ({ complete, loading, naturalWidth, dataset, parentElement }) =>
          (complete && naturalWidth > 0) ||
          loading === 'lazy' ||
          ('failed' in dataset && !!parentElement?.querySelector('.failed, .blank')),
      ) &&
      document.fonts.status === 'loaded'
    );
  });
  // Waits until requested pictures are rendered.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
}

/** Searches for a text without results. */
export async function searchWithoutResults(page: Page): Promise<void> {
  await page.locator('pix-search input').fill('none');
  await page.locator('pix-gallery button[part=button]').waitFor();
  await waitUntilLoaded(page);
}

/** Opens the viewer at the first picture, with thumbnails and the information panel. */
export async function openViewer(page: Page): Promise<void> {
  const tile = page.locator('pix-gallery a').first();
  await tile.evaluate((link: HTMLElement) => link.click());
  const viewer = page.locator('pix-lightbox');
  await viewer.locator('[aria-expanded]').first().waitFor();
  await page.keyboard.press('t');
  // On narrow screens the panel covers the thumbnails.
  await viewer.locator('.strip [aria-current=true] img').waitFor();
  await page.keyboard.press('i');
  await viewer.locator('dd').first().waitFor();
  await waitUntilLoaded(page);
}

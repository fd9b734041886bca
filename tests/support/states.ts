import type { Page } from '@playwright/test';
import type { PixGallery } from '../../src/elements.ts';
import { boxFont } from './box-font.ts';
import type { Host, Service } from './e2e.ts';
import { selfHost } from './page-blocks.ts';
import { fulfillRequest } from './state-responses.ts';

/** Display settings of a page. */
export interface Mode {
  colors?: 'light' | 'dark' | 'forced';
  rtl?: boolean;
  width?: number;
  height?: number;
  /** Renders texts as boxes, so that screenshots do not depend on installed fonts. */
  boxes?: boolean;
}

/** A section with a gallery. */
export const gallery = (attributes: string, name = 'all') =>
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
  /** What authors switch on; see `showOptions`. */
  options: [
    '<h2>By month</h2>',
    gallery('data-limit="8" data-layout="rows" data-caption="below" data-group="month" data-select'),
    gallery(
      'data-limit="7" data-caption="over" data-focal-point="50% 100%" data-category="former" data-live="3600"',
    ),
    gallery('data-limit="4" data-placeholder="color" data-category="held"'),
    `<section><div data-pix-wall="all" style="height: 160px" data-interval="3600" data-caption="over"></div></section>`,
    gallery('data-pix-render="consent"'),
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

const STYLE = `
  :root { color-scheme: light dark }
  body { margin: 0; padding: 16px; font: 15px/20px Boxes, sans-serif; --pix-tile-size: 76px; --pix-row-height: 84px; --pix-card-size: 130px }
  pix-lightbox { --pix-viewer-font: 15px/20px Boxes, sans-serif }
  :is(h1, h2) { margin: 0; font: inherit }
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
  await selfHost(page, `${host.url}/pix/`);
  const consent = '<script async src="/pix/consent.js" data-base-url="https://pictures.example"></script>';
  await host.open(
    `${language}<style>${font}${STYLE}</style><main>${mainOf(sections)}</main>${service.script()}${consent}`,
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
      'section > [data-pix-gallery], [data-pix-albums], [data-pix-album], [data-pix-image], [data-pix-wall]',
    );
    const isShown = (mount: Element) => {
      if (mount.hasAttribute('data-pix-render')) return mount.childElementCount > 0;
      const inside = mount.firstElementChild?.shadowRoot;
      const parts = inside ? deep(inside) : [];
      const isLate = [...mount.attributes].some(({ value }) => value === 'slow');
      return parts.some((part) => part.matches(isLate ? '.skeleton' : 'img, .status > *'));
    };
    return (
      [...mounts].every(isShown) &&
      all.every((each) => !each.localName.includes('-') || !!customElements.get(each.localName)) &&
      images.every(
        ({ complete, src, loading, naturalWidth, dataset, parentElement }) =>
          (complete && naturalWidth > 0) ||
          loading === 'lazy' ||
          src.endsWith('/held') ||
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

/** Brings the options of their scene to light: a selected picture, new pictures, and the controls of a wall, which has the focus. */
export async function showOptions(page: Page): Promise<void> {
  // Their code has loaded.
  for (const part of ['.box', '.news', '.virtual-grid .month'])
    await page.locator(`pix-gallery ${part}`).first().waitFor({ state: 'attached' });
  const selectable = page.locator('[data-select] > pix-gallery');
  await selectable.evaluate((element: PixGallery) => element.selection?.select(1));
  await selectable.getByRole('group').waitFor();
  // The next request brings pictures that the first one did not.
  await page.route(
    /category=former/,
    (route) => route.fallback({ url: route.request().url().replace('former', 'present') }),
    { times: 1 },
  );
  await page.evaluate(() => {
    // More than the interval of the requests later.
    const now = performance.now() + 3_600_000;
    performance.now = () => now;
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(performance, 'now');
  });
  await page.locator('pix-gallery .news button').waitFor();
  await page.locator('pix-wall button').first().focus();
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

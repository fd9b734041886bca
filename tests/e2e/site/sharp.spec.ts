import type { Locator, Page } from '@playwright/test';
import type { Image } from '../../../src/contract/models.ts';
import { openDemo } from '../../support/demo-page.ts';
import { expect, test, type Service } from '../../support/e2e.ts';

/** Device pixel ratios to test, by page. The layouts page has the galleries of most others. */
const DENSITIES: Record<string, readonly number[]> = {
  '/examples/layouts/': [1, 2],
  '/examples/styling/': [3],
  '/examples/albums/': [3],
};

/** Actions that show the pictures of a page. */
const STEPS: Record<string, (page: Page) => Promise<void>> = {
  '/examples/albums/': (page) => page.locator('pix-albums .card').first().click(),
};

/** A tile in the viewport. */
interface RenderedTile {
  /** URL of the picture page. */
  page: string;
  /** Number of pixels of the shown file. */
  own: number;
  /** Enlargement factor of the file. */
  enlarged: number;
  /** Number of device pixels of the tile, with a ratio of at most 2. */
  pixels: number;
}

/** Tiles of a gallery in the viewport, measured after their pictures have been decoded. */
const renderedTiles = (gallery: Locator): Promise<RenderedTile[]> =>
  gallery.evaluate(async ({ shadowRoot }) => {
    const tiles = [...(shadowRoot?.querySelectorAll<HTMLAnchorElement>('a[data-index]') ?? [])];
    const measured = tiles.map(async (tile) => {
      const image = tile.querySelector('img');
      const { top, bottom, width, height } = tile.getBoundingClientRect();
      if (!image || bottom <= 0 || top >= innerHeight) return [];
      await image.decode();
      // The natural size of a picture with `srcset` depends on the density; that of a separate picture does not.
      const own = new Image();
      own.src = image.currentSrc;
      await own.decode();
      const { naturalWidth, naturalHeight } = own;
      const enlarged = devicePixelRatio * Math.max(width / naturalWidth, height / naturalHeight);
      const pixels = width * height * Math.min(devicePixelRatio, 2) ** 2;
      return [{ page: tile.href, own: naturalWidth * naturalHeight, enlarged, pixels }];
    });
    return (await Promise.all(measured)).flat();
  });

/** Every picture of the service, by the URL of its picture page. */
async function readRecords(service: Service): Promise<Map<string, Image>> {
  const { pagination, data } = await service.images('?limit=100');
  const numbers = Array.from({ length: pagination.total_pages - 1 }, (_, index) => index + 2);
  const others = await Promise.all(numbers.map((page) => service.images(`?limit=100&page=${page}`)));
  const all = [...data, ...others.flatMap((list) => list.data)];
  return new Map(all.map((image) => [image.urls.view_page, image]));
}

for (const [path, densities] of Object.entries(DENSITIES))
  for (const density of densities)
    test.describe(`with a device pixel ratio of ${density}`, () => {
      test.use({ deviceScaleFactor: density, viewport: { width: 1280, height: 900 } });

      test(`${path} enlarges no file more than 1.3 times if a larger file costs few bytes`, async ({
        page,
        service,
      }) => {
        await openDemo(page, `${service.url}${path}`);
        await STEPS[path]?.(page);
        const records = await readRecords(service);
        let count = 0;
        await expect(page.locator(':is(pix-gallery, pix-album)').first()).toBeVisible();
        for (const gallery of await page.locator(':is(pix-gallery, pix-album)').all()) {
          if (!(await gallery.isVisible())) continue;
          await gallery.scrollIntoViewIfNeeded();
          const images = gallery.locator('a[data-index] img');
          const state = () =>
            gallery.evaluate((element) => (element.matches(':state(empty)') ? 'empty' : 'other'));
          // Some pages show an empty list.
          await expect.poll(async () => (await images.count()) > 0 || (await state()) === 'empty').toBe(true);
          const tiles = await renderedTiles(gallery);
          count += tiles.length;
          const isBlurred = ({ page: address, own, enlarged, pixels }: RenderedTile) => {
            if (enlarged <= 1.3) return false;
            const image = records.get(address);
            if (!image) return true;
            const { dimensions, file_size, format } = image;
            const isLarger = dimensions.width * dimensions.height > 1.1 * own;
            return isLarger && format !== 'GIF' && file_size <= pixels;
          };
          expect(tiles.filter(isBlurred)).toEqual([]);
        }
        expect(count).toBeGreaterThan(3);
      });
    });

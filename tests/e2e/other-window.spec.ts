import { expect, test, WITHOUT_MOTION } from '../support/e2e.ts';

test.use(WITHOUT_MOTION);

test('a gallery that is moved to a popup window has its styles there, loads there and scrolls there (H10)', async ({
  page,
  host,
  service,
}) => {
  await host.open(`<div id="a" data-pix-gallery="all" data-limit="6"></div>
    <div id="b" data-pix-gallery="all" data-limit="100" data-layout="rows" hidden></div>${service.script()}`);
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  await page.evaluate(async () => void (await window.Pix?.element('#b')));
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => {
      const { document: inner } = window.open('', '', 'width=500,height=300') as Window;
      inner.body.style.paddingTop = '3000px';
      for (const name of ['#b', '#a']) {
        const container = document.querySelector(name) as HTMLElement;
        container.hidden = false;
        inner.body.prepend(container);
      }
      const space = inner.createElement('p');
      space.style.height = '5000px';
      inner.querySelector('#a')?.after(space);
      inner.body.style.paddingTop = '0';
    }),
  ]);
  await expect(popup.locator('#a .grid')).toHaveCSS('display', 'grid');
  await expect(popup.locator('#b img')).toHaveCount(0);
  await popup.evaluate(() => scrollTo(0, 5000));
  await expect(popup.locator('#b img').first()).toBeVisible();
  await popup.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect
    .poll(() =>
      popup.locator('#b a').evaluateAll((tiles) =>
        tiles.some((tile) => {
          const { top, bottom } = tile.getBoundingClientRect();
          return Number((tile as HTMLElement).dataset['index']) > 30 && bottom > 0 && top < innerHeight;
        }),
      ),
    )
    .toBe(true);

  // The viewer opens only in the window of the page: in the popup, a click follows the link.
  await popup.evaluate(() => scrollTo(0, 0));
  const link = popup.locator('#a a').first();
  const address = (await link.getAttribute('href')) as string;
  await link.click();
  await popup.waitForURL(address);
});

test('a gallery that is moved into a frame opens the viewer over the whole page (H10)', async ({
  page,
  host,
  service,
}) => {
  await host.open(
    `<div id="a" data-pix-gallery="all" data-limit="6"></div><iframe width="600" height="300"></iframe>${service.script()}`,
  );
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  await page.evaluate(() =>
    document.querySelector('iframe')?.contentDocument?.body.append(document.querySelector('#a') as Element),
  );
  const tile = page.frameLocator('iframe').locator('pix-gallery a').nth(1);
  await tile.click();
  await expect(page.locator('pix-lightbox .counter')).toHaveText('2 / 6');
  await page.keyboard.press('Escape');
  await expect(page.locator('pix-lightbox')).toHaveCount(0);
});

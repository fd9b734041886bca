import { expect, test } from '../support/e2e.ts';

const COUNT = 100;

/** Maximum number of layouts of the page, regardless of its galleries: about ten, and one for each frame with changes. */
const MAX_LAYOUTS = 70;

const GALLERY = (content = '') =>
  `<div data-pix-gallery="all" data-limit="1" style="display: inline-block; width: 16px">${content}</div>`;

for (const [what, content] of [
  ['empty containers', ''],
  ['containers with content that stays', '<a href="/page"><img alt="" src="data:,"></a>'],
])
  test(`many visible galleries in ${what} are laid out together, not one by one (H32)`, async ({
    page,
    host,
    service,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const layouts = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? NaN;
    };
    const images = page.locator('pix-gallery a[data-index] > img');

    await host.open(GALLERY(content).repeat(COUNT) + service.script());
    await expect(images).toHaveCount(COUNT);
    const first = await layouts();
    expect(first).toBeLessThan(MAX_LAYOUTS);

    // A page that adds each gallery and requests its list at once.
    await page.evaluate(
      ([markup, count]) => {
        const main = document.body.appendChild(document.createElement('main'));
        for (let i = 0; i < count; i++) {
          main.insertAdjacentHTML('beforeend', markup);
          if (main.lastElementChild) window.Pix?.scan(main.lastElementChild);
        }
      },
      [GALLERY(content), COUNT] as const,
    );
    await expect(images).toHaveCount(2 * COUNT);
    expect((await layouts()) - first).toBeLessThan(MAX_LAYOUTS);
  });

import type { Page } from '@playwright/test';
import { expect, test, WITHOUT_MOTION } from '../support/e2e.ts';
import { holdElements } from '../support/hold-elements.ts';

test.use(WITHOUT_MOTION);

/** Mounts containers one by one, waits for their content, and removes them. The page keeps weak references to their elements. */
const mountAndRelease = (page: Page, kinds: readonly string[], times: number) =>
  page.evaluate(
    async ([all, count]) => {
      const kept = ((globalThis as unknown as { kept?: WeakRef<Element>[] }).kept ??= []);
      for (let i = 0; i < count; i++) {
        const box = document.createElement('div');
        box.innerHTML = all[i % all.length] ?? '';
        document.body.append(box);
        const hasContent = () =>
          [...box.querySelectorAll('*')].some((each) => each.shadowRoot?.querySelector('img, .chip, input'));
        while (!hasContent()) await new Promise((resolve) => setTimeout(resolve, 10));
        if (box.querySelector('[data-history]')) {
          // Opens the viewer, and closes it again.
          const waitForViewer = async (there: boolean) => {
            const isOpen = () => !!document.querySelector('pix-lightbox')?.shadowRoot?.querySelector('.pswp');
            while (isOpen() !== there) await new Promise((resolve) => setTimeout(resolve, 10));
          };
          box.querySelector('pix-gallery')?.shadowRoot?.querySelector('a')?.click();
          await waitForViewer(true);
          const viewer = document.querySelector('pix-lightbox');
          if (viewer) kept.push(new WeakRef(viewer));
          viewer?.shadowRoot?.querySelector<HTMLElement>('[aria-label=Close]')?.click();
          await waitForViewer(false);
        }
        for (const each of box.querySelectorAll('*')) if (each.shadowRoot) kept.push(new WeakRef(each));
        box.remove();
      }
    },
    [kinds, times] as const,
  );

/** Number of released elements that are still in memory, of event listeners and of nodes. */
async function measureLeaks(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage');
  const { jsEventListeners, nodes } = await devtools.send('Memory.getDOMCounters');
  const alive = await page.evaluate(
    () => (globalThis as unknown as { kept: WeakRef<Element>[] }).kept.filter((ref) => ref.deref()).length,
  );
  await devtools.detach();
  return { alive, jsEventListeners, nodes };
}

test('40 added and removed elements, and 5 viewers, leave no garbage', async ({ page, host, service }) => {
  await host.open(`<div data-pix-gallery="all" data-limit="2"></div>${service.script()}`);
  await expect(page.locator('pix-gallery img')).toHaveCount(2);
  const kinds = [
    '<div data-pix-gallery="all" data-limit="6"></div>',
    '<div data-pix-gallery="all" data-limit="8" data-layout="rows" data-paging="scroll"></div>',
    '<div data-pix-gallery="all" data-limit="8" data-layout="columns" data-paging="pages"></div>',
    '<div data-pix-gallery="all" data-limit="8" data-layout="carousel"></div>',
    '<div data-pix-gallery="all" data-limit="8" data-layout="rows"></div>',
    '<div data-pix-gallery="all" data-limit="4" data-controls="search sort category tags count"></div>',
    '<div data-pix-gallery="all" data-limit="4" data-history="?p"></div>',
    '<div data-pix-albums="all"></div>',
    '<div data-pix-image="low-tide-early-light"></div>',
  ];
  // The first element of each kind adds code, styles and texts, which stay.
  await mountAndRelease(page, kinds, kinds.length);
  const before = await measureLeaks(page);
  await mountAndRelease(page, kinds, 40);
  // Pending work may still keep the last element, and timers of some seconds the last viewers.
  let after = before;
  await expect.poll(async () => (after = await measureLeaks(page)).alive).toBeLessThan(3);
  test.info().annotations.push({ type: 'left', description: JSON.stringify({ before, after }) });
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(5);
  expect(after.nodes - before.nodes).toBeLessThan(100);
});

test('the viewers of a gallery that stays leave nothing behind', async ({ page, host, service }) => {
  await host.open(`<div data-pix-gallery="all" data-limit="2"></div>${service.script()}`);
  const openAndClose = async (times: number) => {
    for (let i = 0; i < times; i++) {
      await page.locator('pix-gallery a').first().click();
      await expect(page.locator('pix-lightbox .pswp')).toBeVisible();
      await page.locator('pix-lightbox').evaluate((viewer) => {
        const { kept = [] } = globalThis as unknown as { kept?: WeakRef<Element>[] };
        Object.assign(globalThis, { kept: [...kept, new WeakRef(viewer)] });
      });
      await page.keyboard.press('Escape');
      await expect(page.locator('pix-lightbox')).toHaveCount(0);
    }
  };
  await openAndClose(2);
  const before = await measureLeaks(page);
  await openAndClose(8);
  let after = before;
  // The last one may open again by Forward.
  await expect.poll(async () => (after = await measureLeaks(page)).alive).toBeLessThan(3);
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(5);
  expect(after.nodes - before.nodes).toBeLessThan(100);
});

test('pictures that were painted leave nothing behind, although the code of their elements does not load', async ({
  page,
  host,
  service,
}) => {
  await holdElements(page);
  await host.open(`<p>A page</p>${service.script()}`);
  await mountAndRelease(page, ['<div data-pix-gallery="all" data-limit="2"></div>'], 10);
  await expect.poll(async () => (await measureLeaks(page)).alive).toBeLessThan(3);
});

test('galleries of a page that renders them itself, without observation, leave nothing behind', async ({
  page,
  host,
  service,
}) => {
  await host.open(`<p>A page</p>${service.script('data-pix-render="explicit"')}`);
  await page.waitForFunction(() => window.Pix?.version);
  await page.evaluate(async () => {
    const kept: WeakRef<Element>[] = [];
    Object.assign(globalThis, { kept });
    for (let i = 0; i < 10; i++) {
      const box = document.createElement('div');
      document.body.append(box);
      const gallery = await window.Pix?.renderGallery(box, { limit: 2 });
      while (!gallery?.shadowRoot?.querySelector('img'))
        await new Promise((resolve) => setTimeout(resolve, 10));
      kept.push(new WeakRef(box));
      box.remove();
    }
  });
  await expect.poll(async () => (await measureLeaks(page)).alive).toBeLessThan(3);
});

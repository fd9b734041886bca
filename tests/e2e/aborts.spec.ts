import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base } from '../support/e2e.ts';

interface Seen {
  url: string;
  /** The browser has ended the request: nothing was ever answered. */
  ended: boolean;
}

/** A picture service that takes requests and answers none. */
const test = base.extend<{ silent: { url: string; seen: Seen[] } }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
  silent: async ({}, use) => {
    const seen: Seen[] = [];
    const server = createServer((request, response) => {
      const entry = { url: request.url ?? '', ended: false };
      seen.push(entry);
      response.on('close', () => (entry.ended = true));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen });
    server.closeAllConnections();
    server.close();
  },
});

const ACTS: Record<string, (container: HTMLElement) => void> = {
  'is removed': (container: HTMLElement) => container.remove(),
  'is removed with what is around it': (container: HTMLElement) => container.parentElement?.remove(),
  'is removed by writing the page anew': () => void (document.body.textContent = 'Another page'),
  'is destroyed': (container: HTMLElement) => window.Pix?.destroy(container),
  'is a container no more': (container: HTMLElement) => container.removeAttribute('data-pix-gallery'),
  'asks for something else': (container: HTMLElement) => container.setAttribute('data-q', 'sea'),
};

for (const [what, act] of Object.entries(ACTS)) {
  for (const isThere of [false, true]) {
    test(`the request of a container that ${what} ${isThere ? 'with' : 'before'} its element ends on the wire (P14, H12)`, async ({
      page,
      host,
      service,
      silent,
    }) => {
      // Without its chunks the element never comes.
      if (!isThere) await page.route('**/cdn/chunks/**', () => undefined);
      await host.open(
        `<main><div id="here" data-pix-gallery="all" data-limit="3"></div></main>${service.script(`data-base-url="${silent.url}"`)}`,
      );
      await expect.poll(() => silent.seen.length).toBe(1);
      if (isThere) await expect(page.locator('pix-gallery .skeleton')).toHaveCount(3);
      await page.locator('#here').evaluate(act);
      await expect.poll(() => silent.seen[0]?.ended).toBe(true);
      const again = what === 'asks for something else';
      await expect.poll(() => silent.seen.length).toBe(again ? 2 : 1);
      if (again) {
        expect(silent.seen[1]?.url).toContain('q=sea');
        expect(silent.seen[1]?.ended).toBe(false);
      }
    });
  }
}

test('a container that is moved keeps its request (P14, H11)', async ({ page, host, service, silent }) => {
  await page.route('**/cdn/chunks/**', () => undefined);
  await host.open(
    `<main></main><div id="here" data-pix-gallery="all" data-limit="3"></div>${service.script(`data-base-url="${silent.url}"`)}`,
  );
  await expect.poll(() => silent.seen.length).toBe(1);
  await page.evaluate(async () => {
    document.querySelector('main')?.append(document.querySelector('#here') as Element);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect(silent.seen).toEqual([expect.objectContaining({ ended: false })]);
});

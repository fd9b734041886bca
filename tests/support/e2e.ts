import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { startPixServer, type PixServer, type PixServerOptions } from '../../mock-server/server.ts';
import type { AlbumList, ImageList } from '../../src/contract/models.ts';
import { DIST } from '../../tools/build/configs.ts';

/** The running service, its script and its responses. */
export interface Service {
  url: string;
  /** The script tag, with additional attributes if given. */
  script: (attributes?: string) => string;
  images: (query?: string) => Promise<ImageList>;
  albums: (query?: string) => Promise<AlbumList>;
}

/** A host page, on another origin than the service. */
export interface Host {
  url: string;
  /** Serves a page with this body and opens it. */
  open: (body: string, headers?: Record<string, string>) => Promise<void>;
  /** Errors, rejections and policy violations of the page; none are permitted at the end of a test. */
  problems: string[];
}

interface Fixtures {
  host: Host;
  /** Resets the services after each test, since all tests of a worker share them. */
  resetServices: void;
}
interface WorkerFixtures {
  service: Service;
  /** The service with 10,000 pictures. */
  huge: Service;
  hostServer: { url: string; answer: (html: string, headers: Record<string, string>) => void };
}

/** The paths that a page requests from now on, in order. */
export function requestedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const listen = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });

/** The services of this worker. */
const running = new Set<PixServer>();

async function serve(
  use: (service: Service) => Promise<void>,
  options: PixServerOptions = {},
): Promise<void> {
  const server = await startPixServer({
    port: 0,
    // Tests of the script alone run without the site.
    static: [
      { prefix: '/cdn/', dir: DIST.cdn },
      { prefix: '/', dir: DIST.site },
    ].filter(({ dir }) => existsSync(dir)),
    ...options,
  });
  running.add(server);
  const get = async <T>(path: string) => (await (await fetch(`${server.url}/api/v1${path}`)).json()) as T;
  await use({
    url: server.url,
    script: (attributes = '') => `<script async src="${server.url}/cdn/sdk.js" ${attributes}></script>`,
    images: (query = '') => get(`/images${query}`),
    albums: (query = '') => get(`/albums${query}`),
  });
  running.delete(server);
  await server.close();
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  service: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
    ({}, use) => serve(use),
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern -- as above
  huge: [({}, use) => serve(use, { scenario: 'huge' }), { scope: 'worker' }],

  resetServices: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      await use();
      await Promise.all([...running].map(({ control }) => control.reset()));
    },
    { auto: true },
  ],

  hostServer: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      let page: { html: string; headers: Record<string, string> } = { html: '', headers: {} };
      const server = createServer((request, response) => {
        if (!/^\/(\?|$)/.test(request.url ?? '')) return void response.writeHead(204).end();
        response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers })
          .end(page.html);
      });
      await use({ url: await listen(server), answer: (html, headers) => (page = { html, headers }) });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],

  host: async ({ page, hostServer }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) =>
        console.error('CSP', event.violatedDirective, event.blockedURI),
      );
    });
    await use({
      url: hostServer.url,
      problems,
      open: async (body, headers = {}) => {
        hostServer.answer(
          `<!doctype html><html lang="en"><head><title>A page</title><meta name="viewport" content="width=device-width"></head><body>${body}</body></html>`,
          headers,
        );
        await page.goto(hostServer.url);
      },
    });
    expect(problems).toEqual([]);
  },
});

export { expect };

/** Options of tests of which motion is no subject. The transitions of a viewer take half of the time of its test. */
export const WITHOUT_MOTION = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** A list response of a service with these records only. */
export const listResponse = <T>(data: T[]) => ({
  json: {
    status: 'success',
    pagination: {
      total: data.length,
      page: 1,
      limit: 100,
      total_pages: 1,
      has_next: false,
      has_previous: false,
    },
    data,
  },
  headers: { 'access-control-allow-origin': '*' },
});

/** An image of 2 by 1 pixels. */
const TINY = Buffer.from('R0lGODlhAgABAPAAAP8AAAAA/yH5BAAAAAAALAAAAAACAAEAAAIDDAoFADs=', 'base64');

/** Serves tiny files for all pictures: the service would take longer to create hundreds of thumbnails than the page to show them. */
export const serveTinyPictures = (page: Page) =>
  page.route(
    ({ pathname }) => /^\/(thumb|raw)\//.test(pathname),
    (route) => route.fulfill({ contentType: 'image/gif', body: TINY }),
  );

/** Leaves the page and ends its routes, so that the next page is a new visit, not a reload, which restores positions. */
export async function leavePage(page: Page): Promise<void> {
  await page.unrouteAll();
  await page.goto('about:blank');
}

/** Titles of the tiles on the page, in document order. `inside` is the selector of an ancestor. */
export const titles = (page: Page, inside = '') =>
  page
    .locator(`${inside} :is(pix-gallery, pix-album) img`)
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt));

/** The focused element, through shadow roots. */
export const focused = (page: Page) =>
  page.evaluateHandle(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  });

/** Waits until the viewer is complete: picture and transition are finished, and optional features have loaded. */
export async function waitForViewer(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
  await expect(page.locator('pix-lightbox .loading')).toBeHidden();
  const moving = () =>
    page.locator('pix-lightbox').evaluate((viewer) => viewer.shadowRoot?.getAnimations().length);
  await expect.poll(moving).toBe(0);
}

/** Displayed width of the picture in the viewer. */
export const pictureWidth = (page: Page) =>
  page
    .locator('pix-lightbox .pswp__item[aria-hidden="false"] .pswp__img:not(.pswp__img--placeholder)')
    .evaluate((image) => image.getBoundingClientRect().width);

/** Expects a picture to load, with more than the given width in pixels. */
export const expectLoaded = (picture: Locator, width = 0) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(width);

/** Waits for three frames, in which observers report and elements are laid out. */
export const waitForFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

/** The counter of the viewer, such as "2 / 6". */
export const counter = (page: Page) => page.locator('pix-lightbox .counter');

/** Warnings in the console of the page, collected from now on. */
export function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  return warnings;
}

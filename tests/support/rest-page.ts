import { expect, type Page } from '@playwright/test';

/** An operation of the OpenAPI document. */
interface Documented {
  operationId: string;
  tags: string[];
}

/** The part of the OpenAPI document that tests read. */
interface OpenApi {
  paths: Record<string, Record<string, Documented>>;
}

/** Path of the page of the REST reference. */
export const PAGE = '/reference/rest/';
/** URL of the code of the interactive viewer. */
export const VIEWER = /\/viewer\.[^/]*\.js$/;

/** Console messages, errors and URLs of requests to other origins, collected from now on. */
export function problemsOf(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) problems.push(request.url());
  });
  return problems;
}

/** The row of a call, in the list or in the viewer. */
export const call = (page: Page, id: string) => page.locator(`.opblock[id$="-${id}"]`);

/** The link of a call in the list. */
export const link = (page: Page, id: string) => call(page, id).getByRole('link');

/** The link to a group of calls. */
export const groupLink = (page: Page, tag: string) =>
  page.getByRole('navigation', { name: 'Groups of calls' }).getByRole('link', { name: tag, exact: true });

/** The button that opens and closes a call in the viewer. */
export const control = (page: Page, id: string) => call(page, id).locator('button.opblock-summary-control');

/** Expects the viewer in place of the list, with a call open, in view and focused. */
export async function expectOpen(page: Page, id: string): Promise<void> {
  await expect(control(page, id)).toBeFocused();
  await expect(control(page, id)).toHaveAttribute('aria-expanded', 'true');
  await expect(control(page, id)).toBeInViewport();
  await expect(page.locator('.call-list')).toHaveCount(0);
  await expect(page.locator('#calls')).not.toHaveAttribute('aria-busy', /./);
  await expect(page.locator('#status')).toBeEmpty();
}

/** All operations of the OpenAPI document, as `id: METHOD /path`. */
export async function documentedCalls(origin: string): Promise<string[]> {
  const document = (await (await fetch(`${origin}/openapi.json`)).json()) as OpenApi;
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { operationId }]) => operationId)
      .map(([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`),
  );
}

/** All calls on the page, as `id: METHOD /path`. */
export const listedCalls = (page: Page) =>
  page.locator('.operation-tag-content .opblock:not([id*="-webhooks-"])').evaluateAll((blocks) =>
    blocks.map((block) => {
      const text = (part: string) => block.querySelector(part)?.textContent.replaceAll('\u200b', '') ?? '';
      const id = block.id.split('-').at(-1);
      return `${id}: ${text('.opblock-summary-method')} ${text('.opblock-summary-path')}`;
    }),
  );

/** Positions of all rows and headings on the page. */
export const positions = (page: Page) =>
  page
    .locator('#calls :is(.opblock-summary, .opblock-tag, nav a, .general, .webhooks h2)')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return [left, top + scrollY, width, height].map(Math.round).join(' ');
      }),
    );

/** Serves an OpenAPI document with some calls only, which is faster than with all, once `released` has resolved. */
export const serveDocumentWith = (page: Page, calls: readonly string[], released?: Promise<void>) =>
  page.route('**/openapi.json', async (route) => {
    await released;
    const response = await route.fetch();
    const document = (await response.json()) as OpenApi;
    const paths = Object.entries(document.paths)
      .map(([path, item]) => [
        path,
        Object.fromEntries(
          Object.entries(item).filter(([, { operationId }]) => !operationId || calls.includes(operationId)),
        ),
      ])
      .filter(([, item]) => Object.values(item ?? {}).some((each: Documented) => each.operationId));
    await route.fulfill({
      response,
      json: { ...document, paths: Object.fromEntries(paths) as OpenApi['paths'], webhooks: {} },
    });
  });

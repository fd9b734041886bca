import { expect, requestedPaths, test, titles } from '../support/e2e.ts';

/** A policy that allows pictures, scripts and requests of the service only, and no markup from strings. */
const policy = (url: string) => ({
  'content-security-policy': `default-src 'none'; script-src ${url}; img-src ${url}; connect-src ${url}; style-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html`,
});

const ALL = 'data-controls="search sort category tags count"';

test('controls query the API, and the URL keeps the choices', async ({ page, host, service }) => {
  const { data, pagination } = await service.images('?limit=5&tag=mist&sort=popular');
  const { data: two } = await service.images('?limit=5&sort=oldest');
  await host.open(
    `<div data-pix-gallery="all" data-limit="5" ${ALL} data-sync></div>${service.script()}`,
    policy(service.url),
  );
  await page.getByRole('button', { name: /^mist/ }).click();
  await page.getByLabel('Sort by').selectOption({ label: 'Most viewed' });
  await expect.poll(() => titles(page)).toEqual(data.map(({ title }) => title));
  await expect(page.getByRole('status').getByText(`${pagination.total} result`)).toBeAttached();
  expect(new URL(page.url()).search).toBe('?tag=mist&sort=popular');
  await page.getByRole('button', { name: /^mist/ }).click();
  await page.getByLabel('Sort by').selectOption({ label: 'Oldest first' });
  await expect.poll(() => titles(page)).toEqual(two.map(({ title }) => title));
  await page.goBack();
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(data.map(({ title }) => title));
  await expect(page.getByRole('button', { name: /^mist/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Sort by')).toHaveValue('popular');
});

test('only the code of the requested controls is loaded', async ({ page, host, service }) => {
  const scripts = requestedPaths(page);
  await host.open(`<div data-pix-gallery="all" data-controls="count"></div>${service.script()}`);
  await expect(page.getByText(/^[\d,]+ results$/).first()).toBeVisible();
  expect(scripts.filter((path) => /pix-(search|sort|tags|categories)|sync-url/.test(path))).toEqual([]);
  expect(scripts.filter((path) => path.includes('pix-count'))).toHaveLength(1);
});

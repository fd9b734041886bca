/** The documented policies, verbatim. A violation fails a test at its end. */
import type { Page } from '@playwright/test';
import { counter, expect, test, waitForViewer } from '../support/e2e.ts';
import { documentedPolicies, policyPages, sha384 } from '../support/documented-policies.ts';

/** Uses everything that creates elements: controls, pages, the viewer and its details. */
async function useGallery(page: Page): Promise<void> {
  await expect(page.locator('pix-gallery img')).toHaveCount(2);
  await expect(page.locator('pix-gallery pix-search input')).toBeVisible();
  await page.locator('pix-gallery a[data-index]').first().click();
  await expect(counter(page)).toContainText('1 / ');
  await waitForViewer(page);
  await page.keyboard.press('i');
  await expect(page.locator('pix-lightbox .info')).toBeVisible();
  // The first Escape closes the information panel.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('the script works under the documented policy (P7, H22)', async ({ page, host, service }) => {
  const policy = documentedPolicies(service.url).script;
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types lit-html");
  await host.open(
    `<div data-pix-gallery="all" data-limit="2" data-paging="pages" data-controls="search sort category tags count"></div><div data-pix-albums="all"></div>${service.script()}`,
    { 'content-security-policy': `${policy}; default-src 'none'` },
  );
  await useGallery(page);
  await page.locator('pix-albums .card').first().click();
  await expect(page.locator('pix-album img').first()).toBeVisible();
});

const MODULE = (url: string) => `
  <pix-gallery limit="2" paging="pages" controls="search sort category tags count"></pix-gallery>
  <script type="module" nonce="abc">
    import { createPublicPix } from '${url}/cdn/pix.mjs';
    document.querySelector('pix-gallery').source = createPublicPix({ baseUrl: '${url}' });
  </script>`;

test('the module works under the documented policy, with a nonce for the script that imports it, and under a nonce alone (P7, H21)', async ({
  page,
  host,
  service,
}) => {
  const policy = documentedPolicies(service.url).script;
  for (const sources of [`'nonce-abc' ${service.url}`, "'nonce-abc'", "'nonce-abc' 'strict-dynamic'"])
    await test.step(sources, async () => {
      await host.open(MODULE(service.url), {
        'content-security-policy': policy.replace(/script-src [^;]*/, `script-src ${sources}`),
      });
      if (sources === "'nonce-abc'") await useGallery(page);
      else await expect(page.locator('pix-gallery img')).toHaveCount(2);
    });
});

test('script and module render side by side if the policy allows the name pix twice (P7)', async ({
  page,
  host,
  service,
}) => {
  const policy = documentedPolicies(service.url)
    .script.replace('script-src ', "script-src 'nonce-abc' ")
    .replace('trusted-types lit-html', "trusted-types lit-html 'allow-duplicates'");
  // The script defines the gallery, and the module all other elements.
  await host.open(
    `<div data-pix-gallery="all" data-limit="2"></div>${service.script()}
    <script type="module" nonce="abc">
      await customElements.whenDefined('pix-gallery');
      const { createPublicPix } = await import('${service.url}/cdn/pix.mjs');
      const search = document.createElement('pix-search');
      document.body.append(search);
    </script>`,
    { 'content-security-policy': policy },
  );
  await expect(page.locator('pix-gallery img')).toHaveCount(2);
  await expect(page.locator('pix-search input')).toBeVisible();
});

test('the script works under each documented policy with a nonce or a hash (P7, H21)', async ({
  page,
  host,
  service,
}) => {
  const [, ...pages] = policyPages(service.url);
  expect(pages).toHaveLength(3);
  for (const { policy, body } of pages) {
    await host.open(body, { 'content-security-policy': `${policy}; object-src 'none'; base-uri 'none'` });
    await page.locator('pix-gallery a').first().click();
    await expect(counter(page)).toHaveText('1 / 2');
  }
});

test('a script tag with integrity works under its hash with the origin of its chunks, and lacks them otherwise', async ({
  page,
  host,
  service,
}) => {
  const hash = sha384(await (await fetch(`${service.url}/cdn/sdk.js`)).text());
  for (const added of ['', " 'strict-dynamic'", ` ${service.url}`])
    await test.step(`script-src with the hash${added}`, async () => {
      await host.open(
        `<div data-pix-gallery="all" data-limit="2"><a href="/all">All</a></div>${service.script(`integrity="${hash}" crossorigin`)}`,
        { 'content-security-policy': `script-src '${hash}'${added}` },
      );
      if (added.includes('http')) return expect(page.locator('pix-gallery img')).toHaveCount(2);
      await expect.poll(() => host.problems.join()).toMatch(/CSP script-src-elem .*chunks/);
      await expect(page.getByText('All')).toBeVisible();
      host.problems.length = 0;
    });
});

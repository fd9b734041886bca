/** The search of the documentation site: questions of users lead to the pages that answer them. */
import type { Page } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { expect, test } from '../../support/e2e.ts';

/** The used part of the module of Pagefind. */
interface Pagefind {
  search: (words: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>;
}

/** Questions in the words of users, and the pages that answer them. */
const QUESTIONS: readonly (readonly [words: string, ...pages: string[]])[] = [
  ['gap', '/guides/gap-and-corners/'],
  ['corner radius', '/guides/gap-and-corners/'],
  ['open viewer from own button', '/guides/lightbox/'],
  ['upload from a form with progress', '/guides/upload/'],
  ['own records', '/guides/own-pictures/'],
  ['lazy load more', '/guides/infinite-scroll/', '/guides/performance/'],
  ['translate', '/guides/translations/'],
  ['error to Sentry', '/guides/errors/'],
  ['CSP', '/guides/content-security-policy/'],
  ['React', '/frameworks/react/'],
  ['test my app', '/guides/testing/'],
  ['dark mode', '/guides/dark-mode/'],
  ['share link of an image', '/guides/sharing/'],
  ['empty state', '/guides/errors/'],
  ['only the lightbox', '/guides/lightbox/'],
  ['SSR', '/guides/server-rendering/'],
  ['theme editor', '/theme/'],
  ['snippet builder', '/snippet/'],
  ['album token', '/get-started/script-tag/'],
];

/** Names of features elsewhere, and the first page that the search finds for them. */
const ALIASES = {
  grid: '/guides/layouts/',
  layouts: '/guides/layouts/',
  slider: '/guides/layouts/',
  carousel: '/guides/layouts/',
  swiper: '/guides/layouts/',
  lightbox: '/get-started/own-images/',
  'css variables': '/get-started/design/',
  sri: '/guides/self-hosting/',
};

/** A word without its fourth letter, with another one and with one more. */
const typosOf = (word: string) =>
  ['', 'x', `x${word[3]}`].map((letters) => word.slice(0, 3) + letters + word.slice(4));

/** Waits for the results of a search and their excerpts, since results move until then. */
async function expectAllResults(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.pagefind-ui__message')).toHaveText(new RegExp(`\\d results for ${words}$`));
  await expect(dialog.locator('.pagefind-ui__result-link').first()).toBeVisible();
  await expect(dialog.locator('.pagefind-ui__loading')).toHaveCount(0);
}

/** URLs of the first three results, by question, in the order of the open interface, which sets the ranking. */
async function resultsOf(page: Page, questions: readonly string[]): Promise<Map<string, string[]>> {
  await page.getByRole('textbox', { name: 'Search' }).fill('layouts');
  await expectAllResults(page, 'layouts');
  const found = await page.evaluate(async (questions) => {
    const address: string = '/search/pagefind.js';
    const { search } = (await import(address)) as Pagefind;
    return Promise.all(
      questions.map(async (words) => {
        const { results } = await search(words);
        const first = await Promise.all(results.slice(0, 3).map((result) => result.data()));
        return [words, first.map(({ url }) => url)] as const;
      }),
    );
  }, questions);
  return new Map(found);
}

test('the search is accessible, answers questions in its first three results, and finds names from elsewhere and words with one wrong letter', async ({
  page,
  service,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${service.url}/guides/layouts/`);
  await expect(page.getByText('swiper').filter({ visible: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // Dark mode changes nothing but colours.
    const rules = colorScheme === 'dark' ? ['color-contrast'] : [];
    expect(await violations(page, { within: 'site-search dialog', rules })).toEqual([]);
  }

  const words = ['layout', 'gallery', 'lightbox', 'carousel', 'upload'];
  const urls = await resultsOf(page, [
    ...QUESTIONS.map(([question]) => question),
    ...Object.keys(ALIASES),
    ...words.flatMap((word) => [word, ...typosOf(word)]),
  ]);
  const unanswered = QUESTIONS.filter(
    ([words, ...pages]) => !urls.get(words)?.some((url) => pages.includes(url)),
  );
  expect(unanswered.map(([words]) => [words, urls.get(words)])).toEqual([]);
  const first = Object.keys(ALIASES).map((words) => [words, urls.get(words)?.[0]]);
  expect(Object.fromEntries(first)).toEqual(ALIASES);
  for (const word of words) {
    expect(urls.get(word), word).not.toEqual([]);
    for (const typo of typosOf(word)) expect(urls.get(typo), typo).toEqual(urls.get(word));
  }
});

test('a slash in a field of the page is text', async ({ page, service }) => {
  await page.goto(`${service.url}/examples/explorer/`);
  const field = page.getByRole('searchbox').first();
  await field.press('/');
  await expect(field).toHaveValue('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the search field has the focus once its code has loaded, with the second attempt if the first failed, and the arrow keys lead to suggestions and results', async ({
  page,
  service,
}) => {
  let requests = 0;
  const reopened = Promise.withResolvers<void>();
  await page.route(/\/ui-core\.[^/]+\.js$/, async (route) => {
    if (requests++) return route.continue();
    await reopened.promise;
    await route.abort();
  });
  const field = page.getByRole('textbox', { name: 'Search' });
  const button = page.getByRole('button', { name: 'Search' });
  await page.goto(`${service.url}/support/`);
  await button.click();
  await expect.poll(() => requests).toBe(1);
  await page.keyboard.press('Escape');
  for (const keys of ['Control+k', '/', 'Enter']) {
    if (keys !== 'Control+k') await page.reload();
    await button.focus();
    await page.keyboard.press(keys);
    // The first attempt fails only once the visitor has come back.
    await expect(page.getByRole('dialog')).toBeVisible();
    // The dialog is below the pointer now, which is a use, too.
    await page.mouse.move(5, 5);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    reopened.resolve();
    await expect(field).toBeFocused();
  }

  const suggestions = page.getByRole('navigation', { name: 'Suggestions' }).getByRole('link');
  await page.keyboard.press('ArrowDown');
  await expect(suggestions.first()).toBeFocused();
  for (const link of await suggestions.all()) {
    const path = (await link.getAttribute('href')) ?? '';
    expect((await page.request.get(service.url + path)).status(), path).toBe(200);
  }

  await field.fill('zzzz');
  await expect(suggestions).toHaveCount(0);
  await expect(page.getByRole('dialog').locator('.pagefind-ui__message')).toHaveText('No results for zzzz');
  await field.fill('');
  await page.keyboard.type('dark mode');
  const results = page.getByRole('dialog').locator('.pagefind-ui__result-link');
  await expectAllResults(page, 'dark mode');
  await page.keyboard.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText(/^Dark mode/);
});

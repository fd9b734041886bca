import { beforeAll, vi } from 'vitest';
import { page } from 'vitest/browser';

/** Initial size of the page in Vitest. */
const [WIDTH, HEIGHT] = [414, 896];

/** Resets the page before each test file, where all files share one page. */
beforeAll(async () => {
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) element.removeAttribute('style');
  // Safari throws after 100 calls in 10 s.
  await vi.waitFor(() => history.replaceState(null, ''));
  await page.viewport(WIDTH, HEIGHT);
  scrollTo(0, 0);
});

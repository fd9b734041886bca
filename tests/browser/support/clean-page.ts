import { beforeAll } from 'vitest';
import { page } from 'vitest/browser';

/** Size of the page that Vitest starts with. */
const [WIDTH, HEIGHT] = [414, 896];

/** Takes away what the former test file has left in the page, where all files share one. */
beforeAll(async () => {
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) element.removeAttribute('style');
  history.replaceState(null, '');
  await page.viewport(WIDTH, HEIGHT);
  scrollTo(0, 0);
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Violations that axe finds within an element, in documents of the page's origin, of all rules or of the given ones. */
export async function violations(
  page: Page,
  { within = 'html', rules = [] }: { within?: string; rules?: string[] } = {},
): Promise<unknown[]> {
  // To compile it takes as long as to apply its rules: each document does it once.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  const found = await page.evaluate(
    ({ within, rules }) =>
      // Results of passed rules would list thousands of nodes.
      window.axe?.run(within, { resultTypes: ['violations'], ...(rules.length && { runOnly: rules }) }),
    { within, rules },
  );
  if (!found) throw new Error('axe has not been loaded.');
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html, any }) => [html, any[0]?.message])]);
}

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Violations that axe finds within an element, of all rules or of the given ones. */
export async function violations(
  page: Page,
  { within = 'html', rules = [] }: { within?: string; rules?: string[] } = {},
): Promise<unknown[]> {
  // Legacy mode does not open the second page that reads frames of other origins; the pages have no such frames.
  // Results of passed rules would list thousands of nodes.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .include(within);
  const found = await (rules.length ? axe.withRules(rules) : axe).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html, any }) => [html, any[0]?.message])]);
}

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds within an element, rule by rule: by all of its rules, or by some. */
export async function violations(
  page: Page,
  { within = 'html', rules = [] }: { within?: string; rules?: string[] } = {},
): Promise<unknown[]> {
  // Legacy mode leaves out the second page that reads frames of other origins, of which there are none.
  // Without results of passed rules, which would list thousands of nodes.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .include(within);
  const found = await (rules.length ? axe.withRules(rules) : axe).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html, any }) => [html, any[0]?.message])]);
}

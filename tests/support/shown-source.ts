import type { Locator } from '@playwright/test';

/** The source that a block of code shows. */
export async function sourceOf(block: Locator): Promise<string> {
  const lines = await block.locator('.ec-line').allTextContents();
  return lines.map((line) => line.replace(/\n$/, '')).join('\n');
}

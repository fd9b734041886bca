import type { Page } from '@playwright/test';

type Observed = Window & { layoutShifts?: unknown[] };

/** Records the layout shifts of the documents that a page loads from now on. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Layout shifts recorded in the current document. */
export const shiftsOf = (page: Page) => page.evaluate(() => (window as Observed).layoutShifts);

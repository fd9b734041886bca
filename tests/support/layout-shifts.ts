import type { Page } from '@playwright/test';

type Observed = Window & { layoutShifts?: unknown[] };

/** Collects the layout shifts of every page that is opened from now on. */
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

/** Layout shifts of the page so far. */
export const shiftsOf = (page: Page) => page.evaluate(() => (window as Observed).layoutShifts);

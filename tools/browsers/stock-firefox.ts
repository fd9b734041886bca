import { setTimeout as wait } from 'node:timers/promises';
import { playwright, type PlaywrightBrowserProvider } from '@vitest/browser-playwright';
import type { LaunchOptions } from 'playwright';
import type { BrowserProviderOption } from 'vitest/node';

/** Without a GPU, 60 frames per second would take 20 % more computing time; no test depends on the frame rate. */
const firefoxUserPrefs = { 'layout.frame_rate': 30 };

/** Vitest provider for Firefox: Playwright's own build or the system's. */
export function firefox(launchOptions: LaunchOptions): BrowserProviderOption {
  const own = playwright({ launchOptions: { ...launchOptions, firefoxUserPrefs } });
  return launchOptions.channel === undefined ? own : { ...own, providerFactory: withLateFrame(own) };
}

/** WebDriver BiDi reports frame names late, so the test's frame is identified by its position. */
const withLateFrame =
  ({ providerFactory }: BrowserProviderOption): BrowserProviderOption['providerFactory'] =>
  (project) => {
    const provider = providerFactory(project) as PlaywrightBrowserProvider;
    const contextOf = provider.getCommandsContext.bind(provider);
    provider.getCommandsContext = (session) => ({
      ...contextOf(session),
      frame: async () => {
        const page = provider.getPage(session);
        for (let tries = 0; tries < 100; tries += 1) {
          const frame = page.frames().find((each) => each.parentFrame() === page.mainFrame());
          if (frame) return frame;
          await wait(50);
        }
        throw new Error("The test's frame did not load within 5 seconds.");
      },
    });
    return provider;
  };

import { expect, test } from '../support/e2e.ts';
import { openStates, openViewer, SCENES, type Mode } from '../support/states.ts';

// Baselines are in `looks/`. After a wanted change of looks: `npx playwright test looks --update-snapshots`, and look at them.

const MODES: Record<string, Mode> = {
  'light-1280': {},
  'dark-1280': { colors: 'dark' },
  'light-360': { width: 360 },
  'dark-360': { colors: 'dark', width: 360 },
  'rtl-360': { rtl: true, width: 360 },
  'forced-1280': { colors: 'forced' },
};

for (const [name, mode] of Object.entries(MODES))
  for (const scene of ['layouts', 'states', 'cards'] as const)
    test(`${scene} look as they did (${name})`, async ({ page, host, service }) => {
      await openStates(page, host, service, SCENES[scene], { height: 1120, ...mode, boxes: true });
      await expect(page).toHaveScreenshot(`${scene}-${name}.png`);
    });

for (const name of ['light-1280', 'light-360', 'rtl-360', 'forced-1280'])
  test(`the viewer looks as it did, with panel and thumbnails (${name})`, async ({ page, host, service }) => {
    await openStates(page, host, service, SCENES.layouts.slice(0, 1), { ...MODES[name], boxes: true });
    await openViewer(page);
    await expect(page).toHaveScreenshot(`viewer-${name}.png`);
  });

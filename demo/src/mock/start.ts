/**
 * The mock as a classic script: `<script src="/mock/page.js" data-start>` starts it, with the data of a scenario if the attribute
 * names one; `PixMock.start()` does with options.
 */
import type { KnownDrawings } from '../../../mock-server/seed/sample.ts';
import type { ScenarioName } from '../../../mock-server/scenarios/scenario.ts';
import { startPageMock, type PageMockOptions } from './page-mock.ts';

/** Paths of pictures that the site has as files; set by the build. */
declare const __STATIC_PICTURES__: readonly string[];

/** Files of the drawings, without their bytes; set by the build, since drawing all would block the page. */
declare const __DRAWINGS__: KnownDrawings;

const staticPictures = new Set(__STATIC_PICTURES__);

export const start = (options: PageMockOptions = {}) => startPageMock(options, staticPictures, __DRAWINGS__);

const scenario = document.currentScript?.dataset['start'];
if (scenario !== undefined) start({ scenario: (scenario as ScenarioName) || undefined });

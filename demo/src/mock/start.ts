/** The mock as a classic script: `<script src="/mock/page.js" data-start>` starts it, `PixMock.start()` with options. */
import { startPageMock, type PageMockOptions } from './page-mock.ts';

/** Paths of pictures that the site has as files; set by the build. */
declare const __STATIC_PICTURES__: readonly string[];

const staticPictures = new Set(__STATIC_PICTURES__);

export const start = (options: PageMockOptions = {}) => startPageMock(options, staticPictures);

if (document.currentScript?.hasAttribute('data-start')) start();

/** Behaviour of every page: copy buttons, absolute URLs, sources in sync with their examples. */
import { showAbsoluteUrls } from './absolute-urls.ts';
import { enableCopyButtons } from './copy.ts';
import { mirrorExamples } from './mirror.ts';

showAbsoluteUrls();
mirrorExamples();
enableCopyButtons();

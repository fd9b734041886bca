/** Behaviour of every page: copy buttons and absolute URLs. */
import { showAbsoluteUrls } from './absolute-urls.ts';
import { enableCopyButtons } from './copy.ts';

showAbsoluteUrls();
enableCopyButtons();

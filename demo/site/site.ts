/** Behaviour of every page: copy buttons, absolute URLs, sources in sync with their examples. */
import { showFullAddresses } from './address.ts';
import { enableCopyButtons } from './copy.ts';
import { mirrorExamples } from './mirror.ts';

showFullAddresses();
mirrorExamples();
enableCopyButtons();

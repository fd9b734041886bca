/** What every page does: copy buttons, full addresses, sources that follow their examples. */
import { showFullAddresses } from './address.ts';
import { enableCopyButtons } from './copy.ts';
import { mirrorExamples } from './mirror.ts';

showFullAddresses();
mirrorExamples();
enableCopyButtons();

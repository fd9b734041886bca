/** Separate module, loaded only for elements that were moved to another document. */
export { restoreStyles } from './adopt-styles.ts';

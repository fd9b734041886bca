import { unclobbered } from './unclobbered.ts';

/** Window of an element's document, which is not the script's once the element has moved to another document. */
export const windowOf = ({ ownerDocument }: Element): Window & typeof globalThis =>
  unclobbered(ownerDocument).defaultView ?? window;

/** Whether there still is a document: a test in a simulated one may end while elements are on the page. */
export const hasDocument = (): boolean => typeof document !== 'undefined';

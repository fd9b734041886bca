import { unsafeCSS } from 'lit';
import { listStyles as text } from '../tiles/list.styles.ts';

/** Styles shared by galleries, album cards and single pictures. */
export const listStyles = unsafeCSS(text);

import { unsafeCSS } from 'lit';
import { controlTokens as text } from './control-tokens.ts';

/** Custom properties of controls, for elements. */
export const controlTokens = unsafeCSS(text);

import { css, unsafeCSS } from 'lit';
import { controlTokens as text } from './explorer/control-tokens.ts';

/** Custom properties of controls, for elements. */
export const controlTokens = unsafeCSS(text);

/** Styles of the buttons "Show more", "Try again" and "Clear filters". */
export const actionStyles = css`
  ${controlTokens}
  .action {
    min-block-size: var(--_control-size);
    padding: 0 1em;
    border: 1px solid var(--_control-border);
    border-radius: var(--_control-radius);
    background: var(--_control-surface);
  }
  .action:hover {
    background: var(--_control-hover);
  }
`;

import { css } from 'lit';

/** Styles shared by the controls of a gallery: box and focus. */
export const controlStyles = css`
  :host {
    --_focus: var(--pix-focus, color-mix(in srgb, currentColor 35%, #3b82f6));
    display: inline-block !important;
    min-inline-size: 0;
    max-inline-size: 100%;
    vertical-align: top;
  }
  :host([hidden]) {
    display: none !important;
  }
  * {
    box-sizing: border-box;
  }
  button,
  input,
  select {
    margin: 0;
    border: 0;
    padding: 0;
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
    background: none;
  }
  button,
  select {
    cursor: pointer;
  }
  .box {
    display: grid;
    /* Grows with text that is larger than the size allows. */
    min-block-size: var(--_control-size);
    border: 1px solid var(--_control-border);
    border-radius: var(--_control-radius);
    background: var(--_control-surface);
  }
  .box > * {
    grid-area: 1 / 1;
  }
  .box > .icon {
    align-self: center;
  }
  :focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
  @media (hover: hover) {
    .box:hover {
      background: var(--_control-hover);
    }
  }
  @media print {
    :host {
      display: none !important;
    }
  }
`;

import { css } from 'lit';

/** Styles shared by the controls of a gallery: box, tokens, focus. */
export const controlStyles = css`
  :host {
    --_size: var(--pix-control-size, 40px);
    --_radius: var(--pix-control-radius, 20px);
    --_border: var(--pix-control-border, color-mix(in srgb, currentColor 46%, transparent));
    --_surface: var(--pix-control-surface, transparent);
    --_hover: var(--pix-control-hover, color-mix(in srgb, currentColor 8%, transparent));
    --_active: var(--pix-control-active, color-mix(in srgb, currentColor 14%, transparent));
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
    align-items: center;
    block-size: var(--_size);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .box > * {
    grid-row: 1;
    grid-column: 1;
  }
  :focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
  @media (hover: hover) {
    .box:hover {
      background: var(--_hover);
    }
  }
  @media print {
    :host {
      display: none !important;
    }
  }
`;

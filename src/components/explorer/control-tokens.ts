/** Named like the tag of Lit, for tools that read style sheets; this module is also for pages without Lit. */
const css = String.raw;

/** Custom properties of controls, with defaults that grow with the text; shared by all controls and buttons around a gallery. */
export const controlTokens = css`
  :host {
    --_control-size: var(--pix-control-size, max(40px, 2.5em));
    --_control-radius: var(--pix-control-radius, max(20px, 1.25em));
    --_control-border: var(--pix-control-border, color-mix(in srgb, currentColor 46%, transparent));
    --_control-surface: var(--pix-control-surface, transparent);
    --_control-hover: var(--pix-control-hover, color-mix(in srgb, currentColor 8%, transparent));
    --_control-active: var(--pix-control-active, color-mix(in srgb, currentColor 14%, transparent));
  }
`;

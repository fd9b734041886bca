import { css } from 'lit';

/** Styles of the status below an icon, for empty and failed lists. */
export const statusStyles = css`
  .failure {
    display: grid;
    justify-items: center;
    gap: 12px;
  }
  .status .icon {
    inline-size: max(32px, 2em);
    block-size: max(32px, 2em);
    stroke-width: 1.5;
    opacity: 0.6;
  }
  small {
    display: block;
    font-size: 0.875em;
    color: color-mix(in srgb, currentColor 80%, transparent);
  }
`;

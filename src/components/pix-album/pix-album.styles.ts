import { css } from 'lit';

export const albumStyles = css`
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 8px 16px;
    margin-block-end: 16px;
  }
  header[hidden] {
    display: none;
  }
  /* The text, not the icon, is on the baseline of the title. */
  .back {
    position: relative;
    display: inline-flex;
    align-items: baseline;
    padding: 0.25em;
    padding-inline-start: 0;
    border: 0;
  }
  /* As high as fingers need it. */
  .back::after {
    content: '';
    position: absolute;
    inset: -0.6em 0;
  }
  .back .icon {
    align-self: center;
    inline-size: 1.5em;
    block-size: 1.5em;
    margin: -0.25em 0;
    margin-inline-start: -0.4em;
  }
  @media (hover: hover) {
    .back:hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
  }
  h2 {
    min-inline-size: 0;
    margin: 0;
    font-size: 1.25em;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  header span {
    font-size: 0.875em;
    color: color-mix(in srgb, currentColor 75%, transparent);
  }
`;

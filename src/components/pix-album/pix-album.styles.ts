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
  /* Mirrored by the browser where text runs from right to left. */
  .back::before {
    content: '‹';
    content: '‹' / '';
    margin-inline-end: 0.5em;
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
    opacity: 0.75;
  }
`;

import { css } from 'lit';

export const albumStyles = css`
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    margin-block-end: 16px;
  }
  header[hidden] {
    display: none;
  }
  h2 {
    margin: 0;
    font-size: 1.25em;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

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
  .back {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    min-block-size: 28px;
    padding-inline: 0 4px;
    border: 0;
    background: none;
  }
  .back .icon {
    inline-size: 16px;
    block-size: 16px;
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
    opacity: 0.75;
  }
`;

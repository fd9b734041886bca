import { css } from 'lit';

export const albumsStyles = css`
  .grid {
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, var(--pix-card-size, clamp(130px, 46%, 260px))), 1fr)
    );
    gap: var(--pix-card-gap, 20px);
  }
  .frame {
    aspect-ratio: var(--pix-card-ratio, 4 / 3);
  }
  .card,
  li[aria-hidden] {
    display: grid;
    gap: 2px;
  }
  .card {
    inline-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
  }
  .title {
    margin-block-start: 6px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .card:hover .title {
    text-decoration: underline;
  }
  .count {
    font-size: 0.875em;
    opacity: 0.75;
  }
  [hidden] {
    display: none;
  }
`;

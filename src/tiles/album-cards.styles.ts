/** Named like the tag of Lit, for tools that read style sheets; this module is also for pages without Lit. */
const css = String.raw;

/** Style sheet of a list of album cards. */
export const cardStyles = css`
  .grid {
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, var(--pix-card-size, clamp(130px, 46%, 260px))), 1fr)
    );
    gap: var(--pix-card-gap, 28px 20px);
    --_cover-radius: var(--pix-card-radius, 10px);
  }
  .card,
  li > div {
    display: grid;
    gap: 2px;
  }
  .card {
    inline-size: 100%;
    padding: 0;
    border: 0;
    border-radius: var(--_cover-radius);
    background: none;
    text-align: start;
  }
  .frame {
    display: grid;
    position: relative;
    margin-block-end: 8px;
    aspect-ratio: var(--pix-card-ratio, 4 / 3);
    border-radius: var(--_cover-radius);
  }
  .frame > * {
    grid-area: 1 / 1;
    min-block-size: 0;
  }
  /* A hairline border: white pictures need an edge on white pages. */
  .card .frame::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid color-mix(in srgb, currentColor 12%, transparent);
    border-radius: inherit;
  }
  .blank {
    place-self: center;
    inline-size: min(30%, 56px);
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linejoin: round;
    opacity: 0.4;
  }
  img:not([data-failed]) + .blank {
    display: none;
  }
  /* At most three lines; screen readers read the whole title. */
  .title {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    font-weight: 600;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  .count {
    font-size: 0.875em;
    color: color-mix(in srgb, currentColor 75%, transparent);
  }
  .card:focus-visible {
    outline-offset: 5px;
  }
  @media (hover: hover) {
    .card:hover .title {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .card img {
      transition: scale 0.4s cubic-bezier(0.2, 0, 0, 1);
    }
    .card:hover img {
      scale: 1.03;
    }
  }
  @media (forced-colors: active) {
    .card .frame::after {
      border-color: ButtonBorder;
    }
    .card:hover .frame::after {
      border-color: Highlight;
    }
  }
  [hidden] {
    display: none;
  }
`;

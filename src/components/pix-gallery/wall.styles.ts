import { css } from 'lit';

/** Tiles that stand where they were laid out; they come with the code that does so. */
export const wallStyles = css`
  .wall {
    position: relative;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .wall > li {
    position: absolute;
    contain: layout style;
  }
  .wall .frame {
    block-size: 100%;
    aspect-ratio: auto;
  }
  /* Lengths that the layout is made of: see ruler.ts. */
  .ruler {
    inline-size: 100%;
    block-size: 0;
    overflow: hidden;
  }
  /* What is no length has none. */
  .ruler > b {
    display: inline-block;
    inline-size: var(--pix-gap, 6px);
  }
  .ruler > i {
    display: block;
    aspect-ratio: var(--pix-tile-ratio, 1);
    inline-size: min(100%, var(--pix-tile-size, clamp(96px, 30%, 220px)));
  }
  .ruler.high > i {
    inline-size: min(100%, var(--pix-row-height, clamp(96px, 28%, 240px)));
  }
  .strip {
    overflow-x: auto;
    overflow-y: hidden;
    overscroll-behavior-x: contain;
    scrollbar-width: thin;
    padding-block: 3px;
  }
  .tiles:has(.wall) + .status {
    position: sticky;
    inset-block-end: 0;
  }
  .tiles:has(.wall) + .status:not(:empty) {
    background: Canvas;
    color: CanvasText;
  }
  .along {
    position: relative;
  }
  .along > button {
    position: absolute;
    inset-block-start: calc(50% - 22px);
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: rgb(0 0 0 / 0.55);
    color: #fff;
    opacity: 0;
  }
  .along:is(:hover, :focus-within) > button,
  .along > button:focus-visible {
    opacity: 1;
  }
  .along > .back {
    inset-inline-start: 8px;
  }
  .along > .forward {
    inset-inline-end: 8px;
  }
  .along > button[aria-disabled='true'] {
    visibility: hidden;
  }
  @media (hover: none) {
    .along > button {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .along > button {
      border: 2px solid ButtonText;
      background: ButtonFace;
      color: ButtonText;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .along > button {
      transition: opacity 0.15s;
    }
  }
`;

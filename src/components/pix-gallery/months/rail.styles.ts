import { css } from 'lit';

/** Style sheet of the rail of months. */
export const railStyles = css`
  [data-rail] {
    position: relative;
  }
  .rail {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    z-index: 2;
    inline-size: 36px;
    pointer-events: none;
  }
  .bar {
    position: sticky;
    inset-block-start: var(--pix-month-offset, 0px);
    block-size: min(100%, calc(var(--_visible, 100vh) - var(--pix-month-offset, 0px)));
    border-block: 12px solid transparent;
    background-clip: padding-box;
    cursor: pointer;
    pointer-events: auto;
    touch-action: none;
    user-select: none;
  }
  .bar::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 5px;
    inline-size: 2px;
    border-radius: 1px;
    background: currentColor;
    opacity: 0.15;
  }
  .years > span {
    position: absolute;
    inset-inline-end: 12px;
    translate: 0 -50%;
    font-size: 0.6875em;
    font-variant-numeric: tabular-nums;
    line-height: 1;
    opacity: 0.75;
  }
  .handle {
    position: absolute;
    inset-inline-end: 0;
    inline-size: 12px;
    block-size: 4px;
    translate: 0 -50%;
    border-radius: 2px;
    background: var(--_focus);
  }
  .label {
    position: absolute;
    inset-inline-end: calc(100% + 4px);
    translate: 0 -50%;
    padding: 0.375em 0.75em;
    border-radius: 1em;
    background: CanvasText;
    color: Canvas;
    font-size: 0.875em;
    white-space: nowrap;
    pointer-events: none;
  }
  .label:empty {
    display: none;
  }
  .label::first-letter {
    text-transform: uppercase;
  }
  /* On touch screens only the handle takes pointers, and appears while the page scrolls. */
  @media (hover: none) {
    .bar {
      pointer-events: none;
    }
    .bar::before,
    .years {
      display: none;
    }
    .bar:active .years {
      display: block;
    }
    .handle {
      inline-size: 44px;
      block-size: 44px;
      border: 10px solid transparent;
      border-radius: 22px;
      background-clip: padding-box;
      opacity: 0;
      pointer-events: none;
    }
    .rail[data-moving] .handle,
    .bar:active .handle,
    .bar:focus-visible .handle {
      opacity: 1;
      pointer-events: auto;
    }
    .label {
      inset-inline-end: calc(100% + 16px);
    }
  }
  @media (forced-colors: active) {
    .bar {
      border-color: Canvas;
    }
    .bar::before {
      background: CanvasText;
      opacity: 1;
    }
    .handle {
      border-color: Canvas;
      background: Highlight;
      forced-color-adjust: none;
    }
    .label {
      border: 1px solid;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .handle {
      transition: opacity 0.2s;
    }
  }
  @media print {
    .rail {
      display: none;
    }
  }
`;

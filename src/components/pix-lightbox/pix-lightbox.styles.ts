import { css } from 'lit';

/** The dialog and its controls. */
export const lightboxStyles = css`
  :host {
    position: fixed !important;
  }
  dialog {
    position: fixed;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    max-inline-size: none;
    max-block-size: none;
    margin: 0;
    padding: 0;
    border: 0;
    overflow: hidden;
    overscroll-behavior: contain;
    outline: 0;
    background: none;
    color: #fff;
    color-scheme: dark;
    font:
      400 15px/1.4 system-ui,
      sans-serif;
    text-align: start;
  }
  dialog::backdrop {
    background: none;
  }
  [hidden] {
    display: none !important;
  }

  .bar,
  .previous,
  .next,
  .caption {
    position: absolute;
    z-index: 1;
    transition: opacity 0.2s;
  }
  .quiet > :is(.bar, .previous, .next, .caption) {
    opacity: 0;
    pointer-events: none;
  }
  .bar {
    inset: 0 0 auto;
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 6px max(6px, env(safe-area-inset-right)) 6px max(16px, env(safe-area-inset-left));
    pointer-events: none;
  }
  .counter {
    margin-inline-end: auto;
    font-variant-numeric: tabular-nums;
    text-shadow: 0 0 4px #000;
  }
  .previous,
  .next {
    inset-block-start: calc(50% - 22px);
  }
  .previous {
    left: max(8px, env(safe-area-inset-left));
  }
  .next {
    right: max(8px, env(safe-area-inset-right));
  }
  button {
    display: block;
    inline-size: 44px;
    block-size: 44px;
    padding: 10px;
    border: 0;
    border-radius: 50%;
    background: rgb(0 0 0 / 0.45);
    color: inherit;
    cursor: pointer;
    pointer-events: auto;
  }
  button:hover {
    background: rgb(60 60 60 / 0.8);
  }
  button[aria-disabled='true'] {
    opacity: 0.3;
    cursor: default;
  }
  button:focus-visible {
    outline: 3px solid #fff;
    outline-offset: -3px;
    box-shadow: 0 0 0 2px #000;
  }
  svg {
    display: block;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .caption {
    inset: auto 0 0;
    display: grid;
    justify-items: center;
    padding: 10px 16px max(14px, env(safe-area-inset-bottom));
    background: linear-gradient(transparent, rgb(0 0 0 / 0.6));
    text-align: center;
    text-shadow: 0 0 6px #000;
    pointer-events: none;
  }
  .caption bdi {
    max-inline-size: min(100%, 70ch);
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .description {
    font-size: 13px;
    opacity: 0.75;
  }
  /* On a narrow screen the arrows leave the picture alone and stand beside the caption. */
  @media (max-width: 600px) {
    .previous,
    .next {
      inset-block: auto max(12px, env(safe-area-inset-bottom));
    }
    .caption {
      min-block-size: 68px;
      align-content: center;
      padding-inline: 60px;
    }
  }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .loading {
    inline-size: 20px;
    block-size: 20px;
    margin-inline-end: 8px;
    border: 2px solid rgb(255 255 255 / 0.3);
    border-block-start-color: #fff;
    border-radius: 50%;
    opacity: 0;
    animation: appear 0s 0.5s forwards;
  }
  @keyframes appear {
    to {
      opacity: 1;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .loading {
      animation:
        appear 0s 0.5s forwards,
        turn 0.8s linear infinite;
    }
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  @media (forced-colors: active) {
    button {
      border: 2px solid ButtonText;
      background: ButtonFace;
      color: ButtonText;
    }
    .caption,
    .counter {
      background: Canvas;
      color: CanvasText;
    }
  }
`;

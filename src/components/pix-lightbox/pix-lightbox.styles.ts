import { css } from 'lit';

/** The dialog and its controls. */
export const lightboxStyles = css`
  /* Nothing of the page reaches it but its custom properties. */
  :host {
    all: initial !important;
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
    touch-action: none;
    outline: 0;
    background: none;
    color: var(--pix-viewer-color, #fff);
    color-scheme: dark;
    font: var(--pix-viewer-font, 400 15px/1.4 system-ui, sans-serif);
  }
  dialog::backdrop {
    background: none;
  }
  .frame {
    position: absolute;
    inset: 0;
    overflow: hidden;
  }
  [hidden] {
    display: none !important;
  }

  .bar,
  .previous,
  .next,
  .foot {
    position: absolute;
    z-index: 1;
    transition: opacity 0.2s;
  }
  .quiet :is(.bar, .previous, .next, .foot) {
    opacity: 0;
    pointer-events: none;
  }
  .bar {
    inset: 0 0 auto;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: 4px;
    padding-block: max(6px, env(safe-area-inset-top)) 6px;
    padding-inline: max(16px, env(safe-area-inset-left)) max(6px, env(safe-area-inset-right));
    pointer-events: none;
  }
  .counter {
    margin-inline-end: auto;
    font-variant-numeric: tabular-nums;
    text-shadow: 0 0 4px #000;
  }
  /* It is written from left to right, but stands where a line begins. */
  :host([dir='rtl']) .counter {
    margin: 0 0 0 auto;
  }
  .previous,
  .next {
    inset-block-start: calc(50% - 22px);
  }
  .previous {
    inset-inline-start: max(8px, env(safe-area-inset-left));
  }
  .next {
    inset-inline-end: max(8px, env(safe-area-inset-right));
  }
  :host([dir='rtl']) :is(.previous, .next) svg {
    scale: -1 1;
  }
  .tool {
    display: block;
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    padding: 10px;
    border: 0;
    border-radius: 50%;
    background: var(--pix-viewer-button, rgb(0 0 0 / 0.45));
    color: inherit;
    cursor: pointer;
    pointer-events: auto;
  }
  .tool:is(:hover, [aria-expanded='true'], [aria-pressed='true']) {
    background: var(--pix-viewer-button-active, rgb(60 60 60 / 0.8));
  }
  .tool[aria-disabled='true'] {
    opacity: 0.3;
    cursor: default;
  }
  :is(button, a, [tabindex='0']):focus-visible {
    outline: 3px solid var(--pix-viewer-focus, #fff);
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
  .foot {
    inset: auto 0 0;
    padding-block-end: max(14px, env(safe-area-inset-bottom));
    background: linear-gradient(transparent, rgb(0 0 0 / 0.6));
    pointer-events: none;
  }
  .caption {
    display: grid;
    justify-items: center;
    max-block-size: 40vh;
    padding: 10px 16px 0;
    overflow: hidden;
    text-align: center;
    text-shadow: 0 0 6px #000;
  }
  .caption bdi {
    max-inline-size: min(100%, 70ch);
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .description {
    font-size: 0.87em;
    opacity: 0.8;
  }
  .notice {
    position: absolute;
    z-index: 1;
    inset: 50% 16px auto;
    translate: 0 -50%;
    display: grid;
    justify-items: center;
    gap: 12px;
    text-align: center;
    pointer-events: none;
  }
  .notice p {
    margin: 0;
    padding: 6px 14px;
    border-radius: 6px;
    background: rgb(0 0 0 / 0.6);
  }
  /* On a narrow screen the arrows leave the picture alone and stand beside the caption. */
  @media (max-width: 600px) {
    .previous,
    .next {
      inset-block: auto max(12px, env(safe-area-inset-bottom));
      z-index: 2;
    }
    .caption {
      min-block-size: 54px;
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
  }
  .loading,
  .pending::after {
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
    .loading,
    .pending::after {
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
    .tool {
      border: 2px solid ButtonText;
      background: ButtonFace;
      color: ButtonText;
    }
    .tool[aria-pressed='true'] {
      border-color: Highlight;
    }
    .caption,
    .counter,
    .notice p {
      background: Canvas;
      color: CanvasText;
    }
  }
`;

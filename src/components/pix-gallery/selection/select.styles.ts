import { css } from 'lit';
import { panelTokens } from '../panel-tokens.ts';

/** Styles of the boxes on tiles, of selected tiles, and of the bar. */
export const selectStyles = css`
  ${panelTokens}
  [data-select] .grid > li {
    position: relative;
  }
  /* The menu and the selection of a long press are those of links. */
  [data-select] .frame {
    -webkit-touch-callout: none;
    user-select: none;
    -webkit-user-select: none;
  }
  .box {
    appearance: none;
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 44px;
    block-size: 44px;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .box::before {
    content: '';
    position: absolute;
    inset: 9px;
    border: 2px solid #fff;
    border-radius: 50%;
    background: rgb(0 0 0 / 0.45);
    box-shadow: 0 0 3px rgb(0 0 0 / 0.5);
  }
  .box:checked::before {
    background: var(--pix-accent, #1b62d4);
  }
  .box:checked::after {
    content: '';
    position: absolute;
    inset: 14px 18px 17px;
    border: solid #fff;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  .box:checked,
  .box:focus-visible,
  [data-select='some'] .box {
    opacity: 1;
  }
  @media (hover: hover) {
    li:hover > .box {
      opacity: 1;
    }
  }
  /* A finger would hit what it does not see. */
  @media (hover: none) {
    [data-select=''] .box {
      pointer-events: none;
    }
  }
  li:has(> :focus-visible) > .box {
    opacity: 1;
  }
  .frame[part~='selected'] > img {
    scale: 0.84;
    border-radius: var(--_radius);
  }
  .frame[part~='selected'] {
    background: color-mix(in srgb, var(--pix-accent, #1b62d4) 24%, transparent);
  }
  /* Not at the edge of the background. */
  :host([caption='below']) .frame[part~='selected'] [part='caption'] {
    padding-inline: 6px;
  }
  .selection {
    position: sticky;
    inset-block-end: max(0.75rem, env(safe-area-inset-bottom));
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    margin-block-start: 0.75rem;
    padding: 8px;
    border: 1px solid var(--_control-border);
    border-radius: 14px;
    background: var(--_panel);
    color: var(--_on-panel);
    box-shadow: 0 2px 12px rgb(0 0 0 / 0.3);
    overflow-wrap: anywhere;
  }
  .selection[hidden] {
    display: none !important;
  }
  .selected {
    flex: 1 1 8em;
    min-inline-size: 0;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  /* Large text on a narrow screen needs the space. */
  .actions > .action {
    padding-inline: min(1em, 4vw);
  }
  .selection progress {
    flex: 1 1 8em;
    min-inline-size: 0;
  }
  .selected:first-child {
    padding-inline-start: 8px;
  }
  /* What a page puts there, unless it has styles of its own. */
  ::slotted(:is(a, button)) {
    box-sizing: border-box;
    min-block-size: var(--_control-size);
    padding: 0 min(1em, 4vw);
    border: 1px solid var(--_control-border);
    border-radius: var(--_control-radius);
    background: var(--_control-surface);
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .clear {
    display: grid;
    place-items: center;
    min-inline-size: var(--_control-size);
    padding: 0;
  }
  /* Keys do not move the focus to what the bar covers. */
  [data-select='some'] .frame {
    scroll-margin-block-end: calc(var(--_bar, 5rem) + 1.5rem);
  }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    .box::before {
      border-color: ButtonText;
      background: Canvas;
    }
    .box:checked::before {
      forced-color-adjust: none;
      border-color: Canvas;
      background: Highlight;
    }
    .box:checked::after {
      forced-color-adjust: none;
      border-color: HighlightText;
    }
    .frame[part~='selected'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .frame > img {
      transition: scale 0.15s;
    }
    .box {
      transition: opacity 0.1s;
    }
  }
  @media print {
    .box,
    .selection {
      display: none !important;
    }
    .frame[part~='selected'] > img {
      scale: none;
    }
  }
`;

import { css } from 'lit';
import { panelTokens } from './panel-tokens.ts';

/** Styles of the button for new pictures, and of their tiles. */
export const updateStyles = css`
  ${panelTokens}
  .news {
    position: sticky;
    inset-block-start: 0.75rem;
    z-index: 1;
    display: grid;
    block-size: 0;
    justify-items: center;
    pointer-events: none;
  }
  .news .action {
    align-self: start;
    pointer-events: auto;
    background: var(--_panel);
    color: var(--_on-panel);
    box-shadow: 0 2px 12px rgb(0 0 0 / 0.3);
    margin-block-start: 0.75rem;
  }
  .heard {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .frame[part~='new'] {
    animation: pix-new 3s ease-out;
  }
  @keyframes pix-new {
    from {
      outline: 3px solid var(--pix-focus, color-mix(in srgb, currentColor 35%, #3b82f6));
      outline-offset: 2px;
    }
    to {
      outline: 3px solid transparent;
      outline-offset: 2px;
    }
  }
`;

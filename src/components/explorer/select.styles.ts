import { css } from 'lit';

/** Styles of a native select that looks like the other controls. */
export const selectStyles = css`
  :host {
    inline-size: 12rem;
  }
  select {
    appearance: none;
    inline-size: 100%;
    block-size: 100%;
    padding-inline: 13px 32px;
    border-radius: inherit;
    text-overflow: ellipsis;
    white-space: nowrap;
    overflow: hidden;
  }
  option {
    color: CanvasText;
    background: Canvas;
  }
  svg {
    justify-self: end;
    margin-inline-end: 8px;
  }
`;

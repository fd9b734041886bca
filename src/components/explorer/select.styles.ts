import { css } from 'lit';

/** Styles of a native select that looks like the other controls. */
export const selectStyles = css`
  :host {
    inline-size: 13em;
  }
  select {
    appearance: none;
    inline-size: 100%;
    padding-inline: 0.8em 1.9em;
    border-radius: inherit;
    text-overflow: ellipsis;
    white-space: nowrap;
    overflow: hidden;
  }
  option {
    color: CanvasText;
    background: Canvas;
  }
  .icon {
    justify-self: end;
    margin-inline-end: 0.45em;
  }
`;

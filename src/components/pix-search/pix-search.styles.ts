import { css } from 'lit';

export const searchStyles = css`
  :host {
    inline-size: 20em;
  }
  .box {
    cursor: text;
  }
  .icon {
    margin-inline-start: 12px;
  }
  input {
    appearance: none;
    inline-size: 100%;
    padding-inline: calc(22px + 1.25em) calc(24px + 1.25em);
    border-radius: inherit;
    /* iOS zooms in on fields with a font size below 16 px. */
    font-size: max(16px, 1em);
    text-overflow: ellipsis;
  }
  input::placeholder {
    color: inherit;
    opacity: 0.72;
  }
  input::-webkit-search-cancel-button,
  input::-webkit-search-decoration {
    display: none;
  }
  button {
    place-self: center end;
    display: grid;
    place-items: center;
    inline-size: max(24px, var(--_control-size) - 10px);
    aspect-ratio: 1;
    margin-inline-end: 4px;
    border-radius: 50%;
  }
  button .icon {
    margin: 0;
  }
  input:placeholder-shown ~ button {
    display: none;
  }
  @media (hover: hover) {
    button:hover {
      background: var(--_control-hover);
    }
  }
`;

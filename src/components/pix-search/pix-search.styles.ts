import { css } from 'lit';

export const searchStyles = css`
  :host {
    inline-size: 20rem;
  }
  .box {
    cursor: text;
  }
  svg {
    margin-inline-start: 12px;
  }
  input {
    appearance: none;
    inline-size: 100%;
    block-size: 100%;
    padding-inline: 42px 44px;
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
    justify-self: end;
    display: grid;
    place-items: center;
    inline-size: calc(var(--_size) - 10px);
    min-inline-size: 24px;
    aspect-ratio: 1;
    margin-inline-end: 4px;
    border-radius: 50%;
  }
  button svg {
    margin: 0;
  }
  input:placeholder-shown ~ button {
    display: none;
  }
  @media (hover: hover) {
    button:hover {
      background: var(--_hover);
    }
  }
`;

import { css } from 'lit';

/** Styles of the information panel. */
export const infoPanelStyles = css`
  .info {
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: min(320px, 100%);
    padding: 0 18px max(18px, env(safe-area-inset-bottom));
    border: 2px solid transparent;
  }
  .info header {
    position: sticky;
    inset-block-start: 0;
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 8px;
    margin-inline-end: -14px;
    /* As high as the bar, including the border. */
    padding-block: max(4px, env(safe-area-inset-top) - 2px) 6px;
    background: inherit;
  }
  .info h2 {
    margin: 0;
    padding-block: 9px;
    font-size: 1.15em;
  }
  .info p {
    margin: 0;
  }
  .info > a {
    display: inline-block;
    padding-block: 10px;
  }
  .info a {
    color: inherit;
  }
  .info .tool {
    background: none;
  }
  .info .tool:hover {
    background: var(--pix-viewer-button-active, rgb(60 60 60 / 0.8));
  }
  dl {
    display: grid;
    margin: 16px 0;
  }
  dt {
    font-size: 0.87em;
    opacity: 0.75;
  }
  dd {
    margin: 0 0 10px;
  }
  .tags {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin: 6px 0 0;
    padding: 0;
    list-style: none;
  }
  .chip {
    display: block;
    padding: 3px 11px;
    border-radius: 15px;
    background: var(--_faint);
    text-decoration: none;
  }
  a.chip:hover {
    background: color-mix(in srgb, currentColor 28%, transparent);
  }
`;

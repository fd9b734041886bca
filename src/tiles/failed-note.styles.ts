import { css } from 'lit';

/** Styles of a failed picture: icon and title, centred in the frame and clipped to it. */
export const failedStyles = css`
  .frame {
    position: relative;
  }
  .failed {
    container-type: size;
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 4px;
    padding: 6px;
    font-size: max(12px, 0.8em);
    line-height: 1.3;
    text-align: center;
    white-space: normal;
  }
  img:not([data-failed]) ~ .failed {
    display: none;
  }
  .failed > .icon {
    inline-size: min(28px, 70cqmin);
    block-size: min(28px, 70cqmin);
    opacity: 0.6;
  }
  .failed > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    max-inline-size: min(100%, 30em);
    opacity: 0.85;
    overflow-wrap: anywhere;
  }
  @container (height < 7em) {
    .failed > span {
      -webkit-line-clamp: 2;
    }
  }
  @container (height < 5em) {
    .failed > .icon {
      inline-size: min(16px, 70cqmin);
      block-size: min(16px, 70cqmin);
    }
    .failed > span {
      -webkit-line-clamp: 1;
    }
  }
  @container (width < 4.4em) or (height < 2.8em) {
    .failed > span {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .failed {
      border: 1px solid;
      border-radius: inherit;
    }
  }
`;

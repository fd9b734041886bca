import { css } from 'lit';

/** What PhotoSwipe's own style sheet says about slides; the rest of it is for buttons that the viewer does not show. */
export const slidesStyles = css`
  .stage *,
  .stage {
    box-sizing: border-box;
    direction: ltr;
  }
  .pswp {
    display: block;
    overflow: hidden;
    opacity: 0.003;
    outline: 0;
    touch-action: none;
    contain: layout style size;
    -webkit-tap-highlight-color: transparent;
  }
  .pswp,
  .pswp__bg,
  .pswp__scroll-wrap,
  .pswp__container,
  .pswp__item,
  .pswp__content,
  .pswp__img,
  .pswp__zoom-wrap {
    position: absolute;
    inset-block-start: 0;
    left: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  .pswp__scroll-wrap,
  .pswp__item {
    overflow: hidden;
  }
  .pswp,
  .pswp__bg {
    transform: translateZ(0);
    will-change: opacity;
  }
  .pswp__bg {
    background: var(--pix-viewer-background, #000);
    opacity: 0.005;
  }
  .pswp__img,
  .pswp__zoom-wrap {
    inline-size: auto;
    block-size: auto;
  }
  .pswp__img {
    max-inline-size: none;
    object-fit: contain;
    cursor: zoom-out;
  }
  .zoomable .pswp__img {
    cursor: zoom-in;
  }
  .zoomed .pswp__img {
    cursor: grab;
  }
  .zoomed .pswp__img:active {
    cursor: grabbing;
  }
  .pswp__container,
  .pswp__img {
    user-select: none;
    -webkit-user-select: none;
  }
  .pswp__item {
    z-index: 1;
  }
  .pswp__hidden {
    display: none;
  }
  div.pswp__img--placeholder {
    background: rgb(255 255 255 / 0.06);
  }
  .pswp__content {
    pointer-events: none;
  }
  .problem .pswp__img--placeholder {
    opacity: 0.3;
  }
  .pending::after {
    content: '';
    position: absolute;
    inset: calc(50% - 16px);
  }
  .problem .pending::after {
    display: none;
  }
`;

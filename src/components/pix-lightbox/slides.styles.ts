import { css } from 'lit';

/** Styles of PhotoSwipe's slides, taken from its own style sheet, of the loading indicator, and of printouts. */
export const slidesStyles = css`
  .stage *,
  .stage {
    box-sizing: border-box;
    direction: ltr;
  }
  /* The first picture, until its slide is there. */
  .first,
  .first * {
    position: absolute;
    inset: 0 auto auto 0;
    object-fit: cover;
  }
  .first {
    z-index: 1;
    pointer-events: none;
  }
  .first,
  .first > :first-child {
    inline-size: 100%;
    block-size: 100%;
  }
  .first > :first-child {
    background: var(--_backdrop);
  }
  .first ~ .pswp {
    opacity: 0 !important;
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
    background: var(--_backdrop);
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
  .pswp__img--placeholder {
    object-fit: cover;
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
    background: var(--_faint);
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
  .loading {
    inline-size: 20px;
    block-size: 20px;
    margin-inline-end: 8px;
  }
  .loading,
  .pending::after {
    border: 2px solid color-mix(in srgb, currentColor 30%, transparent);
    border-block-start-color: currentColor;
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
  /* The viewer would be on each page; the pictures of the page are printed. */
  @media print {
    dialog {
      display: none;
    }
  }
`;

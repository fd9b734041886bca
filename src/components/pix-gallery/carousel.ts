import { create, setStyle } from '../../tiles/elements.ts';

export { strategy } from '../../layouts/carousel/carousel.ts';

/** Named like the tag of Lit, for tools that read style sheets; this module is also for pages without Lit. */
const css = String.raw;

/** The scroll container of a list that scrolls horizontally, and an element around it for buttons. */
export interface Strip {
  /** Creates both; returns the element around the scroll container. */
  create: (list: Element) => Element;
  /** Sets whether the end fades out, before there is a button whose state decides it. */
  fadeEnd: (carousel: Element, fades: boolean) => void;
  styles: string;
}

export const strip: Strip = {
  create: (list) =>
    create(
      'div',
      { class: 'carousel' },
      create('div', { class: 'strip', part: 'strip', tabindex: -1 }, list),
    ),
  fadeEnd: (carousel, fades) =>
    setStyle(carousel.firstElementChild as HTMLElement, fades ? '--_end:transparent' : ''),
  styles: css`
    /* The padding, which takes up no space and no clicks, has room for the focus rings and shadows of tiles. */
    .strip {
      contain: inline-size;
      overflow-x: auto;
      overflow-y: hidden;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
      margin-block: -21px;
      padding-block: 24px;
      pointer-events: none;
    }
    .strip::-webkit-scrollbar {
      display: none;
    }
    .strip > .virtual-grid {
      pointer-events: auto;
    }
    /* The ring is inside: the scroll container would clip that of the first tile. A second one stands out from any picture. */
    .strip .frame:focus-visible {
      outline-offset: -3px;
    }
    .strip .frame:focus-visible img {
      outline: 2px solid Canvas;
      outline-offset: -5px;
    }
    @media print {
      .strip {
        overflow: visible;
        mask: none !important;
      }
    }
    /* An edge beyond which there are more tiles fades out. */
    .carousel:dir(ltr) > .strip {
      mask-image: linear-gradient(
        to right,
        var(--_start, #000),
        #000 32px calc(100% - 32px),
        var(--_end, #000)
      );
    }
    .carousel:dir(rtl) > .strip {
      mask-image: linear-gradient(
        to left,
        var(--_start, #000),
        #000 32px calc(100% - 32px),
        var(--_end, #000)
      );
    }
  `,
};

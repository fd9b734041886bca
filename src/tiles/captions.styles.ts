/** Named like the tag of Lit, for tools that read style sheets; this module is also for pages without Lit. */
const css = String.raw;

/**
 * The default look of captions. Over a picture: at most two lines, or one on low tiles, with a scrim on which white text has a contrast
 * of 4.5:1 over any picture. Below a picture: a fixed number of lines, so that rows stay aligned. Pages change both by the part
 * `caption`.
 */
export const captionStyles = css`
  :host {
    --_caption-lines: var(--pix-caption-lines, 1);
    /* The default height below a picture, with the space above the text. */
    --_caption: calc(var(--_caption-lines) * 1.35 * max(13px, 0.875em) + 6px);
  }
  .frame {
    position: relative;
  }
  .caption {
    container: pix-caption / size;
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  [part='caption'] {
    font-size: max(13px, 0.875em);
    line-height: 1.35;
    white-space: normal;
    text-indent: 0;
    position: absolute;
    inset: auto 0 0;
    overflow: hidden;
    -webkit-line-clamp: 2;
    max-block-size: 100%;
    padding: 2.25em 0.75em 0.6em;
    pointer-events: auto;
    background: linear-gradient(
      transparent,
      rgb(0 0 0 / 0.28) 1em,
      rgb(0 0 0 / 0.6) 2.25em,
      rgb(0 0 0 / 0.72)
    );
    color: #fff;
    print-color-adjust: exact;
  }
  [part='caption'] > span {
    display: -webkit-box;
    overflow: inherit;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: inherit;
    /* Titles in the other direction are aligned as the rest of the page. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
    overflow-wrap: anywhere;
  }
  [data-pix-field] {
    unicode-bidi: isolate;
  }
  @container pix-caption (height < 5.7em) {
    [part='caption'] {
      -webkit-line-clamp: 1;
      padding-block: 0.9em 0.4em;
      background: linear-gradient(transparent, rgb(0 0 0 / 0.6) 0.9em, rgb(0 0 0 / 0.72));
    }
  }
  @container pix-caption (height < 3em) or (width < 4.4em) {
    [part='caption'] {
      display: none;
    }
  }
  /* The message of a failed picture contains its title; below a picture, the caption does. */
  :host(:not([caption='below'])) [data-failed] ~ .caption,
  .caption[hidden] {
    visibility: hidden;
  }
  :host([caption='below']) .named ~ .failed > span {
    position: absolute;
    visibility: hidden;
  }
  @media (forced-colors: active) {
    [part='caption'] {
      padding-block-start: 0.6em;
      background: Canvas;
      color: CanvasText;
    }
  }
  /* Not on paper, nor on touch screens; a tile that is no link cannot be reached by keys. */
  @media screen and (hover: hover) {
    :host([caption='hover']) [href] > .caption {
      opacity: 0;
    }
    /* Not as one selector with :not(), for which WebKit does not update the caption when the focus moves. */
    :host([caption='hover']) [href]:hover > .caption,
    :host([caption='hover']) [href]:focus-within > .caption {
      opacity: 1;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    :host([caption='hover']) .caption {
      transition: opacity 0.2s;
    }
  }
  :host(:not([caption='below'])) .tokens > s {
    display: none !important;
  }
  :host([caption='below']) .frame {
    display: flex;
    flex-direction: column;
    overflow: visible;
    aspect-ratio: auto;
  }
  :host([caption='below']) .frame:not([part~='selected']) {
    background: none;
  }
  :host([caption='below']) .frame > img {
    flex: 1 1 0;
    min-block-size: 0;
    border-radius: inherit;
    background: var(--_surface);
  }
  :host([caption='below']) .grid img {
    flex: none;
    block-size: auto;
    aspect-ratio: var(--pix-tile-ratio, 1);
  }
  :host([caption='below']) a:not([part~='selected']):hover img {
    scale: none;
  }
  :host([caption='below']) .frame.skeleton {
    overflow: hidden;
    background: var(--_surface);
  }
  :host([caption='below']) .grid .skeleton {
    aspect-ratio: var(--pix-tile-ratio, 1);
  }
  :host([caption='below']) .virtual-grid > [aria-hidden] {
    display: flex;
    flex-direction: column;
  }
  :host([caption='below']) .virtual-grid .skeleton {
    flex: 1 1 0;
    block-size: auto;
  }
  :host([caption='below']) .failed {
    inset-block-end: var(--_caption);
    /* The height of the caption depends on the size of the text. */
    font-size: inherit;
    border-radius: inherit;
    background: var(--_surface);
  }
  :host([caption='below']) .failed > span {
    font-size: max(12px, 0.8em);
  }
  :host([caption='below']) .caption {
    container-type: normal;
    display: block;
    position: static;
    flex: none;
  }
  :host([caption='below']) [part='caption'] {
    display: block;
    box-sizing: content-box;
    position: static;
    block-size: calc(var(--_caption-lines) * 1lh);
    max-block-size: none;
    -webkit-line-clamp: var(--_caption-lines);
    padding: 6px 0 0;
    background: none;
    color: inherit;
  }
  @media print {
    :host([caption='below']) .virtual-grid img {
      flex: none;
      block-size: auto;
      aspect-ratio: var(--_ratio, 1);
    }
  }
`;

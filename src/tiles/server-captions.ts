import { escapeHtml } from '../internal/escape-html.ts';
import { CAPTION_LINES } from '../internal/caption-length.ts';
import { isPlaced, partsOf, type CaptionOptions } from './caption-text.ts';
import type { Picture } from './picture.ts';

/** Captions as HTML, with inline styles: those of `captionStyles`. */
export interface ServerCaptions {
  isBelow: boolean;
  /** Style sheet for what inline styles cannot express. */
  sheet: string;
  /** The caption of a picture; below a picture, an empty one keeps its space. */
  render: (picture: Picture) => string;
}

const FONT = 'font-size:max(13px,.875em);line-height:1.35;overflow:hidden;overflow-wrap:anywhere';

const clamp = (lines: string) =>
  `display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:${lines}`;

const BELOW = `display:block;box-sizing:content-box;${FONT};block-size:calc(${CAPTION_LINES}*1.35em);padding-block-start:6px;inline-size:0;min-inline-size:100%`;

const OVER = `position:absolute;inset:auto 0 0;${FONT};padding:2.25em .75em .6em;background:linear-gradient(transparent,rgb(0 0 0/.28) 1em,rgb(0 0 0/.6) 2.25em,rgb(0 0 0/.72));color:#fff;print-color-adjust:exact`;

/** Class of captions that are shown on hover and focus. */
const HOVER_CLASS = 'pix-hover';

const HOVER_SHEET = `@media screen and (hover:hover){[href]:not(:hover,:focus-visible)>.${HOVER_CLASS}{opacity:0}}`;

/** Renders captions as HTML; `undefined` if there are none. */
export function renderCaptions(options: CaptionOptions): ServerCaptions | undefined {
  if (!isPlaced(options)) return undefined;
  const { caption, captionText } = options;
  const text = typeof captionText === 'string' ? captionText : 'title';
  const isBelow = caption === 'below';
  const isHover = caption === 'hover';
  return {
    isBelow,
    sheet: isHover ? HOVER_SHEET : '',
    render(picture) {
      const parts = partsOf(text, picture);
      if (!parts.length && !isBelow) return '';
      const spoken = picture.alt ?? picture.title;
      const words = parts.map((part) => {
        if (typeof part === 'string') return escapeHtml(part);
        const hidden = part.words === spoken ? ' aria-hidden="true"' : '';
        return `<span${hidden} style="unicode-bidi:isolate">${escapeHtml(part.words)}</span>`;
      });
      return `<span${isHover ? ` class="${HOVER_CLASS}"` : ''} style="${isBelow ? BELOW : OVER}"><span dir="auto" style="${clamp(isBelow ? CAPTION_LINES : '2')}">${words.join('')}</span></span>`;
    },
  };
}

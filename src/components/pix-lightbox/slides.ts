import type PhotoSwipe from 'photoswipe';
import type { Picture } from '../../tiles/picture.ts';
import type { PictureList } from '../picture-list.ts';
import { aspectRatio } from '../../internal/aspect-ratio.ts';

/** Width in px that PhotoSwipe gives thumbnails before it scales them. */
const PLACEHOLDER_PX = 250;

type Content = NonNullable<PhotoSwipe['currSlide']>['content'];

/** Adapter from a list of pictures to PhotoSwipe's slides, which run from left to right. */
export interface Slides {
  /** Converts between picture index and slide index, in both directions: right-to-left lists are reversed. */
  mirror: (index: number) => number;
  /** Registers the slides with a viewer. */
  connect: (viewer: PhotoSwipe) => void;
  /** Updates the slides after a change of the list. */
  refresh: (viewer: PhotoSwipe) => void;
}

/** Creates the slides of a list; see `Slides`. */
export function createSlides(pictures: PictureList, rtl: boolean): Slides {
  let { count } = pictures;
  const mirror = (index: number) => {
    const nearest = Math.max(0, Math.min(count - 1, Math.trunc(index) || 0));
    return rtl ? count - 1 - nearest : nearest;
  };
  const connect = (viewer: PhotoSwipe) => {
    viewer.addFilter('numItems', () => count);
    viewer.addFilter('itemData', (_unused, at) => slide(pictures.at(mirror(at))));
    // An unread picture gets an empty element; PhotoSwipe's own would be made of markup.
    viewer.on('contentLoad', (event) => {
      const { content } = event;
      if (content.isImageContent()) return;
      event.preventDefault();
      content.element ??= document.createElement('div');
      content.element.className = 'pswp__content pending';
    });
    viewer.on('lazyLoadSlide', (event) => {
      if (!event.itemData.src) event.preventDefault();
    });
    viewer.addFilter('isContentLoading', (loading, content) => loading || !content.isImageContent());
    // Gives the thumbnail the picture's exact aspect ratio: its own sides are rounded.
    viewer.on('contentAppend', ({ content: { element, placeholder, width, height, data } }) => {
      for (const image of [element, placeholder?.element]) if (width) image?.setAttribute('part', 'image');
      if (!placeholder?.element || !width) return;
      const { style } = placeholder.element;
      style.aspectRatio = `${width} / ${height}`;
      // Pictures beyond the limits of aspect ratios do not fill their slides: neither do their thumbnails.
      const ratio = Number(data['ratio']);
      const across = PLACEHOLDER_PX;
      const down = (across * height) / width;
      style.padding = `${Math.max(0, down - across / ratio) / 2}px ${Math.max(0, across - down * ratio) / 2}px`;
    });
    viewer.addFilter('placeholderSrc', (source, content) => content.data.msrc ?? source);
    // PhotoSwipe also removes placeholders that are detached already: the `remove()` of Prototype.js throws then.
    viewer.on('contentRemove', ({ content }) => removePlaceholder(content));
    viewer.on('destroy', () => viewer.contentLoader._cachedItems.forEach(removePlaceholder));
  };
  const refresh = (viewer: PhotoSwipe) => {
    const added = pictures.count - count;
    count = pictures.count;
    const { itemHolders } = viewer.mainScroll;
    const cached = viewer.contentLoader._cachedItems;
    if (rtl && added) {
      // In right-to-left lists, pictures added at the end become slides before the first.
      viewer.currIndex += added;
      viewer.potentialIndex += added;
      for (const { slide } of itemHolders) if (slide) slide.index += added;
      for (const content of cached) content.index += added;
    }
    for (const { index, data } of [...cached]) {
      if (data.src !== pictures.at(mirror(index))?.source) viewer.refreshSlideContent(index);
    }
    for (const holder of [0, 2]) {
      const at = viewer.currIndex + holder - 1;
      if (at >= 0 && at < count && !itemHolders[holder]?.slide) viewer.refreshSlideContent(at);
    }
    if (count && (viewer.potentialIndex < 0 || viewer.potentialIndex >= count))
      viewer.goTo(viewer.potentialIndex);
  };
  return { mirror, connect, refresh };
}

function removePlaceholder(content: Content): void {
  content.placeholder?.destroy();
  content.placeholder = undefined;
}

/** The aspect ratio of the file, which may be beyond the limits of `aspectRatio`. */
function exactRatio({ image, width, height }: Picture): number {
  const { width: across = 0, height: down = 0 } = (image as Partial<Picture['image']>).dimensions ?? {};
  const ratio = width / height;
  // Untrusted: both are numbers if they have this aspect ratio.
  return Math.abs((aspectRatio(across, down) ?? 0) - ratio) < 1e-6 ? across / down : ratio;
}

function slide(picture: Picture | undefined) {
  if (!picture) return { type: 'pending' };
  const { source, thumbnail, width, height, title, alt = title } = picture;
  return {
    src: source,
    msrc: thumbnail,
    width,
    height,
    alt,
    thumbCropped: true,
    ratio: exactRatio(picture),
  };
}

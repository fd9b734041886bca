import type PhotoSwipe from 'photoswipe';
import type { Picture } from '../picture.ts';
import type { PictureList } from '../picture-list.ts';

/** A list of pictures as PhotoSwipe's slides, from left to right. */
export interface Slides {
  /** Place of a picture among the slides, and the other way round: from right to left the last one is the first. */
  place: (index: number) => number;
  /** Makes them the viewer's. */
  connect: (viewer: PhotoSwipe) => void;
  /** Takes over what has changed in the list. */
  refresh: (viewer: PhotoSwipe) => void;
}

export function slidesOf(pictures: PictureList, rtl: boolean): Slides {
  let { count } = pictures;
  const place = (index: number) => {
    const nearest = Math.max(0, Math.min(count - 1, Math.trunc(index) || 0));
    return rtl ? count - 1 - nearest : nearest;
  };
  const connect = (viewer: PhotoSwipe) => {
    viewer.addFilter('numItems', () => count);
    viewer.addFilter('itemData', (_none, at) => slide(pictures.at(place(at))));
    // What is not there yet is an empty slide of our own; PhotoSwipe's would be made of markup (P5).
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
    viewer.addFilter('placeholderSrc', (source, content) => content.data.msrc ?? source);
  };
  const refresh = (viewer: PhotoSwipe) => {
    const grown = pictures.count - count;
    count = pictures.count;
    const { itemHolders } = viewer.mainScroll;
    const cached = viewer.contentLoader._cachedItems;
    if (rtl && grown) {
      // More pictures at the end are more slides before the first.
      viewer.currIndex += grown;
      viewer.potentialIndex += grown;
      for (const { slide } of itemHolders) if (slide) slide.index += grown;
      for (const content of cached) content.index += grown;
    }
    for (const { index, data } of [...cached]) {
      if (data.src !== pictures.at(place(index))?.source) viewer.refreshSlideContent(index);
    }
    for (const holder of [0, 2]) {
      const at = viewer.currIndex + holder - 1;
      if (at >= 0 && at < count && !itemHolders[holder]?.slide) viewer.refreshSlideContent(at);
    }
    if (count && (viewer.potentialIndex < 0 || viewer.potentialIndex >= count))
      viewer.goTo(viewer.potentialIndex);
  };
  return { place, connect, refresh };
}

function slide(picture: Picture | undefined) {
  if (!picture) return { type: 'pending' };
  const { source, thumbnail, width, height, title } = picture;
  return { src: source, msrc: thumbnail, width, height, alt: title, thumbCropped: true };
}

import type PhotoSwipe from 'photoswipe';
import Eventable from 'photoswipe/src/js/core/eventable.js';
import Content from 'photoswipe/src/js/slide/content.js';
import type { SlideData } from 'photoswipe/src/js/slide/slide.js';

type Base = Pick<PhotoSwipe, 'getNumItems' | 'getItemData' | 'createContentFromData'>;

/** Replaces PhotoSwipe's `core/base.js`, which collects slides from arrays and page elements: the viewer provides them by filters. */
export default class PhotoSwipeBase extends Eventable implements Base {
  getNumItems(): number {
    return this.applyFilters('numItems', 0, undefined as never);
  }

  getItemData(index: number): SlideData {
    return this.applyFilters('itemData', {}, index);
  }

  createContentFromData(data: SlideData, index: number): Content {
    return new Content(data, this as unknown as PhotoSwipe, index);
  }
}

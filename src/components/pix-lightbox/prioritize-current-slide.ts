import type PhotoSwipe from 'photoswipe';
import { savesData } from '../../tiles/image-loading.ts';

type Content = NonNullable<PhotoSwipe['currSlide']>['content'];

/**
 * Delays the pictures of neighbouring slides until the current one has loaded, so that they do not compete for bandwidth; where data are
 * saved, until they are shown.
 */
export function prioritizeCurrentSlide(viewer: PhotoSwipe): void {
  const deferred = new Set<Content>();
  const mayLoad = (content: Content) => {
    const current = viewer.currSlide?.content;
    const hasLoaded = !!current && current.state !== 'idle' && !current.isLoading();
    return content.index === viewer.currIndex || (hasLoaded && !savesData());
  };
  const release = () => {
    for (const content of [...deferred].filter(mayLoad)) {
      deferred.delete(content);
      if (content.element) content.loadImage(false);
    }
  };
  viewer.on('contentLoadImage', (event) => {
    if (mayLoad(event.content)) return;
    event.preventDefault();
    deferred.add(event.content);
  });
  viewer.on('contentDestroy', ({ content }) => deferred.delete(content));
  viewer.on('loadComplete', release);
  viewer.on('change', release);
}

import type PhotoSwipe from 'photoswipe';

type Content = NonNullable<PhotoSwipe['currSlide']>['content'];

/** Lets neighbours load only when the picture that was asked for has come: they would share its line. */
export function askedFirst(viewer: PhotoSwipe): void {
  const waiting = new Set<Content>();
  const mayLoad = (content: Content) => {
    const asked = viewer.currSlide?.content;
    return content.index === viewer.currIndex || (!!asked && asked.state !== 'idle' && !asked.isLoading());
  };
  const release = () => {
    for (const content of [...waiting].filter(mayLoad)) {
      waiting.delete(content);
      if (content.element) content.loadImage(false);
    }
  };
  viewer.on('contentLoadImage', (event) => {
    if (mayLoad(event.content)) return;
    event.preventDefault();
    waiting.add(event.content);
  });
  viewer.on('contentDestroy', ({ content }) => waiting.delete(content));
  viewer.on('loadComplete', release);
  viewer.on('change', release);
}

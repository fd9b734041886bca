/** Cancels an image that is still loading: browsers go on loading an image that has left the page, unless its address goes, too. */
export function cancelImageLoad(image: HTMLImageElement | null): void {
  if (image?.complete !== false) return;
  image.removeAttribute('srcset');
  image.removeAttribute('src');
}

/** The browser goes on loading a picture that has left the page, unless its address goes, too. */
export function letGo(image: HTMLImageElement | null): void {
  if (image?.complete !== false) return;
  image.removeAttribute('srcset');
  image.removeAttribute('src');
}

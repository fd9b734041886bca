import { captionOf, fileName, HELD, isTaken, pictureAt, queryAll } from './picture-at.ts';

/** The attributes that images had before they became buttons. */
const former = new WeakMap<Element, Record<string, string | null>>();

/** Makes images that are part of no link buttons for keyboard and screen readers; those that are no longer held are none. */
export function makeButtons(root: ParentNode): void {
  for (const image of queryAll<HTMLImageElement>(root, 'img[aria-haspopup=dialog]'))
    if (former.has(image) && pictureAt(image) !== image) restore(image);
  for (const image of queryAll<HTMLImageElement>(root, `${HELD}:is(img)`)) offerButton(image);
}

/** Makes an image a button, if it is a picture that is part of no link. */
export function offerButton(image: HTMLImageElement): void {
  if (!former.has(image) && pictureAt(image) === image && isFile(image)) makeButton(image);
}

/** Makes all images of a root what they were before. */
export function restoreImages(root: ParentNode): void {
  for (const image of queryAll<HTMLImageElement>(root, 'img[aria-haspopup=dialog]')) restore(image);
}

/** Whether an image has a file of its own, or will have one by a script for lazy loading; one without an address will get it later. */
const isFile = ({ src, srcset, dataset }: HTMLImageElement) =>
  !!(srcset || dataset['src'] || dataset['srcset']) || /^http/.test(src || 'http');

function makeButton(image: HTMLImageElement): void {
  // Nobody hears of it there, so nobody should be led there.
  if (image.closest('[aria-hidden=true]')) return;
  const isNamed = image.alt.trim() || image.title || image.hasAttribute('aria-label');
  const attributes: Record<string, string> = {
    ...(!image.hasAttribute('tabindex') && { tabindex: '0' }),
    role: 'button',
    'aria-haspopup': 'dialog',
    // The same name as in the viewer.
    ...(!isNamed && {
      'aria-label': captionOf(image) || fileName(image.currentSrc || image.src) || 'Picture',
    }),
  };
  const before = Object.keys(attributes).map((name) => [name, image.getAttribute(name)] as const);
  former.set(image, Object.fromEntries(before));
  for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value);
  image.style.cursor ||= 'zoom-in';
}

function restore(image: HTMLImageElement): void {
  for (const [name, value] of Object.entries(former.get(image) ?? {}))
    if (value === null) image.removeAttribute(name);
    else image.setAttribute(name, value);
  if (former.delete(image) && image.style.cursor === 'zoom-in') image.style.cursor = '';
}

/** Opens the image that has the focus. Before Tab moves the focus, later images become buttons. */
export function onKeydown(event: KeyboardEvent, root: ParentNode): void {
  const { key, target } = event;
  if (key === 'Tab') makeButtons(root);
  const picture = pictureAt(target as Node);
  if (picture?.localName !== 'img' || !/^( |Enter)$/.test(key) || isTaken(event)) return;
  event.preventDefault();
  picture.click();
}

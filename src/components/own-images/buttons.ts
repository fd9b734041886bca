import { captionOf, fileName, HELD, isTaken, pictureAt, queryAll } from './picture-at.ts';

/** The attributes that images got as buttons, each with its value, and the one before. */
const given = new WeakMap<Element, Record<string, [value: string, before: string | null]>>();

/** What an image has as long as it is a button, or once the page has given the button another role. */
const BUTTON = '[aria-haspopup=dialog]:is([role=button][tabindex], [role]:not([role=button]))';

/** Makes images that are part of no link buttons for keyboard and screen readers; those that are no longer held are none. */
export function makeButtons(root: ParentNode): void {
  for (const image of queryAll<HTMLImageElement>(root, 'img[aria-haspopup=dialog]'))
    if (given.has(image) && pictureAt(image) !== image) restore(image);
  for (const image of queryAll<HTMLImageElement>(root, `${HELD}:is(img)`)) offerButton(image);
}

/** Makes an image a button, if it is a picture that is part of no link; again, if the page has removed attributes, as by morphing. */
export function offerButton(image: HTMLImageElement): void {
  const isButton = given.has(image) && image.matches(BUTTON);
  if (!isButton && pictureAt(image) === image && isFile(image)) makeButton(image);
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
  const known = given.get(image) ?? {};
  given.set(image, known);
  for (const [name, value] of Object.entries(attributes)) {
    const before = image.getAttribute(name);
    if (before === value) continue;
    known[name] = [value, before];
    image.setAttribute(name, value);
  }
  image.style.cursor ||= 'zoom-in';
}

/** Leaves attributes as they are that the page has changed since. */
function restore(image: HTMLImageElement): void {
  for (const [name, [value, before]] of Object.entries(given.get(image) ?? {}))
    if (image.getAttribute(name) !== value) continue;
    else if (before === null) image.removeAttribute(name);
    else image.setAttribute(name, before);
  if (given.delete(image) && image.style.cursor === 'zoom-in') image.style.cursor = '';
}

/** Makes an image whose file has loaded a button for the first time only: a page may load files again whenever it removes attributes. */
export function onLoad({ target }: Event): void {
  if (target instanceof HTMLImageElement && !given.has(target)) offerButton(target);
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

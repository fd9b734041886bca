/** Attribute of elements whose own images get the viewer: the name of their group, or `off`. */
export const LIGHTBOX = 'data-pix-lightbox';

/** Selector of elements with the attribute. */
export const HOLDERS = `[${LIGHTBOX}]`;

/** Selector of all in elements with the attribute, these included. */
export const HELD = `:is(${HOLDERS}, ${HOLDERS} *)`;

/** Media type, or end of the path, of a picture file. */
const PICTURE_FILE = /^image\/|\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** The nearest inclusive ancestor that matches. Not by the node's own method: fields of a form may have its name. */
const closest = <Found extends Element>(node: Node, selector: string): Found | null =>
  node instanceof Element ? (Element.prototype.closest.call(node, selector) as Found | null) : null;

/** All elements of a root that match. Not by the root's own method: images of the page may have its name. */
export const queryAll = <Found extends Element>(root: ParentNode, selector: string): Found[] => [
  ...((Object.getPrototypeOf(root) as ParentNode).querySelectorAll.call(root, selector) as NodeListOf<Found>),
];

/** Images that are no pictures: parts of controls, of what visitors edit, of captions, not for visitors, or the characters of WordPress. */
const OTHER_IMAGES =
  '[role=button] img, [role=link] img, figcaption img, img.emoji, [usemap], [role=presentation], [role=none]';

/** Pixels from which on an image is a picture, by its longer side. */
const MIN_SIZE = 48;

/** Whether an image is shown in the size of an icon; unknown until it has loaded. */
const isIcon = ({ naturalWidth, clientWidth, clientHeight }: HTMLImageElement): boolean =>
  !!naturalWidth && !!clientWidth && Math.max(clientWidth, clientHeight) < MIN_SIZE;

/** The picture that a node belongs to: a link to a picture file, or an image that is part of no link or other control. */
export function pictureAt(node: Node): HTMLAnchorElement | HTMLImageElement | undefined {
  const value = closest(node, HOLDERS)?.getAttribute(LIGHTBOX) ?? 'off';
  if (value === 'off') return undefined;
  const control = closest<HTMLAnchorElement>(node, 'a[href],button,label,summary');
  if (!control) {
    const image = closest<HTMLImageElement>(node, 'img');
    const isOther = image?.isContentEditable || image?.matches(OTHER_IMAGES);
    return image && !isOther && !isIcon(image) ? image : undefined;
  }
  return PICTURE_FILE.test(control.type || control.pathname) && !control.hasAttribute('download')
    ? control
    : undefined;
}

/** The pictures in a root, in document order. */
export const picturesIn = (root: ParentNode): (HTMLAnchorElement | HTMLImageElement)[] =>
  queryAll<HTMLAnchorElement | HTMLImageElement>(root, `${HELD}:is(a[href], img)`).filter(
    (element) => pictureAt(element) === element,
  );

/** Text of an element as it is rendered, in one line. */
export const textOf = (element: HTMLElement | null | undefined): string =>
  (element?.innerText ?? '').replace(/\s+/g, ' ').trim();

/** The caption of the figure around a picture; that of several pictures describes none of them. */
export function captionOf(picture: Element): string {
  const figure = picture.closest('figure');
  const isAlone = figure?.querySelectorAll(`img:not(${OTHER_IMAGES})`).length === 1;
  return isAlone ? textOf(figure.querySelector<HTMLElement>('figcaption')) : '';
}

/** Name of the file of a URL, without its extension; empty without a URL. */
export function fileName(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return (path.split('/').pop() ?? '').replace(/\.\w+$/, '');
}

/** Whether the page has handled a click or a key, or modifier keys leave it to the browser. Not by `hasModifier()`, which loads with tiles. */
export const isTaken = (event: MouseEvent | KeyboardEvent): boolean =>
  event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Follows a link, as the browser would have. */
export function follow(picture: HTMLElement): void {
  const { href } = picture as Partial<HTMLAnchorElement>;
  if (href) location.assign(href);
}

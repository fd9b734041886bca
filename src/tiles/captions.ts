import type { ReactiveControllerHost } from 'lit';
import { plainText } from '../internal/untrusted.ts';
import { afterEmpty, fieldOf, isPlaced, partsOf, type CaptionOptions } from './caption-text.ts';
import { captionStyles } from './captions.styles.ts';
import { create } from './elements.ts';
import type { Picture, PictureRecord } from './picture.ts';
import {
  tileOptions as plainOptions,
  tileStyles as plainStyles,
  toPictureWith as convert,
  type CaptionText,
  type TileOptions,
} from './tile-options.ts';

/** Style sheet of what options add to tiles, and of captions. */
export const tileStyles = plainStyles + captionStyles;

export { imageUrlOf } from './tile-options.ts';

/** Access to the page's template for captions; without the code of elements there is none. */
export interface TemplateAccess {
  find: () => HTMLTemplateElement | null;
  /** Calls back at each change of a template. */
  observe: (template: HTMLTemplateElement, onChange: () => void) => void;
}

/** The fields of a picture that options set, and its caption. */
export const tileOptions = (
  picture: Picture,
  options: TileOptions & CaptionOptions,
  template?: TemplateAccess,
): ReturnType<typeof plainOptions> & Pick<Picture, 'caption'> => ({
  ...plainOptions(picture, options),
  caption: () => captionOf(picture, options, template),
});

/** Converts a record to a picture with options and a caption; see `toPicture()`. */
export const toPictureWith = (record: PictureRecord, options: TileOptions & CaptionOptions) =>
  convert(record, options, tileOptions);

const captions = new WeakMap<Picture, { version: unknown; alt: string | undefined; content: Element }>();

/** Another object after each change of a template. */
const versions = new WeakMap<HTMLTemplateElement, object>();

/**
 * The caption of a tile: a copy of the page's template, or a text with fields of the record; `undefined` without both. In a template, an
 * element with `data-pix-field="title"` gets that field, as text.
 */
function captionOf(picture: Picture, options: CaptionOptions, access?: TemplateAccess): Element | undefined {
  const template = access?.find();
  if (!isPlaced(options) && !template) return undefined;
  const { alt } = picture;
  const text = options.captionText ?? 'title';
  const version = template ? versionOf(template, access?.observe) : text;
  let cached = captions.get(picture);
  if (cached?.version !== version || cached.alt !== alt) {
    const content = template ? copyOf(template, picture) : contentOf(text, picture);
    cached = { version, alt, content: containerOf(content) };
    captions.set(picture, cached);
  }
  return cached.content;
}

/** The version of a template, whose changes update the gallery around it from now on. */
function versionOf(template: HTMLTemplateElement, observe?: TemplateAccess['observe']): object {
  const version = versions.get(template) ?? {};
  if (versions.has(template)) return version;
  versions.set(template, version);
  observe?.(template, () => {
    versions.set(template, {});
    (template.parentElement as Partial<ReactiveControllerHost> | null)?.requestUpdate?.();
  });
  return version;
}

/** Three elements: a size container over the whole tile, the part, and its text, whose lines are clamped. */
function containerOf(content: readonly (Node | string)[]): Element {
  const text = create('span', { dir: 'auto' }, ...content);
  const isNamed = text.querySelector('[aria-hidden]');
  const container = create(
    'span',
    { class: isNamed ? 'caption named' : 'caption' },
    create('span', { part: 'caption' }, text),
  );
  // No scrim without a caption.
  container.hidden = !text.textContent.trim() && !text.querySelector(':not([data-pix-field])');
  return container;
}

/** Adds empty captions below skeletons, which take the space that the page's styles give to captions. */
export function addCaptions(list: Element): void {
  for (const skeleton of list.querySelectorAll('.skeleton:only-child')) skeleton.after(containerOf([]));
}

/** A copy of the content of a template, with the fields of a record. */
function copyOf(template: HTMLTemplateElement, picture: Picture): Node[] {
  // Frameworks append children to the template itself.
  const written = template.content.hasChildNodes() ? template.content : template;
  const copy = create('span', {}, ...written.cloneNode(true).childNodes);
  for (const element of copy.querySelectorAll<HTMLElement>('[data-pix-field]')) {
    const words = fieldOf(picture, element.getAttribute('data-pix-field') ?? '');
    if (words) fill(element, words, picture);
    else removeField(element);
  }
  return [...copy.childNodes];
}

const textOf = (node: Node | null) => (node?.nodeType === Node.TEXT_NODE ? (node as Text) : undefined);

/** Removes an empty field and the words around it, as `partsOf()` leaves them out; white space between elements stays. */
function removeField(element: Element): void {
  const before = textOf(element.previousSibling);
  const after = textOf(element.nextSibling);
  element.remove();
  if (before?.data.trim() || !before?.previousSibling) before?.remove();
  if (!after?.data.trim()) return;
  after.data = afterEmpty(before?.data ?? '', after.data);
  if (!after.previousSibling || !after.nextSibling) after.remove();
}

/** The content of a caption without a template. */
function contentOf(text: CaptionText, picture: Picture): (Node | string)[] {
  if (typeof text === 'function') {
    try {
      const words = plainText(text(picture.image));
      return words ? [fill(create('span'), words, picture)] : [];
    } catch (error) {
      // An error of the page's callback: reported; the picture has no caption.
      reportError(error);
      return [];
    }
  }
  return partsOf(text, picture).map((part) =>
    typeof part === 'string'
      ? part
      : fill(create('span', { 'data-pix-field': part.name }), part.words, picture),
  );
}

/** What visitors use, and which needs a name for that. */
const CONTROLS = 'a,button,label,summary,[tabindex]';

/** Sets the text of an element; one that repeats the alternative text, which screen readers already read, is hidden from them. */
function fill(element: HTMLElement, words: string, { alt, title }: Picture): HTMLElement {
  element.textContent = words;
  if (words === (alt ?? title) && !element.closest(CONTROLS)) element.ariaHidden = 'true';
  return element;
}

import { css, type ReactiveControllerHost } from 'lit';
import { observeTree } from '../../internal/observe-tree.ts';
import { plainText } from '../../internal/untrusted.ts';
import { create } from '../../tiles/elements.ts';
import type { Picture } from '../../tiles/picture.ts';

const overlays = new WeakMap<Picture, { version: object; content: Element }>();

/** Another object after each change of a template. */
const versions = new WeakMap<HTMLTemplateElement, object>();

/**
 * The default look of overlays: a caption of at most two lines, or one on low tiles, with a scrim on which white text has a
 * contrast of 4.5:1 over any picture. Pages change it by the part `overlay`.
 */
export const overlayStyles = css`
  .frame {
    position: relative;
  }
  .overlay {
    container-type: size;
    position: absolute;
    inset: 0;
    pointer-events: none;
    font-size: max(13px, 0.875em);
    line-height: 1.35;
    white-space: normal;
  }
  [part='overlay'] {
    position: absolute;
    inset: auto 0 0;
    overflow: hidden;
    -webkit-line-clamp: 2;
    max-block-size: 100%;
    padding: 2.25em 0.75em 0.6em;
    pointer-events: auto;
    background: linear-gradient(
      transparent,
      rgb(0 0 0 / 0.28) 1em,
      rgb(0 0 0 / 0.6) 2.25em,
      rgb(0 0 0 / 0.72)
    );
    color: #fff;
    print-color-adjust: exact;
  }
  [part='overlay'] > span {
    display: -webkit-box;
    overflow: inherit;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: inherit;
    overflow-wrap: anywhere;
  }
  [data-pix-field] {
    unicode-bidi: isolate;
  }
  @container (height < 6.5em) {
    [part='overlay'] {
      -webkit-line-clamp: 1;
      padding-block: 0.9em 0.4em;
      background: linear-gradient(transparent, rgb(0 0 0 / 0.6) 0.9em, rgb(0 0 0 / 0.72));
    }
  }
  @container (height < 3.4em) or (width < 5em) {
    [part='overlay'] {
      display: none;
    }
  }
  /* The message of a failed picture contains its title. */
  [data-failed] ~ .overlay,
  .overlay[hidden] {
    display: none;
  }
  @media (forced-colors: active) {
    [part='overlay'] {
      padding-block-start: 0.6em;
      background: Canvas;
      color: CanvasText;
    }
  }
`;

/**
 * The overlay of a tile: a copy of the page's template. An element in it with `data-pix-field="title"` gets that field
 * of the record, as text.
 */
export function overlay(template: HTMLTemplateElement, picture: Picture): Element {
  const version = versionOf(template);
  let cached = overlays.get(picture);
  if (cached?.version !== version) {
    cached = { version, content: copyOf(template, picture) };
    overlays.set(picture, cached);
  }
  return cached.content;
}

/** The version of a template, whose changes update the gallery around it from now on. */
function versionOf(template: HTMLTemplateElement): object {
  const version = versions.get(template) ?? {};
  if (versions.has(template)) return version;
  versions.set(template, version);
  const onChange = () => {
    versions.set(template, {});
    (template.parentElement as Partial<ReactiveControllerHost> | null)?.requestUpdate?.();
  };
  for (const root of [template, template.content])
    observeTree(root, { attributes: true, childList: true, characterData: true, subtree: true }, onChange);
  return version;
}

/** Three elements: a size container over the whole tile, the part, and its text, whose lines are clamped. */
function copyOf(template: HTMLTemplateElement, picture: Picture): Element {
  const text = create('span', { dir: 'auto' });
  const container = create('span', { class: 'overlay' }, create('span', { part: 'overlay' }, text));
  // Frameworks append children to the template itself.
  const written = template.content.hasChildNodes() ? template.content : template;
  text.append(...written.cloneNode(true).childNodes);
  for (const element of text.querySelectorAll<HTMLElement>('[data-pix-field]')) {
    const words = fieldOf(picture, element.getAttribute('data-pix-field') ?? '');
    element.textContent = words;
    // Screen readers already read the title: it is the alternative text of the picture.
    if (words === picture.title) element.ariaHidden = 'true';
  }
  // No scrim without a caption.
  container.hidden = !text.textContent.trim() && !text.querySelector(':not([data-pix-field])');
  return container;
}

/** The text of a field of the record. */
function fieldOf({ image }: Picture, name: string): string {
  const value: unknown = Object.hasOwn(image, name) ? image[name as keyof typeof image] : undefined;
  return plainText(Array.isArray(value) ? value.map(plainText).filter(Boolean).join(', ') : value);
}

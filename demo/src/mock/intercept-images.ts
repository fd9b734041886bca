import type { PictureFiles } from './picture-files.ts';

/** Attributes of images with URLs. */
const ATTRIBUTES = ['src', 'srcset'] as const;

/**
 * Gives images the mock's files where scripts set `src` or `srcset`: neither interceptors nor, in sandboxed frames, service workers see
 * images load.
 */
export function interceptImages(files: PictureFiles): void {
  const images = HTMLImageElement.prototype;
  /** The latest values that wait for a file. */
  const waiting = new WeakMap<HTMLImageElement, Map<string, string>>();
  const assign = (image: HTMLImageElement, name: string, value: string) => {
    const values = waiting.get(image) ?? new Map<string, string>();
    waiting.set(image, values.set(name, value));
    if (!files.isMissing(value))
      return Element.prototype.setAttribute.call(image, name, files.replace(value));
    void files.load(value).then(() => {
      if (values.get(name) === value) assign(image, name, value);
    });
  };
  for (const name of ATTRIBUTES) {
    const property = Object.getOwnPropertyDescriptor(images, name);
    Object.defineProperty(images, name, {
      ...property,
      set(this: HTMLImageElement, value: unknown) {
        assign(this, name, String(value));
      },
    });
  }
  images.setAttribute = function (name, value) {
    if ((ATTRIBUTES as readonly string[]).includes(name)) assign(this, name, value);
    else Element.prototype.setAttribute.call(this, name, value);
  };
}

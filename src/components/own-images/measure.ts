import type { Size } from './own-image.ts';

/** Sizes of files by URL. */
const sizes = new Map<string, Promise<Size | undefined>>();

/** Loads a file, and resolves with its size as soon as that is known; with `undefined` if the file cannot be shown. */
export function measure(source: string, priority: 'auto' | 'low' = 'auto'): Promise<Size | undefined> {
  const known = sizes.get(source);
  if (known) return known;
  const size = read(source, priority);
  sizes.set(source, size);
  // It is read again after a failure.
  void size.then((found) => found ?? sizes.delete(source));
  return size;
}

function read(source: string, priority: string): Promise<Size | undefined> {
  const image = Object.assign(new Image(), { fetchPriority: priority });
  return new Promise((resolve) => {
    let isRead = false;
    const end = () => {
      isRead = true;
      const { naturalWidth: width, naturalHeight: height } = image;
      resolve(width && height ? { width, height } : undefined);
    };
    // The start of the file tells its size, long before the rest has arrived.
    const look = () => {
      if (image.naturalWidth) end();
      else if (!isRead) requestAnimationFrame(look);
    };
    image.addEventListener('load', end);
    image.addEventListener('error', end);
    image.src = source;
    look();
  });
}

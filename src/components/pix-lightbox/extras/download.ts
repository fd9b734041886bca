import type { Picture } from '../../picture.ts';

/** Milliseconds for which the browser gets to save a file. */
const SAVED = 60_000;

/** Name of the file: the picture's own, with the ending that its address has. */
function nameOf({ image, source }: Picture): string {
  const file = new URL(source).pathname.split('/').pop() ?? '';
  const { slug } = image as Partial<Picture['image']>;
  return slug ? slug + (/\.\w+$/.exec(file)?.[0] ?? '') : file;
}

/** Saves the picture's file; from another origin a link alone would open it. Where it cannot be read, it is opened. */
export async function download(picture: Picture): Promise<void> {
  const file = await fetch(picture.source)
    .then((response) => (response.ok ? response.blob() : undefined))
    .catch(() => undefined);
  const link = document.createElement('a');
  Object.assign(link, { download: nameOf(picture), target: '_blank', rel: 'noopener' });
  link.href = file ? URL.createObjectURL(file) : picture.source;
  link.click();
  if (file) setTimeout(() => URL.revokeObjectURL(link.href), SAVED);
}

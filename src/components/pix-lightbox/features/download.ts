import type { Picture } from '../../../tiles/picture.ts';
import type { ViewerContext } from '../viewer-context.ts';
import type { ViewerFeature } from '../viewer-features.ts';
import type { ViewerAction } from '../viewer-keys.ts';

/** Time in ms after which the object URL of a saved file is revoked. */
const REVOKE_DELAY_MS = 60_000;

/** File name: the picture's slug with the extension of its URL. */
function fileName({ image, source }: Picture): string {
  const file = new URL(source).pathname.split('/').pop() ?? '';
  const { slug } = image as Partial<Picture['image']>;
  return slug ? slug + (/\.\w+$/.exec(file)?.[0] ?? '') : file;
}

/**
 * Saves the picture's file, read into a blob: browsers ignore `download` on links to another origin. Opens the file in a new
 * tab if it cannot be read.
 */
async function download(picture: Picture): Promise<void> {
  const file = await fetch(picture.source)
    .then((response) => (response.ok ? response.blob() : undefined))
    .catch(() => undefined);
  const link = document.createElement('a');
  Object.assign(link, { download: fileName(picture), target: '_blank', rel: 'noopener' });
  link.href = file ? URL.createObjectURL(file) : picture.source;
  link.click();
  if (file) setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}

/** Saves the current picture. */
export class Download implements ViewerFeature {
  readonly #viewer: ViewerContext;

  constructor(viewer: ViewerContext) {
    this.#viewer = viewer;
  }

  act(action: ViewerAction): boolean {
    const { picture } = this.#viewer;
    if (action !== 'download' || !picture) return false;
    void download(picture);
    return true;
  }
}

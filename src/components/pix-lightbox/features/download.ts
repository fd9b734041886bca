import { createFileNames, extensionOf } from '../../../internal/file-names.ts';
import type { Picture } from '../../../tiles/picture.ts';
import type { ViewerContext } from '../viewer-context.ts';
import type { ViewerFeature } from '../viewer-features.ts';
import type { ViewerAction } from '../viewer-keys.ts';

/** Time in ms after which the object URL of a saved file is revoked. */
const REVOKE_DELAY_MS = 60_000;

/**
 * Saves the picture's file, read into a blob: browsers ignore `download` on links to another origin. Its name is that of the picture in
 * archives. Opens the file in a new tab if it cannot be read.
 */
async function download({ title, image, source }: Picture): Promise<void> {
  const file = await fetch(source)
    .then((response) => (response.ok ? response.blob() : undefined))
    .catch(() => undefined);
  const name = createFileNames()(title || image.slug, extensionOf(file?.type ?? null, source));
  const link = document.createElement('a');
  Object.assign(link, { download: name, target: '_blank', rel: 'noopener' });
  link.href = file ? URL.createObjectURL(file) : source;
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

import type { Picture } from '../../../tiles/picture.ts';
import type { ViewerContext } from '../viewer-context.ts';
import type { ViewerFeature } from '../viewer-features.ts';
import { viewerIcon } from '../viewer-icons.ts';
import { isNarrow } from '../viewport-padding.ts';

const ICON = viewerIcon('M12 4v11M7 10.5l5 5 5-5M5 20h14');

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

/** Saves the current picture. A click with a modifier key follows the link. */
export const downloadTool = (viewer: ViewerContext): ViewerFeature => ({
  tools: () => {
    const { picture } = viewer;
    if (!picture) return [];
    const act = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void download(picture);
    };
    // On phones it is what visitors look for.
    const priority = isNarrow() ? 5 : 2;
    return [{ part: 'download-button', name: 'download', icon: ICON, href: picture.source, priority, act }];
  },
});

/** Everything that sharp does for the server, in one module, since the package may be missing. Node only. */
import type { AppContext } from '../../handlers/operation.ts';
import type { Rasterizer } from '../../seed/render.ts';
import { cachedThumbnailer } from '../cached-thumbnailer.ts';
import { withOriginalFallback } from '../original-as-thumbnail.ts';
import { sharpBackgroundRemover } from './sharp-background-remover.ts';
import { sharpCheck } from './sharp-check.ts';
import { sharpRasterizer } from './sharp-rasterizer.ts';
import { sharpThumbnailer } from './sharp-thumbnailer.ts';

/** What decoding pictures makes possible. */
export interface Imaging extends Required<
  Pick<AppContext, 'thumbnails' | 'checkPicture' | 'removeBackground'>
> {
  rasterize: Rasterizer;
}

/** Thumbnails are kept in memory; `warn` hears of pictures that turn out to be broken, a line each. */
export function sharpImaging(warn: (line: string) => void): Imaging {
  const thumbnailer = sharpThumbnailer(({ content, slug }, fault) =>
    warn(`Broken: ${content.file ?? slug}: ${fault}.`),
  );
  return {
    thumbnails: withOriginalFallback(cachedThumbnailer(thumbnailer)),
    checkPicture: sharpCheck(),
    removeBackground: sharpBackgroundRemover,
    rasterize: sharpRasterizer,
  };
}

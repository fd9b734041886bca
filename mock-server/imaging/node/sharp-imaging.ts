/** All uses of sharp by the server, in one module, since the package is optional. Node only. */
import type { AppContext } from '../../handlers/operation.ts';
import type { Rasterizer } from '../../seed/render.ts';
import { cachedThumbnailer } from '../cached-thumbnailer.ts';
import { withOriginalFallback } from '../original-as-thumbnail.ts';
import { sharpBackgroundRemover } from './sharp-background-remover.ts';
import { sharpCheck } from './sharp-check.ts';
import { sharpRasterizer } from './sharp-rasterizer.ts';
import { sharpThumbnailer } from './sharp-thumbnailer.ts';

/** Features that require decoding. */
export interface Imaging extends Required<
  Pick<AppContext, 'thumbnails' | 'checkPicture' | 'removeBackground'>
> {
  rasterize: Rasterizer;
}

/** Creates the features. Thumbnails are cached in memory; `warn` receives a line for each broken picture. */
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

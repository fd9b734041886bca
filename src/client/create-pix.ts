import { bindCalls, clientTransport, type PixOptions } from './client-transport.ts';
import { uploadImage } from './uploads/upload-image.ts';
import { companionCalls } from './companion-calls.ts';
import type { Pix } from './pix.gen.ts';
import { publicCalls } from './public-calls.ts';
import { getUser } from './resources/account.ts';
import { addAlbumImage, createAlbum, removeAlbumImage } from './resources/albums.ts';
import { deleteImage, getImageAnalytics, updateImage } from './resources/images.ts';

/**
 * Creates a client with all calls of the platform: the exported endpoint functions, bound to one transport. A client is also
 * a `source` for the components: `gallery.source = createPix({ baseUrl })`.
 *
 * @throws PixInvalidParameterError when an option is invalid.
 */
export function createPix(options: PixOptions): Pix {
  const transport = clientTransport(options);
  const { bind } = bindCalls(transport);
  const publicMethods = publicCalls(transport);
  return {
    images: {
      ...publicMethods.images,
      upload: bind(uploadImage),
      update: bind(updateImage),
      delete: bind(deleteImage),
      analytics: bind(getImageAnalytics),
    },
    albums: {
      ...publicMethods.albums,
      create: bind(createAlbum),
      addImage: bind(addAlbumImage),
      removeImage: bind(removeAlbumImage),
    },
    account: {
      get: bind(getUser),
    },
    platform: publicMethods.platform,
    companions: {
      ...publicMethods.companions,
      ...companionCalls(transport),
    },
  };
}

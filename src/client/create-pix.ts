import { bindCalls } from './bind-calls.ts';
import { companionCalls } from './companion-calls.ts';
import type { PixOptions } from './options.ts';
import { publicCalls } from './public-calls.ts';
import { getUser } from './resources/account.ts';
import { addAlbumImage, createAlbum, removeAlbumImage } from './resources/albums.ts';
import { deleteImage, getImageAnalytics, updateImage } from './resources/images.ts';
import { clientTransport } from './client-transport.ts';
import { uploadImage } from './uploads/upload-image.ts';

/**
 * Creates a client with all calls of the platform: the exported endpoint functions, bound to one transport. A client is also
 * a `source` for the components: `gallery.source = createPix({ baseUrl })`.
 *
 * @throws PixInvalidParameterError when an option is invalid.
 */
export function createPix(options: PixOptions) {
  const transport = clientTransport(options);
  const { bind } = bindCalls(transport);
  const publicMethods = publicCalls(transport);
  return {
    images: {
      ...publicMethods.images,
      /** Uploads a picture. Requires a key. See {@link uploadImage}. */
      upload: bind(uploadImage),
      /** Updates the given fields of a picture. Requires the owner's key. See {@link updateImage}. */
      update: bind(updateImage),
      /** Deletes a picture permanently. Requires the owner's key or a `deleteToken`. See {@link deleteImage}. */
      delete: bind(deleteImage),
      /** Reads the views of the last 30 days. Requires the owner's key. See {@link getImageAnalytics}. */
      analytics: bind(getImageAnalytics),
    },
    albums: {
      ...publicMethods.albums,
      /** Creates an empty album. Requires a key. See {@link createAlbum}. */
      create: bind(createAlbum),
      /** Adds a picture to an album. Requires the key of the album's owner. See {@link addAlbumImage}. */
      addImage: bind(addAlbumImage),
      /** Removes a picture from an album. Requires the key of the album's owner. See {@link removeAlbumImage}. */
      removeImage: bind(removeAlbumImage),
    },
    account: {
      /** Reads the account of the key. See {@link getUser}. */
      get: bind(getUser),
    },
    platform: publicMethods.platform,
    companions: {
      ...publicMethods.companions,
      ...companionCalls(transport),
    },
  };
}

/** Client that `createPix()` returns. */
export type Pix = ReturnType<typeof createPix>;

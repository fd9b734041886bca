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
 * Creates a client with all calls of the platform: each is one of the free functions, bound to one transport.
 * It is also a `source` for the components: `gallery.source = createPix({ baseUrl })`.
 *
 * @throws PixInvalidParameterError when an option is wrong.
 */
export function createPix(options: PixOptions) {
  const transport = clientTransport(options);
  const { bind } = bindCalls(transport);
  const publicMethods = publicCalls(transport);
  return {
    images: {
      ...publicMethods.images,
      /** Stores a picture. Needs a key. See {@link uploadImage}. */
      upload: bind(uploadImage),
      /** Changes what is given of a picture. Needs its owner's key. See {@link updateImage}. */
      update: bind(updateImage),
      /** Deletes a picture for good. Needs its owner's key, or its `deleteToken`. See {@link deleteImage}. */
      delete: bind(deleteImage),
      /** Views of the last 30 days. Needs the key of the picture's owner. See {@link getImageAnalytics}. */
      analytics: bind(getImageAnalytics),
    },
    albums: {
      ...publicMethods.albums,
      /** Makes an empty album. Needs a key. See {@link createAlbum}. */
      create: bind(createAlbum),
      /** Puts a picture into an album. Needs its owner's key. See {@link addAlbumImage}. */
      addImage: bind(addAlbumImage),
      /** Takes a picture out of an album. Needs its owner's key. See {@link removeAlbumImage}. */
      removeImage: bind(removeAlbumImage),
    },
    account: {
      /** The account of the key. See {@link getUser}. */
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

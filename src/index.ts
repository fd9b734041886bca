export { createPix, createTransport, type Pix, type PixOptions } from './client/create-pix.ts';
export {
  PixAbortError,
  PixAuthError,
  PixBadRequestError,
  PixError,
  PixHttpError,
  PixInvalidParameterError,
  PixNetworkError,
  PixNotFoundError,
  PixParseError,
  PixPermissionError,
  PixRateLimitError,
  PixServerError,
  PixTimeoutError,
  type PixErrorDetails,
  type TimeoutPhase,
} from './client/errors.ts';
export { getImage, listImages } from './client/resources/images.ts';
export { listAlbumImages, listAlbums } from './client/resources/albums.ts';
export { getStats, listCategories, listTags, ping } from './client/resources/platform.ts';
export type { RequestOptions, Transport, TransportOptions, TransportRequest } from './client/transport.ts';
export { DEFAULT_LIMIT, IMAGE_SORTS, MAX_LIMIT } from './contract/limits.ts';
export type * from './contract/models.ts';

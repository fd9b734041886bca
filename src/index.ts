export { createPix } from './client/create-pix.ts';
export { createPublicPix } from './client/create-public-pix.ts';
export type * from './client/pix.gen.ts';
export { createTransport, type Transport } from './client/core/transport.ts';
export type { TransportRequest } from './client/core/request.ts';
export type { Call, WithResponse } from './client/core/call.ts';
export type { CompanionHost, Host } from './client/core/hosts.ts';
export type {
  Hooks,
  PublicTransportOptions,
  RequestEvent,
  RequestOptions,
  ResponseEvent,
  RetryEvent,
  TransportOptions,
} from './client/core/options.ts';
export type { RetryOptions } from './client/core/retry.ts';
export type { PixOptions, PublicPixOptions } from './client/client-transport.ts';
export { checkResponses } from './client/check-responses.ts';
export type { Drift, DriftOptions } from './client/drift.ts';
export { iterate, type IterateOptions, type Page, type RecordIterable } from './client/read.ts';

export {
  deleteImage,
  getImage,
  getImageAnalytics,
  listImages,
  updateImage,
  type DeleteImageOptions,
  type ImagesQuery,
} from './client/resources/images.ts';
export { imageExists } from './client/resources/image-exists.ts';
export { uploadImage, type UploadImageInput, type UploadOptions } from './client/uploads/upload-image.ts';
export type { PictureData } from './client/uploads/picture-bytes.ts';
export type { OnProgress, UploadProgress } from './client/uploads/send-upload.ts';
export {
  UploadQueue,
  type QueuedUpload,
  type Upload,
  type UploadQueueOptions,
  type UploadState,
} from './client/uploads/upload-queue.ts';
export type { Written } from './client/resources/writable-fields.ts';
export {
  addAlbumImage,
  createAlbum,
  listAlbumImages,
  listAlbums,
  removeAlbumImage,
} from './client/resources/albums.ts';
export { getUser } from './client/resources/account.ts';
export { getStats, listCategories, listTags, ping } from './client/resources/platform.ts';
export {
  createShortLink,
  createUpiOrder,
  createWalletOrder,
  getBankBranch,
  getPostalCode,
  getScripture,
  listBirds,
  listCalendarEvents,
  listProverbs,
  removeBackground,
  runSiteAudit,
  searchBankBranches,
  searchPostalCodes,
  sendMessage,
  type OrderInput,
  type RemovalFormat,
  type RemovalPicture,
  type RemoveBackgroundInput,
  type RemovedBackground,
} from './client/companions/index.ts';
export { verifyWebhook, type VerifyWebhookOptions, type WebhookHeaders } from './client/verify-webhook.ts';

export {
  PixAbortError,
  PixError,
  PixHttpError,
  PixInvalidParameterError,
  PixNetworkError,
  PixParseError,
  PixSignatureError,
  PixTimeoutError,
  type PixErrorDetails,
  type TimeoutPhase,
  isPixError,
} from './client/core/errors.ts';
export {
  PixAuthError,
  PixBadRequestError,
  PixConflictError,
  PixNotFoundError,
  PixPermissionError,
  PixRateLimitError,
  PixServerError,
  PixTooLargeError,
  PixUnsupportedError,
} from './client/core/http-errors.ts';

export { IMAGE_SORTS } from './contract/filter-values.ts';
export { DEFAULT_LIMIT, MAX_LIMIT, MAX_UPLOAD_BYTES } from './contract/limits.ts';
export type * from './contract/models.ts';

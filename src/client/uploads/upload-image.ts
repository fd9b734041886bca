import { MAX_FILENAME, MAX_UPLOAD_BYTES } from '../../contract/limits.ts';
import type { UploadedImage, UploadInput } from '../../contract/models.ts';
import type { Call } from '../call.ts';
import { text } from '../transport/check.ts';
import type { TimeLimits } from '../transport/deadline.ts';
import type { RequestOptions } from '../options.ts';
import { readRecord } from '../read.ts';
import { imageRules, type Written } from '../resources/writable-fields.ts';
import type { Transport } from '../transport/transport.ts';
import { loadCode } from '../load-code.ts';
import type { UploadForm } from './encode-upload.ts';
import type { PictureData } from './picture-bytes.ts';
import type { OnProgress } from './progress.ts';
import { ignoreStreamErrors } from './iterable-stream.ts';
import { sizeOf } from './size-of.ts';

/** A picture to upload: `image` or `image_base64`, and what is to be known of it. */
export type UploadImageInput = Written<Omit<UploadInput, 'image_base64'>> &
  (
    | { /** The picture, 52,428,800 bytes at most. */ image: PictureData; image_base64?: undefined }
    | { /** The picture as Base64, raw or as a data URI. */ image_base64: string; image?: undefined }
  );

/** What `uploadImage` takes last. */
export interface UploadOptions extends RequestOptions, UploadForm {
  /**
   * Hears how far the upload is. With a `fetch` of your own, in a browser, it hears of the end alone.
   *
   * In a browser XMLHttpRequest then sends in place of `fetch`, from an empty frame that may reach the service alone: a
   * redirect to another origin is refused and takes nothing along. To the page's own origin it takes the page's cookies
   * along, which other calls never do. In a worker, and in a sandboxed page, the end alone is told. Elsewhere the body then
   * goes in chunks, without `Content-Length`, and a chunk counts as sent when the socket has taken it.
   */
  onProgress?: OnProgress | undefined;
}

/**
 * `POST /images`: stores a picture: JPG, PNG, GIF, WebP, BMP or SVG, up to 50 MB. Format and size are checked before
 * anything is sent, as far as they can be. It is never sent twice by itself; when an error says `maybeSent`, look for the
 * `slug` before you send it again.
 *
 * @param input `image` (file, bytes, a web or Node stream, Base64) or `image_base64`; optional `slug`, `title`, `description`, `category`, `tags` (a list,
 *   or text with commas), `is_public` (default true), `album` (token or id), `filename`.
 * @param options `onProgress`, `as` (`multipart` by default, or `json`), `stripMetadata`, and what every call takes.
 *   Without `timeout` it may take a minute and a second per 32 kB in all; with `onProgress`, where it is heard on the
 *   way, 30 s without progress, too. A stream is read once and let go, however the call ends.
 * @returns The record with its `delete_token`, which is shown only here.
 * @throws PixInvalidParameterError before anything is sent; PixAuthError; PixConflictError when the slug is taken;
 *   PixTooLargeError, PixUnsupportedError, PixNotFoundError (`album`), PixPermissionError (`album`).
 */
export const uploadImage = (
  transport: Transport,
  input: UploadImageInput,
  options?: UploadOptions,
): Call<UploadedImage> =>
  transport(
    {
      operation: 'uploadImage',
      method: 'POST',
      path: '/api/v1/images',
      input,
      rules: { ...imageRules(), filename: text(MAX_FILENAME), album: text() },
      wire: async (checked, call: UploadOptions) => (await loadUpload()).encodeUpload(checked, call),
      via: (send, custom, call: UploadOptions) => async (url, init, alive) =>
        (await loadUpload()).sendWithProgress(send, custom, call.onProgress)(url, init, alive),
      limits: limitsFor(input),
      read: readRecord<UploadedImage>,
    },
    options,
  );

/** Who never uploads never loads what only uploads need. */
const loadUpload = () => loadCode(import('./upload-code.ts'));

/** Thirty seconds without progress; in all, what a line of 32 kB a second needs, and a minute. */
function limitsFor(input: UploadImageInput | undefined): TimeLimits {
  let size: number | undefined;
  try {
    ignoreStreamErrors(input?.image);
    size = sizeOf(input?.image ?? input?.image_base64);
  } catch {
    // The check says what is wrong with it.
  }
  return { pause: 30_000, total: 60_000 + (size ?? MAX_UPLOAD_BYTES) / 32 };
}

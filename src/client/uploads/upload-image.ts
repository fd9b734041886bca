import { MAX_FILENAME, MAX_UPLOAD_BYTES } from '../../contract/limits.ts';
import type { UploadedImage, UploadInput } from '../../contract/models.ts';
import { loadCode, type Call } from '../core/call.ts';
import { integer, nameOrId, text } from '../core/check.ts';
import type { TimeLimits } from '../core/deadline.ts';
import type { RequestOptions } from '../core/options.ts';
import { readRecord } from '../read.ts';
import { imageRules, type Written } from '../resources/writable-fields.ts';
import type { Transport } from '../core/transport.ts';
import type { OnProgress, UploadForm } from './send-upload.ts';
import type { PictureData } from './picture-bytes.ts';
import { ignoreStreamErrors, releaseStream } from './iterable-stream.ts';
import { sizeOf } from './size-of.ts';

/** A picture to upload, as `image` or `image_base64`, and the fields of its record. */
export type UploadImageInput = Written<Omit<UploadInput, 'album' | 'image_base64'>> & {
  /** Token or id of an album of yours, to which the picture is added. */
  album?: string | number | undefined;
} & (
    | {
        /** The picture, at most 52,428,800 bytes. */
        image: PictureData;
        /** Size of `image` in bytes, if it is a stream: progress then has a total, until more bytes have been sent. */
        size?: number | undefined;
        image_base64?: undefined;
      }
    | {
        /** The picture as Base64, raw or as a data URI. */
        image_base64: string;
        image?: undefined;
        size?: undefined;
      }
  );

/** Options of `uploadImage`. */
export interface UploadOptions extends RequestOptions, UploadForm {
  /**
   * Called with the progress of the upload. In a browser with a custom `fetch`, in a worker, and in a sandboxed page, only the
   * end of the upload is reported.
   *
   * With `onProgress`, a browser sends the picture by XMLHttpRequest instead of `fetch`, from an empty frame that can reach
   * the service only. A redirect to another origin is rejected, and no data is sent there. An upload to the page's own origin
   * carries the page's cookies, which other calls never do. Outside browsers, the body is sent in chunks, without
   * `Content-Length`, and a chunk counts as sent when the socket has accepted it.
   */
  onProgress?: OnProgress | undefined;
}

/**
 * `POST /images`: stores a picture: JPG, PNG, GIF, WebP, BMP or SVG, up to 50 MB. Format and size are checked before
 * anything is sent, as far as they are known. An upload is never retried automatically. When an error has `maybeSent`, ask
 * `imageExists` for the `slug` before you upload the picture again.
 *
 * @param input `image` (a file, bytes, a web or Node stream, or Base64) or `image_base64`; optional `slug`, `title`,
 *   `description`, `category`, `tags` (a list, or text with commas), `is_public` (default true), `album` (token or id),
 *   `filename`, `size` (of a stream, in bytes: progress then has a total).
 * @param options `onProgress`, `as` (`multipart` by default, or `json`), `stripMetadata`, and the options of every call.
 *   Without `timeout`, the time limit is one minute plus one second per 32 kB. With `onProgress`, where progress is reported
 *   during the upload, 30 seconds without progress are a time limit, too. A stream is read once and is released however the
 *   call ends.
 * @returns The record with its `delete_token`, which no other response contains.
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
      rules: {
        ...imageRules(),
        filename: text(MAX_FILENAME),
        // As in a form without a choice, an empty album is none.
        album: { test: (value) => value === '' || anAlbum.test(value), is: anAlbum.is },
        size: integer(1, MAX_UPLOAD_BYTES),
      },
      wire: async ({ album, ...checked }, call: UploadOptions) =>
        // The contract calls it text.
        (await loadUpload()).encodeUpload(
          { ...checked, album: (album as string | undefined)?.toString() },
          call,
        ),
      release: (error) => releaseStream(input, error),
      via: (send, custom, call: UploadOptions) => async (url, init, alive) =>
        (await loadUpload()).sendWithProgress(send, custom, call.onProgress)(url, init, alive),
      limits: limitsFor(input),
      read: readRecord<UploadedImage>,
    },
    options,
  );

const anAlbum = nameOrId('the token or id of an album');

/** Loads the code that only uploads need, so that users who never upload do not load it. */
const loadUpload = () => loadCode(import('./send-upload.ts'));

/**
 * Time limits of an upload: 30 seconds without progress, and a total of one minute plus the time at 32 kB per second. A
 * picture of unknown size counts as one of the largest permitted size.
 */
function limitsFor(input: UploadImageInput | undefined): TimeLimits {
  let size: number | undefined;
  try {
    ignoreStreamErrors(input);
    size = sizeOf(input?.image ?? input?.image_base64) ?? input?.size;
  } catch {
    // The checks of the transport report an invalid input.
  }
  return { pause: 30_000, total: 60_000 + (size ?? MAX_UPLOAD_BYTES) / 32 };
}

import {
  MAX_UPLOAD_BODY_BYTES,
  MAX_UPLOAD_BYTES,
  REMOVAL_FORMATS,
  REMOVAL_MODELS,
} from '../../contract/limits.ts';
import type { BackgroundRemoval } from '../../contract/models.ts';
import { parseJson } from '../core/body.ts';
import type { Call } from '../core/call.ts';
import { oneOf, type Rules, ownProperties } from '../core/check.ts';
import type { RequestOptions } from '../core/options.ts';
import { readRecord } from '../read.ts';
import type { Transport } from '../core/transport.ts';
import type { PictureData } from '../uploads/picture-bytes.ts';
import { releaseStream } from '../uploads/iterable-stream.ts';
import { releasingSource } from '../uploads/releasing-source.ts';
import { bareBase64, isBase64, isPictureSize, sizeOfBase64 } from '../uploads/size-of.ts';
import { pngOf, removalBody } from './removal-body.ts';
import { httpUrl, keyedHost, SLOW_OPERATION_LIMITS } from './requests.ts';

/** Picture to process, in exactly one of three forms. */
export type RemovalPicture =
  | {
      /** Bytes of the picture, 1 to 52,428,800. */
      image_file: Exclude<PictureData, string>;
      image_url?: undefined;
      image_file_b64?: undefined;
    }
  | {
      /** Public http or https URL of the picture, at most 2,048 characters. */
      image_url: string;
      image_file?: undefined;
      image_file_b64?: undefined;
    }
  | {
      /** Base64 of the picture, raw or as a data URI, for 1 to 52,428,800 decoded bytes. */
      image_file_b64: string;
      image_file?: undefined;
      image_url?: undefined;
    };

/** Result format of `removeBackground`: `json` for a record with the PNG as Base64, `png` for the PNG itself. */
export type RemovalFormat = (typeof REMOVAL_FORMATS)[number];

/** Input of `removeBackground`: exactly one picture, and how to process it. */
export type RemoveBackgroundInput<Format extends RemovalFormat | undefined = RemovalFormat | undefined> =
  RemovalPicture & {
    /** Model that removes the background: `balanced` (default), `studio` or `turbo`. */
    model?: (typeof REMOVAL_MODELS)[number] | undefined;
    /** Format of the result: `json` (default) or `png`. */
    format?: Format;
  };

/** Result of `removeBackground`: a PNG blob for `format: 'png'`, otherwise a record. */
export type RemovedBackground<Format extends RemovalFormat | undefined> = Format extends 'png'
  ? Blob
  : BackgroundRemoval;

/**
 * `POST /remove-bg`: makes the background of a picture transparent. Each removal charges 1/30 rupee to the wallet of the
 * key, refunded if it fails. Never retried. Time limit: two minutes. Requires `keys.platform`.
 *
 * @param input Exactly one picture: `image_file` (a File, Blob, Uint8Array or ArrayBuffer; Node, Deno and Bun also accept a
 *   web or Node stream, and send it as it is read), `image_url` (public http or https URL of at most 2,048 characters) or
 *   `image_file_b64` (Base64, raw or as a data URI). The picture is a JPG, PNG, GIF, WebP, BMP or SVG of at most
 *   52,428,800 bytes. Optional: `model` (`balanced` by default, `studio`, `turbo`), `format` (`json` by default, `png`).
 * @returns For `format: 'png'` a Blob of type `image/png`; otherwise a record with the PNG as Base64, its size in pixels, and
 *   the cost and the remaining balance in rupees.
 * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError; PixUnsupportedError when the
 *   file is not a picture; PixHttpError with status 402 when the wallet is empty, with 422 for an unreadable picture.
 */
export const removeBackground = <Format extends RemovalFormat | undefined = undefined>(
  transport: Transport,
  input: RemoveBackgroundInput<Format>,
  options?: RequestOptions,
): Call<RemovedBackground<Format>> =>
  transport(
    {
      operation: 'removeBackground',
      method: 'POST',
      path: '/api/v1/remove-bg',
      ...keyedHost('platform'),
      input,
      rules: removalRules(),
      wire: removalBody,
      via: releasingSource,
      release: (error) => releaseStream(input, error),
      parse: (reply) => (ownProperties(input, 'input').format === 'png' ? pngOf(reply) : parseJson(reply)),
      read: (body) =>
        (body instanceof Blob ? body : readRecord<BackgroundRemoval>(body)) as RemovedBackground<Format>,
      maxBytes: MAX_UPLOAD_BODY_BYTES,
      limits: SLOW_OPERATION_LIMITS,
    },
    options,
  );

const removalRules = (): Rules => ({
  image_file: {
    test: (value) => typeof value !== 'string' && !(value as Partial<ReadableStream> | null)?.locked,
    is: 'a File, Blob, Uint8Array, ArrayBuffer, or an unlocked stream; pass Base64 as image_file_b64',
    secret: true,
  },
  image_url: httpUrl(),
  image_file_b64: {
    test: (value) => {
      const text = typeof value === 'string' ? bareBase64(value) : '';
      return isBase64(text) && isPictureSize(sizeOfBase64(text));
    },
    is: `Base64, raw or as a data URI, of a picture of 1 to ${MAX_UPLOAD_BYTES} bytes`,
    secret: true,
  },
  model: oneOf(REMOVAL_MODELS),
  format: oneOf(REMOVAL_FORMATS),
});

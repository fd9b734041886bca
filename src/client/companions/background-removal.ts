import {
  MAX_UPLOAD_BODY_BYTES,
  MAX_UPLOAD_BYTES,
  REMOVAL_FORMATS,
  REMOVAL_MODELS,
} from '../../contract/limits.ts';
import type { BackgroundRemoval, RemoveBackgroundInput as JsonInput } from '../../contract/models.ts';
import { parseJson } from '../transport/body.ts';
import type { Call } from '../call.ts';
import { oneOf, type Rules } from '../transport/check.ts';
import type { RequestOptions } from '../options.ts';
import { ownProperties } from '../transport/own-properties.ts';
import { readRecord } from '../read.ts';
import type { Transport } from '../transport/transport.ts';
import type { PictureData } from '../uploads/picture-bytes.ts';
import { releasingSource } from '../uploads/releasing-source.ts';
import { bareBase64, isBase64, isPictureSize, sizeOfBase64 } from '../uploads/size-of.ts';
import { httpUrl } from './http-url.ts';
import { pngOf, removalBody } from './removal-body.ts';
import { SLOW_OPERATION_LIMITS } from './slow-operation-limits.ts';

/** Exactly one picture. */
type Picture =
  | {
      /** The picture itself, 1 to 52,428,800 bytes of it. */
      image_file: Exclude<PictureData, string>;
      image_url?: undefined;
      image_file_b64?: undefined;
    }
  | {
      /** Where the picture is: public, http or https, up to 2,048 characters. */
      image_url: string;
      image_file?: undefined;
      image_file_b64?: undefined;
    }
  | {
      /** The picture as Base64, raw or as a data URI, of 1 to 52,428,800 bytes. */
      image_file_b64: string;
      image_file?: undefined;
      image_url?: undefined;
    };

/** What comes back: a record with the picture in Base64, or the picture itself. */
export type RemovalFormat = (typeof REMOVAL_FORMATS)[number];

/** What `removeBackground` takes. */
export type RemoveBackgroundInput<Format extends RemovalFormat | undefined = RemovalFormat | undefined> =
  Picture & {
    /** How to go about it: `balanced` (default), `studio` or `turbo`. */
    model?: JsonInput['model'];
    /** What comes back: `json` (default) or `png`. */
    format?: Format;
  };

/** What `removeBackground` gives: a picture of type `image/png` if that was asked for, else a record. */
export type RemovedBackground<Format extends RemovalFormat | undefined> = Format extends 'png'
  ? Blob
  : BackgroundRemoval;

/**
 * `POST /remove-bg`: makes everything but a picture's subject transparent. Costs 1/30 rupee from the wallet of the key, given
 * back when the work fails. Never sent again by itself; takes up to two minutes. Needs `keys.platform`.
 *
 * @param input Exactly one picture: `image_file` (a File, Blob, Uint8Array or ArrayBuffer; in Node, Deno and Bun a
 *   web or Node stream is sent as it is read), `image_url` (public, http or https, up to 2,048 characters) or
 *   `image_file_b64` (Base64, raw or as a data URI); JPG, PNG, GIF, WebP, BMP or SVG of up to 52,428,800 bytes. Optional
 *   `model` (`balanced` by default, `studio`, `turbo`) and `format` (`json` by default, `png`).
 * @returns With `format` `png` a Blob of type `image/png`; else the record, with the PNG as Base64, its size in pixels, what
 *   it cost and what is left, in rupees.
 * @throws PixInvalidParameterError before anything is sent; PixAuthError; PixUnsupportedError for what is no picture;
 *   PixHttpError with status 402 when the wallet is empty, and with 422 for a picture that cannot be read.
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
      host: 'platform',
      input,
      rules: removalRules(),
      wire: removalBody,
      via: releasingSource,
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
    is: 'a File, Blob, Uint8Array, ArrayBuffer, or a stream that nobody reads; Base64 goes into image_file_b64',
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

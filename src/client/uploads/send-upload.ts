import type { ImageFormat } from '../../contract/models.ts';
import { loadCode } from '../core/call.ts';
import { notify } from '../notify.ts';
import { toWire } from '../resources/writable-fields.ts';
import type { Send } from '../core/attempt.ts';
import { callable, check, flag, oneOf } from '../core/check.ts';
import { PixInvalidParameterError } from '../core/errors.ts';
import { isBrowser } from '../core/hosts.ts';
import type { Payload } from '../core/request.ts';
import { confinedXhr } from './confined-xhr.ts';
import { encodeMultipart, fileNameOf } from './multipart.ts';
import { toBase64 } from './picture-bytes.ts';
import { readPicture } from './read-picture.ts';
import { releasingSource, sourceOfBody } from './releasing-source.ts';
import { sendByXhr } from './send-by-xhr.ts';
import { SNIFF_BYTES, sniffFormat } from './sniff-format.ts';

/** Options for the form in which a picture is sent. */
export interface UploadForm {
  /** Format of the request body. `multipart` sends bytes, `json` sends Base64, which is a third larger. Default `multipart`. */
  as?: 'multipart' | 'json' | undefined;
  /**
   * Whether the GPS position and other metadata are removed from a JPEG, PNG or WebP before it is sent. Pixels, colours and
   * orientation do not change. Default false.
   */
  stripMetadata?: boolean | undefined;
}

const TYPES: Record<ImageFormat, string> = {
  JPG: 'image/jpeg',
  PNG: 'image/png',
  GIF: 'image/gif',
  WEBP: 'image/webp',
  BMP: 'image/bmp',
  SVG: 'image/svg+xml',
};

const OPTION_RULES = {
  as: oneOf(['multipart', 'json']),
  stripMetadata: flag,
  onProgress: callable,
};

/**
 * Encodes the body of an upload. The format is detected from the first bytes, to report an error early. The server decides
 * which formats it accepts.
 *
 * @throws PixInvalidParameterError when the picture is missing, given twice or not a picture, or when an option is invalid.
 */
export async function encodeUpload(
  input: Record<string, unknown>,
  {
    as,
    stripMetadata,
    onProgress,
    signal,
  }: UploadForm & { onProgress?: unknown; signal?: AbortSignal | undefined },
): Promise<Payload> {
  check({ as, stripMetadata, onProgress }, OPTION_RULES);
  const { image, image_base64, filename, size, ...fields } = toWire(input);
  if ((image === undefined) === (image_base64 === undefined))
    throw new PixInvalidParameterError('image', 'Pass one picture, as image or as image_base64.');
  const field = image === undefined ? 'image_base64' : 'image';
  const whole = as === 'json' || stripMetadata;
  let content = await readPicture(image === undefined ? image_base64 : image, field, { signal, whole });
  const name = ((filename ?? fileNameOf(image)) as string) || undefined;
  let type = 'application/octet-stream';
  if (content instanceof Blob) {
    const format = await formatOf(content);
    type = TYPES[format];
    if (stripMetadata) {
      const { stripMetadata: strip } = await loadCode(import('./strip-metadata.ts'));
      content = new Blob([strip(new Uint8Array(await content.arrayBuffer()), format)]);
    }
    if (as === 'json') {
      const base64 = toBase64(new Uint8Array(await content.arrayBuffer()));
      const body = { ...fields, filename: name, image_base64: base64 };
      return { body: JSON.stringify(body), type: 'application/json' };
    }
  }
  return encodeMultipart(Object.entries(fields), { name: name ?? '', type, content, size, signal });
}

async function formatOf(picture: Blob): Promise<ImageFormat> {
  let format: ImageFormat | undefined;
  try {
    format = sniffFormat(new Uint8Array(await picture.slice(0, SNIFF_BYTES).arrayBuffer()));
  } catch (cause) {
    throw new PixInvalidParameterError('image', 'image could not be read: it may be a folder, or deleted.', {
      cause,
    });
  }
  if (format) return format;
  throw new PixInvalidParameterError(
    'image',
    'image must be a JPG, PNG, GIF, WebP, BMP or SVG, but its first bytes match none of them.',
  );
}

/** Progress of an upload. */
export interface UploadProgress {
  /** Number of bytes of the request body that have been sent. */
  loaded: number;
  /** Size of the request body in bytes; undefined for a stream without `size`, or with more bytes than `size`. */
  total: number | undefined;
}

/** Called with the progress of an upload. Errors that it throws are reported to the console, and the upload continues. */
export type OnProgress = (progress: UploadProgress) => unknown;

/** Maximum number of bytes that are passed to the socket at a time. */
const CHUNK_BYTES = 64 * 1024;

/** Interval, in milliseconds, at which a body whose progress is unknown is assumed to have progressed. */
const ASSUMED_PROGRESS_MS = 5_000;

/**
 * Wraps a `Send` so that the progress of the request body is reported.
 *
 * In pages, XMLHttpRequest sends the body, since it reports progress over HTTP/1.1, too. Outside browsers, the bytes that
 * are read from the body are counted, and the body is sent in chunks, without `Content-Length`. Without `onProgress`, and in
 * workers, `fetch` sends the body, and the time without progress is unknown.
 *
 * @param custom Whether the caller supplied a `fetch`. It then sends the body in browsers, too, and only the end is reported.
 */
export const sendWithProgress = (send: Send, custom: boolean, onProgress: OnProgress | undefined): Send =>
  releasingSource(async (url, init, alive) => {
    const report = (loaded: number, total: number | undefined) => {
      alive();
      notify(onProgress, { loaded, total: loaded > Number(total) ? undefined : total });
    };
    const confined = onProgress && !custom && isBrowser() ? await confinedXhr(url) : undefined;
    if (confined) return sendByXhr(confined, url, init, report);
    if (onProgress && !isBrowser()) return send(url, withProgressCounter(init, report), alive);
    const timer = setInterval(alive, ASSUMED_PROGRESS_MS);
    // Some wrappers of `fetch` ignore the signal.
    init.signal?.addEventListener('abort', () => clearInterval(timer));
    try {
      const response = await send(url, init, alive);
      // Measuring a text copies it into a blob.
      const size = onProgress && blobOf(init.body)?.size;
      if (size !== undefined) report(size, size);
      return response;
    } finally {
      clearInterval(timer);
    }
  });

/** A text or a blob as a blob, whose size in bytes is known; `undefined` for a stream. */
const blobOf = (body: RequestInit['body']): Blob | undefined =>
  body instanceof Blob ? body : typeof body === 'string' ? new Blob([body]) : undefined;

/**
 * Replaces the body of a request with a stream that reports how many bytes the socket has accepted. The stream yields small
 * pieces, and counts a piece when the next one is requested, since `fetch` requests no more before the socket has capacity.
 */
function withProgressCounter(
  init: RequestInit,
  report: (loaded: number, total: number | undefined) => void,
): RequestInit {
  const { body } = init;
  const blob = blobOf(body);
  const total = blob?.size ?? sourceOfBody.get(body as object)?.total;
  const reader = (blob?.stream() ?? (body as ReadableStream<Uint8Array>)).getReader();
  let given = 0;
  let rest: Uint8Array = new Uint8Array();
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (given) report(given, total);
        const { value = rest, done } = rest.length ? { done: false } : await reader.read();
        if (done) return controller.close();
        const piece = value.subarray(0, CHUNK_BYTES);
        rest = value.subarray(CHUNK_BYTES);
        given += piece.length;
        controller.enqueue(piece);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return Object.assign(init, { body: stream, duplex: 'half' });
}

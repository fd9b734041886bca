import { MAX_UPLOAD_BYTES } from '../../contract/limits.ts';
import { formatValue } from '../core/check.ts';
import { PixInvalidParameterError } from '../core/errors.ts';
import { isIterableStream, isStream } from './iterable-stream.ts';
import { toWebStream } from './node-stream.ts';
import { bareBase64, isBase64, isPictureSize, sizeOfBase64 } from './size-of.ts';

/**
 * A picture to upload: a file, bytes, a stream of bytes, or Base64 (raw or as a data URI). A file in Node is
 * `await fs.openAsBlob(path)`. A stream is a web stream, a Node stream, or any other async iterable of bytes.
 */
export type PictureData =
  | Blob
  | Uint8Array
  | ArrayBuffer
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>
  | string;

/**
 * Converts picture data of any form to a Blob, or to a web stream if it is a stream. The size is checked before anything is
 * read or decoded. The size of a stream is unknown, so the server checks it. Objects of other realms are accepted, too.
 *
 * @throws PixInvalidParameterError when the data is empty, larger than 52,428,800 bytes, invalid Base64, a stream that is
 *   locked or was read before, or not picture data.
 */
export function pictureBytes(data: unknown, field: string): Blob | ReadableStream<Uint8Array> {
  if (isStream(data)) {
    if (!data.locked) return data;
    throw new PixInvalidParameterError(
      field,
      `${field} must be an unread stream, but this one is locked or has been read for another upload.`,
    );
  }
  if (isIterableStream(data)) return toWebStream(data, field);
  if (data instanceof Blob) return sized(data.size, field, () => data);
  const size = sizeOfBytes(data);
  if (size !== undefined) return sized(size, field, () => new Blob([data as BlobPart]));
  if (typeof data !== 'string') {
    throw new PixInvalidParameterError(
      field,
      `${field} must be a File, Blob, Uint8Array, ArrayBuffer, stream or Base64 text, not ${formatValue(data)}.`,
    );
  }
  const text = bareBase64(data);
  if (!isBase64(text))
    throw new PixInvalidParameterError(
      field,
      `${field} must be Base64, raw or as a data URI (A-Z a-z 0-9 + / =). For a file, pass await fs.openAsBlob(path).`,
    );
  return sized(sizeOfBase64(text), field, () => new Blob([fromBase64(text)]));
}

/**
 * Returns the size, in bytes, of an ArrayBuffer, a view of one, or a Blob of another realm; undefined for other values. The
 * check is for `Symbol.toStringTag`, since each realm has its own classes.
 */
function sizeOfBytes(data: unknown): number | undefined {
  const tag = Object.prototype.toString.call(data);
  if (ArrayBuffer.isView(data) || tag === '[object ArrayBuffer]') return (data as ArrayBuffer).byteLength;
  // An engine that does not recognize the Blob converts it to a string, and the sizes differ.
  const isBlob = /^.object (?:Blob|File)/.test(tag) && new Blob([data as Blob]).size === (data as Blob).size;
  return isBlob ? (data as Blob).size : undefined;
}

function sized(size: number, field: string, make: () => Blob): Blob {
  if (isPictureSize(size)) return make();
  throw new PixInvalidParameterError(
    field,
    `${field} must have 1 to ${MAX_UPLOAD_BYTES} bytes, not ${size}${size ? '' : ': it is empty, or a folder'}.`,
  );
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

/** Encodes bytes as Base64, in pieces, since the number of arguments of a call is limited. */
export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  const size = 3 * 8192;
  for (let start = 0; start < bytes.length; start += size) {
    // `Reflect.apply` is four times as fast as spread syntax, which iterates over the bytes.
    const piece = bytes.subarray(start, start + size);
    pieces.push(btoa(Reflect.apply(String.fromCharCode, undefined, piece) as string));
  }
  return pieces.join('');
}

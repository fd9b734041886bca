import { MAX_UPLOAD_BYTES } from '../../contract/limits.ts';
import { PixInvalidParameterError } from '../transport/errors.ts';
import { formatValue } from '../transport/format-value.ts';
import { isIterableStream } from './iterable-stream.ts';
import { toWebStream } from './node-stream.ts';
import { isStream } from './open-stream.ts';
import { bareBase64, isBase64, isPictureSize, sizeOfBase64 } from './size-of.ts';

/**
 * A picture to send: a file, bytes, a stream of bytes, or Base64 (raw or as a data URI). Node's streams are streams, too,
 * such as `fs.createReadStream(path)`, and so is any async iterable of bytes.
 */
export type PictureData =
  Blob | Uint8Array | ArrayBuffer | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array> | string;

/**
 * Makes a blob, or leaves a stream, of a picture however it was given. Looks at its size before anything is read or
 * decoded. A stream's size is not known: the server judges it. What comes from another window counts, too.
 *
 * @throws PixInvalidParameterError when it is empty, over 52,428,800 bytes, no Base64, a locked stream, or no picture
 *   data at all.
 */
export function pictureBytes(data: unknown, field: string): Blob | ReadableStream<Uint8Array> {
  if (isStream(data)) {
    if (!data.locked) return data;
    throw new PixInvalidParameterError(
      field,
      `${field} must be a stream that nobody reads: this one is locked, or has been read for an upload before.`,
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
      `${field} must be Base64, raw or as a data URI (A-Z a-z 0-9 + / =).`,
    );
  return sized(sizeOfBase64(text), field, () => new Blob([fromBase64(text)]));
}

/** Bytes of a buffer, of a view of one, or of another window's Blob: by its tag, since each window has its own. */
function sizeOfBytes(data: unknown): number | undefined {
  const tag = Object.prototype.toString.call(data);
  if (ArrayBuffer.isView(data) || tag === '[object ArrayBuffer]') return (data as ArrayBuffer).byteLength;
  // Where the engine does not know it as one, a Blob is made of its name.
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

/** Bytes as Base64, a piece at a time: an argument list is not endless. */
export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  const size = 3 * 8192;
  for (let start = 0; start < bytes.length; start += size) {
    // Not by spreading, which takes one byte after the other and four times as long.
    const piece = bytes.subarray(start, start + size);
    pieces.push(btoa(Reflect.apply(String.fromCharCode, undefined, piece) as string));
  }
  return pieces.join('');
}

import { isBrowser } from '../core/hosts.ts';
import { isStream } from './iterable-stream.ts';
import { openStream } from './open-stream.ts';
import { pictureBytes } from './picture-bytes.ts';

/** Options for reading a picture. */
export interface ReadPictureOptions {
  /** Signal of the caller. When it aborts, a stream is cancelled. */
  signal: AbortSignal | undefined;
  /** Whether a stream is read completely. Browsers always do so, since they send streams over HTTP/2 only. Default false. */
  whole?: boolean | undefined;
}

/**
 * Converts picture data of any form to a form that can be sent.
 *
 * @throws PixInvalidParameterError when the data is not picture data, is empty or too large, or cannot be read.
 */
export async function readPicture(
  data: unknown,
  field: string,
  { signal, whole }: ReadPictureOptions,
): Promise<Blob | ReadableStream<Uint8Array>> {
  const picture = pictureBytes(data, field);
  if (!isStream(picture) || !(whole || isBrowser())) return picture;
  const source = openStream(picture, field, signal);
  const pieces: Uint8Array[] = [];
  for (let piece = await source.read(); piece; piece = await source.read()) pieces.push(piece);
  return pictureBytes(new Blob(pieces as BlobPart[]), field);
}

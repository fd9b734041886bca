import { isBrowser } from '../transport/hosts.ts';
import { isStream, openStream } from './open-stream.ts';
import { pictureBytes } from './picture-bytes.ts';
import { isPictureSize } from './size-of.ts';

/** How a picture is read. */
export interface ReadPictureOptions {
  /** The caller's: when it aborts, a stream is let go. */
  signal: AbortSignal | undefined;
  /** A stream is wanted as a whole. In browsers it always is: they send one over HTTP/2 alone. */
  whole?: boolean | undefined;
}

/**
 * A picture in the form in which it can be sent, however it was given.
 *
 * @throws PixInvalidParameterError when it is no picture data, of no size that is taken, or cannot be read.
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
  for (let size = 0, piece = await source.read(); piece; piece = await source.read()) {
    pieces.push(piece);
    size += piece.length;
    if (size && !isPictureSize(size)) {
      source.release();
      break;
    }
  }
  return pictureBytes(new Blob(pieces as BlobPart[]), field);
}

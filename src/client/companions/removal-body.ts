import { errorDetailsOf, type BufferedResponse } from '../core/body.ts';
import { PixInvalidParameterError, PixParseError } from '../core/errors.ts';
import type { RequestOptions } from '../core/options.ts';
import type { Payload } from '../core/request.ts';
import { encodeMultipart, fileNameOf } from '../uploads/multipart.ts';
import { readPicture } from '../uploads/read-picture.ts';

/** Fields that can hold the picture. */
const PICTURES = ['image_file', 'image_url', 'image_file_b64'];

/**
 * Encodes the request body of a background removal: a multipart form for `image_file`, otherwise JSON.
 *
 * @throws PixInvalidParameterError unless the input holds exactly one picture.
 */
export function removalBody(
  input: Record<string, unknown>,
  { signal }: RequestOptions,
): object | Promise<Payload> {
  const given = PICTURES.filter((name) => input[name] !== undefined);
  if (given.length !== 1)
    throw new PixInvalidParameterError(
      given[1] ?? 'image_file',
      `Pass exactly one of ${PICTURES.join(', ')}, not ${given.join(' and ') || 'none'}.`,
    );
  return input['image_file'] === undefined ? input : toForm(input, signal);
}

async function toForm(
  { image_file, ...fields }: Record<string, unknown>,
  signal: AbortSignal | undefined,
): Promise<Payload> {
  const field = 'image_file';
  const content = await readPicture(image_file, field, { signal });
  return encodeMultipart(Object.entries(fields), {
    field,
    name: fileNameOf(image_file),
    type: content instanceof Blob ? content.type : '',
    content,
    signal,
  });
}

/**
 * Converts a response to a PNG blob.
 *
 * @throws PixParseError when the body does not start with a PNG signature.
 */
export function pngOf({ response, chunks }: BufferedResponse): Blob {
  // The first four bytes may be spread over up to four chunks.
  const head = chunks.slice(0, 4).flatMap((chunk) => [...chunk.subarray(0, 4)]);
  if (String.fromCharCode(...head).startsWith('\x89PNG')) return new Blob(chunks, { type: 'image/png' });
  const type = response.headers.get('content-type') ?? 'unknown';
  throw new PixParseError(
    `The response should be a PNG, but does not start with the signature of one (type "${type}").`,
    errorDetailsOf(response),
  );
}

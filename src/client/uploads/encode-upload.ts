import type { ImageFormat } from '../../contract/models.ts';
import { callable, check, flag, oneOf } from '../transport/check.ts';
import { PixInvalidParameterError } from '../transport/errors.ts';
import { loadCode } from '../load-code.ts';
import { toWire } from '../resources/writable-fields.ts';
import type { Payload } from '../transport/transport-request.ts';
import { encodeMultipart } from './multipart.ts';
import { toBase64 } from './picture-bytes.ts';
import { readPicture } from './read-picture.ts';
import { fileNameOf } from './safe-file-name.ts';
import { sniffFormat, SNIFF_BYTES } from './sniff-format.ts';

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
  let content = await readPicture(image ?? image_base64, field, { signal, whole });
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

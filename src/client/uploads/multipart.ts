import { MAX_FILENAME } from '../../contract/limits.ts';
import { isStream } from './iterable-stream.ts';
import { openStream, type StreamSource } from './open-stream.ts';
import { sourceOfBody } from './releasing-source.ts';

/** The file in a form. */
export interface FormFile {
  /** Name of the field of the file. Default `image`. */
  field?: string;
  /** Name of the file, sanitized by `safeFileName` before it is sent. */
  name: string;
  /** MIME type of the file. A type that is not printable ASCII is sent as `application/octet-stream`. */
  type: string;
  /** Content of the file. A stream is locked at once. */
  content: Blob | ReadableStream<Uint8Array>;
  /** Size of a stream in bytes, if it is known. */
  size?: unknown;
  /** Signal of the caller. When it aborts, a stream is cancelled and released. */
  signal?: AbortSignal | undefined;
}

/** A form, encoded as the body of a request. */
export interface EncodedForm {
  /** Value of the `Content-Type` header, with the boundary. */
  type: string;
  /**
   * Body of the request. A Blob is encoded as a Blob of the same `type`, whose length is known, without copying a byte. A
   * stream is encoded as a stream.
   */
  body: Blob | ReadableStream<Uint8Array>;
}

/**
 * Encodes a `multipart/form-data` body: the fields as text in UTF-8, then the file (platform document, POST /images).
 * Fields that are `undefined` are omitted. Quotes and line breaks in names are escaped as browsers escape them. A stream
 * is read on demand only, and is cancelled when the body is cancelled.
 */
export function encodeMultipart(fields: Iterable<readonly [string, unknown]>, file: FormFile): EncodedForm {
  // 128 random bits do not occur in a file by chance. The boundary is lower-case, since a Blob lower-cases its type.
  const boundary = `pix-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  const part = (name: string, rest: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"${rest}\r\n\r\n`;
  let head = '';
  const given = [...fields].filter(([, value]) => value !== undefined);
  for (const [name, value] of given) head += `${part(name, '')}${String(value)}\r\n`;
  const fileType = /^[\x20-\x7e]+$/.test(file.type) ? file.type : 'application/octet-stream';
  const { content, field = 'image', size, signal } = file;
  head += part(field, `; filename="${escapeName(safeFileName(file.name))}"\r\nContent-Type: ${fileType}`);
  const tail = `\r\n--${boundary}--\r\n`;
  const type = `multipart/form-data; boundary=${boundary}`;
  const body = isStream(content)
    ? concatenate(head, openStream(content, field, signal), tail, size)
    : new Blob([head, content, tail], { type });
  return { type, body };
}

function escapeName(name: string): string {
  return name.replace(/["\r\n]/g, encodeURIComponent);
}

/** Concatenates a head, a source and a tail. The source is read on demand only, never ahead. */
function concatenate(
  head: string,
  source: StreamSource,
  tail: string,
  size: unknown,
): ReadableStream<Uint8Array> {
  const utf8 = new TextEncoder();
  if (typeof size === 'number') source.total = utf8.encode(head + tail).length + size;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(utf8.encode(head)),
      async pull(controller) {
        const bytes = await source.read();
        controller.enqueue(bytes ?? utf8.encode(tail));
        if (!bytes) controller.close();
      },
      cancel: source.release,
    },
    { highWaterMark: 0 },
  );
  sourceOfBody.set(body, source);
  return body;
}

/**
 * Sanitizes a file name: takes the last segment of a path, removes control characters and characters that change the text
 * direction, and limits the name to 255 code points. The result is `picture` if only white space and dots remain.
 */
function safeFileName(name: string): string {
  const piece = name.replace(/^.*[/\\]/s, '').replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '');
  return /^[\s.]*$/.test(piece) ? 'picture' : [...piece].slice(0, MAX_FILENAME).join('');
}

/** Returns the name of a file, or the path of a stream that reads a file; an empty string if there is neither. */
export function fileNameOf(data: unknown): string {
  const { name, path } = Object(data) as { name?: string; path?: string | Uint8Array };
  return name ?? String(path ?? '');
}

import { isStream, openStream, type StreamSource } from './open-stream.ts';
import { safeFileName } from './safe-file-name.ts';
import { sourceOfBody } from './releasing-source.ts';

/** The file of a form. */
export interface FormFile {
  /** Name of its field: `image` if not given. */
  field?: string;
  /** Name of the file, made safe before it is sent. */
  name: string;
  /** MIME type; what is not printable ASCII is sent as `application/octet-stream`. */
  type: string;
  /** A stream is locked at once. */
  content: Blob | ReadableStream<Uint8Array>;
  /** When it aborts, a stream is let go. */
  signal?: AbortSignal | undefined;
}

/** A form ready to be sent. */
export interface EncodedForm {
  /** Value for `Content-Type`, with the boundary. */
  type: string;
  /** A Blob, of the same type, for a Blob: its length is known and no byte is copied. A stream for a stream. */
  body: Blob | ReadableStream<Uint8Array>;
}

/**
 * A `multipart/form-data` body: what is given of the fields as text, in UTF-8, then the file (platform document,
 * POST /images). In names, quotes and line breaks are escaped as browsers do. A stream is read only as it is asked for,
 * and cancelled when the body is.
 */
export function encodeMultipart(fields: Iterable<readonly [string, unknown]>, file: FormFile): EncodedForm {
  // 128 random bits: no file holds them by chance. No capitals, which a Blob's type cannot have.
  const boundary = `pix-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  const part = (name: string, rest: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"${rest}\r\n\r\n`;
  let head = '';
  const given = [...fields].filter(([, value]) => value !== undefined);
  for (const [name, value] of given) head += `${part(name, '')}${String(value)}\r\n`;
  const fileType = /^[\x20-\x7e]+$/.test(file.type) ? file.type : 'application/octet-stream';
  const { content, field = 'image', signal } = file;
  head += part(field, `; filename="${escapeName(safeFileName(file.name))}"\r\nContent-Type: ${fileType}`);
  const tail = `\r\n--${boundary}--\r\n`;
  const type = `multipart/form-data; boundary=${boundary}`;
  const body = isStream(content)
    ? around(head, openStream(content, field, signal), tail)
    : new Blob([head, content, tail], { type });
  return { type, body };
}

function escapeName(name: string): string {
  return name.replace(/["\r\n]/g, encodeURIComponent);
}

/** Nothing is read ahead: one piece of the source for each that is asked for. */
function around(head: string, source: StreamSource, tail: string): ReadableStream<Uint8Array> {
  const utf8 = new TextEncoder();
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

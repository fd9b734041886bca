import { safeFileName } from './safe-file-name.ts';

/** The file of a form. */
export interface FormFile {
  /** Name of its field: `image` if not given. */
  field?: string;
  /** Name of the file, made safe before it is sent (U14). */
  name: string;
  /** MIME type; what is not printable ASCII is sent as `application/octet-stream`. */
  type: string;
  /** A stream is locked at once. */
  content: Blob | ReadableStream<Uint8Array>;
}

/** A form ready to be sent. */
export interface EncodedForm {
  /** Value for `Content-Type`, with the boundary. */
  type: string;
  /** A Blob, of the same type, for a Blob: its length is known and no byte is copied. A stream for a stream. */
  body: Blob | ReadableStream<Uint8Array>;
}

/**
 * A `multipart/form-data` body: the texts as they are, in UTF-8, then the file (platform document, POST /images). In
 * names, quotes and line breaks are escaped as browsers do. A stream is read only as it is asked for, and cancelled when
 * the body is.
 */
export function encodeMultipart(fields: Iterable<readonly [string, string]>, file: FormFile): EncodedForm {
  // 128 random bits: no file holds them by chance. No capitals, which a Blob's type cannot have.
  const boundary = `pix-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  const part = (name: string, rest: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"${rest}\r\n\r\n`;
  let head = '';
  for (const [name, value] of fields) head += `${part(name, '')}${value}\r\n`;
  const fileType = /^[\x20-\x7e]+$/.test(file.type) ? file.type : 'application/octet-stream';
  head += part(
    file.field ?? 'image',
    `; filename="${escapeName(safeFileName(file.name))}"\r\nContent-Type: ${fileType}`,
  );
  const tail = `\r\n--${boundary}--\r\n`;
  const type = `multipart/form-data; boundary=${boundary}`;
  const { content } = file;
  // Asked by what it can do, so that those of other windows count, too.
  const body =
    'getReader' in content ? around(head, content, tail) : new Blob([head, content, tail], { type });
  return { type, body };
}

function escapeName(name: string): string {
  return name.replace(/["\r\n]/g, encodeURIComponent);
}

/** Nothing is read ahead: one piece of the source for each that is asked for. */
function around(head: string, source: ReadableStream<Uint8Array>, tail: string): ReadableStream<Uint8Array> {
  const utf8 = new TextEncoder();
  const reader = source.getReader();
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(utf8.encode(head)),
      async pull(controller) {
        const { done, value } = await reader.read();
        controller.enqueue(done ? utf8.encode(tail) : value);
        if (done) controller.close();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

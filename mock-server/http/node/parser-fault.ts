/** Answers what node:http cannot read as a request. Node only. */
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { corsHeaders } from '../cors.ts';
import { Problem } from '../problem.ts';
import { problemAnswer } from '../problem-answer.ts';

/** Statuses for which decision G2 has no code of their own: they say `bad_request`. */
const faults: Record<string, { status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The request line and headers are larger than 16 KiB.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time.' },
};

/** A listener for `clientError`: an answer like all others, then the end of the connection. Gaps: G2, G3. */
export function answerParserFault(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } = faults[error.code ?? ''] ?? { status: 400, message: 'This is not HTTP/1.1.' };
  const requestId = `req-${crypto.randomUUID()}`;
  const { headers, body } = problemAnswer(new Problem('bad_request', message), requestId);
  const text = String(body);
  const all = {
    ...headers,
    ...corsHeaders,
    'X-Request-Id': requestId,
    'Content-Length': Buffer.byteLength(text),
    Connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
}

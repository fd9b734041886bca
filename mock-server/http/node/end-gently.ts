/** Ends connections so that the client can still read its answer. Node only. */
import type { Socket } from 'node:net';
import { MAX_UPLOAD_BODY_BYTES } from '../../../src/contract/limits.ts';

/** Milliseconds that a client has to read the answer while it goes on sending. */
const LINGER = 2_000;

/** Milliseconds between looks at how much it sent. */
const LOOK = 50;

/**
 * Ends our half, and leaves the client time to end its own: the system resets a connection that is closed with bytes unread,
 * which takes back the answer too. Whoever has the socket goes on reading it.
 */
export function endGently(socket: Socket, text = ''): void {
  if (socket.writableEnded || socket.destroyed) return;
  socket.end(text);
  const before = socket.bytesRead;
  const begun = performance.now();
  const looks = setInterval(() => {
    const isOver = performance.now() - begun > LINGER || socket.bytesRead - before > MAX_UPLOAD_BODY_BYTES;
    if (isOver) socket.destroy();
  }, LOOK).unref();
  socket.once('close', () => clearInterval(looks));
}

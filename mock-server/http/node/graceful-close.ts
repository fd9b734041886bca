/** Graceful close: ends a connection so that the client can still read the response. Node only. */
import type { Socket } from 'node:net';
import { MAX_UPLOAD_BODY_BYTES } from '../../../src/contract/limits.ts';

/** Idle time in ms after which the socket is destroyed. */
const LINGER_MS = 2_000;

/** Maximum time in ms that the client may keep sending. */
const MAX_LINGER_MS = 30_000;

/** Poll interval in ms for the received bytes. */
const POLL_INTERVAL_MS = 50;

/**
 * Half-closes the socket and gives the client time to close its side: closing a socket with unread bytes makes the
 * system reset the connection, which discards the response. The caller keeps reading the socket.
 */
export function closeGracefully(socket: Socket, text = ''): void {
  if (socket.writableEnded || socket.destroyed) return;
  socket.end(text);
  const before = socket.bytesRead;
  const startedAt = performance.now();
  let [last, since] = [before, startedAt];
  const poll = setInterval(() => {
    const { bytesRead } = socket;
    const now = performance.now();
    if (bytesRead !== last) [last, since] = [bytesRead, now];
    const isLate = now - since > LINGER_MS || now - startedAt > MAX_LINGER_MS;
    if (isLate || bytesRead - before > MAX_UPLOAD_BODY_BYTES) socket.destroy();
  }, POLL_INTERVAL_MS).unref();
  socket.once('close', () => clearInterval(poll));
}

/** Queue of pipelined requests: one at a time per connection. Node only. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';

/** Maximum number of queued requests per connection; common clients do not pipeline at all. */
const MAX_WAITING = 100;

interface QueuedRequest {
  message: IncomingMessage;
  reply: ServerResponse;
  start: () => void;
}

interface PipelineQueue {
  socket: Socket;
  current: QueuedRequest | undefined;
  waiting: QueuedRequest[];
  /** Whether no more requests are accepted, and the connection closes after the last reply. */
  isLast: boolean;
}

const queues = new WeakMap<Duplex, PipelineQueue>();

/**
 * Starts a request once all earlier replies were sent: otherwise a packet with hundreds of requests would hold all
 * responses in memory at once.
 */
export function enqueueRequest(message: IncomingMessage, reply: ServerResponse, start: () => void): void {
  const { socket } = message;
  const queue = queues.get(socket) ?? { socket, current: undefined, waiting: [], isLast: false };
  queues.set(socket, queue);
  if (queue.isLast || socket.writableEnded) return;
  queue.waiting.push({ message, reply, start });
  queue.isLast = queue.waiting.length > MAX_WAITING;
  if (!queue.current) startNext(queue);
}

/** Whether replies are pending on this connection; if so, the connection closes after them. */
export function closesAfterReplies(socket: Duplex): boolean {
  const queue = queues.get(socket);
  if (!queue?.current) return false;
  queue.isLast = true;
  // A truncated body never completes, so its request is dropped.
  queue.waiting = queue.waiting.filter(({ message }) => message.complete);
  const { message, reply } = queue.current;
  return message.complete || reply.headersSent;
}

function startNext(queue: PipelineQueue): void {
  queue.current = queue.socket.destroyed ? undefined : queue.waiting.shift();
  if (!queue.current) {
    queue.waiting = [];
    if (queue.isLast) closeGracefully(queue.socket);
    return;
  }
  queue.current.reply.once('close', () => startNext(queue));
  queue.current.start();
}

/** Idle time in ms after which a connection that is closing is destroyed, and the maximum time that the client may keep sending. */
const [LINGER_MS, MAX_LINGER_MS] = [5_000, 30_000];

/**
 * Half-closes the socket and gives the client time to close its side: closing a socket with unread bytes makes the
 * system reset the connection, which discards the response. The caller keeps reading the socket.
 */
export function closeGracefully(socket: Duplex, text = ''): void {
  if (socket.writableEnded || socket.destroyed) return;
  socket.end(text);
  const end = () => socket.destroy();
  // Connections of node:http are always sockets.
  const connection = socket as Socket;
  connection.setTimeout(LINGER_MS);
  connection.on('timeout', () => {
    const { bytesRead } = connection;
    // After a long task, what has arrived meanwhile is read later than timers fire.
    setImmediate(() => bytesRead === connection.bytesRead && end());
  });
  const latest = setTimeout(end, MAX_LINGER_MS).unref();
  socket.once('close', () => clearTimeout(latest));
}

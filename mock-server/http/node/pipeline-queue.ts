/** Queue of pipelined requests: one at a time per connection. Node only. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import { closeGracefully } from './graceful-close.ts';

/** Maximum number of queued requests per connection; common clients do not pipeline at all. */
const MAX_WAITING = 100;

interface Turn {
  message: IncomingMessage;
  reply: ServerResponse;
  start: () => void;
}

interface Line {
  socket: Socket;
  current: Turn | undefined;
  waiting: Turn[];
  /** Whether no more requests are accepted, and the connection closes after the last reply. */
  isLast: boolean;
}

const lines = new WeakMap<Duplex, Line>();

/**
 * Starts a request once all earlier replies were sent: otherwise a packet with hundreds of requests would hold all
 * responses in memory at once.
 */
export function enqueueRequest(message: IncomingMessage, reply: ServerResponse, start: () => void): void {
  const { socket } = message;
  const line = lines.get(socket) ?? { socket, current: undefined, waiting: [], isLast: false };
  lines.set(socket, line);
  if (line.isLast || socket.writableEnded) return;
  line.waiting.push({ message, reply, start });
  line.isLast = line.waiting.length > MAX_WAITING;
  if (!line.current) startNext(line);
}

/** Whether replies are pending on this connection; if so, the connection closes after them. */
export function closesAfterReplies(socket: Duplex): boolean {
  const line = lines.get(socket);
  if (!line?.current) return false;
  line.isLast = true;
  // A truncated body never completes, so its request is dropped.
  line.waiting = line.waiting.filter(({ message }) => message.complete);
  const { message, reply } = line.current;
  return message.complete || reply.headersSent;
}

function startNext(line: Line): void {
  line.current = line.socket.destroyed ? undefined : line.waiting.shift();
  if (!line.current) {
    line.waiting = [];
    if (line.isLast) closeGracefully(line.socket);
    return;
  }
  line.current.reply.once('close', () => startNext(line));
  line.current.start();
}

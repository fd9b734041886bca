/** Requests of one connection one after the other. Node only. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import { endGently } from './end-gently.ts';

/** Requests that may wait on a connection; no client in use sends even one ahead. */
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
  /** Whether nothing more is taken, and the connection ends after the last reply. */
  isLast: boolean;
}

const lines = new WeakMap<Duplex, Line>();

/**
 * Starts a request once the replies before it are out: a packet of hundreds would have all of their answers in memory at once.
 */
export function takeTurn(message: IncomingMessage, reply: ServerResponse, start: () => void): void {
  const { socket } = message;
  const line = lines.get(socket) ?? { socket, current: undefined, waiting: [], isLast: false };
  lines.set(socket, line);
  if (line.isLast || socket.writableEnded) return;
  line.waiting.push({ message, reply, start });
  line.isLast = line.waiting.length > MAX_WAITING;
  if (!line.current) startNext(line);
}

/** Whether replies are under way on this connection; if so, it ends after them. */
export function endsAfterReplies(socket: Duplex): boolean {
  const line = lines.get(socket);
  if (!line?.current) return false;
  line.isLast = true;
  // A body that broke off will not come any more, and its answer not either.
  line.waiting = line.waiting.filter(({ message }) => message.complete);
  const { message, reply } = line.current;
  return message.complete || reply.headersSent;
}

function startNext(line: Line): void {
  line.current = line.socket.destroyed ? undefined : line.waiting.shift();
  if (!line.current) {
    line.waiting = [];
    if (line.isLast) endGently(line.socket);
    return;
  }
  line.current.reply.once('close', () => startNext(line));
  line.current.start();
}

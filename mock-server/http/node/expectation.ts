/** `Expect: 100-continue`, answered when the body is wanted. Node only. */
import type { IncomingMessage, ServerResponse } from 'node:http';

const waiting = new WeakSet<IncomingMessage>();

/** Notes that the client of this request waits to be told before it sends the body. */
export function holdBody(message: IncomingMessage): void {
  waiting.add(message);
}

/** Whether it still waits. */
export function isBodyHeld(message: IncomingMessage): boolean {
  return waiting.has(message);
}

/** Tells it to send the body, if it waits. */
export function askForBody(message: IncomingMessage, reply: ServerResponse): void {
  if (waiting.delete(message)) reply.writeContinue();
}

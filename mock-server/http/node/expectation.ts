/** `Expect: 100-continue`: confirmed when the body is needed. Node only. */
import type { IncomingMessage, ServerResponse } from 'node:http';

const waiting = new WeakSet<IncomingMessage>();

/** Marks a request whose client waits for `100 Continue` before it sends the body. */
export function markExpectation(message: IncomingMessage): void {
  waiting.add(message);
}

/** Whether the client still waits for `100 Continue`. */
export function awaitsContinue(message: IncomingMessage): boolean {
  return waiting.has(message);
}

/** Sends `100 Continue` if the client waits for it. */
export function sendContinue(message: IncomingMessage, reply: ServerResponse): void {
  if (waiting.delete(message)) reply.writeContinue();
}

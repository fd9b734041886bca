/** Closes connections of stalled clients, but not while the server is still working on a response. Node only. */
import type { RequestListener } from 'node:http';
import { awaitsContinue } from './expectation.ts';

/** Wraps a listener: a timeout closes the connection only while the server waits for the client. */
// Gap: G8
export function closeStalled(listener: RequestListener, stalled: number): RequestListener {
  return (message, reply) => {
    const { socket } = message;
    // With a `timeout` listener, Node does not close the connection itself.
    reply.on('timeout', () => {
      const isSending = !message.complete && message.readableLength === 0 && !awaitsContinue(message);
      const isReading = socket.writableLength > 0;
      if (isSending || isReading) socket.destroy();
      // The event fires once; rearm the timeout.
      else socket.setTimeout(stalled);
    });
    listener(message, reply);
  };
}

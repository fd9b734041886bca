/** Tells clients that stall from answers that take their time. Node only. */
import type { RequestListener } from 'node:http';
import { isBodyHeld } from './expectation.ts';

/** The same listener; the server's timeout ends a connection only while it is the client that is waited for. Gap: G8. */
export function cutStalled(listener: RequestListener, stalled: number): RequestListener {
  return (message, reply) => {
    const { socket } = message;
    // Node leaves a connection alone when someone listens here.
    reply.on('timeout', () => {
      const isSending = !message.complete && message.readableLength === 0 && !isBodyHeld(message);
      const isReading = socket.writableLength > 0;
      if (isSending || isReading) socket.destroy();
      // Silence is told of once, unless it is asked for again.
      else socket.setTimeout(stalled);
    });
    listener(message, reply);
  };
}

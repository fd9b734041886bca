/** Reports each finished request. Node only. */
import type { RequestListener } from 'node:http';
import { redactSecrets } from '../redact-secrets.ts';

/** Report of a finished request. */
export interface RequestReport {
  method: string;
  /** Path and query with secrets redacted, otherwise exactly as sent. */
  path: string;
  /** Status; missing if the connection broke before the response was sent. */
  status?: number;
  milliseconds: number;
}

/** Wraps a listener: `onRequest` receives a report when the response was sent or the connection was lost. */
export function reportRequests(
  listener: RequestListener,
  onRequest: ((report: RequestReport) => void) | undefined,
): RequestListener {
  if (!onRequest) return listener;
  return (message, reply) => {
    const start = performance.now();
    reply.once('close', () => {
      onRequest({
        method: message.method ?? '',
        path: redactSecrets(message.url ?? ''),
        ...(reply.writableFinished && { status: reply.statusCode }),
        milliseconds: performance.now() - start,
      });
    });
    listener(message, reply);
  };
}

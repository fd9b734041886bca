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

/** Wraps a listener: `hear` receives a report when the response was sent or the connection was lost. */
export function reportRequests(
  listener: RequestListener,
  hear: ((report: RequestReport) => void) | undefined,
): RequestListener {
  if (!hear) return listener;
  return (message, reply) => {
    const begun = performance.now();
    reply.once('close', () => {
      hear({
        method: message.method ?? '',
        path: redactSecrets(message.url ?? ''),
        ...(reply.writableFinished && { status: reply.statusCode }),
        milliseconds: performance.now() - begun,
      });
    });
    listener(message, reply);
  };
}

/** Tells of each request once it is answered. Node only. */
import type { RequestListener } from 'node:http';
import { withoutSecrets } from '../without-secrets.ts';

/** A request that is over. */
export interface RequestReport {
  method: string;
  /** Path and query, without secrets; whatever the client sent otherwise. */
  path: string;
  /** None where the connection broke before the answer was out. */
  status?: number;
  milliseconds: number;
}

/** The same listener; `hear` learns of each request when its answer is out or its connection is gone. */
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
        path: withoutSecrets(message.url ?? ''),
        ...(reply.writableFinished && { status: reply.statusCode }),
        milliseconds: performance.now() - begun,
      });
    });
    listener(message, reply);
  };
}

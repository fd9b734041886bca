import { parseJson } from './core/body.ts';
import { reportDrift, type DriftOptions } from './drift.ts';
import type { Transport } from './core/transport.ts';

/**
 * Wraps a transport to compare its responses with the contract: `listImages(checkResponses(transport, { strict: true }))`.
 * Clients of `createPix` have the same options built in.
 *
 * @param options `strict` rejects a response that differs with `PixParseError`; `onDrift` is called for each difference.
 */
export const checkResponses =
  (transport: Transport, options: DriftOptions): Transport =>
  (request, callOptions) => {
    const parse: typeof request.parse = (reply) => {
      const body = (request.parse ?? parseJson)(reply);
      // Neither a Blob nor the result of a request for headers has fields to compare.
      if (!(body instanceof Blob) && request.method !== 'HEAD') reportDrift(request.operation, body, options);
      return body;
    };
    return transport({ ...request, parse }, callOptions);
  };

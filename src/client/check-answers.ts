import { parseJson } from './transport/body.ts';
import { reportDrift, type DriftOptions } from './drift.ts';
import type { Transport } from './transport/transport.ts';

/**
 * Wraps a transport so that its responses are compared with the contract; `createPix` has this built in.
 * `listImages(checkAnswers(transport, { strict: true }))`.
 *
 * @param options `strict`: a response that differs is a `PixParseError`; `onDrift` is called for each difference.
 */
export const checkAnswers =
  (transport: Transport, options: DriftOptions): Transport =>
  (request, callOptions) => {
    const parse: typeof request.parse = (reply) => {
      const body = (request.parse ?? parseJson)(reply);
      // A Blob has no fields to compare.
      if (!(body instanceof Blob)) reportDrift(request.operation, body, options);
      return body;
    };
    return transport({ ...request, parse }, callOptions);
  };

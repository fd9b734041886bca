import { parseJson } from './body.ts';
import { reportDrift } from './drift.ts';
import type { DriftOptions } from './options.ts';
import type { Transport } from './transport.ts';

/**
 * A transport whose answers are compared with the contract; `createPix` has it built in.
 * `listImages(checkAnswers(transport, { strict: true }))`.
 *
 * @param options `strict`: an answer that differs is a `PixParseError`; `onDrift` is told of each way in which it does.
 */
export const checkAnswers =
  (transport: Transport, options: DriftOptions): Transport =>
  (request, callOptions) => {
    const parse: typeof request.parse = (reply) => {
      const body = (request.parse ?? parseJson)(reply);
      // Bytes have no fields.
      if (!(body instanceof Blob)) reportDrift(request.operation, body, options);
      return body;
    };
    return transport({ ...request, parse }, callOptions);
  };

import { deferCall } from './call.ts';
import { loadCode } from './load-code.ts';
import type { PixOptions } from './options.ts';
import { own } from './own.ts';
import { createTransport, type Transport } from './transport.ts';

/** The transport of a client; what compares answers with the contract is loaded where somebody wants to know. */
export function clientTransport(options: PixOptions): Transport {
  const { strict, onDrift, ...rest } = own(options, 'options');
  const transport = createTransport(rest);
  if (!strict && !onDrift) return transport;
  const checking = () => loadCode(import('./check-answers.ts'));
  return (request, callOptions) =>
    deferCall(
      checking().then(({ checkAnswers }) => [
        checkAnswers(transport, { strict, onDrift })(request, callOptions),
      ]),
    );
}

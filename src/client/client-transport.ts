import { deferCall } from './call.ts';
import { callable, check, flag, integer } from './check.ts';
import { loadCode } from './load-code.ts';
import { CALL_RULES, type PixOptions } from './options.ts';
import { own } from './own.ts';
import { createTransport, type Transport } from './transport.ts';

const HOOK_RULES = { onRequest: callable, onResponse: callable, onRetry: callable };

const CLIENT_RULES = {
  timeout: CALL_RULES.timeout,
  retry: CALL_RULES.retry,
  fetch: callable,
  concurrency: integer(1),
  waitForQuota: flag,
  dangerouslyAllowKeyInBrowser: flag,
  strict: flag,
  onDrift: callable,
};

/** The transport of a client; what compares answers with the contract is loaded where somebody wants to know. */
export function clientTransport(options: PixOptions): Transport {
  const { strict, onDrift, ...rest } = own(options, 'options');
  check({ ...rest, strict, onDrift }, CLIENT_RULES);
  check(own(rest.hooks, 'hooks'), HOOK_RULES);
  const transport = createTransport(own(rest, 'options'));
  if (!strict && !onDrift) return transport;
  const checking = () => loadCode(import('./check-answers.ts'));
  return (request, callOptions) =>
    deferCall(
      checking().then(({ checkAnswers }) => [
        checkAnswers(transport, { strict, onDrift })(request, callOptions),
      ]),
    );
}

import { deferCall } from './call.ts';
import { check, flag, integer, type Rule } from './check.ts';
import { loadCode } from './load-code.ts';
import { CALL_RULES, type PixOptions } from './options.ts';
import { own } from './own.ts';
import { createTransport, type Transport } from './transport.ts';

const functionOf: Rule = { test: (value) => typeof value === 'function', is: 'a function' };

const HOOK_RULES = { onRequest: functionOf, onResponse: functionOf, onRetry: functionOf };

const CLIENT_RULES = {
  timeout: CALL_RULES.timeout,
  retry: CALL_RULES.retry,
  fetch: functionOf,
  concurrency: { test: (value: unknown) => integer(1).test(value), is: 'a whole number from 1' },
  waitForQuota: flag,
  dangerouslyAllowKeyInBrowser: flag,
  strict: flag,
  onDrift: functionOf,
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

import { bindCalls } from './client-transport.ts';
import type { Call } from './core/call.ts';
import type {
  RemovalFormat,
  RemoveBackgroundInput,
  RemovedBackground,
} from './companions/background-removal.ts';
import type { RequestOptions } from './core/options.ts';
import type { Transport } from './core/transport.ts';

/** Creates the calls of the companion hosts that require a key or a merchant's token. Their code is loaded on first use. */
export function companionCalls(transport: Transport) {
  const { later } = bindCalls(transport);
  const load = () => import('./companions/index.ts');
  return {
    backgroundRemoval: {
      remove: <Format extends RemovalFormat | undefined = undefined>(
        input: RemoveBackgroundInput<Format>,
        options?: RequestOptions,
      ): Call<RemovedBackground<Format>> =>
        later(() => load().then((module) => module.removeBackground<Format>))(input, options),
    },
    shortLinks: {
      create: later(() => load().then((module) => module.createShortLink)),
    },
    proverbs: {
      list: later(() => load().then((module) => module.listProverbs)),
      random: later(() => load().then((module) => module.sampleProverbs)),
    },
    postalCodes: {
      get: later(() => load().then((module) => module.getPostalCode)),
      search: later(() => load().then((module) => module.searchPostalCodes)),
    },
    bankBranches: {
      get: later(() => load().then((module) => module.getBankBranch)),
      search: later(() => load().then((module) => module.searchBankBranches)),
    },
    messages: {
      send: later(() => load().then((module) => module.sendMessage)),
    },
    upiPayments: {
      createOrder: later(() => load().then((module) => module.createUpiOrder)),
    },
    walletPayments: {
      createOrder: later(() => load().then((module) => module.createWalletOrder)),
    },
    siteAudits: {
      run: later(() => load().then((module) => module.runSiteAudit)),
    },
    scripture: {
      get: later(() => load().then((module) => module.getScripture)),
    },
  };
}

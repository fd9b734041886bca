import type { ListProverbsQuery } from '../contract/models.ts';
import { bindCalls } from './bind-calls.ts';
import type { Call } from './call.ts';
import type {
  RemovalFormat,
  RemoveBackgroundInput,
  RemovedBackground,
} from './companions/background-removal.ts';
import type { RequestOptions } from './options.ts';
import type { Transport } from './transport/transport.ts';

/** Creates the calls of the companion hosts that require a key or a merchant's token. Their code is loaded on first use. */
export function companionCalls(transport: Transport) {
  const { later } = bindCalls(transport);
  const load = () => import('./companions/index.ts');
  return {
    backgroundRemoval: {
      /** Makes the background of a picture transparent, for a charge. See `removeBackground`. */
      remove: <Format extends RemovalFormat = 'json'>(
        input: RemoveBackgroundInput<Format>,
        options?: RequestOptions,
      ): Call<RemovedBackground<Format>> =>
        later(() => load().then((module) => module.removeBackground<Format>))(input, options),
    },
    shortLinks: {
      /** Creates a short link, for a charge after the first 30. See `createShortLink`. */
      create: later(() => load().then((module) => module.createShortLink)),
    },
    proverbs: {
      /** Lists proverbs, paginated. See `listProverbs`. */
      list: later(() => load().then((module) => module.listProverbs)),
      /** Draws a random sample of `count` proverbs: 1 to 20, default 1. See `listProverbs`. */
      random: (query?: Omit<ListProverbsQuery, 'random'>, options?: RequestOptions) =>
        later(() => load().then((module) => module.sampleProverbs))(query, options),
    },
    postalCodes: {
      /** Lists the offices of a postal code. See `getPostalCode`. */
      get: later(() => load().then((module) => module.getPostalCode)),
      /** Searches post offices by code, district or state. See `searchPostalCodes`. */
      search: later(() => load().then((module) => module.searchPostalCodes)),
    },
    bankBranches: {
      /** Reads the bank branch with a given code. See `getBankBranch`. */
      get: later(() => load().then((module) => module.getBankBranch)),
      /** Searches bank branches by code, bank or district. See `searchBankBranches`. */
      search: later(() => load().then((module) => module.searchBankBranches)),
    },
    messages: {
      /** Sends a message to a phone. See `sendMessage`. */
      send: later(() => load().then((module) => module.sendMessage)),
    },
    upiPayments: {
      /** Creates an order for payment by UPI. See `createUpiOrder`. */
      createOrder: later(() => load().then((module) => module.createUpiOrder)),
    },
    walletPayments: {
      /** Creates an order with the second payment gateway. See `createWalletOrder`. */
      createOrder: later(() => load().then((module) => module.createWalletOrder)),
    },
    siteAudits: {
      /** Audits a web page, optionally with the pages it links to. See `runSiteAudit`. */
      run: later(() => load().then((module) => module.runSiteAudit)),
    },
    scripture: {
      /** Reads a Bible verse or a whole chapter. See `getScripture`. */
      get: later(() => load().then((module) => module.getScripture)),
    },
  };
}

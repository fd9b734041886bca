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

/** Calls of companion services that need a key or a merchant's token. Their code is loaded on first use. */
export function companionCalls(transport: Transport) {
  const { later } = bindCalls(transport);
  const load = () => import('./companions/index.ts');
  return {
    backgroundRemoval: {
      /** Makes everything but a picture's subject transparent; costs money. See `removeBackground`. */
      remove: <Format extends RemovalFormat = 'json'>(
        input: RemoveBackgroundInput<Format>,
        options?: RequestOptions,
      ): Call<RemovedBackground<Format>> =>
        later(() => load().then((module) => module.removeBackground<Format>))(input, options),
    },
    shortLinks: {
      /** Makes a short link; costs money beyond the free ones. See `createShortLink`. */
      create: later(() => load().then((module) => module.createShortLink)),
    },
    proverbs: {
      /** One page of proverbs. See `listProverbs`. */
      list: later(() => load().then((module) => module.listProverbs)),
      /** A random sample of `count` proverbs: 1 to 20, default 1. See `listProverbs`. */
      random: (query?: Omit<ListProverbsQuery, 'random'>, options?: RequestOptions) =>
        later(() => load().then((module) => module.drawProverbs))(query, options),
    },
    postalCodes: {
      /** The offices of a postal code. See `getPostalCode`. */
      get: later(() => load().then((module) => module.getPostalCode)),
      /** Offices by code, district or state. See `searchPostalCodes`. */
      search: later(() => load().then((module) => module.searchPostalCodes)),
    },
    bankBranches: {
      /** The branch of a code. See `getBankBranch`. */
      get: later(() => load().then((module) => module.getBankBranch)),
      /** Branches by code, bank or district. See `searchBankBranches`. */
      search: later(() => load().then((module) => module.searchBankBranches)),
    },
    messages: {
      /** Sends a message. See `sendMessage`. */
      send: later(() => load().then((module) => module.sendMessage)),
    },
    upiPayments: {
      /** Makes an order to be paid by UPI. See `createUpiOrder`. */
      createOrder: later(() => load().then((module) => module.createUpiOrder)),
    },
    walletPayments: {
      /** Makes an order with the second gateway. See `createWalletOrder`. */
      createOrder: later(() => load().then((module) => module.createWalletOrder)),
    },
    siteAudits: {
      /** Checks a page, and on request those it links to. See `runSiteAudit`. */
      run: later(() => load().then((module) => module.runSiteAudit)),
    },
    scripture: {
      /** A verse, or a chapter. See `getScripture`. */
      get: later(() => load().then((module) => module.getScripture)),
    },
  };
}

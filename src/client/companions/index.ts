/** Functions of the companion hosts, one file per noun. */
export {
  removeBackground,
  type RemovalFormat,
  type RemovalPicture,
  type RemoveBackgroundInput,
  type RemovedBackground,
} from './background-removal.ts';
export { getBankBranch, searchBankBranches } from './bank-branches.ts';
export { listBirds } from './birds.ts';
export { listCalendarEvents } from './calendar.ts';
export { sendMessage } from './messages.ts';
export type { OrderInput } from './order-rules.ts';
export { getPostalCode, searchPostalCodes } from './postal-codes.ts';
export { listProverbs, sampleProverbs } from './proverbs.ts';
export { getScripture } from './scripture.ts';
export { createShortLink } from './short-links.ts';
export { runSiteAudit } from './site-audits.ts';
export { createUpiOrder } from './upi-payments.ts';
export { createWalletOrder } from './wallet-payments.ts';

import { Problem } from '../../http/problem.ts';
import { UNITS_PER_RUPEE, type Wallets } from '../../store/companions.ts';

/** Price of a background removal in wallet units: 1 rupee for 30 (platform document, Limits). */
export const REMOVAL_PRICE = UNITS_PER_RUPEE / 30;

/** Price of a short link beyond the free ones in wallet units: 10 rupees for 1,000 (platform document, Limits). */
export const LINK_PRICE = (10 * UNITS_PER_RUPEE) / 1000;

/** Converts wallet units to rupees, with at most four decimals, as the API shows money. */
export function rupees(units: number): number {
  return Math.round((units / UNITS_PER_RUPEE) * 10_000) / 10_000;
}

/** Throws 402 if the balance is below a price; `what` is the subject of the message. */
// Gap: C4, C5
export function requireBalance(wallets: Wallets, user: string, units: number, what = 'This'): void {
  if (wallets.balance(user) < units) throw insufficientBalance(wallets, user, units, what);
}

/** Charges a wallet; throws 402 if the balance is too low. */
export function chargeWallet(wallets: Wallets, user: string, units: number, what = 'This'): void {
  if (!wallets.charge(user, units)) throw insufficientBalance(wallets, user, units, what);
}

function insufficientBalance(wallets: Wallets, user: string, units: number, what: string): Problem {
  const holds = rupees(wallets.balance(user));
  return new Problem('payment_required', `${what} costs ${rupees(units)} rupees; the wallet holds ${holds}.`);
}

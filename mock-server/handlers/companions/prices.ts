import { Problem } from '../../http/problem.ts';
import { UNITS_PER_RUPEE, type Wallets } from '../../store/wallets.ts';

/** Price of a background removal in wallet units: 1 rupee for 30 (platform document, Limits). */
export const REMOVAL_PRICE = UNITS_PER_RUPEE / 30;

/** Price of a short link beyond the free ones in wallet units: 10 rupees for 1,000 (platform document, Limits). */
export const LINK_PRICE = (10 * UNITS_PER_RUPEE) / 1000;

/** Wallet units in rupees, as the API shows money: four decimals at most. */
export function rupees(units: number): number {
  return Math.round((units / UNITS_PER_RUPEE) * 10_000) / 10_000;
}

/** Refuses with a 402 where a wallet does not hold a price; `what` begins its message. Gaps: C4, C5. */
export function priceOrRefuse(wallets: Wallets, user: string, units: number, what = 'This'): void {
  if (wallets.balance(user) < units) throw tooDear(wallets, user, units, what);
}

/** Takes a price out of a wallet, or refuses in the same way. */
export function chargeOrRefuse(wallets: Wallets, user: string, units: number, what = 'This'): void {
  if (!wallets.charge(user, units)) throw tooDear(wallets, user, units, what);
}

function tooDear(wallets: Wallets, user: string, units: number, what: string): Problem {
  const holds = rupees(wallets.balance(user));
  return new Problem('payment_required', `${what} costs ${rupees(units)} rupees, the wallet holds ${holds}.`);
}

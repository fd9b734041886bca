import { DAY } from '../internal/day.ts';
import { UNITS_PER_RUPEE } from '../store/companions.ts';
import type { ApiKey, Seed, User } from '../store/records.ts';

const OPENED = Date.UTC(2024, 0, 15, 9, 30);

const users: readonly User[] = [
  { name: 'owner', isAdmin: false, createdAt: OPENED },
  { name: 'other', isAdmin: false, createdAt: OPENED + DAY },
  { name: 'admin', isAdmin: true, createdAt: OPENED - DAY },
];

const keys: readonly ApiKey[] = [
  { key: 'pix_test_owner', user: 'owner', label: 'Website', revoked: false, createdAt: OPENED },
  { key: 'pix_test_other', user: 'other', label: 'Notebook', revoked: false, createdAt: OPENED },
  { key: 'pix_test_admin', user: 'admin', label: 'Office', revoked: false, createdAt: OPENED },
  { key: 'pix_test_revoked', user: 'owner', label: 'Lost phone', revoked: true, createdAt: OPENED },
];

/** Accounts of the sample data. The revoked key always gets a 401. */
// Gap: G7
export const sampleAccounts: Pick<Seed, 'users' | 'keys' | 'wallets' | 'merchants'> = {
  users,
  keys,
  wallets: [{ user: 'owner', units: 100 * UNITS_PER_RUPEE }],
  merchants: [{ token: 'merchant_test' }],
};

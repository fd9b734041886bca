import type { ApiKey, User } from '../store/records.ts';

/** Accounts of the sample data. Gap: G7. */
export const sampleUsers: readonly User[] = [
  { name: 'owner', isAdmin: false },
  { name: 'other', isAdmin: false },
  { name: 'admin', isAdmin: true },
];

/** Their keys; the revoked one always gets 401. Gap: G7. */
export const sampleKeys: readonly ApiKey[] = [
  { key: 'pix_test_owner', user: 'owner', revoked: false },
  { key: 'pix_test_other', user: 'other', revoked: false },
  { key: 'pix_test_admin', user: 'admin', revoked: false },
  { key: 'pix_test_revoked', user: 'owner', revoked: true },
];

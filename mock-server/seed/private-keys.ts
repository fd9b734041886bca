import type { ApiKey } from '../store/records.ts';

/** Replacements for the public keys of the sample. */
export interface KeyChoice {
  /** Key of the account `owner`. Default: the stored or a random one. */
  owner?: string | undefined;
  /** Keys by account from an earlier start. */
  stored?: Readonly<Record<string, string>>;
}

const RANDOM_BYTES = 24;

/** Replaces the public keys of the sample by secret ones. Revoked keys stay, since they give no access. */
export function privateKeys(keys: readonly ApiKey[], { owner, stored: kept = {} }: KeyChoice): ApiKey[] {
  const ofOwner = keys.find(({ user, revoked }) => user === 'owner' && !revoked);
  return keys.map((key) => {
    if (owner !== undefined && key === ofOwner) return { ...key, key: owner };
    const isPublic = !key.revoked && key.key.startsWith('pix_test_');
    if (!isPublic) return key;
    return { ...key, key: (Object.hasOwn(kept, key.user) && kept[key.user]) || randomKey() };
  });
}

/** Returns the valid key of each account. */
export function keysByAccount(keys: readonly ApiKey[]): Record<string, string> {
  return Object.fromEntries(keys.filter(({ revoked }) => !revoked).map(({ user, key }) => [user, key]));
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return `pix_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

import type { ApiKey } from '../store/records.ts';

/** What keys become. */
export interface KeyChoice {
  /** The key of the account `owner`; its own or a random one if not given. */
  owner?: string | undefined;
  /** Keys by account that were made before. */
  kept?: Readonly<Record<string, string>>;
}

const RANDOM_BYTES = 24;

/** The keys with random ones in place of those of the sample, which everybody knows. Revoked ones stay: they open nothing. */
export function privateKeys(keys: readonly ApiKey[], { owner, kept = {} }: KeyChoice): ApiKey[] {
  const ofOwner = keys.find(({ user, revoked }) => user === 'owner' && !revoked);
  return keys.map((key) => {
    if (owner !== undefined && key === ofOwner) return { ...key, key: owner };
    const isPublic = !key.revoked && key.key.startsWith('pix_test_');
    if (!isPublic) return key;
    return { ...key, key: (Object.hasOwn(kept, key.user) && kept[key.user]) || randomKey() };
  });
}

/** The valid key of each account. */
export function keysByAccount(keys: readonly ApiKey[]): Record<string, string> {
  return Object.fromEntries(keys.filter(({ revoked }) => !revoked).map(({ user, key }) => [user, key]));
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return `pix_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

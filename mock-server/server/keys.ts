import { constants } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataFolder } from '../durable/open-data-folder.ts';
import type { ApiKey, Seed } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { PixServerOptions } from './server-options.ts';

/** API keys of a server that shows the user's own pictures. Node only. */

type KeyOptions = Pick<PixServerOptions, 'data' | 'pictures' | 'key' | 'warn'>;

/** Whether the server shows the user's own pictures, so that its keys must be secret. */
export function hasOwnPictures({ data, pictures }: KeyOptions): boolean {
  return data !== undefined || pictures !== undefined;
}

/** The seed with secret keys if needed. Keys for a folder of pictures are stored in that folder. */
export async function withOwnKeys(seed: Seed, options: KeyOptions): Promise<Seed> {
  const { data, pictures, key, warn } = options;
  if (!hasOwnPictures(options))
    return key === undefined ? seed : { ...seed, keys: privateKeys(seed.keys, { owner: key }) };
  // A data folder stores the keys with all other data.
  const dir = data === undefined ? pictures : undefined;
  const storedKeys = dir === undefined ? {} : await readStoredKeys(dir);
  const keys = privateKeys(seed.keys, { stored: storedKeys });
  const keysInUse = keysByAccount(keys);
  if (dir !== undefined && Object.entries(keysInUse).some(([user, value]) => storedKeys[user] !== value))
    await storeKeys(dir, keysInUse).then(
      (file) => warn?.(`API keys are stored in ${file}, which only you can read.`),
      () => warn?.(`The keys are valid for this run only: ${dir} is not writable.`),
    );
  return { ...seed, keys: key === undefined ? keys : privateKeys(keys, { owner: key }) };
}

/** In persisted data, replaces publicly known keys, and the owner's key by the requested one. */
export function replacePublicKeys(store: Store, key: string | undefined): void {
  const { keys } = store.accounts;
  const before = [...keys.values()];
  const after = privateKeys(before, { owner: key });
  store.write(() => {
    for (const [at, old] of before.entries()) {
      const now = after[at];
      if (now === undefined || now.key === old.key) continue;
      keys.delete(old.key);
      keys.put(now);
    }
  });
}

/** The state that a reset restores, without publicly known keys. */
export function withoutPublicKeys(origin: DataFolder['origin']): DataFolder['origin'] {
  return { ...origin, keys: privateKeys((origin['keys'] ?? []) as readonly ApiKey[], {}) };
}

/** Replacements for the public keys of the sample. */
export interface KeyChoice {
  /** Key of the account `owner`. Default: the stored or a random one. */
  owner?: string | undefined;
  /** Keys by account from an earlier start. */
  stored?: Readonly<Record<string, string>>;
}

const RANDOM_BYTES = 24;

/**
 * Keys that are replaced: the public ones of the sample, and random ones without the prefix by which the SDK recognizes keys
 * in markup.
 */
const REPLACED = /^pix_(?:test_|[0-9a-f]{48}$)/;

/** Form of random keys. */
const RANDOM_KEY = /^pix_local_[0-9a-f]{48}$/;

/** Replaces the public keys of the sample by secret ones. Revoked keys stay, since they give no access. */
export function privateKeys(keys: readonly ApiKey[], { owner, stored: kept = {} }: KeyChoice): ApiKey[] {
  const ofOwner = keys.find(({ user, revoked }) => user === 'owner' && !revoked);
  return keys.map((key) => {
    if (owner !== undefined && key === ofOwner) return { ...key, key: owner };
    if (key.revoked || !REPLACED.test(key.key)) return key;
    return { ...key, key: (Object.hasOwn(kept, key.user) && kept[key.user]) || randomKey() };
  });
}

/** Returns the valid key of each account. */
export function keysByAccount(keys: readonly ApiKey[]): Record<string, string> {
  return Object.fromEntries(keys.filter(({ revoked }) => !revoked).map(({ user, key }) => [user, key]));
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return `pix_local_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Hidden, so that it does not count as a picture. */
const FILE = '.pix-keys.json';

/** Permission bits of all users but the owner of a file. */
const OTHERS = 0o077;

/** Reads the keys by account from a folder; none if other users can read the file or may have written it. */
export async function readStoredKeys(dir: string): Promise<Record<string, string>> {
  const file = await open(join(dir, FILE), constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)).catch(
    () => undefined,
  );
  try {
    const { mode, uid } = (await file?.stat()) ?? {};
    const isOurs =
      process.platform === 'win32' ||
      (mode !== undefined && (mode & OTHERS) === 0 && uid === process.getuid?.());
    const text = isOurs ? await file?.readFile('utf8') : undefined;
    const kept: unknown = text === undefined ? {} : JSON.parse(text);
    const entries = Object.entries(kept as object).filter(([, key]) => RANDOM_KEY.test(String(key)));
    return Object.fromEntries(entries);
  } catch {
    return {};
  } finally {
    await file?.close();
  }
}

/**
 * Writes the keys by account to a folder, readable by the current user only. Resolves with the path of the file; rejects if the
 * folder cannot be written.
 */
export async function storeKeys(dir: string, keys: Readonly<Record<string, string>>): Promise<string> {
  const path = join(dir, FILE);
  await rm(path, { force: true });
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(keys, undefined, 2)}\n`);
  } finally {
    await file.close();
  }
  return path;
}

/** API keys of a server that shows the user's own pictures. Node only. */
import type { DataFolder } from './durable/open-data-folder.ts';
import { storeKeys, readStoredKeys } from './seed/node/stored-keys.ts';
import { keysByAccount, privateKeys } from './seed/private-keys.ts';
import type { PixServerOptions } from './server-options.ts';
import type { ApiKey, Seed } from './store/records.ts';
import type { Store } from './store/store.ts';

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

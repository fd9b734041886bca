import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../../support/data-folder.ts';
import {
  privateKeys,
  readStoredKeys,
  replacePublicKeys,
  storeKeys,
} from '../../../mock-server/server/keys.ts';
import type { ApiKey } from '../../../mock-server/store/records.ts';
import type { Store } from '../../../mock-server/store/store.ts';

it('a start with the same key changes nothing, since a full disk would refuse it', () => {
  const keys = new Map<string, ApiKey>([
    ['mine', { key: 'mine', user: 'owner' } as ApiKey],
    ['secret', { key: 'secret', user: 'other' } as ApiKey],
  ]);
  const changes: string[] = [];
  const table = {
    values: () => keys.values(),
    put: ({ key }: ApiKey) => changes.push(`put ${key}`),
    delete: (key: string) => changes.push(`delete ${key}`),
  };
  const store = { accounts: { keys: table }, write: (change: () => void) => change() } as unknown as Store;
  replacePublicKeys(store, 'mine');
  expect(changes).toEqual([]);
  replacePublicKeys(store, 'another');
  expect(changes).toEqual(['delete mine', 'put another']);
});

it('keys that the SDK would not recognize in markup are replaced, stored or not', async () => {
  const former = `pix_${'0a'.repeat(24)}`;
  const keyOf = (key: string, revoked = false) => ({ key, user: 'owner', revoked }) as ApiKey;
  const [replaced, revoked, own] = privateKeys([keyOf(former), keyOf(former, true), keyOf('mine')], {});
  expect(replaced?.key).toMatch(/^pix_local_[0-9a-f]{48}$/);
  expect([revoked?.key, own?.key]).toEqual([former, 'mine']);
  expect(privateKeys([replaced as ApiKey], {})).toEqual([replaced]);
  const dir = dirname(await newFolder());
  await storeKeys(dir, { owner: former, other: replaced?.key ?? '' });
  expect(await readStoredKeys(dir)).toEqual({ other: replaced?.key });
});

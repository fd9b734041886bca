import { expect, it } from 'vitest';
import { replacePublicKeys } from '../../../mock-server/server/keys.ts';
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

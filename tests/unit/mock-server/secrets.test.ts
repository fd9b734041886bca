import { expect, test, vi } from 'vitest';
import { findKey, sameText } from '../../../mock-server/store/accounts.ts';

/** A text that counts how often its characters are read. */
function counted(text: string) {
  const charCodeAt = vi.fn((at: number) => text.charCodeAt(at));
  return { text: { length: text.length, charCodeAt } as unknown as string, looks: charCodeAt.mock.calls };
}

const SECRET = 'del_5bG8sVq2ZkX0tYw7';

test.each([
  ['right', SECRET],
  ['wrong from its first letter on', 'x'.repeat(SECRET.length)],
  ['wrong in its last letter', `${SECRET.slice(0, -1)}x`],
  ['too short', 'd'],
  ['empty', ''],
])('a token that is %s is read as far as the right one is long (S14)', (_, candidate) => {
  const { text, looks } = counted(candidate);
  expect(sameText(SECRET, text)).toBe(candidate === SECRET);
  expect(looks).toHaveLength(SECRET.length);
});

test('every key is compared to its end, wherever the right one is (S12)', () => {
  const keys = ['pix_test_a', 'pix_test_owner', 'pix_test_b'].map((key) => ({
    key,
    user: key,
    label: '',
    revoked: false,
    createdAt: 0,
  }));
  for (const candidate of ['pix_test_a', 'pix_test_b', 'nothing']) {
    const { text, looks } = counted(candidate);
    expect(findKey(keys, text)?.key).toBe(keys.find(({ key }) => key === candidate)?.key);
    expect(looks).toHaveLength(keys.reduce((sum, { key }) => sum + key.length, 0));
  }
});

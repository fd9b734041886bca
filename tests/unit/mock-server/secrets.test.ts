import { expect, test, vi } from 'vitest';
import { redactSecrets } from '../../../mock-server/http/request-headers.ts';
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

test.each([
  ['/api/v1/images/pix_live_1234', '/api/v1/images/pix_live_***'],
  ['/i/pix_local_ab-c.d%2F/x?q=a+pix_test_1+b&page=2', '/i/pix_local_***/x?q=a+pix_test_***&page=2'],
  ['/PIX%5fLive%5F12?x=%20pix%5Ftest_3', '/PIX%5fLive%5F***?x=%20pix%5Ftest_***'],
  ['/?key=pix_live_1&pix_live_2&pix_live_3=4', '/?key=***&pix_live_***&pix_live_***'],
  ['/api/v1/images/pix_living?q=pix_', '/api/v1/images/pix_living?q=pix_'],
])('%s is logged without the keys in it, as %s (P8, S14)', (target, shown) => {
  expect(redactSecrets(target)).toBe(shown);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CODE_TIMEOUT_MS, lazy } from '../../../src/internal/lazy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Code that the test resolves or rejects. */
function createCode(timeout?: number) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const host = { requestUpdate: vi.fn() };
  const fetch = vi.fn(() => promise);
  return { code: lazy(fetch, host, timeout), host, fetch, resolve, reject };
}

it('code is loaded once, at the first call; the host updates once after loading', async () => {
  const { code, host, fetch, resolve } = createCode();
  expect(fetch).not.toHaveBeenCalled();
  expect([code(), code()]).toEqual([undefined, undefined]);
  resolve('code');
  await vi.advanceTimersByTimeAsync(2 * CODE_TIMEOUT_MS);
  expect(code()).toBe('code');
  expect([fetch.mock.calls.length, host.requestUpdate.mock.calls.length]).toEqual([1, 1]);
});

it('code that fails to load is null at once', async () => {
  const { code, host, reject } = createCode();
  code();
  reject(new Error('404'));
  await vi.advanceTimersByTimeAsync(2 * CODE_TIMEOUT_MS);
  expect(code()).toBeNull();
  expect(host.requestUpdate).toHaveBeenCalledOnce();
});

it.each([undefined, 300])(
  'code that does not load in time is null, and used when it arrives later: %j',
  async (timeout) => {
    const { code, host, resolve } = createCode(timeout);
    code();
    await vi.advanceTimersByTimeAsync((timeout ?? CODE_TIMEOUT_MS) - 1);
    expect(code()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(code()).toBeNull();
    expect(host.requestUpdate).toHaveBeenCalledOnce();
    resolve('code');
    await vi.advanceTimersByTimeAsync(0);
    expect(code()).toBe('code');
    expect(host.requestUpdate).toHaveBeenCalledTimes(2);
  },
);

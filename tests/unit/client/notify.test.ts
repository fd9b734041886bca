import { afterEach, describe, expect, it, vi } from 'vitest';
import { notify } from '../../../src/client/notify.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('A listener', () => {
  it.each([
    [
      'throws',
      () => {
        throw new Error('listener');
      },
    ],
    ['rejects later', () => Promise.reject(new Error('listener'))],
  ])('that %s is logged to the console, without further effect (U18)', async (_what, listener) => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const unhandled = vi.fn();
    process.once('unhandledRejection', unhandled);
    notify(listener, 1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    expect(error).toHaveBeenCalledExactlyOnceWith(
      'A listener threw an error, which has no further effect.',
      expect.objectContaining({ message: 'listener' }),
    );
  });

  it('is called at once', () => {
    const listener = vi.fn();
    notify(listener, 'event');
    expect(listener).toHaveBeenCalledExactlyOnceWith('event');
    expect(() => notify(undefined, 'event')).not.toThrow();
  });
});

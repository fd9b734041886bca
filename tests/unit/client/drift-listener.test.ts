import { expect, test, vi } from 'vitest';
import { reportDrift } from '../../../src/client/drift.ts';

test('each drift is told, though the listener throws or rejects, and the console tells that (U18)', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const onDrift = vi
    .fn()
    .mockImplementationOnce(() => {
      throw new Error('at once');
    })
    .mockRejectedValueOnce(new Error('later'));
  reportDrift('ping', { status: 'success', data: { odd: 1, odder: 2 } }, { onDrift });
  const { length } = onDrift.mock.calls;
  expect(length).toBeGreaterThan(2);
  await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(2));
  error.mockRestore();
});

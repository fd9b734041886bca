import { expect, test, vi } from 'vitest';
import { reportDrift } from '../../../src/client/drift.ts';

test('each drift is reported even if the listener throws or rejects, which is logged to the console (U18)', async () => {
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

import { expect, it, onTestFinished, vi } from 'vitest';
import { onRemoved } from '../../../src/internal/custom-element.ts';

it('an element that is removed by the end of a simulated document calls nothing: the globals are gone', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const callback = vi.fn();
  const removed = { isConnected: false } as Element;
  onRemoved(removed, callback);
  await Promise.resolve();
  expect(callback).not.toHaveBeenCalled();
  vi.stubGlobal('document', {});
  onRemoved(removed, callback);
  await Promise.resolve();
  expect(callback).toHaveBeenCalledOnce();
});

import { afterEach, expect, it, vi } from 'vitest';
import { nextFrame, wait, withTimeout } from '../../../src/components/pix-lightbox/wait.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the viewer stops waiting when the document of a test is gone', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('document', {});
  const ended = vi.fn();
  const start = () => {
    for (const pending of [wait(), withTimeout(new Promise(() => undefined)), nextFrame()])
      void pending.then(ended);
  };
  start();
  await vi.runAllTimersAsync();
  expect(ended).toHaveBeenCalledTimes(3);
  start();
  vi.stubGlobal('document', undefined);
  await vi.runAllTimersAsync();
  expect(ended).toHaveBeenCalledTimes(3);
});

import { expect, it, onTestFinished } from 'vitest';
import { loadPix } from '../../../src/loader.ts';

it('on a server, loadPix() rejects only if awaited, without an unhandled rejection', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  onTestFinished(() => void process.off('unhandledRejection', note));
  void loadPix({ baseUrl: 'https://pix.example' });
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(unhandled).toEqual([]);
  await expect(loadPix()).rejects.toMatchObject({ name: 'PixLoadError', code: 'no_document' });
});

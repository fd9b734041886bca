import { hasDocument } from '../../internal/documents.ts';

/** Resolves after a delay in ms. Never resolves once the document is gone, without which what follows would fail. */
export const wait = (ms?: number): Promise<unknown> =>
  new Promise((resolve) => setTimeout(() => hasDocument() && resolve(undefined), ms));

/** Resolves when a promise settles, or after a timeout. The default of 300 ms gives the page time to render a tile. */
export const withTimeout = (promise: Promise<unknown>, ms = 300): Promise<unknown> =>
  Promise.race([promise.catch(() => undefined), wait(ms)]);

/** Resolves after the next frame, or after 100 ms: hidden pages render no frames. */
export const nextFrame = (): Promise<unknown> =>
  withTimeout(
    new Promise(requestAnimationFrame).then(() => wait()),
    100,
  );

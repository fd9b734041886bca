/** Resolves after so many milliseconds. */
export const wait = (ms?: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when something has come or failed, and soon if it has not: the page gets 300 milliseconds to draw a tile. */
export const soon = (coming: Promise<unknown>, ms = 300): Promise<unknown> =>
  Promise.race([coming.catch(() => undefined), wait(ms)]);

/** Resolves when a frame has been drawn, or soon: a page that is not seen draws none. */
export const drawn = (): Promise<unknown> =>
  soon(
    new Promise(requestAnimationFrame).then(() => wait()),
    100,
  );

/** Resolves after so many milliseconds. */
export const wait = (ms?: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds after which a frame is not waited for any more: a page that is not seen draws none. */
const UNSEEN = 100;

/** Resolves when a frame has been drawn. */
export const drawn = (): Promise<unknown> =>
  Promise.race([new Promise(requestAnimationFrame).then(() => wait()), wait(UNSEEN)]);

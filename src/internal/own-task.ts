let last: Promise<unknown> = Promise.resolve();

/** Resolves in a task of its own, one caller after the other: together, what they do would be one long task. */
export const ownTask = (): Promise<unknown> =>
  (last = last.then(() => new Promise((resolve) => setTimeout(resolve))));

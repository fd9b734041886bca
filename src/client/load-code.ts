import { PixNetworkError } from './transport/errors.ts';

/** Awaits a lazily loaded module; a failure to load it is a network error. */
export const loadCode = <Module>(loading: Promise<Module>): Promise<Module> =>
  loading.catch((cause: unknown) => {
    throw new PixNetworkError(cause);
  });

import { PixNetworkError } from './transport/errors.ts';

/**
 * Awaits a lazily loaded module.
 *
 * @throws PixNetworkError when the module cannot be loaded.
 */
export const loadCode = <Module>(loading: Promise<Module>): Promise<Module> =>
  loading.catch((cause: unknown) => {
    throw new PixNetworkError(cause);
  });

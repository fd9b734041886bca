import { PixNetworkError } from './errors.ts';

/** Code that is loaded when it is first needed; what stands in its way is the network. */
export const loadCode = <Module>(loading: Promise<Module>): Promise<Module> =>
  loading.catch((cause: unknown) => {
    throw new PixNetworkError(cause);
  });

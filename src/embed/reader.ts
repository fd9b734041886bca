import type { TimeLimits } from '../client/core/deadline.ts';

/**
 * Reads a JSON response of the picture service.
 *
 * @param open Extracts the data of the response; `undefined` means that the response is a failure.
 */
export type Reader = (
  path: string,
  query: object,
  options?: { signal?: AbortSignal | undefined },
  open?: (body: unknown) => unknown,
) => Promise<unknown>;

/** Limits of a read. */
export interface ReadLimits extends Partial<TimeLimits> {
  /** Number of retries after a failure. Default 2. */
  retry?: number;
}

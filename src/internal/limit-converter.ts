import { parseLimit } from './parse-limit.ts';

/** Lit converter of a `limit` attribute: an invalid count means the default. */
export const limitConverter = (fallback: number) => ({
  fromAttribute: (value: string | null) => parseLimit(value) ?? fallback,
});

/** Time limits, in milliseconds, of work that is done before there is an answer. */
export const SLOW_OPERATION_LIMITS = { pause: 120_000, total: 120_000 };

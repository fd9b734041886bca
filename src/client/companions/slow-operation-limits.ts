/** Time limits, in milliseconds, of operations that run for long before they respond. */
export const SLOW_OPERATION_LIMITS = { pause: 120_000, total: 120_000 };

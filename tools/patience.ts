/**
 * Time limits of all tests, in ms. They end tests that hang, and say nothing about speed: ten times of what the slowest test takes
 * on a slow, busy machine. No test has a limit of its own.
 */
export const PATIENCE_MS = {
  /** A condition that a test waits for. */
  condition: 60_000,
  /** A whole test, or its preparation. */
  test: 600_000,
} as const;

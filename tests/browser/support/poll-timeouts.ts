import { vi } from 'vitest';

/** Default timeout of `vi.waitFor` and `vi.waitUntil`, instead of one second: busy machines need more. */
const TIMEOUT_MS = 5_000;

const { waitFor, waitUntil } = vi;
const withTimeout = <T extends object>(options: number | T) =>
  typeof options === 'number' ? options : { timeout: TIMEOUT_MS, ...options };
vi.waitFor = (check, options = {}) => waitFor(check, withTimeout(options));
vi.waitUntil = (check, options = {}) => waitUntil(check, withTimeout(options));

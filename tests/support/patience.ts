import { vi } from 'vitest';
import { PATIENCE_MS } from '../../tools/patience.ts';

// `vi.waitFor` and `vi.waitUntil` have no setting for their default of one second.
const { waitFor, waitUntil } = vi;
const withTimeout = <T extends object>(options: number | T) =>
  typeof options === 'number' ? options : { timeout: PATIENCE_MS.condition, ...options };
vi.waitFor = (check, options = {}) => waitFor(check, withTimeout(options));
vi.waitUntil = (check, options = {}) => waitUntil(check, withTimeout(options));

import { vi } from 'vitest';

/** Milliseconds to wait for, not one thousand: a busy machine takes its time. */
const PATIENCE = 5_000;

const { waitFor } = vi;
vi.waitFor = (check, options = {}) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: PATIENCE, ...options });

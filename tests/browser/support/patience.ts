import { vi } from 'vitest';

/** Milliseconds to wait for, not one thousand: a busy machine takes its time. */
const PATIENCE = 5_000;

const { waitFor, waitUntil } = vi;
const patient = <T extends object>(options: number | T) =>
  typeof options === 'number' ? options : { timeout: PATIENCE, ...options };
vi.waitFor = (check, options = {}) => waitFor(check, patient(options));
vi.waitUntil = (check, options = {}) => waitUntil(check, patient(options));

/** Waits for running decoding jobs after each test file: test files share a process, and so its queue of jobs. */
import { afterAll, expect } from 'vitest';
import { isStillDecoding } from '../../../mock-server/imaging/node/decoding.ts';

afterAll(async () => expect(await isStillDecoding(120_000)).toBe(false));

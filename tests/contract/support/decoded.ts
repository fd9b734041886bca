/** Files of tests share a process, and in it the turns that pictures take: what one has begun is over before the next. */
import { afterAll, expect } from 'vitest';
import { isStillDecoding } from '../../../mock-server/imaging/node/decode-schedule.ts';

afterAll(async () => expect(await isStillDecoding(120_000)).toBe(false), 150_000);

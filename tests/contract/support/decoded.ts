/** Files of tests share a process, and in it the turns that pictures take: what one has begun is over before the next. */
import { afterAll, expect } from 'vitest';
import { isStillDecoding } from '../../../mock-server/imaging/node/in-turn.ts';

afterAll(async () => expect(await isStillDecoding(30_000)).toBe(false), 40_000);
